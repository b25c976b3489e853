import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/database/index.ts';

/** A favourite of a member, by the place of its message. */
export interface FavouriteRow {
  readonly id: string;
  readonly room: string;
  readonly seq: number;
  /** UTC ms. */
  readonly saved_at: number;
}

/** Those that are favourites already keep their time. @param at UTC ms */
export async function saveFavourites(
  tx: Tx,
  uid: string,
  room: string,
  seqs: readonly number[],
  at: number,
): Promise<void> {
  await sql`
    INSERT INTO message_favourite (uid, room, seq, saved_at)
    SELECT ${uid}, ${room}, seq, ${new Date(at)} FROM unnest(${[...seqs]}::bigint[]) AS seq
    ON CONFLICT DO NOTHING`.execute(tx);
}

export async function deleteFavourites(
  tx: Tx,
  uid: string,
  room: string,
  seqs: readonly number[],
): Promise<void> {
  await sql`
    DELETE FROM message_favourite
    WHERE uid = ${uid} AND room = ${room} AND seq = ANY(${[...seqs]}::bigint[])`.execute(tx);
}

/** Ids of the member's newest favourites in a room, of the messages after `joinedSeq`. */
export async function findFavouriteIds(
  reader: Reader,
  uid: string,
  room: string,
  { joinedSeq, most }: { readonly joinedSeq: number; readonly most: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT frame.id FROM message_favourite AS saved JOIN room_frame AS frame USING (room, seq)
    WHERE saved.uid = ${uid} AND room = ${room} AND seq > ${joinedSeq}
    ORDER BY saved.saved_at DESC, seq DESC LIMIT ${most}`.execute(reader);
  return rows.map(({ id }) => id);
}

/** A page of a member's favourites of all rooms, the newest first, and how many there are. @param page from 1 */
export async function findFavourites(
  reader: Reader,
  uid: string,
  page: number,
  pageSize: number,
): Promise<{ rows: FavouriteRow[]; total: number }> {
  const counted = await sql<{ n: number }>`
    SELECT count(*) AS n FROM message_favourite WHERE uid = ${uid}`.execute(reader);
  const { rows } = await sql<FavouriteRow>`
    SELECT frame.id, room, seq, saved.saved_at
    FROM message_favourite AS saved JOIN room_frame AS frame USING (room, seq)
    WHERE saved.uid = ${uid}
    ORDER BY saved.saved_at DESC, room DESC, seq DESC
    LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`.execute(reader);
  return { rows, total: counted.rows[0]?.n ?? 0 };
}
