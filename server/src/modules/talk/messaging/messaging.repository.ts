import { sql, type Selectable } from 'kysely';
import type { Message } from '@goldbean/contract';
import { withDates, type Moment, type Reader, type Tx } from '../../../platform/database/index.ts';
import type { SystemMessage, RoomEvent } from './messaging.ports.ts';

type FrameTable = {
  room: string;
  seq: number;
  type: 'msg' | 'event';
  id: string | null;
  client_msg_id: string | null;
  sender: string | null;
  kind: string;
  body: unknown;
  reply_to: string | null;
  mentions: string[];
  status: Message['status'];
  recalled_by: string | null;
  ts: Moment;
};
export type FrameRow = Selectable<FrameTable>;
/** As PostgreSQL writes a row as JSON: its moment is ISO 8601. */
type FrameJson = Omit<FrameRow, 'ts'> & { readonly ts: string };

type Tables = {
  room: { name: string; epoch: string; last_seq: number; muted_all: boolean; created_at: Moment };
  room_frame: FrameTable;
  room_read: { room: string; uid: string; seq: number };
};

/** A frame before it has its number. */
export type NewFrame = Omit<FrameRow, 'room' | 'seq' | 'status' | 'recalled_by'>;

/** A room's numbering and whether only its staff may speak. */
export interface RoomRow {
  readonly epoch: string;
  readonly last_seq: number;
  readonly muted_all: boolean;
}

const tables = (reader: Reader) => reader.withTables<Tables>();
const roomColumns = ['epoch', 'last_seq', 'muted_all'] as const;

/** @param at UTC ms */
export async function insertRoom(tx: Tx, name: string, epoch: string, at: number): Promise<void> {
  await tables(tx)
    .insertInto('room')
    .values({ name, epoch, last_seq: 0, muted_all: false, created_at: new Date(at) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export const findRoom = (reader: Reader, name: string): Promise<RoomRow | undefined> =>
  tables(reader).selectFrom('room').select(roomColumns).where('name', '=', name).executeTakeFirst();

/** Locks the room: other transactions number its frames only after this one ends. */
export const lockRoom = (tx: Tx, name: string): Promise<RoomRow | undefined> =>
  tables(tx)
    .selectFrom('room')
    .select(roomColumns)
    .where('name', '=', name)
    .forNoKeyUpdate()
    .executeTakeFirst();

export async function setRoomMuted(tx: Tx, name: string, on: boolean): Promise<void> {
  await tables(tx).updateTable('room').set({ muted_all: on }).where('name', '=', name).execute();
}

/**
 * Numbers and keeps frames: one update of the counter, one insert of them all.
 * @returns them in order, or null when there is no such room
 */
export async function appendFrames(
  tx: Tx,
  room: string,
  frames: readonly NewFrame[],
): Promise<FrameRow[] | null> {
  const counted = await tables(tx)
    .updateTable('room')
    .set((eb) => ({ last_seq: eb('last_seq', '+', frames.length) }))
    .where('name', '=', room)
    .returning('last_seq')
    .executeTakeFirst();
  if (!counted) return null;
  const first = counted.last_seq - frames.length + 1;
  const rows = frames.map((frame, index): FrameRow => ({
    ...frame,
    room,
    seq: first + index,
    status: 'normal',
    recalled_by: null,
  }));
  if (rows.length > 0)
    await tables(tx)
      .insertInto('room_frame')
      .values(rows.map((row) => withDates(row, 'ts')))
      .execute();
  return rows;
}

/** A message that a feature says for a member, as a frame without a number. @param ts UTC ms */
export const houseFrame = ({ id, sender, kind, body }: SystemMessage, ts: number): NewFrame => ({
  type: 'msg',
  id,
  client_msg_id: id,
  sender,
  kind,
  body,
  reply_to: null,
  mentions: [],
  ts,
});

/** An event as a frame without a number. @param ts UTC ms */
export const eventFrame = (event: RoomEvent, ts: number): NewFrame => ({
  type: 'event',
  id: null,
  client_msg_id: null,
  sender: null,
  kind: event.kind,
  body: event,
  reply_to: null,
  mentions: [],
  ts,
});

/** Stored messages with one of these pairs of sender and `client_msg_id`. */
export function findSaid(
  tx: Tx,
  room: string,
  said: readonly { readonly uid: string; readonly clientMsgId: string }[],
): Promise<FrameRow[]> {
  const senders = said.map(({ uid }) => uid);
  const ids = said.map(({ clientMsgId }) => clientMsgId);
  return tables(tx)
    .selectFrom('room_frame')
    .selectAll()
    .where('room', '=', room)
    .where(
      sql<boolean>`(sender, client_msg_id) IN (SELECT * FROM unnest(${senders}::text[], ${ids}::text[]))`,
    )
    .execute();
}

export const findMessage = (tx: Tx, room: string, id: string): Promise<FrameRow | undefined> =>
  tables(tx)
    .selectFrom('room_frame')
    .selectAll()
    .where('room', '=', room)
    .where('id', '=', id)
    .where('type', '=', 'msg')
    .executeTakeFirst();

/** Deletes the content of a message permanently. */
export async function recallMessage(tx: Tx, room: string, seq: number, by: string): Promise<void> {
  await tables(tx)
    .updateTable('room_frame')
    .set({ status: 'recalled', recalled_by: by, body: {}, mentions: [] })
    .where('room', '=', room)
    .where('seq', '=', seq)
    .execute();
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

/** Counts, up to `most`, messages of others after the member's mark, and finds the last message, in each room. */
export async function findHeads(
  reader: Reader,
  uid: string,
  rooms: readonly string[],
  most: number,
): Promise<{ room: string; last_seq: number; unread: number; last: FrameRow | null }[]> {
  const { rows } = await sql<{ room: string; last_seq: number; unread: number; last: FrameJson | null }>`
    SELECT room.name AS room, room.last_seq, unread.n AS unread, to_jsonb(last) AS last
    FROM room
    LEFT JOIN room_read AS mark ON mark.room = room.name AND mark.uid = ${uid}
    CROSS JOIN LATERAL (
      SELECT count(*) AS n FROM (
        SELECT 1 FROM room_frame
        WHERE room_frame.room = room.name AND type = 'msg' AND room_frame.seq > coalesce(mark.seq, 0)
          AND sender <> ${uid} AND status = 'normal'
        LIMIT ${most}
      ) AS counted
    ) AS unread
    LEFT JOIN LATERAL (
      SELECT * FROM room_frame
      WHERE room_frame.room = room.name AND type = 'msg'
      ORDER BY room_frame.seq DESC LIMIT 1
    ) AS last ON true
    WHERE room.name = ANY(${rooms}::text[])`.execute(reader);
  return rows.map(({ last, ...head }) => ({ ...head, last: last && { ...last, ts: Date.parse(last.ts) } }));
}

/** Messages of a page: the newest before `before`, or the oldest after `after`; always oldest first. */
export async function findHistory(
  reader: Reader,
  room: string,
  page: {
    readonly before: number | undefined;
    readonly after: number | undefined;
    readonly most: number;
  },
): Promise<FrameRow[]> {
  const { before, after, most } = page;
  const isForward = after !== undefined && before === undefined;
  let query = tables(reader)
    .selectFrom('room_frame')
    .selectAll()
    .where('room', '=', room)
    .where('type', '=', 'msg')
    .orderBy('seq', isForward ? 'asc' : 'desc')
    .limit(most);
  if (before !== undefined) query = query.where('seq', '<', before);
  if (after !== undefined) query = query.where('seq', '>', after);
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
    SELECT count(*) AS n FROM (
      SELECT 1 FROM room_frame
      WHERE room = ${room} AND type = 'msg' AND seq > ${mark.seq} AND sender <> ${uid} AND status = 'normal'
      LIMIT ${most}
    ) AS unread`.execute(tx);
  return rows[0]?.n ?? 0;
}
