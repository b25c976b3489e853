import type { WishMessageTab, WishUnread } from '@goldbean/contract';
import { sql, type Selectable } from 'kysely';
import { withDates, type Moment, type Reader, type Tx } from '../../../platform/database/index.ts';
import type { StoredNews } from './wish-messages.ports.ts';

/** The feature's tables; see server/migrations/wishes. */
type WishMessageTables = {
  wish_follow: { wish_id: string; uid: string; hears: boolean };
  wish_message: {
    message_id: string;
    uid: string;
    tab: WishMessageTab;
    wish_id: string;
    comment_id: string | null;
    news: StoredNews;
    at: Moment;
    read_at: Moment | null;
  };
};
export type MessageRow = Selectable<WishMessageTables['wish_message']>;

const tables = (reader: Reader) => reader.withTables<WishMessageTables>();
const among = (ids: readonly string[]) => sql<string>`ANY(${[...ids]}::text[])`;

export async function setHears(tx: Tx, wishId: string, uid: string, hears: boolean): Promise<void> {
  await tables(tx)
    .insertInto('wish_follow')
    .values({ wish_id: wishId, uid, hears })
    .onConflict((conflict) => conflict.columns(['wish_id', 'uid']).doUpdateSet({ hears }))
    .execute();
}

/** What members chose about a wish, by uid; null for everybody who did. */
export async function findChoices(
  reader: Reader,
  wishId: string,
  uids: readonly string[] | null,
): Promise<Map<string, boolean>> {
  const rows = await tables(reader)
    .selectFrom('wish_follow')
    .select(['uid', 'hears'])
    .where('wish_id', '=', wishId)
    .$if(uids !== null, (choices) => choices.where('uid', '=', among(uids ?? [])))
    .execute();
  return new Map(rows.map(({ uid, hears }) => [uid, hears]));
}

/** Those of the wishes that the member muted. */
export async function findMuted(
  reader: Reader,
  uid: string,
  wishIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await tables(reader)
    .selectFrom('wish_follow')
    .select('wish_id')
    .where('uid', '=', uid)
    .where('hears', '=', false)
    .where('wish_id', '=', among(wishIds))
    .execute();
  return new Set(rows.map(({ wish_id }) => wish_id));
}

/**
 * Adds messages; likes of a comment that were notified already are notified again. All rows are one value, since PostgreSQL
 * takes at most 65,535 values in a statement.
 */
export async function insertMessages(tx: Tx, rows: readonly Omit<MessageRow, 'read_at'>[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    INSERT INTO wish_message (message_id, uid, tab, wish_id, comment_id, news, at)
    SELECT message_id, uid, tab, wish_id, comment_id, news, at
    FROM jsonb_to_recordset(${JSON.stringify(rows.map((row) => withDates(row, 'at')))}::jsonb)
      AS message (message_id text, uid text, tab text, wish_id text, comment_id text, news jsonb, at timestamptz)
    ON CONFLICT (uid, comment_id) WHERE tab = 'zanMe'
      DO UPDATE SET news = EXCLUDED.news, at = EXCLUDED.at, read_at = NULL`.execute(tx);
}

/** Nobody likes the comment any more, or it is gone. */
export async function deleteLikes(tx: Tx, commentId: string): Promise<void> {
  await tables(tx)
    .deleteFrom('wish_message')
    .where('tab', '=', 'zanMe')
    .where('comment_id', '=', commentId)
    .execute();
}

/** Deletes the messages that mention members in a comment that was deleted. */
export async function deleteMentions(tx: Tx, wishId: string, commentId: string): Promise<void> {
  await sql`DELETE FROM wish_message
    WHERE wish_id = ${wishId} AND tab = 'pingMe' AND news ->> 'comment_id' = ${commentId}`.execute(tx);
}

/** A page of a tab, newest first, and how many there are. */
export async function findMessages(
  reader: Reader,
  uid: string,
  tab: WishMessageTab,
  { page, page_size }: { readonly page: number; readonly page_size: number },
): Promise<{ rows: MessageRow[]; total: number }> {
  const found = tables(reader).selectFrom('wish_message').where('uid', '=', uid).where('tab', '=', tab);
  const { total } = await found
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('message_id', 'desc')
    .limit(page_size)
    .offset((page - 1) * page_size)
    .execute();
  return { rows, total };
}

export async function countUnread(reader: Reader, uid: string): Promise<WishUnread> {
  const rows = await tables(reader)
    .selectFrom('wish_message')
    .select((select) => ['tab', select.fn.countAll<number>().as('n')])
    .where('uid', '=', uid)
    .where('read_at', 'is', null)
    .groupBy('tab')
    .execute();
  const of = (tab: WishMessageTab) => rows.find((row) => row.tab === tab)?.n ?? 0;
  return { default: of('default'), pingMe: of('pingMe'), zanMe: of('zanMe') };
}

/** @param at UTC ms */
export async function markRead(tx: Tx, uid: string, tab: WishMessageTab, at: number): Promise<void> {
  await tables(tx)
    .updateTable('wish_message')
    .set({ read_at: new Date(at) })
    .where('uid', '=', uid)
    .where('tab', '=', tab)
    .where('read_at', 'is', null)
    .execute();
}
