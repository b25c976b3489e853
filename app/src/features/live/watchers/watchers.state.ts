import type { Watcher, WatcherSort } from '@goldbean/contract/live';
import { emptyPages, type Pages } from '../../../shared/pages/index.ts';
import { memberState } from '../../../shared/session/index.ts';

export interface WatchersState {
  liveId: string;
  /** What is looked for, as it is typed. */
  keyword: string;
  sort: WatcherSort;
  pages: Pages<Watcher>;
}

export const emptyWatchers = (liveId = ''): WatchersState => ({
  liveId,
  keyword: '',
  sort: 'longest',
  pages: emptyPages(),
});

export const watchersState = memberState<WatchersState>(emptyWatchers);
