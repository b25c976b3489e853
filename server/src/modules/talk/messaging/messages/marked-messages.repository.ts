import { sql } from 'kysely';
import type { Reader, Tx } from '../../../../platform/database/index.ts';
import type { FrameRow } from '../messaging.tables.ts';

/** The messages at these places of several rooms, in no order. */
export async function findMessagesAt(
  reader: Reader,
  places: readonly { readonly room: string; readonly seq: number }[],
): Promise<FrameRow[]> {
  const rooms = places.map(({ room }) => room);
  const seqs = places.map(({ seq }) => seq);
  const { rows } = await sql<FrameRow>`
    SELECT room_frame.* FROM unnest(${rooms}::text[], ${seqs}::bigint[]) AS place (room, seq)
    JOIN room_frame USING (room, seq) WHERE type = 'msg'`.execute(reader);
  return rows;
}

/** Hides a message, whose body stays, or shows it again. @returns whether that changed anything */
export async function setBlocked(tx: Tx, room: string, seq: number, on: boolean): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE room_frame SET status = ${on ? 'blocked' : 'normal'}
    WHERE room = ${room} AND seq = ${seq} AND status = ${on ? 'normal' : 'blocked'}`.execute(tx);
  return (numAffectedRows ?? 0n) > 0n;
}
