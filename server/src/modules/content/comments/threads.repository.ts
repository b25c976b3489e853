import type { CommentSort, PostKind } from '@goldbean/contract';
import { sql } from 'kysely';
import type { FeedPlace } from '../../../platform/cursor.ts';
import type { Reader } from '../../../platform/database/index.ts';

/** What comments are asked of. */
export interface ThreadOf {
  readonly type: PostKind;
  readonly thingId: string;
}

/** A row of a thread: its id, and what the thread is sorted by. */
export interface ThreadRow {
  readonly comment_id: string;
  readonly key: number;
}

const columns = {
  hot: { key: sql`heat`, order: sql`heat DESC, comment_id DESC` },
  new: { key: sql`0`, order: sql`comment_id DESC` },
};

/**
 * Comments of the first level: what is displayed, what is gone where answers stand under it, and the viewer's own. Two reads
 * by key, one for each index.
 * @param viewer empty for a visitor
 * @param count one more than a page shows tells whether more follows
 */
export async function findThread(
  reader: Reader,
  { type, thingId }: ThreadOf,
  viewer: string,
  sort: CommentSort,
  after: FeedPlace | null,
  count: number,
): Promise<ThreadRow[]> {
  const { key, order } = columns[sort];
  const isAfter =
    sort === 'hot'
      ? sql`(heat, comment_id) < (${after?.key ?? 0}::bigint, ${after?.id ?? ''})`
      : sql`comment_id < ${after?.id ?? ''}`;
  const further = after ? sql`AND ${isAfter}` : sql``;
  const { rows } = await sql<ThreadRow>`
    SELECT comment_id, key FROM (
      (SELECT comment_id, heat, ${key} AS key FROM comment
        WHERE type = ${type} AND thing_id = ${thingId} AND parent_id IS NULL
          AND (state = 'displayed' OR (state IN ('hidden', 'deleted') AND replies > 0)) ${further}
        ORDER BY ${order} LIMIT ${count})
      UNION
      (SELECT comment_id, heat, ${key} AS key FROM comment
        WHERE author_uid = ${viewer} AND type = ${type} AND thing_id = ${thingId} AND parent_id IS NULL
          AND state IN ('pending', 'rejected', 'hidden') ${further}
        ORDER BY ${order} LIMIT ${count})
    ) AS thread ORDER BY ${order} LIMIT ${count}`.execute(reader);
  return rows;
}

/** Answers to some comments in the order in which they were written: displayed ones, and the viewer's own. */
export async function findReplies(
  reader: Reader,
  parents: readonly string[],
  viewer: string,
  after: FeedPlace | null,
  count: number,
): Promise<{ comment_id: string; parent_id: string }[]> {
  if (parents.length === 0) return [];
  const further = after ? sql`AND comment_id > ${after.id}` : sql``;
  const { rows } = await sql<{ comment_id: string; parent_id: string }>`
    SELECT replies.comment_id, parent.id AS parent_id
    FROM unnest(${[...parents]}::text[]) AS parent (id)
    CROSS JOIN LATERAL (
      SELECT comment_id FROM (
        (SELECT comment_id FROM comment
          WHERE parent_id = parent.id AND state = 'displayed' ${further} ORDER BY comment_id LIMIT ${count})
        UNION
        (SELECT comment_id FROM comment
          WHERE parent_id = parent.id AND author_uid = ${viewer} AND state IN ('pending', 'rejected', 'hidden')
            ${further} ORDER BY comment_id LIMIT ${count})
      ) AS both_kinds ORDER BY comment_id LIMIT ${count}) AS replies
    ORDER BY parent.id, replies.comment_id`.execute(reader);
  return rows;
}

/** How many answers of the viewer's own do not show, by comment. */
export async function countOwnReplies(
  reader: Reader,
  parents: readonly string[],
  viewer: string,
): Promise<Map<string, number>> {
  if (viewer === '' || parents.length === 0) return new Map();
  const { rows } = await sql<{ parent_id: string; n: number }>`
    SELECT parent_id, count(*) AS n FROM comment
    WHERE author_uid = ${viewer} AND parent_id = ANY(${[...parents]}::text[])
      AND state IN ('pending', 'rejected', 'hidden') GROUP BY parent_id`.execute(reader);
  return new Map(rows.map(({ parent_id, n }) => [parent_id, n]));
}
