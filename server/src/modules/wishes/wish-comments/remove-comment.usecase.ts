import type { Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { WishCommentPorts } from './wish-comments.ports.ts';
import { deleteComment, lockComment } from './wish-comments.repository.ts';

/** G404: a member deletes a comment of their own, and with it the messages of its mentions. */
export async function removeWishComment(
  tx: Tx,
  { commentId, uid }: { commentId: string; uid: string },
  { clock, pool, messages }: Pick<WishCommentPorts, 'clock' | 'pool' | 'messages'>,
): Promise<void> {
  const comment = await lockComment(tx, commentId);
  if (comment?.uid !== uid) return refuse('wish.comment_missing');
  await deleteComment(tx, commentId, clock.now());
  if (comment.state !== 'displayed') return;
  await messages.forgetLikes(tx, commentId);
  await messages.forgetComment(tx, comment.wish_id, commentId);
  await pool.addComments(tx, comment.wish_id, -1);
}
