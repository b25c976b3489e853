import { everyWishStatus, wordsOfQuery, type WishTab } from '@goldbean/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Reader } from '../../../../platform/database/index.ts';
import type { PageRequest } from '../../../../platform/page-request.ts';
import {
  and,
  conditionsOf,
  isListed,
  isListedOfStatus,
  orders,
  says,
  saysByIndex,
  type Filter,
} from './conditions.repository.ts';
import { columns, countListed, totalled, type WishCounts } from './lists.repository.ts';
import type { WishRow } from '../wishes.tables.ts';

/** Nobody leafs further through what was found in a status: of a frequent word no more are counted. */
const soughtMost = 200;
/** So many wishes at the top of a tab are looked through before the indexes of words are asked. */
const walked = 20_000;

type StatusCount = { status: number; n: number };

const ofStatus = (status: number): RawBuilder<unknown>[] =>
  status === everyWishStatus ? [isListed] : [isListedOfStatus, sql`status = ${status}`];

/** What stands at the top of a tab, to be looked through. */
const topOf = (tab: WishTab, status: number): RawBuilder<unknown> =>
  sql`SELECT * FROM wish WHERE ${and(ofStatus(status))} ORDER BY ${orders[tab]} LIMIT ${walked}`;

/** What the indexes of words lead to. OFFSET 0 keeps the planner from walking by an order once more, to the end. */
const indexedOf = (q: string): RawBuilder<unknown> =>
  sql`SELECT * FROM wish WHERE ${and([isListed, ...saysByIndex(q)])} OFFSET 0`;

/** How many wishes of each status say a frequent word, `soughtMost` at most. */
async function countFrequent(
  reader: Reader,
  filter: Filter,
  wanted: readonly RawBuilder<unknown>[],
): Promise<StatusCount[]> {
  const countOf = async (
    statuses: readonly number[],
    from: (status: number) => RawBuilder<unknown>,
  ): Promise<StatusCount[]> => {
    if (statuses.length === 0) return [];
    const counts = statuses.map(
      (status) => sql`SELECT ${status}::int AS status, count(*) AS n FROM (
        SELECT FROM (${from(status)}) AS wish WHERE ${and([...wanted, sql`status = ${status}`])} LIMIT ${soughtMost}
      ) AS sought`,
    );
    const { rows } = await sql<StatusCount>`${sql.join(counts, sql` UNION ALL `)}`.execute(reader);
    return rows;
  };
  const all = await countListed(reader, { ...filter, product: null, kind: 0 });
  const statuses = Object.keys(all)
    .map(Number)
    .filter((status) => status !== everyWishStatus);
  const near = await countOf(statuses, (status) => topOf('votes', status));
  const isWhole = ({ status, n }: StatusCount): boolean => n === soughtMost || (all[status] ?? 0) <= walked;
  const rest = near.filter((count) => !isWhole(count)).map(({ status }) => status);
  return [...near.filter(isWhole), ...(await countOf(rest, () => indexedOf(filter.q)))];
}

/**
 * A page of the wishes that contain each word of a query, and how many of them there are in each status. A word of many
 * wishes is found at the top of a tab; one of few is not, and the indexes lead to all of its wishes at once.
 */
export async function findSought(
  reader: Reader,
  tab: WishTab,
  filter: Filter,
  { page, page_size }: PageRequest,
): Promise<{ rows: WishRow[]; counts: WishCounts }> {
  const { q, status, withHidden } = filter;
  const wanted = [...conditionsOf(filter), ...says(q)];
  const near = await sql<{ n: number }>`
    SELECT count(*) AS n FROM (
      SELECT FROM (${topOf('votes', everyWishStatus)}) AS wish WHERE ${and(wanted)} LIMIT ${soughtMost}
    ) AS sought`.execute(reader);
  const isFrequent = near.rows[0]?.n === soughtMost;
  const countAll = async (): Promise<StatusCount[]> => {
    const { rows } = await sql<StatusCount>`
      SELECT status, count(*) AS n FROM (${indexedOf(q)}) AS wish WHERE ${and(wanted)} GROUP BY status`.execute(
      reader,
    );
    return rows;
  };
  const counts = totalled(
    isFrequent ? await countFrequent(reader, filter, wanted) : await countAll(),
    withHidden,
  );

  const before = (page - 1) * page_size;
  const most = Math.min(page_size, (counts[status] ?? 0) - before);
  if (most <= 0) return { rows: [], counts };
  const asked = status === everyWishStatus ? wanted : [...wanted, sql`status = ${status}`];
  const pageOf = async (wishes: RawBuilder<unknown>): Promise<WishRow[]> => {
    const { rows } = await sql<WishRow>`
      SELECT ${columns} FROM (${wishes}) AS wish WHERE ${and(asked)}
      ORDER BY ${orders[tab]} LIMIT ${most} OFFSET ${before}`.execute(reader);
    return rows;
  };
  const top = isFrequent ? await pageOf(topOf(tab, status)) : [];
  return { rows: top.length === most ? top : await pageOf(indexedOf(q)), counts };
}

/** Wishes that everybody sees that contain each word of a query, those with the most votes first. */
export async function findMatching(
  reader: Reader,
  q: string,
  page: PageRequest,
): Promise<{ rows: WishRow[]; total: number }> {
  if (wordsOfQuery(q).length === 0) return { rows: [], total: 0 };
  const everybodys = { status: everyWishStatus, product: null, kind: 0, q, withHidden: false };
  const { rows, counts } = await findSought(reader, 'votes', everybodys, page);
  return { rows, total: counts[everyWishStatus] ?? 0 };
}
