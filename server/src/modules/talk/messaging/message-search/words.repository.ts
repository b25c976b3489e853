import { sql } from 'kysely';
import type { MessageContent } from '@goldbean/contract';
import type { Reader, Tx } from '../../../../platform/database/index.ts';
import type { FrameRow } from '../messaging.tables.ts';
import { searchedWords } from './searched-words.domain.ts';

type RoomWordsTables = {
  room_frame: Pick<FrameRow, 'room' | 'seq' | 'type' | 'kind' | 'body'>;
  room_words: { room: string; seq: number; words: string };
};
const tables = (reader: Reader) => reader.withTables<RoomWordsTables>();

/**
 * Locks how far the words of a room are written, until the transaction ends. A row is made where there is none, so that
 * there is always one to wait for.
 * @returns that `seq`
 */
async function lockMark(tx: Tx, room: string): Promise<number> {
  const { rows } = await sql<{ seq: number }>`
    INSERT INTO room_words_mark (room, seq) VALUES (${room}, 0)
    ON CONFLICT (room) DO UPDATE SET seq = room_words_mark.seq
    RETURNING seq`.execute(tx);
  return rows[0]?.seq ?? 0;
}

/**
 * Writes the words of the oldest messages whose words are not written.
 * @param most frames at once
 * @returns whether there may be more
 */
export async function writeWords(tx: Tx, room: string, most: number): Promise<boolean> {
  const mark = await lockMark(tx, room);
  const frames = await tables(tx)
    .selectFrom('room_frame')
    .select(['seq', 'type', 'kind', 'body'])
    .where('room', '=', room)
    .where('seq', '>', mark)
    .orderBy('seq')
    .limit(most)
    .execute();
  const upTo = frames.at(-1)?.seq;
  if (upTo === undefined) return false;
  // The body of a message that was recalled meanwhile is empty, and so without words.
  const worded = frames.flatMap(({ seq, type, kind, body }) => {
    const words = type === 'msg' ? searchedWords({ kind, body } as MessageContent) : '';
    return words === '' ? [] : [{ seq, words }];
  });
  // A server of the version before writes words with their messages.
  if (worded.length > 0)
    await sql`
      INSERT INTO room_words (room, seq, words)
      SELECT ${room}, seq, words
      FROM unnest(${worded.map(({ seq }) => seq)}::bigint[], ${worded.map(({ words }) => words)}::text[]) AS written (seq, words)
      ON CONFLICT (room, seq) DO NOTHING`.execute(tx);
  await sql`UPDATE room_words_mark SET seq = ${upTo} WHERE room = ${room}`.execute(tx);
  return frames.length === most;
}

/** What was recalled is found no more. Waits for who is just writing its words, from before it was recalled. */
export async function dropWords(tx: Tx, room: string, seq: number): Promise<void> {
  await lockMark(tx, room);
  await tables(tx).deleteFrom('room_words').where('room', '=', room).where('seq', '=', seq).execute();
}
