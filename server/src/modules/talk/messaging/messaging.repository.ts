import { sql } from 'kysely';
import { withDates, type Reader, type Tx } from '../../../platform/database/index.ts';
import type { SystemMessage, RoomEvent } from './messaging.ports.ts';
import { tables, type FrameRow, type NewFrame } from './messaging.tables.ts';
import { dropWords } from './words.repository.ts';

/** A room's numbering and whether only its staff may speak. */
export interface RoomRow {
  readonly epoch: string;
  readonly last_seq: number;
  readonly muted_all: boolean;
}

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
 * Numbers and keeps frames: one update of the counter, one insert.
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

/** Deletes the content of a message permanently, with its words. */
export async function recallMessage(tx: Tx, room: string, seq: number, by: string): Promise<void> {
  await tables(tx)
    .updateTable('room_frame')
    .set({ status: 'recalled', recalled_by: by, body: {}, mentions: [] })
    .where('room', '=', room)
    .where('seq', '=', seq)
    .execute();
  await dropWords(tx, room, seq);
}
