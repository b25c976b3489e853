import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/index.ts';
import { tables, type LiveRow } from '../live-sessions.tables.ts';
import { notLate } from './visibility.repository.ts';

/** Live sessions on air that everybody may enter, the latest first, and how many they are. */
export async function findPublicOnAir(
  reader: Reader,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ rows: LiveRow[]; total: number }> {
  const open = tables(reader)
    .selectFrom('live')
    .where('course_type', '=', 1)
    .where('block_network', '=', false)
    .where('state', '=', 'live');
  const rows = await open
    .selectAll()
    .orderBy('started_at', (order) => order.desc().nullsLast())
    .orderBy('live_id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const { n } = await open.select((select) => select.fn.countAll<number>().as('n')).executeTakeFirstOrThrow();
  return { rows, total: n };
}

/** The live session that everybody may enter: the latest on air, else the next to begin. @param now UTC ms */
export async function findPublicLive(reader: Reader, now: number): Promise<LiveRow | null> {
  const row = await tables(reader)
    .selectFrom('live')
    .selectAll()
    .where('course_type', '=', 1)
    .where('block_network', '=', false)
    .where('state', 'in', ['live', 'not_started'])
    .where(notLate(now))
    .orderBy(sql`CASE state WHEN 'live' THEN 0 ELSE 1 END`)
    .orderBy('started_at', (order) => order.desc().nullsLast())
    .orderBy('start_at')
    .orderBy('live_id')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}
