import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, EmptyState, ErrorState, Skeleton, VisuallyHidden } from '../../../primitives/index.ts';
import { type CommentView, type CommentActions, CommentItem } from '../../content/index.ts';
import { CommentRows, CommentsRoot } from './WishComments.styles.ts';

export type WishCommentsView =
  | { kind: 'loading' }
  /** `reason` is a sentence for the member. */
  | { kind: 'failed'; reason: string }
  | { kind: 'ready'; comments: readonly CommentView[]; hasMore: boolean; isLoadingMore: boolean };

export interface WishCommentsProps {
  state: WishCommentsView;
  /** CommentBox; left out where nobody may comment any more. */
  box?: ReactNode;
  actions: CommentActions;
  onMore: () => void;
  onRetry: () => void;
}

/** What members say to a wish, newest first; mine that wait for review are among them (D68). */
export function WishComments({ state, box, actions, onMore, onRetry }: WishCommentsProps) {
  const { t } = useTranslation(['content', 'wishes']);
  return (
    <CommentsRoot aria-label={t('wishes:tab.comments')} aria-busy={state.kind === 'loading' || undefined}>
      <h2>{t('wishes:tab.comments')}</h2>
      {box}
      {state.kind === 'loading' && (
        <>
          <VisuallyHidden as="output">{t('loading')}</VisuallyHidden>
          <Skeleton shape="block" height="96px" />
        </>
      )}
      {state.kind === 'failed' && (
        <ErrorState title={t('comment.loadFailed')} retry={{ label: t('retry'), onRetry }}>
          {state.reason}
        </ErrorState>
      )}
      {state.kind === 'ready' && state.comments.length === 0 && (
        <EmptyState size="row" title={t('comment.empty')}>
          {t('comment.emptyHint')}
        </EmptyState>
      )}
      {state.kind === 'ready' && state.comments.length > 0 && (
        <CommentRows>
          {state.comments.map((comment) => (
            <li key={comment.id}>
              <CommentItem comment={comment} actions={actions} />
            </li>
          ))}
        </CommentRows>
      )}
      {state.kind === 'ready' && state.hasMore && (
        <Button busyLabel={state.isLoadingMore ? t('loading') : undefined} onClick={onMore}>
          {t('comment.more')}
        </Button>
      )}
    </CommentsRoot>
  );
}
