import type { Tx } from '../../../platform/database/index.ts';
import type { WishCommentPorts } from './wish-comments.ports.ts';
import { insertComment } from './wish-comments.repository.ts';

/** A comment from before it came here. */
export interface EarlierWishComment {
  readonly wishId: string;
  readonly uid: string;
  /** Who let it be displayed. */
  readonly by: string;
  readonly text: string;
  /** UTC ms. */
  readonly at: number;
}

/**
 * Imports a comment that is displayed, with the moment it was made: for the demo, and for wishes of another server.
 * @returns its id
 */
export async function importWishComment(
  tx: Tx,
  { wishId, uid, by, text, at }: EarlierWishComment,
  { ids, pool }: Pick<WishCommentPorts, 'ids' | 'pool'>,
): Promise<string> {
  const comment_id = ids.next();
  await insertComment(tx, {
    comment_id,
    wish_id: wishId,
    uid,
    text,
    reply_to: null,
    state: 'displayed',
    judged_by: by,
    judged_at: at,
    created_at: at,
  });
  await pool.addComments(tx, wishId, 1);
  return comment_id;
}
