import type { PostKind } from '@goldbean/contract';
import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/index.ts';
import type { PostVersionRow } from '../author/versions.repository.ts';

/** Which of a queue somebody may judge: what others wrote, of all channels or of some, without what was just judged. */
export interface PostQueuePart {
  readonly notBy: string;
  /** Null for all. */
  readonly channels: readonly string[] | null;
  readonly without: readonly string[];
}

export type WaitingRow = Pick<
  PostVersionRow,
  'post_id' | 'version' | 'title' | 'words' | 'topic_id' | 'submitted_at'
> & {
  readonly author_uid: string;
  readonly is_edit: boolean;
};

const part = (kind: PostKind, { notBy, channels, without }: PostQueuePart) => sql`
  FROM post_version AS waiting JOIN post USING (post_id)
  WHERE waiting.kind = ${kind} AND waiting.state = 'pending' AND post.author_uid <> ${notBy}
    AND waiting.post_id <> ALL(${[...without]}::text[])
    ${channels === null ? sql`` : sql`AND post.channel_id = ANY(${[...channels]}::text[])`}`;

/** A page of what waits, longest first. */
export async function findWaiting(
  reader: Reader,
  kind: PostKind,
  which: PostQueuePart,
  { page, page_size }: { readonly page: number; readonly page_size: number },
): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    SELECT post_id, waiting.version, waiting.title, waiting.words, waiting.topic_id, waiting.submitted_at,
      post.author_uid, post.shown_version IS NOT NULL AS is_edit
    ${part(kind, which)}
    ORDER BY waiting.submitted_at, post_id LIMIT ${page_size} OFFSET ${(page - 1) * page_size}`.execute(
    reader,
  );
  return rows;
}

export async function countWaiting(reader: Reader, kind: PostKind, which: PostQueuePart): Promise<number> {
  const { rows } = await sql<{ n: number }>`SELECT count(*) AS n ${part(kind, which)}`.execute(reader);
  return rows[0]?.n ?? 0;
}

/**
 * Places in the queue of their kind, from 1, by post.
 * @param without posts that do not wait to be judged, though they are pending
 */
export async function findPlaces(
  reader: Reader,
  ids: readonly string[],
  without: readonly string[] = [],
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ post_id: string; place: number }>`
    SELECT mine.post_id, 1 + (
      SELECT count(*) FROM post_version AS ahead
      WHERE ahead.kind = mine.kind AND ahead.state = 'pending'
        AND ahead.post_id <> ALL(${[...without]}::text[])
        AND (ahead.submitted_at, ahead.post_id) < (mine.submitted_at, mine.post_id)) AS place
    FROM post_version AS mine
    WHERE mine.post_id = ANY(${[...ids]}::text[]) AND mine.state = 'pending'`.execute(reader);
  return new Map(rows.map(({ post_id, place }) => [post_id, place]));
}
