import { WatcherList, type WatcherListState } from '@goldbean/design-system/live';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { errorWords } from '../../../../shared/i18n/index.ts';
import { pageCountOf } from '../../../../shared/pages/index.ts';
import { openViewers, searchViewers, showViewers, sortViewers } from '../viewers.actions.ts';
import { viewersState } from '../viewers.state.ts';

/** G210, S36: who watched a live session. */
export function Viewers({ liveId }: { readonly liveId: string }) {
  const { keyword, sort, pages } = useSnapshot(viewersState);
  useEffect(() => openViewers(liveId), [liveId]);
  const state = (): WatcherListState => {
    if (pages.phase === 'failed') return { kind: 'failed', reason: errorWords(pages.error) };
    if (pages.phase === 'loading') return { kind: 'loading' };
    return {
      kind: 'ready',
      watchers: pages.list.map(({ user, first_ts, seconds, beans, here }) => ({
        uid: user.uid,
        nickname: user.nickname,
        img: user.img,
        number: user.jwcode,
        firstAt: first_ts,
        seconds,
        beans,
        isCurrent: here,
      })),
      total: pages.total,
      page: pages.page,
      pageCount: pageCountOf(pages),
    };
  };
  return (
    <WatcherList
      keyword={keyword}
      onKeyword={searchViewers}
      sort={sort}
      onSort={sortViewers}
      state={state()}
      onPage={showViewers}
      onRetry={() => showViewers(1)}
    />
  );
}
