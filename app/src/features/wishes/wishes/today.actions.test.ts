import type { Wish } from '@goldbean/contract/wishes';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/api/index.ts';
import { hearPool, type PoolChange } from './hear-pool.ts';
import { loadToday } from './today.actions.ts';
import { openWish } from './wish.actions.ts';
import { wishState } from './wish.state.ts';
import { openWishes } from './wishes.actions.ts';
import * as service from './wishes.service.ts';
import { emptyList, everyWish, wishesState as state } from './wishes.state.ts';

vi.mock('./hear-pool.ts', () => ({ hearPool: vi.fn(() => () => undefined), noteVotes: vi.fn() }));
vi.mock('./wishes.service.ts', () => ({ listWishes: vi.fn(), loadToday: vi.fn(), loadWish: vi.fn() }));

const wish = (wish_id: string, of_the_day = false) => ({ wish_id, of_the_day }) as Wish;
const noon = Date.UTC(2026, 10, 30, 4);
const midnight = Date.UTC(2026, 10, 30, 16);
const nextMidnight = midnight + 24 * 3_600_000;
const loaded = vi.mocked(service.loadToday);
const today = (of: Wish | null, ends_ts: number) =>
  loaded.mockResolvedValue({ wish: of, gained: 1, ends: '', ends_ts });
const hears = (change: Partial<Record<'changed' | 'gone' | 'counted', string>>, any = false) => {
  const set = (id?: string) => new Set(id === undefined ? [] : [id]);
  const all: PoolChange = {
    any,
    changed: set(change.changed),
    gone: set(change.gone),
    counted: set(change.counted),
    voted: set(),
  };
  vi.mocked(hearPool).mock.lastCall?.[0](all);
};
const marks = () => state.lists.pool.pages.list.map(({ of_the_day }) => of_the_day);

let leave = () => {};
beforeEach(async () => {
  vi.useFakeTimers({ now: noon });
  vi.clearAllMocks();
  Object.assign(state, { lists: { ...state.lists, pool: emptyList() }, today: null });
  vi.mocked(service.listWishes).mockResolvedValue({
    list: [wish('1'), wish('2')],
    counts: { 7: 2 },
    total: 2,
    page: 1,
    page_size: 20,
  });
  vi.mocked(service.loadWish).mockResolvedValue({ wish: wish('2', true) } as service.WishDetail);
  today(wish('2', true), midnight);
});
afterEach(() => {
  leave();
  vi.useRealTimers();
});

describe('D48: the wish of the day', () => {
  it('is marked in the list too, and another day unmarks it', async () => {
    leave = openWishes('pool', everyWish);
    await vi.waitFor(() => expect(marks()).toEqual([false, true]));
    today(null, midnight);
    await loadToday();
    expect(marks()).toEqual([false, false]);
  });

  it('ends at 0:00 on every page that shows wishes, also on one without the wish of the day', async () => {
    leave = openWish('2');
    await vi.waitFor(() => expect(wishState.detail?.wish.of_the_day).toBe(true));
    await vi.waitFor(() => expect(state.today?.ends_ts).toBe(midnight));
    today(null, nextMidnight);
    vi.advanceTimersByTime(midnight - noon - 1_000);
    expect(loaded).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(3_000);
    await vi.waitFor(() => expect(wishState.detail?.wish.of_the_day).toBe(false));
    leave();
    vi.advanceTimersByTime(48 * 3_600_000);
    expect(loaded).toHaveBeenCalledTimes(2);
    leave = () => {};
  });

  it('is asked for again after votes, of many together once', async () => {
    leave = openWishes('pool', everyWish);
    await vi.waitFor(() => expect(state.today?.wish?.wish_id).toBe('2'));
    await vi.waitFor(() => expect(marks()).toHaveLength(2));
    today(wish('1', true), midnight);
    for (const counted of ['1', '2', '1']) hears({ counted });
    expect(loaded).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(10_000);
    await vi.waitFor(() => expect(marks()).toEqual([true, false]));
    expect(loaded).toHaveBeenCalledTimes(2);
    // Counts alone do not bring the list again.
    expect(service.listWishes).toHaveBeenCalledOnce();
  });

  it('that could not be loaded comes with the next change', async () => {
    loaded.mockRejectedValueOnce(new ApiError({ code: 0, msgKey: 'unreachable' }));
    leave = openWishes('pool', everyWish);
    await vi.waitFor(() => expect(marks()).toHaveLength(2));
    expect(state.today).toBeNull();
    hears({}, true);
    await vi.waitFor(() => expect(state.today?.wish?.wish_id).toBe('2'));
  });
});
