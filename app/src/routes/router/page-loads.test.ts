import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { paths } from '../../shared/paths/index.ts';
import { session } from '../../shared/session/index.ts';
import { routeOf } from '../route-table.ts';
import type { RouteEntry } from '../route.ts';
import { fetchPageOf, loadPage } from './page-loads.ts';

const Page = () => null;
const before = session.token;
beforeEach(() => void (session.token = ''));
afterEach(() => {
  session.token = before;
  vi.restoreAllMocks();
});

const entryOf = (path: string, load: RouteEntry['load']): RouteEntry => ({
  ...(routeOf(paths.homepage.path) as RouteEntry),
  path,
  words: [],
  load,
});

it('S48: a page is fetched once, by whoever asks first', async () => {
  const load = vi.fn(() => Promise.resolve({ Page }));
  const entry = entryOf('/once', load);
  expect(await Promise.all([loadPage(entry), loadPage(entry)])).toEqual([Page, Page]);
  expect(load).toHaveBeenCalledOnce();
});

it('M38: after a failure it is fetched anew', async () => {
  const load = vi.fn<RouteEntry['load']>(() => Promise.reject(new TypeError('Failed to fetch')));
  const entry = entryOf('/anew', load);
  await expect(loadPage(entry)).rejects.toThrow();
  load.mockResolvedValue({ Page });
  expect(await loadPage(entry)).toBe(Page);
});

it('S48: the file of a page exports the page and nothing else', async () => {
  const load: RouteEntry['load'] = () => Promise.resolve({ Page, Other: Page });
  await expect(loadPage(entryOf('/two', load))).rejects.toThrow('not one page: Page, Other');
});

it('D07: a page for members is not fetched for a visitor, nor one that is not there', () => {
  const room = routeOf(paths.liveMiddlePage.path) as RouteEntry;
  const load = vi.spyOn(room, 'load').mockResolvedValue({ Page });
  fetchPageOf('/nowhere');
  fetchPageOf(room.path);
  expect(load).not.toHaveBeenCalled();
  session.token = 'a member';
  fetchPageOf(`${room.path}/`);
  expect(load).toHaveBeenCalledOnce();
});
