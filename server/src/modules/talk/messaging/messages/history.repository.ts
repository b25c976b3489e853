import { sql } from 'kysely';
import type { Reader, Tx } from '../../../../platform/database/index.ts';
import { isNotDeletedBy } from './deletions.repository.ts';
import { tables, type FrameRow } from '../messaging.tables.ts';
import { unreadAfter } from '../inbox/unread.repository.ts';

/** As PostgreSQL writes a row as JSON: its moment is ISO 8601. */
type FrameJson = Omit<FrameRow, 'ts'> & { readonly ts: string };

/** Messages by id, in the order in which they were sent. */
export const findMessages = (reader: Reader, room: string, ids: readonly string[]): Promise<FrameRow[]> =>
  tables(reader)
    .selectFrom('room_frame')
    .selectAll()
    .where('room', '=', room)
    .where('id', '=', sql<string>`ANY(${[...ids]}::text[])`)
    .where('type', '=', 'msg')
    .orderBy('seq')
    .execute();

/** Messages at these places, in the order in which they are given. */
export async function findAt(reader: Reader, room: string, seqs: readonly number[]): Promise<FrameRow[]> {
  const rows = await tables(reader)
    .selectFrom('room_frame')
    .selectAll()
    .where('room', '=', room)
    .where('seq', '=', sql<number>`ANY(${[...seqs]}::bigint[])`)
    .execute();
  const bySeq = new Map(rows.map((row) => [row.seq, row]));
  return seqs.flatMap((seq) => bySeq.get(seq) ?? []);
}

/** Frames after `from` up to `to`, in order. */
export const framesBetween = (reader: Reader, room: string, from: number, to: number): Promise<FrameRow[]> =>
  tables(reader)
    .selectFrom('room_frame')
    .selectAll()
    .where('room', '=', room)
    .where('seq', '>', from)
    .where('seq', '<=', to)
    .orderBy('seq')
    .execute();

/** The room and its last `most` frames, oldest first, in one query and so as of one moment. */
export async function loadRoom(
  reader: Reader,
  room: string,
  most: number,
): Promise<{ epoch: string; last: number; rows: FrameRow[] } | null> {
  const rows = await tables(reader)
    .selectFrom('room')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('room_frame')
          .selectAll()
          .whereRef('room_frame.room', '=', 'room.name')
          .orderBy('seq', 'desc')
          .limit(most)
          .as('frame'),
      (join) => join.onTrue(),
    )
    .select(['room.epoch', 'room.last_seq'])
    .selectAll('frame')
    .where('room.name', '=', room)
    .orderBy('frame.seq')
    .execute();
  const [first] = rows;
  if (!first) return null;
  const frames = rows.filter((row): row is typeof row & FrameRow => row.seq !== null);
  return { epoch: first.epoch, last: first.last_seq, rows: frames };
}

/** Newest `seq` of each room. */
export async function headsOf(reader: Reader, rooms: readonly string[]): Promise<Map<string, number>> {
  const rows = await tables(reader)
    .selectFrom('room')
    .select(['name', 'last_seq'])
    .where('name', '=', sql<string>`ANY(${rooms}::text[])`)
    .execute();
  return new Map(rows.map((row) => [row.name, row.last_seq]));
}

/** How a room stands for a member. */
interface Head {
  room: string;
  last_seq: number;
  read_seq: number;
  unread: number;
  /** An unread message names them, or everybody. */
  mentioned: boolean;
  last: FrameRow | null;
}

/**
 * Counts, up to `most`, messages of others after the member's mark, and finds the last message that was sent after
 * `joinedSeq` and that the member has not deleted, in each room.
 */
export async function findHeads(
  reader: Reader,
  uid: string,
  rooms: readonly { readonly room: string; readonly joinedSeq?: number | undefined }[],
  most: number,
): Promise<Head[]> {
  const names = rooms.map(({ room }) => room);
  const joined = rooms.map(({ joinedSeq }) => joinedSeq ?? 0);
  const { rows } = await sql<Omit<Head, 'last'> & { last: FrameJson | null }>`
    SELECT room.name AS room, room.last_seq, coalesce(mark.seq, 0) AS read_seq,
      after.unread, after.mentioned,
      to_jsonb(last) AS last
    FROM unnest(${names}::text[], ${joined}::bigint[]) AS asked (room, joined_seq)
    JOIN room ON room.name = asked.room
    LEFT JOIN room_read AS mark ON mark.room = room.name AND mark.uid = ${uid}
    CROSS JOIN LATERAL ${unreadAfter({ room: sql`room.name`, uid: sql`${uid}::text`, seq: sql`coalesce(mark.seq, 0)` }, most)}
      AS after
    LEFT JOIN LATERAL (
      SELECT * FROM room_frame
      WHERE room_frame.room = room.name AND type = 'msg' AND room_frame.seq > asked.joined_seq
        AND ${isNotDeletedBy(uid)}
      ORDER BY room_frame.seq DESC LIMIT 1
    ) AS last ON true`.execute(reader);
  return rows.map(({ last, ...head }) => ({ ...head, last: last && { ...last, ts: Date.parse(last.ts) } }));
}

/**
 * Messages of a page that the member has not deleted: the newest before `before`, or the oldest after `after`; always
 * oldest first.
 */
export async function findHistory(
  reader: Reader,
  room: string,
  uid: string,
  page: {
    readonly before: number | undefined;
    readonly after: number | undefined;
    /** As in `RoomAccess`. */
    readonly joinedSeq: number;
    readonly most: number;
  },
): Promise<FrameRow[]> {
  const { before, after, joinedSeq, most } = page;
  const isForward = after !== undefined && before === undefined;
  let query = tables(reader)
    .selectFrom('room_frame')
    .selectAll()
    .where('room', '=', room)
    .where('type', '=', 'msg')
    .where(isNotDeletedBy(uid))
    .orderBy('seq', isForward ? 'asc' : 'desc')
    .limit(most);
  if (before !== undefined) query = query.where('seq', '<', before);
  const from = Math.max(after ?? 0, joinedSeq);
  if (from > 0) query = query.where('seq', '>', from);
  const rows = await query.execute();
  return isForward ? rows : rows.reverse();
}

/**
 * Moves a member's read mark, never back, and counts messages of others after it.
 * @param most counting stops there
 */
export async function markRead(
  tx: Tx,
  room: string,
  uid: string,
  seq: number,
  most: number,
): Promise<number> {
  const mark = await tables(tx)
    .insertInto('room_read')
    .values({ room, uid, seq })
    .onConflict((conflict) =>
      conflict
        .columns(['room', 'uid'])
        .doUpdateSet({ seq: sql<number>`greatest(room_read.seq, excluded.seq)` }),
    )
    .returning('seq')
    .executeTakeFirstOrThrow();
  const { rows } = await sql<{ n: number }>`
    SELECT unread AS n
    FROM ${unreadAfter({ room: sql`${room}`, uid: sql`${uid}::text`, seq: sql`${mark.seq}` }, most)} AS after`.execute(
    tx,
  );
  return rows[0]?.n ?? 0;
}

/** Whether the member has written anything in any room: one look into an index for each room there is. */
export async function hasSpoken(reader: Reader, uid: string): Promise<boolean> {
  const { rows } = await sql<{ spoken: boolean }>`SELECT EXISTS (SELECT 1 FROM room WHERE EXISTS (
    SELECT 1 FROM room_frame WHERE room_frame.room = room.name AND sender = ${uid} AND type = 'msg')) AS spoken`.execute(
    reader,
  );
  return rows[0]?.spoken ?? false;
}

/** How many messages each member wrote in a room within a time, UTC ms, and that stand there still. */
export async function countMessagesIn(
  reader: Reader,
  room: string,
  from: number,
  until: number,
): Promise<{ uid: string; n: number }[]> {
  const { rows } = await sql<{ uid: string; n: number }>`SELECT sender AS uid, count(*) AS n FROM room_frame
    WHERE room = ${room} AND type = 'msg' AND status = 'normal' AND sender IS NOT NULL
      AND ts >= ${new Date(from)} AND ts < ${new Date(until)}
    GROUP BY sender`.execute(reader);
  return rows;
}

export async function hasWritten(
  reader: Reader,
  room: string,
  { uid, text, since }: { readonly uid: string; readonly text: string; readonly since: number },
): Promise<boolean> {
  const { rows } = await sql<{ written: boolean }>`SELECT EXISTS (SELECT 1 FROM room_frame
    WHERE room = ${room} AND sender = ${uid} AND type = 'msg' AND kind = 'text' AND status = 'normal'
      AND ts >= ${new Date(since)} AND body ->> 'text' = ${text}) AS written`.execute(reader);
  return rows[0]?.written ?? false;
}
