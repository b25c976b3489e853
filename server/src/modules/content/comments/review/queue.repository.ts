import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/index.ts';
import { commentColumns, type CommentRow } from '../comments.repository.ts';

/** Which of the queue somebody may judge: what others wrote, of all channels or of some, without what was just judged. */
export interface CommentQueuePart {
  readonly notBy: string;
  /** Null for all. */
  readonly channels: readonly string[] | null;
  readonly without: readonly string[];
}

const part = ({ notBy, channels, without }: CommentQueuePart) => sql`
  FROM comment WHERE state = 'pending' AND author_uid <> ${notBy}
    AND comment_id <> ALL(${[...without]}::text[])
    ${channels === null ? sql`` : sql`AND channel_id = ANY(${[...channels]}::text[])`}`;

/** A page of what waits, longest first. */
export async function findWaiting(
  reader: Reader,
  which: CommentQueuePart,
  { page, page_size }: { readonly page: number; readonly page_size: number },
): Promise<CommentRow[]> {
  const { rows } = await sql<CommentRow>`
    SELECT ${sql.join(commentColumns.map((name) => sql.ref(name)))} ${part(which)}
    ORDER BY submitted_at, comment_id LIMIT ${page_size} OFFSET ${(page - 1) * page_size}`.execute(reader);
  return rows;
}

export async function countWaiting(reader: Reader, which: CommentQueuePart): Promise<number> {
  const { rows } = await sql<{ n: number }>`SELECT count(*) AS n ${part(which)}`.execute(reader);
  return rows[0]?.n ?? 0;
}

/** Places in the queue, from 1, by comment. */
export async function findPlaces(reader: Reader, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ comment_id: string; place: number }>`
    SELECT mine.comment_id, 1 + (
      SELECT count(*) FROM comment AS ahead WHERE ahead.state = 'pending'
        AND (ahead.submitted_at, ahead.comment_id) < (mine.submitted_at, mine.comment_id)) AS place
    FROM comment AS mine WHERE mine.comment_id = ANY(${[...ids]}::text[]) AND mine.state = 'pending'`.execute(
    reader,
  );
  return new Map(rows.map(({ comment_id, place }) => [comment_id, place]));
}
