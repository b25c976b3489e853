import { momentAt, type Reader, type Tx } from '../../../../platform/database/index.ts';
import { tables } from '../live-sessions.tables.ts';

/**
 * Marks the appointments whose members were not yet notified that this start is near. Each is returned once, also when two
 * servers ask in one moment.
 */
export async function takeSoon(tx: Tx, liveId: string, startAt: number): Promise<string[]> {
  const rows = await tables(tx)
    .updateTable('live_appointment')
    .set({ soon_for: new Date(startAt) })
    .where('live_id', '=', liveId)
    .where('soon_for', 'is distinct from', momentAt(startAt))
    .returning('uid')
    .execute();
  return rows.map(({ uid }) => uid);
}

/** The same of those who were not yet notified that it is on air. */
export async function takeStarted(tx: Tx, liveId: string): Promise<string[]> {
  const rows = await tables(tx)
    .updateTable('live_appointment')
    .set({ told_start: true })
    .where('live_id', '=', liveId)
    .where('told_start', '=', false)
    .returning('uid')
    .execute();
  return rows.map(({ uid }) => uid);
}

/** Ids and starts (UTC ms) of the live sessions that have not begun. */
export const findToStart = (reader: Reader): Promise<{ live_id: string; start_at: number }[]> =>
  tables(reader)
    .selectFrom('live')
    .select(['live_id', 'start_at'])
    .where('state', '=', 'not_started')
    .execute();
