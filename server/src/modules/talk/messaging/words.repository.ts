import { sql, type RawBuilder } from 'kysely';
import type { MessageContent } from '@goldbean/contract';
import { momentAt, type Reader, type Tx } from '../../../platform/database/index.ts';
import { isNotDeletedBy } from './deletions.repository.ts';
import type { RoomSearch } from './messaging.ports.ts';
import type { FrameRow } from './messaging.tables.ts';
import { gramsOf, searchedWords, wordsOf } from './searched-words.ts';

type Tables = { room_words: { room: string; seq: number; words: string } };
const tables = (reader: Reader) => reader.withTables<Tables>();

/** Keeps the words of messages that have some, so that they are found. */
export async function keepWords(tx: Tx, frames: readonly FrameRow[]): Promise<void> {
  const rows = frames.flatMap(({ type, room, seq, kind, body }) => {
    if (type === 'event') return [];
    const words = searchedWords({ kind, body } as MessageContent);
    return words === '' ? [] : [{ room, seq, words }];
  });
  if (rows.length > 0) await tables(tx).insertInto('room_words').values(rows).execute();
}

/** What was taken back is found no more. */
export async function dropWords(tx: Tx, room: string, seq: number): Promise<void> {
  await tables(tx).deleteFrom('room_words').where('room', '=', room).where('seq', '=', seq).execute();
}

const and = (conditions: readonly RawBuilder<unknown>[]) => sql.join([...conditions], sql` AND `);

/**
 * The messages that a search finds, without those whose content is gone or which the asker deleted. Words are looked up
 * by their grams, which the index holds, and then compared as they stand.
 */
export function foundBy(
  room: string,
  { asker, q, kinds, uid, from, to, joinedSeq }: RoomSearch,
): RawBuilder<{ seq: number }> {
  const conditions = [
    sql`room_frame.room = ${room}`,
    sql`room_frame.type = 'msg'`,
    sql`room_frame.status = 'normal'`,
    isNotDeletedBy(asker),
  ];
  if (kinds) conditions.push(sql`room_frame.kind = ANY(${[...kinds]}::text[])`);
  // The list of kinds is without texts, which the planner must be told.
  if (kinds && !kinds.includes('text')) conditions.push(sql`room_frame.kind <> 'text'`);
  if (uid !== undefined) conditions.push(sql`room_frame.sender = ${uid}`);
  if (from !== undefined) conditions.push(sql`room_frame.ts >= ${momentAt(from)}`);
  if (to !== undefined) conditions.push(sql`room_frame.ts < ${momentAt(to)}`);
  if (joinedSeq !== undefined) conditions.push(sql`room_frame.seq > ${joinedSeq}`);
  const asked = wordsOf(q ?? '');
  if (asked.length === 0) return sql`SELECT room_frame.seq FROM room_frame WHERE ${and(conditions)}`;
  for (const word of asked)
    conditions.push(sql`grams(said.words) @> ${gramsOf(word)}::text[]`, sql`strpos(said.words, ${word}) > 0`);
  return sql`
    SELECT room_frame.seq FROM room_words AS said
    JOIN room_frame ON room_frame.room = said.room AND room_frame.seq = said.seq
    WHERE said.room = ${room} AND ${and(conditions)}`;
}

/** The places of one page of what a search finds, newest first, and how many it finds in all. */
export async function searchPage(
  reader: Reader,
  room: string,
  search: RoomSearch,
  page: { readonly at: number; readonly size: number },
): Promise<{ total: number; seqs: number[] }> {
  const { rows } = await sql<{ total: number; seqs: (number | string)[] }>`
    WITH found AS MATERIALIZED (${foundBy(room, search)})
    SELECT (SELECT count(*) FROM found) AS total,
      ARRAY(SELECT seq FROM found ORDER BY seq DESC LIMIT ${page.size} OFFSET ${(page.at - 1) * page.size}) AS seqs`.execute(
    reader,
  );
  const [row] = rows;
  return { total: row?.total ?? 0, seqs: row?.seqs.map(Number) ?? [] };
}
