import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/index.ts';
import { tables } from '../live-sessions.tables.ts';
import { openTo } from './visibility.repository.ts';

/** With how many live sessions each of `uids` was on air; who never was is left out. */
export async function countLivesOf(reader: Reader, uids: readonly string[]): Promise<Map<string, number>> {
  const rows = await tables(reader)
    .selectFrom('live')
    .select((select) => ['streamer_uid', select.fn.countAll<number>().as('n')])
    .where('streamer_uid', '=', sql<string>`ANY(${[...uids]}::text[])`)
    .where('started_at', 'is not', null)
    .groupBy('streamer_uid')
    .execute();
  return new Map(rows.map(({ streamer_uid, n }) => [streamer_uid, n]));
}

/** What each of `uids` is on air with that a member may know of, the latest; who is not on air is left out. */
export async function findOnAirOf(
  reader: Reader,
  uids: readonly string[],
  viewer: string,
): Promise<Map<string, { live_id: string; name: string }>> {
  const rows = await tables(reader)
    .selectFrom('live')
    .distinctOn('streamer_uid')
    .select(['streamer_uid', 'live_id', 'name'])
    .where('streamer_uid', '=', sql<string>`ANY(${[...uids]}::text[])`)
    .where('state', '=', 'live')
    .where(openTo(viewer))
    .orderBy('streamer_uid')
    .orderBy('started_at', 'desc')
    .execute();
  return new Map(rows.map(({ streamer_uid, live_id, name }) => [streamer_uid, { live_id, name }]));
}
