import { sql } from 'kysely';
import { momentAt, withDates, type Reader, type Tx } from '../../../../platform/database/index.ts';
import { tables, type ArticlePurchaseRow } from '../articles.tables.ts';

/** Orders and payments of one article, and its removal, wait for each other. @returns false where there is no such article */
export async function lockArticle(tx: Tx, postId: string): Promise<boolean> {
  const row = await tables(tx)
    .selectFrom('article')
    .select('post_id')
    .where('post_id', '=', postId)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertPurchase(tx: Tx, row: ArticlePurchaseRow): Promise<void> {
  await tables(tx)
    .insertInto('article_purchase')
    .values(withDates(row, 'created_at', 'paid_at', 'ended_at'))
    .execute();
}

export async function setOrder(tx: Tx, purchaseId: string, orderNo: string): Promise<void> {
  await tables(tx)
    .updateTable('article_purchase')
    .set({ order_no: orderNo })
    .where('purchase_id', '=', purchaseId)
    .execute();
}

export async function findPurchase(
  reader: Reader,
  purchaseId: string,
): Promise<ArticlePurchaseRow | undefined> {
  return tables(reader)
    .selectFrom('article_purchase')
    .selectAll()
    .where('purchase_id', '=', purchaseId)
    .executeTakeFirst();
}

/** It is paid: the first time counts. */
export async function setPaid(tx: Tx, purchaseId: string, now: number): Promise<void> {
  await tables(tx)
    .updateTable('article_purchase')
    .set(withDates({ paid_at: now }, 'paid_at'))
    .where('purchase_id', '=', purchaseId)
    .where('paid_at', 'is', null)
    .execute();
}

/** Its order ended unpaid. */
export async function setEnded(tx: Tx, purchaseId: string, now: number): Promise<void> {
  await tables(tx)
    .updateTable('article_purchase')
    .set(withDates({ ended_at: now }, 'ended_at'))
    .where('purchase_id', '=', purchaseId)
    .where('paid_at', 'is', null)
    .execute();
}

/** An order of the member for the article at that price that was made after `since` (UTC ms) and waits for its money. */
export async function findUnpaid(
  reader: Reader,
  wanted: Pick<ArticlePurchaseRow, 'post_id' | 'uid' | 'minor' | 'currency' | 'pay_type'>,
  since: number,
): Promise<string | null> {
  const row = await tables(reader)
    .selectFrom('article_purchase')
    .select('order_no')
    .where('post_id', '=', wanted.post_id)
    .where('uid', '=', wanted.uid)
    .where('minor', '=', wanted.minor)
    .where('currency', '=', wanted.currency)
    .where('pay_type', '=', wanted.pay_type)
    .where('paid_at', 'is', null)
    .where('ended_at', 'is', null)
    .where('created_at', '>', momentAt(since))
    .orderBy('purchase_id', 'desc')
    .executeTakeFirst();
  return row?.order_no ?? null;
}

/** Whether somebody has bought the article, or has an order for it that may still be paid. */
export async function isSold(reader: Reader, postId: string): Promise<boolean> {
  const row = await tables(reader)
    .selectFrom('article_purchase')
    .select('purchase_id')
    .where('post_id', '=', postId)
    .where((eb) => eb.or([eb('paid_at', 'is not', null), eb('ended_at', 'is', null)]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Those of the articles that the member has bought. */
export async function findBought(
  reader: Reader,
  uid: string,
  postIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (postIds.length === 0) return new Set();
  const rows = await tables(reader)
    .selectFrom('article_purchase')
    .select('post_id')
    .where('uid', '=', uid)
    .where('paid_at', 'is not', null)
    .where('post_id', '=', sql<string>`ANY(${[...postIds]}::text[])`)
    .execute();
  return new Set(rows.map(({ post_id }) => post_id));
}
