import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Button,
  ChevronUpIcon,
  EmptyState,
  ErrorState,
  NewspaperIcon,
  Skeleton,
  Switch,
  VisuallyHidden,
} from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { WaitingPill } from '../WaitingPill.styles.ts';
import { type NewsView, NewsItem } from './NewsItem.tsx';
import { NewsDay, NewsListHead, NewsListRoot, NewsMore, NewsWaiting } from './NewsItem.styles.ts';

export type NewsListState =
  | { kind: 'loading' }
  /** `reason` is a sentence for the member. */
  | { kind: 'error'; reason: string }
  /** Newest first. */
  | { kind: 'ready'; news: readonly NewsView[]; hasMore: boolean; isLoadingMore?: boolean };

export interface NewsListProps {
  state: NewsListState;
  /** Came since and are held back, so that nothing jumps under the reader (S05). */
  waitingCount: number;
  onShowWaiting: () => void;
  /** Only what is important. */
  isImportantOnly: boolean;
  onImportantOnly: (isOn: boolean) => void;
  onMore: () => void;
  onRetry: () => void;
  /** What staff may do with an item, by its id; left out for readers. */
  actionsOf?: ((id: string) => ReactNode) | undefined;
}

const waiting = ['1', '2', '3', '4'];

/** The 7x24 news: newest first, parted by days, with "n new" instead of a jump. */
export function NewsList({
  state,
  waitingCount,
  onShowWaiting,
  isImportantOnly,
  onImportantOnly,
  onMore,
  onRetry,
  actionsOf,
}: NewsListProps) {
  const { t } = useTranslation('news');
  const formats = useFormats();
  return (
    <NewsListRoot aria-label={t('title')} aria-busy={state.kind === 'loading' || undefined}>
      <NewsListHead>
        <h2>{t('latest')}</h2>
        <Switch isOn={isImportantOnly} onToggle={onImportantOnly}>
          {t('importantOnly')}
        </Switch>
      </NewsListHead>
      <WaitingPill aria-live="polite">
        {waitingCount > 0 && (
          <button type="button" onClick={onShowWaiting}>
            <ChevronUpIcon aria-hidden="true" />
            {t('waiting', { count: waitingCount, n: formats.number(waitingCount) })}
          </button>
        )}
      </WaitingPill>
      {state.kind === 'loading' && (
        <NewsWaiting>
          <VisuallyHidden as="output">{t('loading')}</VisuallyHidden>
          {waiting.map((key) => (
            <Skeleton key={key} shape="block" height="44px" />
          ))}
        </NewsWaiting>
      )}
      {state.kind === 'error' && (
        <ErrorState title={t('loadFailed')} retry={{ label: t('retry'), onRetry }}>
          {state.reason}
        </ErrorState>
      )}
      {state.kind === 'ready' && state.news.length === 0 && (
        <EmptyState icon={<NewspaperIcon aria-hidden="true" />} title={t('empty')}>
          {t('emptyHint')}
        </EmptyState>
      )}
      {state.kind === 'ready' && (
        <>
          {state.news.map((one, at) => {
            const day = formats.date(one.at);
            const before = state.news[at - 1];
            return (
              <Fragment key={one.id}>
                {(!before || formats.date(before.at) !== day) && <NewsDay>{day}</NewsDay>}
                <NewsItem news={one} actions={actionsOf?.(one.id)} />
              </Fragment>
            );
          })}
          {state.hasMore && (
            <NewsMore>
              <Button
                fill="quiet"
                busyLabel={state.isLoadingMore ? t('loading') : undefined}
                onClick={onMore}
              >
                {t('older')}
              </Button>
            </NewsMore>
          )}
        </>
      )}
    </NewsListRoot>
  );
}
