import type { WishCommentState } from '@goldbean/contract';
import { sql, type Generated, type RawBuilder, type Selectable } from 'kysely';
import { withDates, type Moment, type Reader, type Tx } from '../../../platform/database/index.ts';
import type { PageRequest } from '../../../platform/page-request.ts';

/** The feature's tables; see server/migrations/wishes. */
type WishCommentTables = {
  wish_comment: {
    comment_id: string;
    wish_id: string;
    uid: string;
    text: string;
    reply_to: string | null;
    state: WishCommentState;
    reason: Generated<string>;
    judged_by: string | null;
    judged_at: Moment | null;
    created_at: Moment;
    deleted_at: Moment | null;
    likes: Generated<number>;
  };
  wish_comment_like: { comment_id: string; uid: string; liked_at: Moment };
};
export type WishCommentRow = Selectable<WishCommentTables['wish_comment']>;

const tables = (reader: Reader) => reader.withTables<WishCommentTables>();
const among = (ids: readonly string[]) => sql<string>`ANY(${[...ids]}::text[])`;

export async function insertComment(
  tx: Tx,
  row: Omit<WishCommentRow, 'reason' | 'likes' | 'deleted_at'>,
): Promise<void> {
  await tables(tx)
    .insertInto('wish_comment')
    .values(withDates(row, 'created_at', 'judged_at'))
    .execute();
}

/** A comment that was not deleted, locked until the transaction ends. */
export async function lockComment(tx: Tx, commentId: string): Promise<WishCommentRow | null> {
  const row = await tables(tx)
    .selectFrom('wish_comment')
    .selectAll()
    .where('comment_id', '=', commentId)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** Comments by id; deleted ones have no words. */
export async function findComments(
  reader: Reader,
  commentIds: readonly string[],
): Promise<Map<string, WishCommentRow>> {
  if (commentIds.length === 0) return new Map();
  const rows = await tables(reader)
    .selectFrom('wish_comment')
    .selectAll()
    .where('comment_id', '=', among(commentIds))
    .execute();
  return new Map(rows.map((row) => [row.comment_id, row.deleted_at === null ? row : { ...row, text: '' }]));
}

/** @param at UTC ms */
export async function judgeComment(
  tx: Tx,
  commentId: string,
  how: {
    readonly state: WishCommentState;
    readonly reason: string;
    readonly by: string;
    readonly at: number;
  },
): Promise<void> {
  await tables(tx)
    .updateTable('wish_comment')
    .set({ state: how.state, reason: how.reason, judged_by: how.by, judged_at: new Date(how.at) })
    .where('comment_id', '=', commentId)
    .execute();
}

/** @param at UTC ms */
export async function deleteComment(tx: Tx, commentId: string, at: number): Promise<void> {
  await tables(tx)
    .updateTable('wish_comment')
    .set({ deleted_at: new Date(at) })
    .where('comment_id', '=', commentId)
    .execute();
}

/** That a comment waits for the staff: pending, not deleted, on a wish that was not withdrawn. */
export const isWaiting = sql`state = 'pending' AND deleted_at IS NULL
  AND EXISTS (SELECT FROM wish WHERE wish.wish_id = wish_comment.wish_id AND withdrawn_at IS NULL)`;

/** A page of the comments that a condition finds, in an order, and how many there are. */
async function pageOf(
  reader: Reader,
  condition: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  { page, page_size }: PageRequest,
): Promise<{ rows: WishCommentRow[]; total: number }> {
  const counted = await sql<{ total: number }>`
    SELECT count(*) AS total FROM wish_comment WHERE deleted_at IS NULL AND ${condition}`.execute(reader);
  const { rows } = await sql<WishCommentRow>`
    SELECT * FROM wish_comment WHERE deleted_at IS NULL AND ${condition}
    ORDER BY ${order} LIMIT ${page_size} OFFSET ${(page - 1) * page_size}`.execute(reader);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** A page of the comments on a wish that a member sees, newest first. */
export const findShown = (reader: Reader, wishId: string, uid: string, page: PageRequest) =>
  pageOf(
    reader,
    sql`wish_id = ${wishId} AND (state = 'displayed' OR uid = ${uid})`,
    sql`created_at DESC, comment_id DESC`,
    page,
  );

/** Comments of a state: the pending that wait, in the order in which they came, the judged latest first. */
export const findByState = (reader: Reader, state: WishCommentState, page: PageRequest) =>
  pageOf(
    reader,
    state === 'pending' ? isWaiting : sql`state = ${state}`,
    state === 'pending' ? sql`created_at, comment_id` : sql`judged_at DESC, comment_id DESC`,
    page,
  );

/** Those of the comments that a member likes. */
export async function findLiked(
  reader: Reader,
  uid: string,
  commentIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await tables(reader)
    .selectFrom('wish_comment_like')
    .select('comment_id')
    .where('uid', '=', uid)
    .where('comment_id', '=', among(commentIds))
    .execute();
  return new Set(rows.map(({ comment_id }) => comment_id));
}

/** Likes a locked comment, or no longer. @param at UTC ms @returns how many like it now, and whether that is news */
export async function setLike(
  tx: Tx,
  commentId: string,
  uid: string,
  on: boolean,
  at: number,
): Promise<{ likes: number; isNew: boolean }> {
  const changed = on
    ? await tables(tx)
        .insertInto('wish_comment_like')
        .values({ comment_id: commentId, uid, liked_at: new Date(at) })
        .onConflict((conflict) => conflict.doNothing())
        .returning('uid')
        .executeTakeFirst()
    : await tables(tx)
        .deleteFrom('wish_comment_like')
        .where('comment_id', '=', commentId)
        .where('uid', '=', uid)
        .returning('uid')
        .executeTakeFirst();
  const isNew = changed !== undefined;
  const step = isNew ? (on ? 1 : -1) : 0;
  const { likes } = await tables(tx)
    .updateTable('wish_comment')
    .set((comment) => ({ likes: comment('likes', '+', step) }))
    .where('comment_id', '=', commentId)
    .returning('likes')
    .executeTakeFirstOrThrow();
  return { likes, isNew };
}

/** Uids of those whose comments on a wish are displayed. */
export async function findCommenters(reader: Reader, wishId: string): Promise<string[]> {
  const rows = await tables(reader)
    .selectFrom('wish_comment')
    .select('uid')
    .distinct()
    .where('wish_id', '=', wishId)
    .where('state', '=', 'displayed')
    .where('deleted_at', 'is', null)
    .execute();
  return rows.map(({ uid }) => uid);
}

/** Whether a comment of the member on the wish is displayed. */
export async function hasCommented(reader: Reader, wishId: string, uid: string): Promise<boolean> {
  const row = await tables(reader)
    .selectFrom('wish_comment')
    .select('uid')
    .where('uid', '=', uid)
    .where('wish_id', '=', wishId)
    .where('state', '=', 'displayed')
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Comments that came within a time, UTC ms, its end not included, and are displayed, by wish. */
export async function countMadeIn(
  reader: Reader,
  wishIds: readonly string[],
  from: number,
  until: number,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ wish_id: string; n: number }>`
    SELECT wish_id, count(*) AS n FROM wish_comment
    WHERE wish_id = ANY(${[...wishIds]}::text[]) AND state = 'displayed' AND deleted_at IS NULL
      AND created_at >= ${new Date(from)} AND created_at < ${new Date(until)}
    GROUP BY wish_id`.execute(reader);
  return new Map(rows.map(({ wish_id, n }) => [wish_id, n]));
}
