import { sql, type RawBuilder } from 'kysely';
import type { Reader, Tx } from '../../../../platform/database/index.ts';

/** Deletes messages for one member; those that already were stay so. @param at UTC ms */
export async function deleteFor(
  tx: Tx,
  uid: string,
  room: string,
  seqs: readonly number[],
  at: number,
): Promise<void> {
  await sql`
    INSERT INTO message_deletion (uid, room, seq, deleted_at)
    SELECT ${uid}, ${room}, seq, ${new Date(at)} FROM unnest(${[...seqs]}::bigint[]) AS seq
    ON CONFLICT DO NOTHING`.execute(tx);
}

/** Those of `seqs` that the member has deleted. */
export async function findDeleted(
  reader: Reader,
  uid: string,
  room: string,
  seqs: readonly number[],
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ seq: number }>`
    SELECT seq FROM message_deletion
    WHERE uid = ${uid} AND room = ${room} AND seq = ANY(${[...seqs]}::bigint[])`.execute(reader);
  return new Set(rows.map(({ seq }) => seq));
}

/** A condition on `room_frame`: the member has not deleted it. */
export const isNotDeletedBy = (
  uid: string | RawBuilder<string>,
): RawBuilder<boolean> => sql<boolean>`NOT EXISTS (
  SELECT 1 FROM message_deletion AS gone
  WHERE gone.uid = ${uid} AND gone.room = room_frame.room AND gone.seq = room_frame.seq)`;
