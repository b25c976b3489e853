import type { PostKind, PostState } from '@goldbean/contract';
import { sql, type Generated, type Selectable } from 'kysely';
import { withDates, type Moment, type Reader, type Tx } from '../../../platform/database/index.ts';

/** Of what was written, without its words; see server/migrations/content. */
type PostTables = {
  post: {
    post_id: string;
    kind: PostKind;
    author_uid: string;
    channel_id: string | null;
    topic_id: string | null;
    state: PostState;
    shown_version: number | null;
    last_version: number;
    reason: Generated<string>;
    created_at: Moment;
    displayed_at: Moment | null;
    edited_at: Moment | null;
    likes: Generated<number>;
    likes_told: Generated<number>;
    comments: Generated<number>;
  };
};
export type PostRow = Selectable<PostTables['post']>;

const tables = (reader: Reader) => reader.withTables<PostTables>();
const columns = [
  'post_id',
  'kind',
  'author_uid',
  'channel_id',
  'topic_id',
  'state',
  'shown_version',
  'last_version',
  'reason',
  'created_at',
  'displayed_at',
  'edited_at',
  'likes',
  'likes_told',
  'comments',
] as const;

export type NewPost = Pick<
  PostRow,
  'post_id' | 'kind' | 'author_uid' | 'channel_id' | 'topic_id' | 'state' | 'last_version' | 'created_at'
>;

export async function insertPost(tx: Tx, row: NewPost): Promise<void> {
  await tables(tx).insertInto('post').values(withDates(row, 'created_at')).execute();
}

export type PostChange = Partial<
  Pick<
    PostRow,
    | 'channel_id'
    | 'topic_id'
    | 'state'
    | 'shown_version'
    | 'last_version'
    | 'reason'
    | 'displayed_at'
    | 'edited_at'
    | 'created_at'
  >
>;

export async function changePost(tx: Tx, id: string, change: PostChange): Promise<void> {
  await tables(tx)
    .updateTable('post')
    .set(withDates(change, 'displayed_at', 'edited_at', 'created_at'))
    .where('post_id', '=', id)
    .execute();
}

/** The post, locked until the transaction ends: its versions and states change one after the other. */
export const lockPost = (tx: Tx, id: string): Promise<PostRow | undefined> =>
  tables(tx).selectFrom('post').select(columns).where('post_id', '=', id).forNoKeyUpdate().executeTakeFirst();

export const findPosts = (reader: Reader, ids: readonly string[]): Promise<PostRow[]> =>
  tables(reader)
    .selectFrom('post')
    .select(columns)
    .where('post_id', '=', sql<string>`ANY(${[...ids]}::text[])`)
    .execute();

/** Drafts of a member, saved last first. */
export const findDrafts = (reader: Reader, uid: string, kind: PostKind): Promise<PostRow[]> =>
  tables(reader)
    .selectFrom('post')
    .select(columns)
    .where('author_uid', '=', uid)
    .where('kind', '=', kind)
    .where('state', '=', 'draft')
    .orderBy('created_at', 'desc')
    .orderBy('post_id', 'desc')
    .execute();

/**
 * Changes the likes of what is displayed, or the comments of what is not deleted, which is locked then: comments are decided
 * about and deleted also while their thing is hidden.
 * @returns null when nothing is counted
 */
export async function countOn(
  tx: Tx,
  id: string,
  counted: 'likes' | 'comments',
  by: number,
): Promise<PostRow | null> {
  const isCounted = counted === 'likes' ? sql`state = 'displayed'` : sql`state <> 'deleted'`;
  const { rows } = await sql<PostRow>`
    UPDATE post SET ${sql.ref(counted)} = greatest(0, ${sql.ref(counted)} + ${by})
    WHERE post_id = ${id} AND ${isCounted} RETURNING ${sql.join(columns.map((name) => sql.ref(name)))}`.execute(
    tx,
  );
  return rows[0] ?? null;
}

/** Remembers of how many likes the author was notified. */
export async function setLikesNotified(tx: Tx, id: string, likes: number): Promise<void> {
  await tables(tx).updateTable('post').set({ likes_told: likes }).where('post_id', '=', id).execute();
}
