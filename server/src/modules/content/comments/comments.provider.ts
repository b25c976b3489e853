import type { Reader } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/refusal.ts';
import { quoteOf } from './comment.events.ts';
import { findComment } from './comments.repository.ts';
import type { CommentDecisions } from './review/review-comment.usecase.ts';

/** Comments as things that are liked, reported and hidden. */
export const commentsAsThings = ({ like, likedBefore, hide, show }: CommentDecisions) => ({
  like,
  likedBefore,
  async likes(from: Reader, id: string): Promise<number> {
    const row = await findComment(from, id);
    return row?.state === 'displayed' ? row.likes : refuse('comment.missing');
  },
  async displayed(from: Reader, id: string) {
    const row = await findComment(from, id);
    if (row?.state !== 'displayed') return null;
    const about = { type: row.type as string, id: row.thing_id };
    return { type: 'comment', id, authorUid: row.author_uid, about, words: quoteOf(row.text) };
  },
  hide,
  show,
});
