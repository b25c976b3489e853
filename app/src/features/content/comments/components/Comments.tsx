import { commentLimits } from '@goldbean/contract/content';
import {
  type CommentView as DrawnComment,
  type CommentActions,
  CommentBox,
  type CommentBoxState,
  CommentList,
  type CommentListState,
} from '@goldbean/design-system/content';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { errorWords } from '../../../../shared/i18n/index.ts';
import { paths } from '../../../../shared/paths/index.ts';
import { session } from '../../../../shared/session/index.ts';
import {
  likeComment,
  moreComments,
  openComments,
  removeComment,
  retryComments,
  showFreshComments,
  sortComments,
} from '../comments.actions.ts';
import type { Subject } from '../comments.service.ts';
import { commentsState } from '../comments.state.ts';
import { peopleOf } from '../people.ts';
import { answerComment, rewriteComment, sendComment, writeComment } from '../writing.actions.ts';
import { CommentThread } from './CommentThread.tsx';

/** A comment that another feature reports or hides. */
export interface CommentTarget {
  readonly id: string;
  /** Nickname. */
  readonly author: string;
}

export interface CommentsProps extends Subject {
  /** Tells the inspectors of one (P02). */
  readonly onReport: (target: CommentTarget) => void;
  /** Takes one out of sight; left out for who may not. */
  readonly onHide?: ((target: CommentTarget) => void) | undefined;
}

const targetOf = ({ id, author }: DrawnComment): CommentTarget => ({ id, author: author.nickname });

/** G053 to G056, G428: the comments on a post, an article or a short video, and the box to write one (E30, P08). */
export function Comments({ type, id, onReport, onHide }: CommentsProps) {
  const { sort, feed, total, fresh, text, answering, isSending, error } = useSnapshot(commentsState);
  const { token } = useSnapshot(session);
  const { pathname, search } = useLocation();
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => openComments({ type, id }), [type, id]);

  const actions: CommentActions = {
    onLike: (comment, isLiked) => void likeComment(comment.id, isLiked),
    onReply: (comment) => {
      answerComment({ id: comment.id, nickname: comment.author.nickname });
      box.current?.focus();
    },
    onDelete: (comment) => void removeComment(comment.id),
    onReport: (comment) => onReport(targetOf(comment)),
    ...(onHide && { onHide: (comment) => onHide(targetOf(comment)) }),
    onEditAgain: (comment) => {
      rewriteComment(comment.id, comment.text);
      box.current?.focus();
    },
  };
  const state = (): CommentListState => {
    if (feed.phase === 'failed') return { kind: 'error', reason: errorWords(feed.error) };
    if (feed.phase === 'loading') return { kind: 'loading' };
    return { kind: 'ready', hasMore: feed.next !== null, isLoadingMore: feed.isLoadingMore };
  };
  const boxState = (): CommentBoxState => {
    if (token === '') return { kind: 'logged_out' };
    if (isSending) return { kind: 'sending' };
    return error === null ? { kind: 'open' } : { kind: 'failed', reason: errorWords(error) };
  };

  return (
    <CommentList
      state={state()}
      total={Math.max(total, feed.list.length)}
      sort={sort === 'new' ? 'newest' : 'liked'}
      onSort={(chosen) => sortComments(chosen === 'newest' ? 'new' : 'hot')}
      onMore={moreComments}
      onRetry={retryComments}
      newCount={fresh.length}
      onShowNew={() => void showFreshComments()}
      box={
        <CommentBox
          state={boxState()}
          value={text}
          onChange={writeComment}
          onSend={(words, mentions) => void sendComment({ text: words, mentions })}
          people={peopleOf(feed.list)}
          {...(answering && { replyTo: answering.nickname })}
          onCancelReply={() => answerComment(null)}
          loginHref={paths.login.href({ to: `${pathname}${search}` })}
          limit={commentLimits.commentCharacters}
          inputRef={box}
        />
      }
    >
      {feed.list.map((comment) => (
        <CommentThread key={comment.comment_id} comment={comment} actions={actions} />
      ))}
    </CommentList>
  );
}
