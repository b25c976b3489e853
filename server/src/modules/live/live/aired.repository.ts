import type { Reader } from '../../../platform/database/index.ts';
import { momentAt } from '../../../platform/database/index.ts';
import { roomOf } from './live.domain.ts';
import { tables } from './live.tables.ts';

/** Live sessions that are on air, or still were after a moment, UTC ms. */
export async function findAired(
  reader: Reader,
  since: number,
): Promise<{ liveId: string; channelId: string; room: string; startedAt: number; endedAt: number | null }[]> {
  const rows = await tables(reader)
    .selectFrom('live')
    .select(['live_id', 'channel_id', 'started_at', 'ended_at'])
    .where('started_at', 'is not', null)
    .where((where) => where.or([where('state', '=', 'live'), where('ended_at', '>=', momentAt(since))]))
    .execute();
  return rows.flatMap(({ live_id, channel_id, started_at, ended_at }) =>
    started_at === null
      ? []
      : [
          {
            liveId: live_id,
            channelId: channel_id,
            room: roomOf(live_id),
            startedAt: started_at,
            endedAt: ended_at,
          },
        ],
  );
}

/** Those who said within a time that they watch; UTC ms, its end not included. */
export async function findWatchedIn(
  reader: Reader,
  liveId: string,
  from: number,
  until: number,
): Promise<string[]> {
  const rows = await tables(reader)
    .selectFrom('live_watch')
    .select('uid')
    .where('live_id', '=', liveId)
    .where('last_at', '>=', momentAt(from))
    .where('last_at', '<', momentAt(until))
    .execute();
  return rows.map(({ uid }) => uid);
}
