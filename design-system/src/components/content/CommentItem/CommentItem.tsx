import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ConfirmDialog, HeartIcon, Spinner, VisuallyHidden } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { ByLine } from '../ByLine/ByLine.tsx';
import { Reaction } from '../Reactions/Reactions.styles.ts';
import { ReviewNote } from '../ReviewNote/ReviewNote.tsx';
import type { CommentView } from './comment.ts';
import {
  CommentFailure,
  CommentFoot,
  CommentReplies,
  CommentReplyTo,
  CommentRoot,
  CommentText,
} from './CommentItem.styles.ts';

/** What may be done with a comment; an action that is not given is not offered. */
export interface CommentActions {
  onLike?: (comment: CommentView, isLiked: boolean) => void;
  onReply?: (comment: CommentView) => void;
  /** Called once the question was answered with yes. Only my own can be deleted (P08). */
  onDelete?: (comment: CommentView) => void;
  onReport?: (comment: CommentView) => void;
  /** Takes it out of sight; for moderators, and not for my own. */
  onHide?: (comment: CommentView) => void;
  /** Takes the text of a rejected or failed one up again. */
  onEditAgain?: (comment: CommentView) => void;
  onRetry?: (comment: CommentView) => void;
}

export interface CommentItemProps {
  comment: CommentView;
  actions?: CommentActions;
  /** Answers to it: CommentItem with `depth="reply"`. */
  children?: ReactNode;
  depth?: 'top' | 'reply';
}

const noActions: CommentActions = {};

/** One comment, as its state allows: read, like, answer, report; my own can be deleted. */
export function CommentItem({ comment, actions = noActions, children, depth = 'top' }: CommentItemProps) {
  const { t } = useTranslation('content');
  const formats = useFormats();
  const { author, text, at, replyTo, state } = comment;

  if (state.kind === 'deleted' || state.kind === 'hidden') {
    return (
      <CommentRoot data-depth={depth}>
        <CommentText data-quiet>
          {state.kind === 'deleted' ? t('comment.deleted') : t('comment.hidden')}
        </CommentText>
        {children && <CommentReplies>{children}</CommentReplies>}
      </CommentRoot>
    );
  }

  return (
    <CommentRoot data-depth={depth}>
      <ByLine author={author}>
        <time dateTime={new Date(at).toISOString()}>{formats.moment(at)}</time>
      </ByLine>
      <CommentText>
        {replyTo && <CommentReplyTo>{t('comment.answering', { name: replyTo })}</CommentReplyTo>}
        {text}
      </CommentText>
      {(state.kind === 'pending' || state.kind === 'rejected') && (
        <ReviewNote
          state={state}
          onEditAgain={actions.onEditAgain && (() => actions.onEditAgain?.(comment))}
        />
      )}
      {state.kind === 'failed' && (
        <CommentFailure role="alert">
          <span>{state.reason}</span>
          {actions.onRetry && (
            <Button size="small" onClick={() => actions.onRetry?.(comment)}>
              {t('retry')}
            </Button>
          )}
        </CommentFailure>
      )}
      {state.kind === 'sending' ? (
        <CommentFoot>
          <Spinner size="small" label={t('sending')} />
        </CommentFoot>
      ) : (
        <CommentActionBar comment={comment} actions={actions} />
      )}
      {children && <CommentReplies>{children}</CommentReplies>}
    </CommentRoot>
  );
}

function CommentActionBar({ comment, actions }: { comment: CommentView; actions: CommentActions }) {
  const { t } = useTranslation(['content', 'actions', 'content-report', 'primitives']);
  const formats = useFormats();
  const [isAsking, setIsAsking] = useState(false);
  const { likes, isLiked, isOwn, state } = comment;
  const isDisplayed = state.kind === 'displayed';
  return (
    <CommentFoot>
      {isDisplayed && actions.onLike && (
        <Reaction type="button" aria-pressed={isLiked} onClick={() => actions.onLike?.(comment, !isLiked)}>
          <HeartIcon aria-hidden="true" />
          <VisuallyHidden>
            {t('like')}, {t('likes', { count: likes, n: formats.number(likes) })}
          </VisuallyHidden>
          <span aria-hidden="true">{formats.compact(likes)}</span>
        </Reaction>
      )}
      {isDisplayed && actions.onReply && (
        <Button size="small" fill="quiet" onClick={() => actions.onReply?.(comment)}>
          {t('comment.reply')}
        </Button>
      )}
      {isDisplayed && !isOwn && actions.onReport && (
        <Button size="small" fill="quiet" onClick={() => actions.onReport?.(comment)}>
          {t('report')}
        </Button>
      )}
      {isDisplayed && !isOwn && actions.onHide && (
        <Button size="small" fill="quiet" onClick={() => actions.onHide?.(comment)}>
          {t('content-report:hide.open')}
        </Button>
      )}
      {isOwn && actions.onDelete && (
        <>
          <Button size="small" fill="quiet" onClick={() => setIsAsking(true)}>
            {t('delete')}
          </Button>
          <ConfirmDialog
            isOpen={isAsking}
            tone="danger"
            title={t('comment.deleteQuestion')}
            confirmLabel={t('delete')}
            cancelLabel={t('actions:cancel')}
            closeLabel={t('primitives:close')}
            onConfirm={() => {
              setIsAsking(false);
              actions.onDelete?.(comment);
            }}
            onCancel={() => setIsAsking(false)}
          >
            {t('comment.deleteNote')}
          </ConfirmDialog>
        </>
      )}
    </CommentFoot>
  );
}
