import type { CallAnswer, CallRequest, calls } from '@goldbean/contract';
import type { Actor } from '../../../platform/actor.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { IdempotencyKey } from '../../../platform/idempotency.ts';
import { addWishComment } from './add-comment.usecase.ts';
import { importWishComment, type EarlierWishComment } from './import-comment.usecase.ts';
import { likeWishComment } from './like-comment.usecase.ts';
import { removeWishComment } from './remove-comment.usecase.ts';
import { createWishCommentReview } from './review-comment.usecase.ts';
import { createWishCommentQueue } from './wish-comments.review.ts';
import { createWishCommentViews } from './wish-comments.views.ts';
import type { WishCommentPorts } from './wish-comments.ports.ts';
import { countMadeIn, findCommenters, findShown, hasCommented } from './wish-comments.repository.ts';

type WishCommentsRequest<Name extends keyof typeof calls.wishComments> = CallRequest<
  (typeof calls.wishComments)[Name]
>;
type WishCommentsAnswer<Name extends keyof typeof calls.wishComments> = CallAnswer<
  (typeof calls.wishComments)[Name]
>;

/** Comments on wishes: displayed once the staff have looked at them (D68). */
export function createWishComments(ports: WishCommentPorts) {
  const { database, idempotency, pool } = ports;
  const { reader } = database;
  const views = createWishCommentViews(ports);
  const reviewed = createWishCommentReview(ports, views);

  return {
    reviewed,
    /** What waits, for the desk. */
    queue: createWishCommentQueue(ports, reviewed),
    madeIn: countMadeIn,
    /** Whom a wish concerns because they commented on it. */
    audience: { all: findCommenters, has: hasCommented },

    import: (tx: Tx, comment: EarlierWishComment): Promise<string> => importWishComment(tx, comment, ports),

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
      database.transaction((tx) =>
        idempotency.once(tx, intent, () => addWishComment(tx, actor, given, ports)),
      ),

    /** G404. */
    remove: (
      actor: Actor,
      { comment_id }: WishCommentsRequest<'remove'>,
      intent: IdempotencyKey,
    ): Promise<WishCommentsAnswer<'remove'>> =>
      database.transaction((tx) =>
        idempotency.once(tx, intent, async () => {
          await removeWishComment(tx, { commentId: comment_id, uid: actor.uid }, ports);
          return { ok: true };
        }),
      ),

    /** G405. */
    like: (
      actor: Actor,
      given: WishCommentsRequest<'like'>,
      intent: IdempotencyKey,
    ): Promise<WishCommentsAnswer<'like'>> =>
      database.transaction((tx) =>
        idempotency.once(tx, intent, () => likeWishComment(tx, actor, given, ports)),
      ),

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
