import type { CommentState, PostKind } from '@goldbean/contract';
import { sql, type Generated, type Selectable } from 'kysely';
import { withDates, type Moment, type Reader, type Tx } from '../../../platform/database/index.ts';

/** The feature's table; see server/migrations/content. */
type CommentTables = {
  comment: {
    comment_id: string;
    type: PostKind;
    thing_id: string;
    channel_id: string | null;
    author_uid: string;
    parent_id: string | null;
    answers_id: string | null;
    text: string;
    mentions: readonly string[];
    state: CommentState;
    version: Generated<number>;
    reason: Generated<string>;
    created_at: Moment;
    submitted_at: Moment;
    displayed_at: Moment | null;
    likes: Generated<number>;
    likes_told: Generated<number>;
    replies: Generated<number>;
  };
};
export type CommentRow = Selectable<CommentTables['comment']>;
const tables = (reader: Reader) => reader.withTables<CommentTables>();

/** Every column but those that are generated. */
export const commentColumns = [
  'comment_id',
  'type',
  'thing_id',
  'channel_id',
  'author_uid',
  'parent_id',
  'answers_id',
  'text',
  'mentions',
  'state',
  'version',
  'reason',
  'created_at',
  'submitted_at',
  'displayed_at',
  'likes',
  'likes_told',
  'replies',
] as const;

export type NewComment = Omit<
  CommentRow,
  'version' | 'reason' | 'displayed_at' | 'likes' | 'likes_told' | 'replies'
>;

export async function insertComment(tx: Tx, row: NewComment): Promise<void> {
  await tables(tx)
    .insertInto('comment')
    .values(withDates(row, 'created_at', 'submitted_at'))
    .execute();
}

export const findComment = (reader: Reader, id: string): Promise<CommentRow | undefined> =>
  tables(reader).selectFrom('comment').select(commentColumns).where('comment_id', '=', id).executeTakeFirst();

export const findComments = (reader: Reader, ids: readonly string[]): Promise<CommentRow[]> =>
  tables(reader)
    .selectFrom('comment')
    .select(commentColumns)
    .where('comment_id', '=', sql<string>`ANY(${[...ids]}::text[])`)
    .execute();

/** The comment, locked until the transaction ends. */
export const lockComment = (tx: Tx, id: string): Promise<CommentRow | undefined> =>
  tables(tx)
    .selectFrom('comment')
    .select(commentColumns)
    .where('comment_id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();

export type CommentChange = Partial<
  Pick<
    CommentRow,
    'state' | 'reason' | 'text' | 'mentions' | 'version' | 'submitted_at' | 'displayed_at' | 'likes_told'
  >
>;

export async function changeComment(tx: Tx, id: string, change: CommentChange): Promise<void> {
  await tables(tx)
    .updateTable('comment')
    .set(withDates(change, 'submitted_at', 'displayed_at'))
    .where('comment_id', '=', id)
    .execute();
}

/** Counts displayed answers of a comment more or less. */
export async function countReplies(tx: Tx, id: string, by: number): Promise<void> {
  await sql`UPDATE comment SET replies = greatest(0, replies + ${by}) WHERE comment_id = ${id}`.execute(tx);
}

/** Counts likes of a displayed comment. @returns null when it is not displayed */
export async function countLikes(tx: Tx, id: string, by: number): Promise<CommentRow | null> {
  const { rows } = await sql<CommentRow>`
    UPDATE comment SET likes = greatest(0, likes + ${by})
    WHERE comment_id = ${id} AND state = 'displayed'
    RETURNING ${sql.join(commentColumns.map((name) => sql.ref(name)))}`.execute(tx);
  return rows[0] ?? null;
}
