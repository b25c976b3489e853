import type { Wish } from '@goldbean/contract/wishes';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/api/index.ts';
import { hearPool, noteVotes, type PoolChange } from './hear-pool.ts';
import { openWishes, showFresh, voteFor } from './wishes.actions.ts';
import * as service from './wishes.service.ts';
import { emptyList, everyWish, wishesState as state } from './wishes.state.ts';

vi.mock('./hear-pool.ts', () => ({ hearPool: vi.fn(() => () => undefined), noteVotes: vi.fn() }));
vi.mock('./wishes.service.ts', () => ({
  listMine: vi.fn(),
  listWishes: vi.fn(),
  loadToday: vi.fn(),
  loadWish: vi.fn(),
  vote: vi.fn(),
}));

const wish = (wish_id: string, change: Partial<Wish> = {}) =>
  ({ wish_id, status: 1, free_votes: 1, paid_votes: 0, voted: false, of_the_day: false, ...change }) as Wish;
/** @param behind so many more stand on the next page */
const answersBefore = (behind: number, ...list: Wish[]) =>
  vi.mocked(service.listWishes).mockImplementation(async () => ({
    list,
    counts: { 7: list.length + behind },
    total: list.length + behind,
    page: 1,
    page_size: behind > 0 ? list.length : 20,
  }));
const answers = (...list: Wish[]) => answersBefore(0, ...list);
const opens = async () => {
  state.lists.pool = emptyList();
  openWishes('pool', everyWish);
  await vi.waitFor(() => expect(shown()).toHaveLength(2));
};
const shown = () => state.lists.pool.pages.list.map(({ wish_id, status }) => [wish_id, status]);
const hears = (change: Partial<{ any: boolean; changed: string[]; gone: string[] }>) => {
  const { any = false, changed = [], gone = [] } = change;
  const all: PoolChange = {
    any,
    changed: new Set(changed),
    gone: new Set(gone),
    counted: new Set(),
    voted: new Set(),
  };
  vi.mocked(hearPool).mock.lastCall?.[0](all);
};
beforeEach(async () => {
  vi.clearAllMocks();
  Object.assign(state, { today: null, voting: {} });
  answers(wish('1'), wish('2'));
  await opens();
});

describe('S08: a list that others change', () => {
  it('counts new wishes and moves no line; they come when they are asked for', async () => {
    answers(wish('3'), wish('1'), wish('2'));
    hears({ any: true });
    await vi.waitFor(() => expect(state.lists.pool.fresh).toBe(1));
    expect(shown()).toEqual([
      ['1', 1],
      ['2', 1],
    ]);
    expect(state.lists.pool).toMatchObject({ counts: { 7: 3 }, pages: { total: 3 } });
    showFresh('pool');
    await vi.waitFor(() => expect(shown().map(([id]) => id)).toEqual(['3', '1', '2']));
    expect(state.lists.pool.fresh).toBe(0);
  });

  it('takes a status over in place, also one that its filter does not show; what is gone goes', async () => {
    answers(wish('2', { status: 5 }));
    vi.mocked(service.loadWish).mockResolvedValue({ wish: wish('1', { status: 3 }) } as service.WishDetail);
    hears({ changed: ['1', '2'] });
    await vi.waitFor(() =>
      expect(shown()).toEqual([
        ['1', 3],
        ['2', 5],
      ]),
    );
    expect(service.loadWish).toHaveBeenCalledExactlyOnceWith('1');
    answers(wish('2', { status: 5 }));
    hears({ gone: ['1'] });
    await vi.waitFor(() => expect(shown()).toEqual([['2', 5]]));
  });

  it('counts no wish that only moved up from the next page', async () => {
    answersBefore(1, wish('1'), wish('2'));
    await opens();
    answers(wish('2'), wish('next'));
    hears({ gone: ['1'] });
    await vi.waitFor(() => expect(shown()).toEqual([['2', 1]]));
    expect(state.lists.pool.fresh).toBe(0);
  });

  it('counts a new wish behind all others where no page follows', async () => {
    answers(wish('1'), wish('2'), wish('least'));
    hears({ any: true });
    await vi.waitFor(() => expect(state.lists.pool.fresh).toBe(1));
    expect(state.lists.pool).toMatchObject({ counts: { 7: 3 }, pages: { total: 3 } });
    expect(shown()).toHaveLength(2);
    showFresh('pool');
    await vi.waitFor(() => expect(shown()).toHaveLength(3));
    expect(state.lists.pool.fresh).toBe(0);
  });

  it('stays as it is where the server does not answer', async () => {
    vi.mocked(service.listWishes).mockRejectedValueOnce(new ApiError({ code: 0, msgKey: 'unreachable' }));
    hears({ any: true });
    await vi.waitFor(() => expect(service.listWishes).toHaveBeenCalledTimes(2));
    expect(state.lists.pool.pages).toMatchObject({ phase: 'ready', error: null });
    expect(shown()).toHaveLength(2);
  });
});

describe('D47: my free vote', () => {
  it('is given and taken back as the server counts it, one at a time', async () => {
    const counted = (free_votes: number, voted: boolean) =>
      vi.mocked(service.vote).mockResolvedValueOnce({ votes: free_votes, free_votes, paid_votes: 0, voted });
    counted(2, true);
    const first = voteFor('1', true);
    await voteFor('1', true);
    await first;
    expect(service.vote).toHaveBeenCalledExactlyOnceWith('1', true);
    expect(state.lists.pool.pages.list[0]).toMatchObject({ free_votes: 2, voted: true });
    expect(noteVotes).toHaveBeenCalledExactlyOnceWith('1');
    counted(1, false);
    await voteFor('1', false);
    expect(service.vote).toHaveBeenLastCalledWith('1', false);
    expect(state.lists.pool.pages.list[0]).toMatchObject({ free_votes: 1, voted: false });
  });

  it('that is refused leaves the wish as it is', async () => {
    vi.mocked(service.vote).mockRejectedValueOnce(new ApiError({ code: 422, msgKey: 'wish.closed' }));
    await voteFor('1', false);
    expect(state.lists.pool.pages.list[0]).toMatchObject({ free_votes: 1, voted: false });
    expect(state.voting).toEqual({});
  });
});
