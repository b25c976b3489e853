import type { WatcherSort } from '@goldbean/contract/live';
import { createPages, emptyPages } from '../../../shared/pages/index.ts';
import { createPoll } from '../../../shared/poll/index.ts';
import * as service from './viewers.service.ts';
import { emptyViewers, viewersState as state } from './viewers.state.ts';

/** So long nothing must be typed before the words are searched, ms. */
const typingMs = 300;
let typing: ReturnType<typeof setTimeout> | undefined;
/** The devices of those who watch report so often, ms (C036). */
const againMs = 30_000;

const pages = createPages({
  state: () => state.pages,
  load: (page) => {
    const { liveId: live_id, sort } = state;
    const keyword = state.keyword.trim();
    return service.listViewers({ live_id, sort, page, ...(keyword !== '' && { keyword }) });
  },
  // The page is asked for again and again by itself: what is here stays until it comes.
  onMoreFailed: () => undefined,
});

/** S36: shows who watched a live session, and goes on while it runs. @returns ends it */
export function openViewers(liveId: string): () => void {
  Object.assign(state, emptyViewers(liveId));
  void pages.show(1);
  const poll = createPoll({
    ask: async () => {
      if (state.pages.phase === 'ready') await pages.reload();
    },
    isVisible: () => document.visibilityState === 'visible',
    everyMs: againMs,
  });
  poll.start();
  return () => {
    poll.stop();
    clearTimeout(typing);
    pages.close();
    Object.assign(state, emptyViewers());
  };
}

/** The words that are looked for change; they are asked for when nothing is typed any more. */
export function searchViewers(keyword: string): void {
  clearTimeout(typing);
  pages.close();
  state.keyword = keyword;
  state.pages = emptyPages();
  typing = setTimeout(() => void pages.show(1), typingMs);
}

export function sortViewers(sort: WatcherSort): void {
  clearTimeout(typing);
  state.sort = sort;
  void pages.show(1);
}

/** @param page from 1 */
export const showViewers = (page: number): void => void pages.show(page);
