import { nobody, type ReviewEntry } from '@goldbean/contract';
import { shanghaiTime } from '../../../platform/clock.ts';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { WishCommentReview } from './review-comment.usecase.ts';
import { countWaiting, findWaiting, type WishCommentQueuePart } from './queue.repository.ts';
import type { WishCommentPorts } from './wish-comments.ports.ts';
import { lockComment } from './wish-comments.repository.ts';

/** The queue of comments on wishes, for the desk (D68). A comment is never changed, so it has one version. */
export function createWishCommentQueue(
  { users, pool }: Pick<WishCommentPorts, 'users' | 'pool'>,
  judging: WishCommentReview,
) {
  return {
    count: countWaiting,

    async list(
      reader: Reader,
      which: WishCommentQueuePart,
      page: { readonly page: number; readonly page_size: number },
    ): Promise<ReviewEntry[]> {
      const rows = await findWaiting(reader, which, page);
      const [people, titles] = await Promise.all([
        users.many(reader, [...new Set(rows.map((row) => row.uid))]),
        pool.titles(reader, [...new Set(rows.map((row) => row.wish_id))]),
      ]);
      return rows.map((row) => {
        const { uid, jwcode, nickname, img } = people.get(row.uid) ?? nobody(row.uid);
        return {
          kind: judging.kind,
          id: row.comment_id,
          version: 1,
          author: { uid, jwcode, nickname, img },
          title: '',
          text: row.text,
          pics: [],
          topic: null,
          about: {
            type: 'wish',
            id: row.wish_id,
            words: titles.get(row.wish_id) ?? '',
          },
          is_edit: false,
          at: shanghaiTime(row.created_at),
          at_ts: row.created_at,
        };
      });
    },

    /** A comment that waits, locked until the transaction ends; null where it does not. Wishes belong to no channel. */
    async waiting(tx: Tx, id: string) {
      const row = await lockComment(tx, id);
      if (row?.state !== 'pending') return null;
      return {
        version: 1,
        authorUid: row.uid,
        channelId: null,
        submittedAt: row.created_at,
      };
    },

    /** A verdict of the desk takes effect; its reason is empty for what passes, `by` is the uid of the judge. */
    async judge(
      tx: Tx,
      {
        id,
        passes,
        reason,
        by,
      }: {
        readonly id: string;
        readonly passes: boolean;
        readonly reason: string;
        readonly by: string;
      },
    ): Promise<void> {
      await judging.judge(tx, { uid: by }, id, { passes, reason });
    },
  };
}
