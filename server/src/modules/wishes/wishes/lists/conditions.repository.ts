import { wordsOfQuery, type WishProduct, type WishTab } from '@goldbean/contract';
import { sql, type RawBuilder } from 'kysely';
import { gramsOf } from '../../../../platform/finding.ts';
import { isLatin } from './search-words.domain.ts';

/** Which wishes are listed. */
export interface Filter {
  /** A status, or 7 for all. */
  readonly status: number;
  /** Null for all. */
  readonly product: WishProduct | null;
  /** 0 for all. */
  readonly kind: number;
  readonly q: string;
  /** Hidden ones are listed too. */
  readonly withHidden: boolean;
}

const isPinyin = (word: string): boolean => isLatin(word) && word.length > 1;

/** All of them. */
export const and = (conditions: readonly RawBuilder<unknown>[]) => sql.join([...conditions], sql` AND `);

/** That a wish contains each word of a query, the title's pinyin included; how it is seen without an index. */
export const says = (query: string): RawBuilder<unknown>[] =>
  wordsOfQuery(query).map((word) => {
    const hasWord = sql`strpos(words, ${word}) > 0`;
    return isPinyin(word) ? sql`(sound LIKE ${`%${word}%`} OR ${hasWord})` : hasWord;
  });

/** Letters and digits of which an index of threes knows which wishes say them. */
const inThrees = /^[a-z0-9]{3,}$/;

/**
 * The same in the words of the indexes, to be asked beside it: Latin letters and digits by threes, since a pair of them stands
 * in too many wishes, everything else by pairs.
 */
export const saysByIndex = (query: string): RawBuilder<unknown>[] =>
  wordsOfQuery(query).map((word) => {
    const grams = sql`${gramsOf(word)}::text[]`;
    const pattern = `%${word}%`;
    const isByThrees = inThrees.test(word);
    const hasWord = isByThrees ? sql`words LIKE ${pattern}` : sql`grams(words) @> ${grams}`;
    if (!isPinyin(word)) return hasWord;
    return sql`(${isByThrees ? sql`sound LIKE ${pattern}` : sql`grams(sound) @> ${grams}`} OR ${hasWord})`;
  });

/** What stands in lists, in the words of the indexes of all statuses. */
export const isListed = sql`merged_into IS NULL AND withdrawn_at IS NULL`;
/** The same in the words of the indexes by status, so that the planner takes no other. */
export const isListedOfStatus = sql`num_nonnulls(merged_into, withdrawn_at) = 0`;

/** The order of a tab (S08), the pinned first; the index of each is read backwards. */
export const orders: Readonly<Record<WishTab, RawBuilder<unknown>>> = {
  recent: sql`pinned DESC, created_at DESC, wish_id DESC`,
  trending: sql`pinned DESC, heat DESC, wish_id DESC`,
  comments: sql`pinned DESC, comments DESC, wish_id DESC`,
  votes: sql`pinned DESC, (free_votes + paid_votes) DESC, wish_id DESC`,
};

/** So many of the listed wishes with the most votes, to be read from. */
export const mostVoted = (count: number): RawBuilder<unknown> =>
  sql`SELECT * FROM wish WHERE ${isListed} ORDER BY ${orders.votes} LIMIT ${count}`;

/** Conditions beside status and words. */
export function conditionsOf({
  product,
  kind,
  withHidden,
}: Omit<Filter, 'status' | 'q'>): RawBuilder<unknown>[] {
  const conditions = [];
  if (!withHidden) conditions.push(sql`status <> 0`);
  if (product !== null) conditions.push(sql`product = ${product}`);
  if (kind !== 0) conditions.push(sql`kind = ${kind}`);
  return conditions;
}
