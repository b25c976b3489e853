import { proxy } from 'valtio/vanilla';
import { expect, it, vi } from 'vitest';
import { createFeed, emptyFeed } from './create-feed.ts';

type FeedAnswer = { list: string[]; next: string | null };

function setUp() {
  const state = proxy(emptyFeed<string>());
  const load = vi.fn<(cursor?: string) => Promise<FeedAnswer>>();
  const onMoreFailed = vi.fn();
  return {
    state,
    load,
    onMoreFailed,
    feed: createFeed({ state: () => state, load, keyOf: String, onMoreFailed }),
  };
}

it('begins with the first rows and goes on after the last, each row once, until the end', async () => {
  const { state, load, feed } = setUp();
  load
    .mockResolvedValueOnce({ list: ['d', 'c'], next: 'c' })
    .mockResolvedValueOnce({ list: ['c', 'b', 'a'], next: null });
  await feed.open();
  expect(state).toMatchObject({ phase: 'ready', list: ['d', 'c'], next: 'c' });
  await Promise.all([feed.more(), feed.more()]);
  expect(state).toMatchObject({ list: ['d', 'c', 'b', 'a'], next: null, isLoadingMore: false });
  await feed.more();
  expect(load.mock.calls).toEqual([[], ['c']]);
});

it('says that the first rows failed, and loads them anew', async () => {
  const { state, load, onMoreFailed, feed } = setUp();
  load.mockRejectedValueOnce(new Error('gone')).mockResolvedValueOnce({ list: [], next: null });
  await feed.open();
  expect(state).toMatchObject({ phase: 'failed', error: { msgKey: 'system.error' } });
  await feed.open();
  expect(state).toMatchObject({ phase: 'ready', list: [], error: null });
  expect(onMoreFailed).not.toHaveBeenCalled();
});

it('keeps its rows when those that follow fail, and asks again', async () => {
  const { state, load, onMoreFailed, feed } = setUp();
  load
    .mockResolvedValueOnce({ list: ['b'], next: 'b' })
    .mockRejectedValueOnce(new Error('gone'))
    .mockResolvedValueOnce({ list: ['a'], next: null });
  await feed.open();
  await feed.more();
  expect(onMoreFailed).toHaveBeenCalledOnce();
  expect(state).toMatchObject({ list: ['b'], next: 'b', isLoadingMore: false });
  await feed.more();
  expect(state.list).toEqual(['b', 'a']);
});

it('ignores what arrives after it was closed or opened anew', async () => {
  const { state, load, feed } = setUp();
  const late = Promise.withResolvers<FeedAnswer>();
  load.mockReturnValueOnce(late.promise).mockResolvedValueOnce({ list: ['new'], next: null });
  const first = feed.open();
  await feed.open();
  late.resolve({ list: ['old'], next: 'old' });
  await first;
  expect(state.list).toEqual(['new']);
  load.mockReturnValueOnce(Promise.resolve({ list: ['later'], next: null }));
  const last = feed.open();
  feed.close();
  await last;
  expect(state.list).toEqual(['new']);
});

it('goes on after it was closed while rows were on their way', async () => {
  const { state, load, feed } = setUp();
  const late = Promise.withResolvers<FeedAnswer>();
  load
    .mockResolvedValueOnce({ list: ['b'], next: 'b' })
    .mockReturnValueOnce(late.promise)
    .mockResolvedValueOnce({ list: ['a'], next: null });
  await feed.open();
  const left = feed.more();
  feed.close();
  late.resolve({ list: ['a'], next: null });
  await left;
  expect(state).toMatchObject({ list: ['b'], isLoadingMore: false });
  await feed.more();
  expect(state.list).toEqual(['b', 'a']);
});
