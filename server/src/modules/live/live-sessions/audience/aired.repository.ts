import { sql } from 'kysely';
import { momentAt, type Reader, type Tx } from '../../../../platform/database/index.ts';
import { roomOf } from '../live-sessions.domain.ts';
import { tables } from '../live-sessions.tables.ts';

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

/** A first report tells at most of this time, s: the next ones are measured by when they come. */
const firstSeconds = 60;

/**
 * The whole minutes that members have watched since they were last taken, each once. Nobody watches longer than the time that
 * has passed, whatever they report.
 */
export async function takeWatched(tx: Tx, liveId: string): Promise<{ uid: string; n: number }[]> {
  const { rows } = await sql<{ uid: string; n: number }>`
    WITH watched AS (
      SELECT uid, counted_minutes AS counted,
        least(seconds, extract(epoch FROM last_at - first_at)::int + ${firstSeconds}::int) / 60 AS minutes
      FROM live_watch
      WHERE live_id = ${liveId} AND last_at IS NOT NULL AND seconds / 60 > counted_minutes
      FOR UPDATE
    )
    UPDATE live_watch SET counted_minutes = watched.minutes
    FROM watched
    WHERE live_watch.live_id = ${liveId} AND live_watch.uid = watched.uid AND watched.minutes > watched.counted
    RETURNING live_watch.uid, (watched.minutes - watched.counted) AS n`.execute(tx);
  return rows;
}
