import { wishCommentLimits, type WishComment } from '@goldbean/contract/wishes';
import { type CommentView, CommentBox, type CommentItemState } from '@goldbean/design-system/content';
import { WishComments, type WishCommentsView } from '@goldbean/design-system/wishes';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { Snapshot } from 'valtio/vanilla';
import { useDraft } from '../../../../shared/forms/index.ts';
import { errorWords } from '../../../../shared/i18n/index.ts';
import { paths } from '../../../../shared/paths/index.ts';
import { session } from '../../../../shared/session/index.ts';
import {
  answerComment,
  deleteComment,
  likeComment,
  moreComments,
  openComments,
  retryComments,
  sendComment,
  writeComment,
} from '../wish-comments.actions.ts';
import { wishCommentsState } from '../wish-comments.state.ts';

export interface WishTalkProps {
  readonly wishId: string;
  /** Nobody may comment any more: the wish went into another. */
  readonly isClosed: boolean;
}

function stateOf({ state, reason }: Snapshot<WishComment>): CommentItemState {
  return state === 'rejected' ? { kind: 'rejected', reason } : { kind: state };
}

/** G043, G044, G404, G405: what members say to a wish (S10). */
export function WishTalk({ wishId, isClosed }: WishTalkProps) {
  const { pages, text, replyTo, isSending, error } = useDraft(wishCommentsState);
  const { userBaseInfo } = useSnapshot(session);
  useEffect(() => openComments(wishId), [wishId]);

  const commentOf = (row: Snapshot<WishComment>): CommentView => ({
    id: row.comment_id,
    author: { uid: row.user.uid, nickname: row.user.nickname, img: row.user.img },
    text: row.text,
    at: row.at_ts,
    likes: row.likes,
    isLiked: row.liked,
    isOwn: row.user.uid === userBaseInfo?.uid,
    ...(row.reply_to && { replyTo: row.reply_to.nickname }),
    state: stateOf(row),
  });
  const state = (): WishCommentsView => {
    if (pages.phase === 'failed') return { kind: 'failed', reason: errorWords(pages.error) };
    if (pages.phase === 'loading') return { kind: 'loading' };
    return {
      kind: 'ready',
      comments: pages.list.map(commentOf),
      hasMore: pages.list.length < pages.total,
      isLoadingMore: pages.isLoadingMore,
    };
  };
  const boxState = () => {
    if (isSending) return { kind: 'sending' } as const;
    return error === null
      ? ({ kind: 'open' } as const)
      : ({ kind: 'failed', reason: errorWords(error) } as const);
  };
  return (
    <WishComments
      state={state()}
      box={
        !isClosed && (
          <CommentBox
            state={boxState()}
            value={text}
            onChange={writeComment}
            onSend={(sent) => void sendComment(sent)}
            {...(replyTo && { replyTo: replyTo.nickname })}
            onCancelReply={() => answerComment(null)}
            loginHref={paths.login.href()}
            limit={wishCommentLimits.wishCommentCharacters}
          />
        )
      }
      actions={{
        onLike: ({ id }, isLiked) => void likeComment(id, isLiked),
        ...(!isClosed && {
          onReply: ({ id, author }) => answerComment({ id, nickname: author.nickname }),
          onEditAgain: ({ text: again }) => writeComment(again),
        }),
        onDelete: ({ id }) => void deleteComment(id),
      }}
      onMore={moreComments}
      onRetry={retryComments}
    />
  );
}
