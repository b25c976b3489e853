import type { CallAnswer, CallRequest, calls } from '@goldbean/contract';
import type { Actor } from '../../../platform/actor.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { WishCommentPorts } from './wish-comments.ports.ts';
import { findComments, insertComment } from './wish-comments.repository.ts';

/** G044: a comment, or an answer to one that everybody sees; it waits until the staff have looked at it. */
export async function addWishComment(
  tx: Tx,
  actor: Actor,
  given: CallRequest<typeof calls.wishComments.add>,
  { clock, ids, pool }: Pick<WishCommentPorts, 'clock' | 'ids' | 'pool'>,
): Promise<CallAnswer<typeof calls.wishComments.add>> {
  const { wish_id, text, reply_to: replyTo = null } = given;
  const wish = await pool.find(tx, wish_id, actor);
  if (wish.merged_into !== null) return refuse('wish.merged', { into: wish.merged_into });
  const answered = replyTo === null ? undefined : (await findComments(tx, [replyTo])).get(replyTo);
  const canAnswer =
    answered?.state === 'displayed' && answered.deleted_at === null && answered.wish_id === wish_id;
  if (replyTo !== null && !canAnswer) return refuse('wish.comment_missing');
  const comment_id = ids.next();
  await insertComment(tx, {
    comment_id,
    wish_id,
    uid: actor.uid,
    text,
    reply_to: replyTo,
    state: 'pending',
    judged_by: null,
    judged_at: null,
    created_at: clock.now(),
  });
  return { id: comment_id, state: 'pending' };
}
