import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { RoomEvent } from './messaging.domain.ts';
import type { SystemMessage } from './messaging.ports.ts';
import { tables, type FrameRow, type NewFrame } from './messaging.tables.ts';
import { dropWords } from './message-search/words.repository.ts';

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
 * Numbers and keeps frames, in one statement.
 * @returns them in order, or null when there is no such room
 */
export async function appendFrames(
  tx: Tx,
  room: string,
  frames: readonly NewFrame[],
): Promise<FrameRow[] | null> {
  if (frames.length === 0) return [];
  // As one value: that of many frames as a value for each field is dear to write and to read.
  const values = JSON.stringify(
    frames.map((frame, index) => ({ ...frame, place: index + 1, ts: new Date(frame.ts) })),
  );
  const { rows } = await sql<{ last_seq: number }>`
    WITH counted AS (
      UPDATE room SET last_seq = last_seq + ${frames.length} WHERE name = ${room} RETURNING last_seq
    ), stored AS (
      INSERT INTO room_frame (room, seq, type, id, client_msg_id, sender, kind, body, reply_to, mentions, ts)
      SELECT ${room}, last_seq - ${frames.length} + place,
        type, id, client_msg_id, sender, kind, body, reply_to, mentions, ts
      FROM counted, jsonb_to_recordset(${values}::jsonb) AS frame (
        place bigint, type text, id text, client_msg_id text, sender text, kind text, body jsonb, reply_to text,
        mentions text[], ts timestamptz)
    )
    SELECT last_seq FROM counted`.execute(tx);
  const last = rows[0]?.last_seq;
  if (last === undefined) return null;
  return frames.map((frame, index): FrameRow => ({
    ...frame,
    room,
    seq: last - frames.length + 1 + index,
    status: 'normal',
    recalled_by: null,
  }));
}

/** A message that a feature says for a member, as a frame without a number. @param ts UTC ms */
export const systemFrame = ({ id, sender, kind, body }: SystemMessage, ts: number): NewFrame => ({
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
