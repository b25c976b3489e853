import type { Reply } from '@goldbean/contract/content';
import type { CommentView as DrawnComment, CommentItemState } from '@goldbean/design-system/content';
import type { Snapshot } from 'valtio/vanilla';

function stateOf({ state, reason, queue }: Snapshot<Reply>): CommentItemState {
  switch (state) {
    case 'pending':
      return {
        kind: state,
        ...(queue && { place: queue.place }),
        ...(queue?.usual_wait != null && { usualWait: queue.usual_wait }),
      };
    case 'rejected':
      return { kind: state, reason };
    case 'displayed':
    case 'hidden':
    case 'deleted':
      return { kind: state };
  }
}

/** A comment as its row draws it. */
export const commentView = (row: Snapshot<Reply>): DrawnComment => ({
  id: row.comment_id,
  author: { uid: row.author.uid, nickname: row.author.nickname, img: row.author.img },
  text: row.text,
  at: row.at_ts,
  likes: row.likes,
  isLiked: row.liked,
  isOwn: row.is_own,
  ...(row.answers && { replyTo: row.answers.nickname }),
  state: stateOf(row),
});
