import type { CallAnswer, CallRequest, WishCommentState, calls } from '@goldbean/contract';
import type { Actor } from '../../../platform/actor.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { WishCommentPorts } from './wish-comments.ports.ts';
import { findByState, findComments, judgeComment, lockComment } from './wish-comments.repository.ts';
import type { createWishCommentViews } from './wish-comments.views.ts';

type WishCommentReviewPage = Pick<
  CallRequest<typeof calls.wishComments.review>,
  'state' | 'page' | 'page_size'
>;

/** How somebody of the staff decides. */
export interface WishCommentVerdict {
  readonly passes: boolean;
  /** For the author; required where it does not pass. */
  readonly reason: string;
}

/** The review of comments on wishes (D68), by product heads here, and by whoever else is given this. */
export function createWishCommentReview(
  { database, clock, pool, messages }: WishCommentPorts,
  views: ReturnType<typeof createWishCommentViews>,
) {
  /** Notifies the author of the wish, and whom the comment answers; each once, nobody of their own. */
  async function notifyDisplayed(
    tx: Tx,
    comment: {
      comment_id: string;
      uid: string;
      wish_id: string;
      text: string;
      reply_to: string | null;
    },
  ): Promise<void> {
    const { comment_id, uid: by, wish_id, text, reply_to } = comment;
    const wish = await pool.find(tx, wish_id, { uid: by, roles: ['admin'] });
    const answered = reply_to === null ? undefined : (await findComments(tx, [reply_to])).get(reply_to);
    const recipients = new Map<string, 'replied' | 'mentioned'>([[wish.author_uid, 'replied']]);
    if (answered) recipients.set(answered.uid, 'mentioned');
    recipients.delete(by);
    await messages.notify(
      tx,
      wish_id,
      [...recipients].map(([uid, kind]) => ({
        uid,
        news: { kind, by, comment_id, text },
      })),
    );
  }

  return {
    /** What it is that is judged. */
    kind: 'wish_comment',

    async list(
      actor: Actor,
      { state, page, page_size }: WishCommentReviewPage,
    ): Promise<CallAnswer<typeof calls.wishComments.review>> {
      const { reader } = database;
      const { rows, total } = await findByState(reader, state, {
        page,
        page_size,
      });
      return {
        list: await views.judged(reader, actor.uid, rows),
        total,
        page,
        page_size,
      };
    },

    /**
     * Decides about a pending comment, in the caller's transaction.
     * @throws Refusal `wish.comment_missing`, `wish.comment_judged`, `request.content_required`, `request.forbidden`
     */
    async judge(
      tx: Tx,
      actor: Pick<Actor, 'uid'>,
      commentId: string,
      { passes, reason }: WishCommentVerdict,
    ): Promise<WishCommentState> {
      const comment = (await lockComment(tx, commentId)) ?? refuse('wish.comment_missing');
      const { uid, wish_id, text } = comment;
      if (uid === actor.uid) return refuse('request.forbidden');
      if (comment.state !== 'pending') return refuse('wish.comment_judged');
      if (!passes && reason === '') return refuse('request.content_required');
      const state = passes ? 'displayed' : 'rejected';
      const how = {
        state,
        reason: passes ? '' : reason,
        by: actor.uid,
        at: clock.now(),
      } as const;
      await judgeComment(tx, commentId, how);
      if (passes) {
        await pool.addComments(tx, wish_id, 1);
        await notifyDisplayed(tx, comment);
      } else {
        await messages.notify(tx, wish_id, [{ uid, news: { kind: 'rejected', text, reason } }]);
      }
      return state;
    },
  };
}
export type WishCommentReview = ReturnType<typeof createWishCommentReview>;
