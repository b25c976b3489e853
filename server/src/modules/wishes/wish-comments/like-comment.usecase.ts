import type { CallAnswer, CallRequest, calls } from '@goldbean/contract';
import type { Actor } from '../../../platform/actor.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { WishCommentPorts } from './wish-comments.ports.ts';
import { lockComment, setLike } from './wish-comments.repository.ts';

/** G405: a member likes a comment or takes it back; its author is notified of a new like. */
export async function likeWishComment(
  tx: Tx,
  actor: Actor,
  { comment_id, on }: CallRequest<typeof calls.wishComments.like>,
  { clock, pool, messages }: Pick<WishCommentPorts, 'clock' | 'pool' | 'messages'>,
): Promise<CallAnswer<typeof calls.wishComments.like>> {
  const { uid } = actor;
  const comment = await lockComment(tx, comment_id);
  if (comment?.state !== 'displayed') return refuse('wish.comment_missing');
  await pool.find(tx, comment.wish_id, actor);
  const { likes, isNew } = await setLike(tx, comment_id, uid, on, clock.now());
  const { wish_id, uid: author, text } = comment;
  if (isNew && on && author !== uid) {
    const news = {
      kind: 'liked',
      by: uid,
      comment_id,
      text,
      total: likes,
    } as const;
    await messages.notify(tx, wish_id, [{ uid: author, news }]);
  }
  if (likes === 0) await messages.forgetLikes(tx, comment_id);
  return { likes, liked: on };
}
