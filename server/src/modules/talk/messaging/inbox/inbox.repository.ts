import { sql } from 'kysely';
import type { Reader, Tx } from '../../../../platform/database/index.ts';
import { isNotDeletedBy } from '../messages/deletions.repository.ts';
import type { FrameRow } from '../messaging.tables.ts';
import { unreadAfter } from './unread.repository.ts';

type InboxTables = {
  room_frame: FrameRow;
  room_read: { room: string; uid: string; seq: number };
};
const tables = (reader: Reader) => reader.withTables<InboxTables>();

/** A member and a room of theirs. */
export interface Pair {
  readonly uid: string;
  readonly room: string;
}

/** What of each pair's room the member has not read, and up to which `seq` of the room that is counted. */
export interface UnreadCount extends Pair {
  readonly last_seq: number;
  readonly read_seq: number;
  readonly unread: number;
  /** One of them names the member, or everybody. */
  readonly mentioned: boolean;
}

/** Counts for many pairs as of one moment, in one query. @param most counting stops there */
export async function countUnread(
  reader: Reader,
  pairs: readonly Pair[],
  most: number,
): Promise<UnreadCount[]> {
  const uids = pairs.map(({ uid }) => uid);
  const rooms = pairs.map(({ room }) => room);
  const { rows } = await sql<UnreadCount>`
    SELECT asked.uid, asked.room, room.last_seq, coalesce(mark.seq, 0) AS read_seq,
      after.unread, after.mentioned
    FROM unnest(${uids}::text[], ${rooms}::text[]) AS asked (uid, room)
    JOIN room ON room.name = asked.room
    LEFT JOIN room_read AS mark ON mark.room = asked.room AND mark.uid = asked.uid
    CROSS JOIN LATERAL ${unreadAfter({ room: sql`asked.room`, uid: sql`asked.uid`, seq: sql`coalesce(mark.seq, 0)` }, most)}
      AS after`.execute(reader);
  return rows;
}

/** The newest message of each room, also one that was taken back. */
export const lastMessages = (reader: Reader, rooms: readonly string[]): Promise<FrameRow[]> =>
  tables(reader)
    .selectFrom(sql<{ name: string }>`unnest(${[...rooms]}::text[])`.as<'asked'>(sql`asked (name)`))
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('room_frame')
          .selectAll()
          .whereRef('room_frame.room', '=', 'asked.name')
          .where('type', '=', 'msg')
          .orderBy('seq', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .selectAll('last')
    .execute();

/** `seq` of the last message of others that the member can read; null for none. @param joinedSeq as in `RoomAccess` */
export async function lastOfOthers(
  reader: Reader,
  room: string,
  uid: string,
  joinedSeq: number,
): Promise<number | null> {
  const row = await tables(reader)
    .selectFrom('room_frame')
    .select('seq')
    .where('room', '=', room)
    .where('seq', '>', joinedSeq)
    .where('type', '=', 'msg')
    .where('status', '=', 'normal')
    .where('sender', '!=', uid)
    .where(isNotDeletedBy(uid))
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.seq ?? null;
}

/** Moves a member's read mark, back as well. */
export async function setRead(tx: Tx, room: string, uid: string, seq: number): Promise<void> {
  await tables(tx)
    .insertInto('room_read')
    .values({ room, uid, seq })
    .onConflict((conflict) => conflict.columns(['room', 'uid']).doUpdateSet({ seq }))
    .execute();
}
