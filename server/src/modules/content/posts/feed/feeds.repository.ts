import type { PostKind } from '@goldbean/contract';
import { sql } from 'kysely';
import type { FeedPlace } from '../../../../platform/cursor.ts';
import { momentAt, type Reader } from '../../../../platform/database/index.ts';

/** What a feed is narrowed to; each by a key of its own. */
export interface FeedOf {
  readonly kind: PostKind;
  readonly topicId?: string | undefined;
  readonly authorUid?: string | undefined;
  readonly channelId?: string | undefined;
  readonly from?: { readonly authors: readonly string[]; readonly channels: readonly string[] } | undefined;
}

/** A row of a feed: its id, and what the feed is sorted by. */
export interface FeedRow {
  readonly post_id: string;
  readonly key: number;
}

const narrowed = ({ kind, topicId, authorUid, channelId, from }: FeedOf) => sql`
  state = 'displayed' AND kind = ${kind}
  ${topicId === undefined ? sql`` : sql`AND topic_id = ${topicId}`}
  ${authorUid === undefined ? sql`` : sql`AND author_uid = ${authorUid}`}
  ${channelId === undefined ? sql`` : sql`AND channel_id = ${channelId}`}
  ${
    from === undefined
      ? sql``
      : sql`AND (author_uid = ANY(${[...from.authors]}::text[]) OR channel_id = ANY(${[...from.channels]}::text[]))`
  }`;

/** What is displayed, displayed last first. @param count one more than a page shows tells whether more follows */
export async function findNewest(
  reader: Reader,
  feed: FeedOf,
  after: FeedPlace | null,
  count: number,
): Promise<FeedRow[]> {
  const { rows } = await sql<FeedRow>`
    SELECT post_id, displayed_at AS key FROM post
    WHERE ${narrowed(feed)}
      ${after ? sql`AND (displayed_at, post_id) < (${momentAt(after.key)}, ${after.id})` : sql``}
    ORDER BY displayed_at DESC, post_id DESC LIMIT ${count}`.execute(reader);
  return rows;
}

/** What is displayed, by likes, comments and age. */
export async function findHottest(
  reader: Reader,
  feed: FeedOf,
  after: FeedPlace | null,
  count: number,
): Promise<FeedRow[]> {
  const { rows } = await sql<FeedRow>`
    SELECT post_id, hot AS key FROM post
    WHERE ${narrowed(feed)} ${after ? sql`AND (hot, post_id) < (${after.key}::float8, ${after.id})` : sql``}
    ORDER BY hot DESC, post_id DESC LIMIT ${count}`.execute(reader);
  return rows;
}

/** Where something that is displayed stands in a feed; null where it is not displayed. */
export async function findPlaceInFeed(
  reader: Reader,
  id: string,
  sort: 'new' | 'hot',
): Promise<FeedPlace | null> {
  const key = sort === 'hot' ? sql`hot` : sql`displayed_at`;
  const { rows } = await sql<FeedPlace>`
    SELECT post_id AS id, ${key} AS key FROM post WHERE post_id = ${id} AND state = 'displayed'`.execute(
    reader,
  );
  return rows[0] ?? null;
}

/** All that a member wrote of a kind but drafts, written last first; ids rise with time. */
export async function findOwn(
  reader: Reader,
  uid: string,
  kind: PostKind,
  after: FeedPlace | null,
  count: number,
): Promise<FeedRow[]> {
  const { rows } = await sql<FeedRow>`
    SELECT post_id, 0 AS key FROM post
    WHERE author_uid = ${uid} AND kind = ${kind} AND state <> 'deleted' AND state <> 'draft'
      ${after ? sql`AND post_id < ${after.id}` : sql``}
    ORDER BY post_id DESC LIMIT ${count}`.execute(reader);
  return rows;
}

/** How much is displayed in each topic, of every kind. @param since UTC ms: what was displayed from then on is recent */
export async function countTopics(
  reader: Reader,
  since: number,
): Promise<Map<string, { posts: number; recent: number }>> {
  const { rows } = await sql<{ topic_id: string; posts: number; recent: number }>`
    SELECT topic_id, count(*) AS posts, count(*) FILTER (WHERE displayed_at >= ${new Date(since)}) AS recent
    FROM post WHERE state = 'displayed' AND topic_id IS NOT NULL GROUP BY topic_id`.execute(reader);
  return new Map(rows.map(({ topic_id, posts, recent }) => [topic_id, { posts, recent }]));
}
