import type { NextLive } from '@goldbean/contract';
import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/index.ts';
import { tables } from '../live-sessions.tables.ts';
import { notLate, openTo } from './visibility.repository.ts';

/**
 * Of each channel the live session on air, else the next that is to begin, with one query.
 * @param viewer what is closed to them as a network member does not count
 * @param now UTC ms: what should have begun already does not count
 */
export async function findNextLives(
  reader: Reader,
  channelIds: readonly string[],
  viewer: string,
  now: number,
): Promise<Map<string, NextLive>> {
  const rows = await tables(reader)
    .selectFrom('live')
    .distinctOn('channel_id')
    .select(['channel_id', 'live_id', 'name', 'state', 'start_at'])
    .where('channel_id', '=', sql<string>`ANY(${[...channelIds]}::text[])`)
    .where(openTo(viewer))
    .where('state', 'in', ['live', 'not_started'])
    .where(notLate(now))
    .orderBy('channel_id')
    .orderBy(sql`CASE state WHEN 'live' THEN 0 ELSE 1 END`)
    .orderBy('start_at')
    .orderBy('live_id')
    .execute();
  return new Map(
    rows.map(({ channel_id, live_id, name, state, start_at }) => [
      channel_id,
      { live_id, name, state: state === 'live' ? 'live' : 'not_started', start_time_ts: start_at },
    ]),
  );
}
