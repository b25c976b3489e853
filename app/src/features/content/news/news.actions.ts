import { newsEvents, newsRoom, type NewsItem } from '@goldbean/contract/content';
import { attendRoom } from '../../../shared/attendance/index.ts';
import { createFeed } from '../../../shared/feed/index.ts';
import { notifyError } from '../../../shared/notices/index.ts';
import { connection } from '../../../shared/socket/index.ts';
import * as service from './news.service.ts';
import { emptyNews, newsState as state } from './news.state.ts';

const feed = createFeed({
  state: () => state.feed,
  load: async (cursor) => {
    const answer = await service.listNews(state.isImportantOnly, cursor);
    if (state.readTs === undefined) state.readTs = answer.read?.at_ts ?? null;
    return answer;
  },
  keyOf: ({ id }: NewsItem) => id,
  onMoreFailed: notifyError,
});

/**
 * The news come on screen, and follow what is published and taken back (S05).
 * @param isImportantOnly only what is important
 * @returns when they go
 */
export function openNews(isImportantOnly: boolean): () => void {
  Object.assign(state, emptyNews(isImportantOnly));
  void loadFirst();
  const stops = [
    connection.onRoom(newsRoom, newsEvents, {
      news_published: ({ news }) => hearNews(news),
      news_gone: ({ id }) => dropNews(id),
    }),
    attendRoom(newsRoom, () => void catchUp()),
  ];
  return () => {
    for (const stop of stops) stop();
    feed.close();
  };
}

/** The first items; the newest of them I have read now, on every device. */
async function loadFirst(): Promise<void> {
  await feed.open();
  const [newest] = state.feed.list;
  if (state.feed.phase !== 'ready' || !newest) return;
  // A background call (D90): a place that was not kept is kept the next time.
  await service.readNews(newest.id).catch(() => undefined);
}

/** Published, or another version of one that is there, which changes where it stands. */
function hearNews(news: NewsItem): void {
  const { feed: listed, isImportantOnly, waiting } = state;
  const shown = listed.list.find(({ id }) => id === news.id);
  if (isImportantOnly && !news.important) dropNews(news.id);
  else if (shown) Object.assign(shown, news);
  // Older than what is listed: a correction of something further down.
  else if (news.at_ts >= (listed.list[0]?.at_ts ?? 0) && !waiting.includes(news.id)) waiting.push(news.id);
}

function dropNews(id: string): void {
  state.feed.list = state.feed.list.filter((news) => news.id !== id);
  state.waiting = state.waiting.filter((waits) => waits !== id);
}

/** Was without a connection: what is listed is as it is now, and what came waits behind the bar. */
async function catchUp(): Promise<void> {
  const { isImportantOnly } = state;
  try {
    const { list, next } = await service.listNews(isImportantOnly);
    if (state.isImportantOnly !== isImportantOnly || state.feed.phase !== 'ready') return;
    const there = new Set(list.map(({ id }) => id));
    // Of what is older than this answer reaches it says nothing.
    const reach = next === null ? -Infinity : (list.at(-1)?.at_ts ?? Infinity);
    const gone = state.feed.list.filter(({ id, at_ts }) => at_ts > reach && !there.has(id));
    for (const { id } of gone) dropNews(id);
    for (const news of list) hearNews(news);
  } catch {
    // What stands there is older than it could be; the next time will tell.
  }
}

/** The reader wants to see what came. */
export async function showWaiting(): Promise<void> {
  state.waiting = [];
  await loadFirst();
}
export const retryNews = (): void => void loadFirst();
export const moreNews = (): void => void feed.more();
