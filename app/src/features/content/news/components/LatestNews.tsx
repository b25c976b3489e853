import { NewsList, type NewsListState } from '@goldbean/design-system/content';
import { Button } from '@goldbean/design-system/primitives';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { errorWords } from '../../../../shared/i18n/index.ts';
import { paths } from '../../../../shared/paths/index.ts';
import { askToRemove, writeNews } from '../news-desk.actions.ts';
import { moreNews, openNews, retryNews, showWaiting } from '../news.actions.ts';
import { newsState } from '../news.state.ts';

export interface LatestNewsProps {
  /** Only what is important. */
  readonly isImportantOnly: boolean;
  readonly onImportantOnly: (isOn: boolean) => void;
  /** Whether the member writes news. */
  readonly isStaff: boolean;
}

/** G058: the news around the clock; what is published meanwhile waits behind a bar (S05). */
export function LatestNews({ isImportantOnly, onImportantOnly, isStaff }: LatestNewsProps) {
  const { feed, waiting, readTs } = useSnapshot(newsState);
  useEffect(() => openNews(isImportantOnly), [isImportantOnly]);
  const state = (): NewsListState => {
    if (feed.phase === 'failed') return { kind: 'error', reason: errorWords(feed.error) };
    if (feed.phase === 'loading') return { kind: 'loading' };
    return {
      kind: 'ready',
      hasMore: feed.next !== null,
      isLoadingMore: feed.isLoadingMore,
      news: feed.list.map(({ id, at_ts: at, title, text, source, important, stocks }) => ({
        id,
        at,
        title,
        text,
        source,
        isImportant: important,
        isNew: typeof readTs === 'number' && at > readTs,
        stocks: stocks.map(({ code, name }) => ({ code, name, href: paths.search.href({ q: code }) })),
      })),
    };
  };
  const actionsOf = (id: string) => <NewsActions id={id} />;
  return (
    <NewsList
      state={state()}
      waitingCount={waiting.length}
      onShowWaiting={() => {
        void showWaiting();
        window.scrollTo({ top: 0 });
      }}
      isImportantOnly={isImportantOnly}
      onImportantOnly={onImportantOnly}
      onMore={moreNews}
      onRetry={retryNews}
      actionsOf={isStaff ? actionsOf : undefined}
    />
  );
}

/** What staff do with one item. */
function NewsActions({ id }: { readonly id: string }) {
  const { t } = useTranslation('news');
  return (
    <>
      <Button size="small" fill="quiet" onClick={() => writeNews(id)}>
        {t('correct')}
      </Button>
      <Button size="small" fill="quiet" onClick={() => askToRemove(id)}>
        {t('remove')}
      </Button>
    </>
  );
}
