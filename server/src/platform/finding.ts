import { folded, wordsOfQuery } from '@goldbean/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Reader } from './database/index.ts';

/** What an index of `grams` holds of a word: its pairs of neighbours, or the one character that it is. */
export function gramsOf(word: string): string[] {
  const letters = Array.from(word);
  const pairs = letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);
  return pairs.length === 0 ? letters : pairs;
}

/** What is looked for, by whom, and which page of it. */
export interface Sought {
  /** As it was typed. */
  readonly query: string;
  /** Other ways to write it, any of which will do: the name of a stock whose code was typed. */
  readonly alike?: readonly string[] | undefined;
  readonly uid: string;
  /** From 1. */
  readonly page: number;
  readonly size: number;
}

/** One thing that a feature found for a search (S03), as the contract's `SearchHit`. */
export interface SearchRow {
  readonly id: string;
  readonly title: string;
  readonly snippet: string;
  readonly from: string;
  /** UTC ms. */
  readonly at_ts: number | null;
  /** Place in a recording, ms. */
  readonly media_ts: number | null;
  /** Address of a picture, or empty. */
  readonly img: string;
  /** Address in the app. */
  readonly href: string;
}

/** What a feature finds for a member: a page of it, best first, and how many there are, counted up to `countMax`. */
export type Find = (
  reader: Reader,
  sought: Sought,
) => Promise<{ readonly list: SearchRow[]; readonly total: number }>;

/** Nobody leafs further than this. */
export const countMax = 1_000;

/** Latin letters and digits, long enough to hold a typing error. */
const mistypable = /^[\p{Script=Latin}\d]{4,}$/u;
/** Rows that have a name, as a search finds them. */
export interface FindQuery {
  /** The columns that are wanted. */
  readonly columns: RawBuilder<unknown>;
  readonly from: RawBuilder<unknown>;
  /** Which rows may be found, beside their names. */
  readonly where: RawBuilder<unknown>;
  /** The name; one that is written so is first, then what begins so. */
  readonly name: RawBuilder<unknown>;
  /** What one index holds `grams` of, and another the trigrams: the same expression, to the letter. */
  readonly words: RawBuilder<unknown>;
  /** Of equally good ones. */
  readonly order: RawBuilder<unknown>;
}

/**
 * A page of rows by name: all words must stand in it, in its pinyin, or in the first letters of that. Where nothing is found,
 * Latin words are taken with an error.
 */
export async function findByName<Row extends object>(
  reader: Reader,
  named: FindQuery,
  sought: Sought,
): Promise<{ rows: Row[]; total: number }> {
  const words = wordsOfQuery(sought.query);
  const exact = await page<Row>(
    reader,
    named,
    sought,
    words.map((word) => standsIn(named.words, word)),
  );
  const isTyped = words.length > 0 && words.every((word) => mistypable.test(word));
  if (exact.total > 0 || !isTyped) return exact;
  return page<Row>(
    reader,
    named,
    sought,
    words.map((word) => resembles(named.words, word)),
  );
}

/**
 * That all words of a query stand in what is found, without a look into an index; true for a query without words.
 * @param words folded, such as `found_by(name)`
 */
export const standAllIn = (words: RawBuilder<unknown>, query: string): RawBuilder<boolean> =>
  sql.join([sql`true`, ...wordsOfQuery(query).map((word) => sql`strpos(${words}, ${word}) > 0`)], sql` AND `);

/** That a word stands in what is found, looked up by its grams. */
export const standsIn = (words: RawBuilder<unknown>, word: string): RawBuilder<unknown> =>
  sql`grams(${words}) @> ${gramsOf(word)}::text[] AND strpos(${words}, ${word}) > 0`;

/** That something like a word stands in what is found; how like, the connection says (`leastAlike`). */
const resembles = (words: RawBuilder<unknown>, word: string): RawBuilder<unknown> => sql`${word} <% ${words}`;

async function page<Row extends object>(
  reader: Reader,
  { columns, from, where, name, words, order }: FindQuery,
  { query, page: at, size }: Sought,
  conditions: readonly RawBuilder<unknown>[],
): Promise<{ rows: Row[]; total: number }> {
  if (conditions.length === 0) return { rows: [], total: 0 };
  const whole = folded(query);
  const written = sql`folded(${name})`;
  const { rows } = await sql<{ total: number; found: Row[] }>`
    WITH found AS MATERIALIZED (
      SELECT ${columns}, row_number() OVER (ORDER BY
        CASE WHEN ${written} = ${whole} THEN 0 WHEN starts_with(${written}, ${whole}) THEN 1
          WHEN strpos(${written}, ${whole}) > 0 THEN 2 ELSE 3 END,
        word_similarity(${whole}, ${words}) DESC, ${order}) AS place
      FROM ${from}
      WHERE ${where} AND ${sql.join([...conditions], sql` AND `)}
      ORDER BY place LIMIT ${countMax}
    )
    SELECT (SELECT count(*) FROM found) AS total,
      coalesce((SELECT json_agg(one ORDER BY one.place) FROM (
        SELECT * FROM found ORDER BY place LIMIT ${size} OFFSET ${(at - 1) * size}) AS one), '[]') AS found`.execute(
    reader,
  );
  const [answer] = rows;
  return { rows: answer?.found ?? [], total: answer?.total ?? 0 };
}
