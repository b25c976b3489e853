import { afterAction, type CommentState, type PostAction } from '@goldbean/contract';
import type { Tx } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/refusal.ts';
import type { CommentableThings, CommentPorts } from '../comments.ports.ts';
import {
  changeComment,
  countLikes,
  countReplies,
  lockComment,
  type CommentRow,
} from '../comments.repository.ts';
import { quoteOf, type PlacedComment, type CommentNotifications } from '../comment.events.ts';

/** A verdict on a comment that waits; `at` in UTC ms. */
export interface CommentVerdict {
  readonly id: string;
  readonly passes: boolean;
  readonly reason: string;
  readonly at: number;
}

/** A comment has the states of what members write, but no draft, and no newer version while it shows. */
export function commentAfter(state: CommentState, action: PostAction): CommentState | null {
  if (state === 'displayed' && (action === 'submit' || action === 'pass' || action === 'reject')) return null;
  const after = afterAction(state, action);
  return after === 'draft' ? null : after;
}

/** The most of 1, 10, 100 ... that so many likes have reached. */
const milestoneOf = (likes: number): number => (likes < 1 ? 0 : 10 ** Math.floor(Math.log10(likes)));

/** What happens to comments: shown, gone, liked, decided about; the counts above them follow. */
export function createCommentReview(
  { users }: Pick<CommentPorts, 'users'>,
  thingsOf: (type: CommentRow['type']) => CommentableThings,
  notifications: CommentNotifications,
) {
  /** Counts a comment that shows from now on, or shows no more. Rows are locked upwards: comment, parent, thing. */
  async function count(tx: Tx, row: PlacedComment, by: 1 | -1): Promise<void> {
    if (row.parent_id !== null) await countReplies(tx, row.parent_id, by);
    await thingsOf(row.type).comment(tx, row.thing_id, by);
    notifications.changed(tx, row, by === -1);
  }

  /** Somebody else's that is displayed or hidden, locked. */
  async function ofOthers(tx: Tx, uid: string, id: string): Promise<CommentRow> {
    const row = await lockComment(tx, id);
    if (!row || (row.state !== 'displayed' && row.state !== 'hidden')) return refuse('comment.missing');
    return row.author_uid === uid ? refuse('request.forbidden') : row;
  }

  return {
    count,

    /** Approves or rejects a comment that waits. */
    async judge(tx: Tx, { id, passes, reason, at }: CommentVerdict): Promise<void> {
      const row = (await lockComment(tx, id)) ?? refuse('review.missing');
      const state = commentAfter(row.state, passes ? 'pass' : 'reject') ?? refuse('review.missing');
      await changeComment(tx, id, { state, reason, ...(passes && { displayed_at: at }) });
      const thing = await thingsOf(row.type).displayed(tx, row.thing_id);
      if (passes) await count(tx, row, 1);
      await notifications.reviewed(tx, row, passes ? 'displayed' : 'rejected', reason);
      if (passes && thing) await notifications.displayed(tx, row, thing);
    },

    /** P08. @throws Refusal `comment.missing`, `request.forbidden` */
    async remove(tx: Tx, uid: string, id: string): Promise<void> {
      const row = await lockComment(tx, id);
      if (!row || row.state === 'deleted') return refuse('comment.missing');
      if (row.author_uid !== uid)
        return refuse(row.state === 'displayed' ? 'request.forbidden' : 'comment.missing');
      await changeComment(tx, id, { state: 'deleted' });
      if (row.state === 'displayed') await count(tx, row, -1);
    },

    /** @throws Refusal `comment.missing`, `request.forbidden` */
    async hide(tx: Tx, uid: string, id: string, reason: string): Promise<void> {
      const row = await ofOthers(tx, uid, id);
      if (row.state === 'hidden') return;
      await changeComment(tx, id, { state: 'hidden', reason });
      await count(tx, row, -1);
      await notifications.member(tx, row.author_uid, {
        kind: 'content_hidden',
        type: 'comment',
        id,
        about: { type: row.type, id: row.thing_id },
        words: quoteOf(row.text),
        reason,
      });
    },

    /** @throws Refusal `comment.missing`, `request.forbidden`, `post.state` */
    async show(tx: Tx, uid: string, id: string): Promise<void> {
      const row = await ofOthers(tx, uid, id);
      await changeComment(tx, id, {
        state: commentAfter(row.state, 'show') ?? refuse('post.state'),
        reason: '',
      });
      await count(tx, row, 1);
    },

    async likedBefore(tx: Tx, id: string, likes: number): Promise<void> {
      const row = (await countLikes(tx, id, likes)) ?? refuse('comment.missing');
      await changeComment(tx, id, { likes_told: milestoneOf(row.likes) });
    },

    /** Counts a like more or less, and locks the comment. @throws Refusal `comment.missing` */
    async like(tx: Tx, id: string, change: 1 | -1, by: string): Promise<number> {
      const row = (await countLikes(tx, id, change)) ?? refuse('comment.missing');
      const reached = milestoneOf(row.likes);
      if (change === 1 && reached > row.likes_told && row.author_uid !== by) {
        await changeComment(tx, id, { likes_told: reached });
        await notifications.member(tx, row.author_uid, {
          kind: 'content_liked',
          type: 'comment',
          id,
          about: { type: row.type, id: row.thing_id },
          words: quoteOf(row.text),
          nickname: (await users.many(tx, [by])).get(by)?.nickname ?? '',
          likes: row.likes,
        });
      }
      return row.likes;
    },
  };
}
export type CommentDecisions = ReturnType<typeof createCommentReview>;
