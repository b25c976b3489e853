import { nobody, type ReviewEntry } from '@goldbean/contract';
import { shanghaiTime } from '../../../../platform/clock.ts';
import type { Reader, Tx } from '../../../../platform/database/index.ts';
import type { CommentableThings, CommentPorts } from '../comments.ports.ts';
import { lockComment, type CommentRow } from '../comments.repository.ts';
import type { CommentDecisions, CommentVerdict } from './review-comment.usecase.ts';
import { countWaiting, findWaiting, type CommentQueuePart } from './queue.repository.ts';

/** The queue of comments, for the desk (D68). */
export function createQueue(
  { users }: Pick<CommentPorts, 'users'>,
  thingsOf: (type: CommentRow['type']) => CommentableThings,
  deciding: CommentDecisions,
) {
  return {
    count: (reader: Reader, which: CommentQueuePart): Promise<number> => countWaiting(reader, which),

    async list(
      reader: Reader,
      which: CommentQueuePart,
      page: { readonly page: number; readonly page_size: number },
    ): Promise<ReviewEntry[]> {
      const rows = await findWaiting(reader, which, page);
      const people = await users.many(
        reader,
        rows.map((row) => row.author_uid),
      );
      return Promise.all(
        rows.map(async (row) => {
          const { uid, jwcode, nickname, img } = people.get(row.author_uid) ?? nobody(row.author_uid);
          const thing = await thingsOf(row.type).displayed(reader, row.thing_id);
          return {
            kind: 'comment',
            id: row.comment_id,
            version: row.version,
            author: { uid, jwcode, nickname, img },
            title: '',
            text: row.text,
            pics: [],
            topic: null,
            about: { type: row.type, id: row.thing_id, words: thing?.words ?? '' },
            is_edit: false,
            at: shanghaiTime(row.submitted_at),
            at_ts: row.submitted_at,
          };
        }),
      );
    },

    /** A comment that waits, locked until the transaction ends; null where it does not. */
    async waiting(tx: Tx, id: string) {
      const row = await lockComment(tx, id);
      if (row?.state !== 'pending') return null;
      const { version, author_uid: authorUid, channel_id: channelId, submitted_at: submittedAt } = row;
      return { version, authorUid, channelId, submittedAt };
    },

    judge: (tx: Tx, verdict: CommentVerdict): Promise<void> => deciding.judge(tx, verdict),
  };
}
