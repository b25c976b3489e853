import { Children, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Button,
  ChevronUpIcon,
  EmptyState,
  ErrorState,
  MessageSquareIcon,
  Skeleton,
  VisuallyHidden,
} from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { FeedMore, FeedNew, FeedRoot, FeedRows } from './PostFeed.styles.ts';

export type PostFeedState =
  | { kind: 'loading' }
  /** `reason` is a sentence for the member. */
  | { kind: 'failed'; reason: string }
  | { kind: 'ready'; hasMore: boolean; isLoadingMore: boolean };

export interface PostFeedProps {
  state: PostFeedState;
  /** Name of the list, where it is not that of all posts: "My posts". */
  label?: string;
  /** Came since and are held back, so that nothing jumps under the reader. */
  newCount?: number;
  onShowNew?: () => void;
  onMore: () => void;
  onRetry: () => void;
  /** What stands there when there is none; else an invitation to write. */
  empty?: ReactNode;
  /** PostCards, in order; each with a key. */
  children?: ReactNode;
}

const placeholders = ['1', '2', '3'];

/** Posts of the circle, as one scrolls; new ones wait behind a bar (S06). */
export function PostFeed({
  state,
  label,
  newCount = 0,
  onShowNew,
  onMore,
  onRetry,
  empty,
  children,
}: PostFeedProps) {
  const { t } = useTranslation('circle');
  const formats = useFormats();
  const rows = Children.toArray(children);
  return (
    <FeedRoot aria-label={label ?? t('feed')} aria-busy={state.kind === 'loading' || undefined}>
      <FeedNew aria-live="polite">
        {newCount > 0 && (
          <button type="button" onClick={onShowNew}>
            <ChevronUpIcon aria-hidden="true" />
            {t('waiting', { count: newCount, n: formats.number(newCount) })}
          </button>
        )}
      </FeedNew>
      {state.kind === 'loading' && (
        <>
          <VisuallyHidden as="output">{t('loading')}</VisuallyHidden>
          {placeholders.map((key) => (
            <Skeleton key={key} shape="block" height="180px" />
          ))}
        </>
      )}
      {state.kind === 'failed' && (
        <ErrorState title={t('failed')} retry={{ label: t('retry'), onRetry }}>
          {state.reason}
        </ErrorState>
      )}
      {state.kind === 'ready' &&
        rows.length === 0 &&
        (empty ?? (
          <EmptyState icon={<MessageSquareIcon aria-hidden="true" />} title={t('empty')}>
            {t('emptyHint')}
          </EmptyState>
        ))}
      {state.kind === 'ready' && rows.length > 0 && (
        <>
          <FeedRows>
            {Children.map(children, (row) => (
              <li>{row}</li>
            ))}
          </FeedRows>
          {state.hasMore && (
            <FeedMore>
              <Button busyLabel={state.isLoadingMore ? t('loading') : undefined} onClick={onMore}>
                {t('more')}
              </Button>
            </FeedMore>
          )}
        </>
      )}
    </FeedRoot>
  );
}
