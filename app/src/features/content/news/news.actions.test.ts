import type { NewsItem } from '@goldbean/contract/content';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { attendRoom } from '../../../shared/attendance/index.ts';
import { openNews } from './news.actions.ts';
import * as service from './news.service.ts';
import { newsState as state } from './news.state.ts';

vi.mock('./news.service.ts');
vi.mock('../../../shared/attendance/index.ts');
const server = vi.mocked(service);

const news = (id: number): NewsItem => ({
  id: String(id),
  title: `news ${id}`,
  text: '',
  source: '',
  important: false,
  at_ts: id,
  stocks: [],
});
const answers = (ids: readonly number[], next: string | null = null) =>
  server.listNews.mockResolvedValue({ list: ids.map(news), next, read: null });
const ids = () => state.feed.list.map(({ id }) => id);
let close = () => {};
let reconnect = () => {};

beforeEach(() => {
  vi.resetAllMocks();
  server.readNews.mockResolvedValue({ ok: true });
  vi.mocked(attendRoom).mockImplementation((_room, onArrival) => {
    reconnect = onArrival;
    return () => undefined;
  });
});
afterEach(() => close());

it('S05: what was taken back while the connection was lost is gone, and what came waits', async () => {
  answers([4, 3, 2, 1]);
  close = openNews(false);
  await vi.waitFor(() => expect(ids()).toEqual(['4', '3', '2', '1']));
  answers([5, 4, 2], 'more');
  reconnect();
  await vi.waitFor(() => expect(state.waiting).toEqual(['5']));
  expect(ids()).toEqual(['4', '2', '1']);
  answers([5, 4]);
  reconnect();
  await vi.waitFor(() => expect(ids()).toEqual(['4']));
});
