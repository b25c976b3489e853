import type { CallAnswer, CallRequest, calls } from '@goldbean/contract';
import type { Actor } from '../../../platform/actor.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { IdempotencyKey } from '../../../platform/idempotency.ts';
import { refuse } from '../../../platform/refusal.ts';
import { createWishCommentReview } from './review-comment.usecase.ts';
import { createWishCommentQueue } from './wish-comments.review.ts';
import { createWishCommentViews } from './wish-comments.views.ts';
import type { WishCommentPorts } from './wish-comments.ports.ts';
import {
  countMadeIn,
  deleteComment,
  findCommenters,
  findComments,
  findShown,
  hasCommented,
  insertComment,
  lockComment,
  setLike,
} from './wish-comments.repository.ts';

type WishCommentsRequest<Name extends keyof typeof calls.wishComments> = CallRequest<
  (typeof calls.wishComments)[Name]
>;
type WishCommentsAnswer<Name extends keyof typeof calls.wishComments> = CallAnswer<
  (typeof calls.wishComments)[Name]
>;

/** Comments on wishes: displayed once the staff have looked at them (D68). */
export function createWishComments(ports: WishCommentPorts) {
  const { database, clock, ids, idempotency, pool, messages } = ports;
  const { reader } = database;
  const views = createWishCommentViews(ports);
  const reviewed = createWishCommentReview(ports, views);

  async function add(
    tx: Tx,
    actor: Actor,
    given: WishCommentsRequest<'add'>,
  ): Promise<WishCommentsAnswer<'add'>> {
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

  async function remove(tx: Tx, { uid }: Actor, commentId: string): Promise<void> {
    const comment = await lockComment(tx, commentId);
    if (comment?.uid !== uid) return refuse('wish.comment_missing');
    await deleteComment(tx, commentId, clock.now());
    if (comment.state !== 'displayed') return;
    await messages.forgetLikes(tx, commentId);
    await messages.forgetSaid(tx, comment.wish_id, commentId);
    await pool.addComments(tx, comment.wish_id, -1);
  }

  async function like(
    tx: Tx,
    actor: Actor,
    { comment_id, on }: WishCommentsRequest<'like'>,
  ): Promise<WishCommentsAnswer<'like'>> {
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

  return {
    reviewed,
    /** What waits, for the desk. */
    queue: createWishCommentQueue(ports, reviewed),
    madeIn: countMadeIn,
    /** Whom a wish concerns because they commented on it. */
    audience: { all: findCommenters, has: hasCommented },

    /** Imports a comment that is displayed, with the moment it was made, UTC ms: for the demo, and for wishes of another server. */
    async import(
      tx: Tx,
      { wishId, uid, by, text, at }: { wishId: string; uid: string; by: string; text: string; at: number },
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
    },

    /** G043. */
    async list(
      actor: Actor,
      { wish_id, page, page_size }: WishCommentsRequest<'list'>,
    ): Promise<WishCommentsAnswer<'list'>> {
      await pool.find(reader, wish_id, actor);
      const { rows, total } = await findShown(reader, wish_id, actor.uid, {
        page,
        page_size,
      });
      return {
        list: await views.many(reader, actor.uid, rows),
        total,
        page,
        page_size,
      };
    },

    /** G044. */
    add: (
      actor: Actor,
      given: WishCommentsRequest<'add'>,
      intent: IdempotencyKey,
    ): Promise<WishCommentsAnswer<'add'>> =>
      database.transaction((tx) => idempotency.once(tx, intent, () => add(tx, actor, given))),

    /** G404. */
    remove: (
      actor: Actor,
      { comment_id }: WishCommentsRequest<'remove'>,
      intent: IdempotencyKey,
    ): Promise<WishCommentsAnswer<'remove'>> =>
      database.transaction((tx) =>
        idempotency.once(tx, intent, async () => {
          await remove(tx, actor, comment_id);
          return { ok: true };
        }),
      ),

    /** G405. */
    like: (
      actor: Actor,
      given: WishCommentsRequest<'like'>,
      intent: IdempotencyKey,
    ): Promise<WishCommentsAnswer<'like'>> =>
      database.transaction((tx) => idempotency.once(tx, intent, () => like(tx, actor, given))),

    /** G407. */
    judge: (
      actor: Actor,
      given: WishCommentsRequest<'judge'>,
      intent: IdempotencyKey,
    ): Promise<WishCommentsAnswer<'judge'>> =>
      database.transaction((tx) =>
        idempotency.once(tx, intent, async () => ({
          state: await reviewed.judge(tx, actor, given.comment_id, given),
        })),
      ),
  };
}
export type WishComments = ReturnType<typeof createWishComments>;
