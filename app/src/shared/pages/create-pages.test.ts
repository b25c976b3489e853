import { proxy } from 'valtio/vanilla';
import { describe, expect, it, vi } from 'vitest';
import { createPages, emptyPages, pageCountOf } from './create-pages.ts';

type PagesAnswer = { list: string[]; total: number; page_size: number };

function setUp() {
  const state = proxy(emptyPages<string>());
  const load = vi.fn<(page: number) => Promise<PagesAnswer>>();
  const onMoreFailed = vi.fn();
  return {
    state,
    load,
    onMoreFailed,
    pages: createPages({ state: () => state, load, keyOf: String, onMoreFailed }),
  };
}

describe('a list by pages', () => {
  it('begins with the first page and goes on with the next, each row once', async () => {
    const { state, load, pages } = setUp();
    load
      .mockResolvedValueOnce({ list: ['c', 'b'], total: 3, page_size: 2 })
      .mockResolvedValueOnce({ list: ['b', 'a'], total: 4, page_size: 2 });
    await pages.open();
    expect(state).toMatchObject({ phase: 'ready', list: ['c', 'b'], total: 3, page: 1 });
    await pages.more();
    expect(load.mock.calls).toEqual([[1], [2]]);
    expect(state).toMatchObject({ list: ['c', 'b', 'a'], total: 4, page: 2, isLoadingMore: false });
  });

  it('is ready and empty when there is nothing', async () => {
    const { state, load, pages } = setUp();
    load.mockResolvedValue({ list: [], total: 0, page_size: 2 });
    await pages.open();
    expect(state).toMatchObject({ phase: 'ready', list: [], total: 0 });
  });

  it('asks for the next page once, however often it is wished', async () => {
    const { load, pages } = setUp();
    load.mockResolvedValue({ list: ['a'], total: 9, page_size: 2 });
    await pages.open();
    await Promise.all([pages.more(), pages.more()]);
    expect(load.mock.calls).toEqual([[1], [2]]);
  });

  it('says that the first page failed, and asks for it again', async () => {
    const { state, load, onMoreFailed, pages } = setUp();
    load
      .mockRejectedValueOnce(new Error('gone'))
      .mockResolvedValueOnce({ list: ['a'], total: 1, page_size: 2 });
    await pages.open();
    expect(state).toMatchObject({ phase: 'failed', error: { msgKey: 'system.error' } });
    expect(onMoreFailed).not.toHaveBeenCalled();
    await pages.more();
    expect(state).toMatchObject({ phase: 'ready', list: ['a'], error: null });
  });

  it('keeps its rows when a further page fails', async () => {
    const { state, load, onMoreFailed, pages } = setUp();
    load
      .mockResolvedValueOnce({ list: ['a'], total: 2, page_size: 2 })
      .mockRejectedValueOnce(new Error('gone'));
    await pages.open();
    await pages.more();
    expect(onMoreFailed).toHaveBeenCalledOnce();
    expect(state).toMatchObject({ phase: 'ready', list: ['a'], page: 1, isLoadingMore: false });
  });

  it('leafs through: each page in place of the one before, which goes at once', async () => {
    const { state, load, onMoreFailed, pages } = setUp();
    expect(pageCountOf(state)).toBe(1);
    load.mockResolvedValueOnce({ list: ['e', 'd'], total: 5, page_size: 2 });
    await pages.show(1);
    expect(pageCountOf(state)).toBe(3);
    load.mockResolvedValueOnce({ list: ['a'], total: 5, page_size: 2 });
    const last = pages.show(3);
    expect(state).toEqual({ ...emptyPages(), page: 3 });
    await last;
    expect(state).toMatchObject({ phase: 'ready', list: ['a'], page: 3 });
    load.mockRejectedValueOnce(new Error('gone'));
    await pages.show(2);
    expect(state).toMatchObject({ phase: 'failed', list: [], error: { msgKey: 'system.error' } });
    expect(onMoreFailed).not.toHaveBeenCalled();
  });

  it('asks for the page that is there anew, and keeps its rows meanwhile', async () => {
    const { state, load, onMoreFailed, pages } = setUp();
    load.mockResolvedValueOnce({ list: ['b'], total: 3, page_size: 2 });
    await pages.show(2);
    load.mockResolvedValueOnce({ list: ['c'], total: 4, page_size: 2 });
    const again = pages.reload();
    expect(state).toMatchObject({ phase: 'ready', list: ['b'] });
    await again;
    expect(state).toMatchObject({ phase: 'ready', list: ['c'], total: 4, page: 2 });
    load.mockRejectedValueOnce(new Error('gone'));
    await pages.reload();
    expect(onMoreFailed).toHaveBeenCalledExactlyOnceWith(expect.any(Error), 2);
    expect(load.mock.calls).toEqual([[2], [2], [2]]);
  });

  it('after rows went away shows the page that is there, or the one before when it has none left', async () => {
    const { state, load, pages } = setUp();
    load.mockResolvedValueOnce({ list: ['b', 'a'], total: 4, page_size: 2 });
    await pages.show(2);
    load.mockResolvedValueOnce({ list: ['a'], total: 3, page_size: 2 });
    const kept = pages.reloadWithout((row) => row === 'b');
    expect(state).toMatchObject({ phase: 'ready', list: ['b', 'a'] });
    await kept;
    load.mockResolvedValueOnce({ list: ['d', 'c'], total: 2, page_size: 2 });
    const left = pages.reloadWithout((row) => row === 'a');
    expect(state).toMatchObject({ phase: 'loading', list: [], page: 1 });
    await left;
    load.mockResolvedValueOnce({ list: [], total: 0, page_size: 2 });
    await pages.reloadWithout(() => true);
    expect(load.mock.calls).toEqual([[2], [2], [1], [1]]);
  });

  it('drops what was asked before it was opened anew or closed', async () => {
    const { state, load, pages } = setUp();
    const late = Promise.withResolvers<PagesAnswer>();
    load.mockReturnValueOnce(late.promise).mockResolvedValueOnce({ list: ['new'], total: 1, page_size: 2 });
    const first = pages.open();
    await pages.open();
    late.resolve({ list: ['old'], total: 1, page_size: 2 });
    await first;
    expect(state.list).toEqual(['new']);
    load.mockResolvedValueOnce({ list: ['more'], total: 2, page_size: 2 });
    const more = pages.more();
    pages.close();
    await more;
    expect(state.list).toEqual(['new']);
  });
});
