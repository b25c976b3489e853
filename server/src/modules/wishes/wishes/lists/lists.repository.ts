import { everyWishStatus, type WishKind, type WishTab } from '@goldbean/contract';
import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/index.ts';
import type { PageRequest } from '../../../../platform/page-request.ts';
import {
  and,
  conditionsOf,
  isListed,
  isListedOfStatus,
  orders,
  says,
  type Filter,
} from './conditions.repository.ts';
import { tables, wishColumns, type WishRow } from '../wishes.tables.ts';

/** By status, and by 7 all of them (D03). */
export type WishCounts = Record<string, number>;

/** The columns of `WishRow`, to be selected. */
export const columns = sql.join(wishColumns.map((column) => sql.ref(column)));

/** A page of a list without words that are looked for. */
export async function findListed(
  reader: Reader,
  tab: WishTab,
  filter: Filter,
  { page, page_size }: PageRequest,
): Promise<WishRow[]> {
  const { status } = filter;
  const isOfOne = status !== everyWishStatus;
  const where = [
    isOfOne ? isListedOfStatus : isListed,
    ...(isOfOne ? [sql`status = ${status}`] : []),
    ...conditionsOf(filter),
  ];
  const { rows } = await sql<WishRow>`
    SELECT ${columns} FROM wish WHERE ${and(where)}
    ORDER BY ${orders[tab]} LIMIT ${page_size} OFFSET ${(page - 1) * page_size}`.execute(reader);
  return rows;
}

/** How many wishes a list has in each status, whichever of them it shows. */
export async function countListed(
  reader: Reader,
  { product, kind, withHidden }: Filter,
): Promise<WishCounts> {
  const rows = await tables(reader)
    .selectFrom('wish_count')
    .select((select) => ['status', select.fn.sum<number>('n').as('n')])
    .$if(product !== null, (counts) => counts.where('product', '=', product ?? ''))
    .$if(kind !== 0, (counts) => counts.where('kind', '=', kind as WishKind))
    .groupBy('status')
    .execute();
  return totalled(rows, withHidden);
}

/** Counts by status with those that are none, and with their sum. */
export function totalled(
  rows: readonly { readonly status: number; readonly n: number }[],
  withHidden: boolean,
): WishCounts {
  const statuses = withHidden ? [0, 1, 2, 3, 4, 5, 6] : [1, 2, 3, 4, 5, 6];
  const counts: WishCounts = {};
  let total = 0;
  for (const status of statuses) {
    const n = rows.find((row) => row.status === status)?.n ?? 0;
    counts[status] = n;
    total += n;
  }
  return { ...counts, [everyWishStatus]: total };
}

/** A member's own wishes, newest first, hidden and merged ones too, and how many there are in each status. */
export async function findOwn(
  reader: Reader,
  uid: string,
  { state, q, page, page_size }: { state: number; q: string; page: number; page_size: number },
): Promise<{ rows: WishRow[]; counts: WishCounts }> {
  const own = [sql`author_uid = ${uid}`, sql`withdrawn_at IS NULL`, ...says(q)];
  const counted = await sql<{ status: number; n: number }>`
    SELECT status, count(*) AS n FROM wish WHERE ${and(own)} GROUP BY status`.execute(reader);
  const asked = state === everyWishStatus ? own : [...own, sql`status = ${state}`];
  const { rows } = await sql<WishRow>`
    SELECT ${columns} FROM wish WHERE ${and(asked)}
    ORDER BY created_at DESC, wish_id DESC LIMIT ${page_size} OFFSET ${(page - 1) * page_size}`.execute(
    reader,
  );
  return { rows, counts: totalled(counted.rows, true) };
}
