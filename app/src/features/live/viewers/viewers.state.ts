import type { Watcher, WatcherSort } from '@goldbean/contract/live';
import { emptyPages, type Pages } from '../../../shared/pages/index.ts';
import { memberState } from '../../../shared/session/index.ts';

export interface ViewersState {
  liveId: string;
  /** What is looked for, as it is typed. */
  keyword: string;
  sort: WatcherSort;
  pages: Pages<Watcher>;
}

export const emptyViewers = (liveId = ''): ViewersState => ({
  liveId,
  keyword: '',
  sort: 'longest',
  pages: emptyPages(),
});

export const viewersState = memberState<ViewersState>(emptyViewers);
