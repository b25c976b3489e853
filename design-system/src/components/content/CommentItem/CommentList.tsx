import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Button,
  EmptyState,
  ErrorState,
  MessageSquareIcon,
  Select,
  Skeleton,
  VisuallyHidden,
} from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import {
  CommentListHead,
  CommentListRoot,
  CommentMore,
  CommentNew,
  CommentWaiting,
} from './CommentItem.styles.ts';

export type CommentListSort = 'newest' | 'liked';

export type CommentListState =
  | { kind: 'loading' }
  /** `reason` is a sentence for the member. */
  | { kind: 'error'; reason: string }
  | { kind: 'ready'; hasMore: boolean; isLoadingMore?: boolean };

export interface CommentListProps {
  state: CommentListState;
  /** All comments, not only those listed. */
  total: number;
  sort: CommentListSort;
  onSort: (sort: CommentListSort) => void;
  onMore: () => void;
  onRetry: () => void;
  /** Came since and are held back, so that nothing jumps under the reader. */
  newCount?: number;
  onShowNew?: () => void;
  /** The CommentBox; stands above the comments. */
  box?: ReactNode;
  /** CommentItem, in order. */
  children?: ReactNode;
}

const waiting = ['1', '2', '3'];
const sorts: readonly CommentListSort[] = ['newest', 'liked'];
const sortWords = { newest: 'comment.sort.newest', liked: 'comment.sort.liked' } as const;

/** The comments below an article, a post or a video, with the box to write one. */
export function CommentList({
  state,
  total,
  sort,
  onSort,
  onMore,
  onRetry,
  newCount = 0,
  onShowNew,
  box,
  children,
}: CommentListProps) {
  const { t } = useTranslation('content');
  const formats = useFormats();
  const heading = t('comments', { count: total, n: formats.number(total) });
  return (
    <CommentListRoot aria-label={heading} aria-busy={state.kind === 'loading' || undefined}>
      <CommentListHead>
        <h2>{heading}</h2>
        {total > 1 && (
          <div>
            <Select
              size="small"
              aria-label={t('comment.sort.label')}
              value={sort}
              options={sorts.map((value) => ({ value, label: t(sortWords[value]) }))}
              onChange={(event) => {
                const chosen = sorts.find((value) => value === event.target.value);
                if (chosen) onSort(chosen);
              }}
            />
          </div>
        )}
      </CommentListHead>
      {box}
      <CommentNew aria-live="polite">
        {newCount > 0 && (
          <Button size="small" tone="primary" onClick={onShowNew}>
            {t('comment.waiting', { count: newCount, n: formats.number(newCount) })}
          </Button>
        )}
      </CommentNew>
      {state.kind === 'loading' && (
        <>
          <VisuallyHidden as="output">{t('loading')}</VisuallyHidden>
          {waiting.map((key) => (
            <CommentWaiting key={key}>
              <Skeleton shape="circle" width="32px" height="32px" />
              <Skeleton width="140px" />
              <Skeleton shape="block" height="44px" />
            </CommentWaiting>
          ))}
        </>
      )}
      {state.kind === 'error' && (
        <ErrorState title={t('comment.loadFailed')} retry={{ label: t('retry'), onRetry }}>
          {state.reason}
        </ErrorState>
      )}
      {state.kind === 'ready' && total === 0 && (
        <EmptyState icon={<MessageSquareIcon aria-hidden="true" />} title={t('comment.empty')}>
          {t('comment.emptyHint')}
        </EmptyState>
      )}
      {state.kind === 'ready' && (
        <div>
          {children}
          {state.hasMore && (
            <CommentMore>
              <Button busyLabel={state.isLoadingMore ? t('loading') : undefined} onClick={onMore}>
                {t('comment.more')}
              </Button>
            </CommentMore>
          )}
        </div>
      )}
    </CommentListRoot>
  );
}
