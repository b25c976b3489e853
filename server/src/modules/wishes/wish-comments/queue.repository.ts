import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/index.ts';
import { isWaiting, type WishCommentRow } from './wish-comments.repository.ts';

/** Which of the queue somebody may judge: what others wrote, of all channels or of some, without what was just judged. */
export interface WishCommentQueuePart {
  readonly notBy: string;
  /** Null for all; of some channels, none, since wishes belong to no channel. */
  readonly channels: readonly string[] | null;
  readonly without: readonly string[];
}

const part = ({ notBy, channels, without }: WishCommentQueuePart) => sql`
  FROM wish_comment WHERE ${isWaiting} AND uid <> ${notBy}
    AND comment_id <> ALL(${[...without]}::text[])
    ${channels === null ? sql`` : sql`AND false`}`;

/** A page of what waits, longest first. */
export async function findWaiting(
  reader: Reader,
  which: WishCommentQueuePart,
  { page, page_size }: { readonly page: number; readonly page_size: number },
): Promise<WishCommentRow[]> {
  const { rows } = await sql<WishCommentRow>`
    SELECT * ${part(which)}
    ORDER BY created_at, comment_id LIMIT ${page_size} OFFSET ${(page - 1) * page_size}`.execute(reader);
  return rows;
}

export async function countWaiting(reader: Reader, which: WishCommentQueuePart): Promise<number> {
  const { rows } = await sql<{
    n: number;
  }>`SELECT count(*) AS n ${part(which)}`.execute(reader);
  return rows[0]?.n ?? 0;
}
