import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';

/** Remembers who hid a message and why. @param at UTC ms */
export async function saveBlock(
  tx: Tx,
  { room, seq, uid, reason }: { room: string; seq: number; uid: string; reason: string },
  at: number,
): Promise<void> {
  await sql`
    INSERT INTO message_block (room, seq, by_uid, reason, blocked_at)
    VALUES (${room}, ${seq}, ${uid}, ${reason}, ${new Date(at)})`.execute(tx);
}

export async function deleteBlock(tx: Tx, room: string, seq: number): Promise<void> {
  await sql`DELETE FROM message_block WHERE room = ${room} AND seq = ${seq}`.execute(tx);
}
