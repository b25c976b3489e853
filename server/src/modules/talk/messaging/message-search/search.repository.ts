import { sql, type RawBuilder } from 'kysely';
import { wordsOfQuery, type MessageContent } from '@goldbean/contract';
import { momentAt, type Reader } from '../../../../platform/database/index.ts';
import { isNotDeletedBy } from '../messages/deletions.repository.ts';
import type { RoomSearch } from '../messaging.ports.ts';
import { gramsOf } from '../../../../platform/finding.ts';
import { searchedWords } from './searched-words.domain.ts';

const and = (conditions: readonly RawBuilder<unknown>[]) => sql.join([...conditions], sql` AND `);

/** What a search asks of a message beside its words: its content is there, the asker may see it and did not delete it. */
function asked(room: string, { asker, kinds, uid, from, to, joinedSeq }: RoomSearch): RawBuilder<unknown>[] {
  const conditions = [
    sql`room_frame.room = ${room}`,
    sql`room_frame.type = 'msg'`,
    sql`room_frame.status = 'normal'`,
    isNotDeletedBy(asker),
  ];
  if (kinds) conditions.push(sql`room_frame.kind = ANY(${[...kinds]}::text[])`);
  // The list of kinds is without texts, which the planner does not know by itself.
  if (kinds && !kinds.includes('text')) conditions.push(sql`room_frame.kind <> 'text'`);
  if (uid !== undefined) conditions.push(sql`room_frame.sender = ${uid}`);
  if (from !== undefined) conditions.push(sql`room_frame.ts >= ${momentAt(from)}`);
  if (to !== undefined) conditions.push(sql`room_frame.ts < ${momentAt(to)}`);
  if (joinedSeq !== undefined) conditions.push(sql`room_frame.seq > ${joinedSeq}`);
  return conditions;
}

/**
 * The messages that a search finds by the words that are written. Words are looked up by their grams, which the index
 * holds, and then compared as they stand.
 */
export function foundBy(room: string, search: RoomSearch): RawBuilder<{ seq: number }> {
  const conditions = asked(room, search);
  const words = wordsOfQuery(search.q ?? '');
  if (words.length === 0) return sql`SELECT room_frame.seq FROM room_frame WHERE ${and(conditions)}`;
  for (const word of words)
    conditions.push(
      sql`grams(written.words) @> ${gramsOf(word)}::text[]`,
      sql`strpos(written.words, ${word}) > 0`,
    );
  return sql`
    SELECT room_frame.seq FROM room_words AS written
    JOIN room_frame ON room_frame.room = written.room AND room_frame.seq = written.seq
    WHERE written.room = ${room} AND ${and(conditions)}`;
}

/** Up to which `seq` the words of a room are written, and the newest one. */
async function markOf(reader: Reader, room: string): Promise<{ written: number; last: number }> {
  const { rows } = await sql<{ written: number; last: number }>`
    SELECT room.last_seq AS last, coalesce(mark.seq, 0) AS written
    FROM room LEFT JOIN room_words_mark AS mark ON mark.room = room.name
    WHERE room.name = ${room}`.execute(reader);
  return rows[0] ?? { written: 0, last: 0 };
}

/** The messages that a search finds among those whose words are not written yet: the last second's, as a rule. */
async function foundAfter(
  reader: Reader,
  room: string,
  search: RoomSearch,
  written: number,
): Promise<number[]> {
  const words = wordsOfQuery(search.q ?? '');
  const { rows } = await sql<{ seq: number } & MessageContent>`
    SELECT seq, kind, body FROM room_frame
    WHERE room_frame.seq > ${written} AND ${and(asked(room, search))}`.execute(reader);
  return rows
    .filter((row) => {
      const text = searchedWords(row);
      return words.every((word) => text.includes(word));
    })
    .map(({ seq }) => seq);
}

/** The places of one page of what a search finds, newest first, and how many it finds in all. */
export async function searchPage(
  reader: Reader,
  room: string,
  search: RoomSearch,
  page: { readonly at: number; readonly size: number },
): Promise<{ total: number; seqs: number[] }> {
  let found = foundBy(room, search);
  if (wordsOfQuery(search.q ?? '').length > 0) {
    const { written, last } = await markOf(reader, room);
    // Words that are written while this is read would be found twice.
    if (last > written)
      found = sql`${found} AND written.seq <= ${written}
        UNION ALL SELECT unnest(${await foundAfter(reader, room, search, written)}::bigint[])`;
  }
  const { rows } = await sql<{ total: number; seqs: (number | string)[] }>`
    WITH found AS MATERIALIZED (${found})
    SELECT (SELECT count(*) FROM found) AS total,
      ARRAY(SELECT seq FROM found ORDER BY seq DESC LIMIT ${page.size} OFFSET ${(page.at - 1) * page.size}) AS seqs`.execute(
    reader,
  );
  const [row] = rows;
  return { total: row?.total ?? 0, seqs: row?.seqs.map(Number) ?? [] };
}
