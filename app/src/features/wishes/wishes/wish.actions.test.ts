import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/api/index.ts';
import { hearPool, noteVotes } from './hear-pool.ts';
import { loadWish, openWish, takeVotes, withdrawWish } from './wish.actions.ts';
import { wishState as state } from './wish.state.ts';
import * as service from './wishes.service.ts';

vi.mock('./hear-pool.ts', () => ({ hearPool: vi.fn(() => () => undefined), noteVotes: vi.fn() }));
vi.mock('./wishes.service.ts', () => ({
  loadToday: vi.fn(async () => ({ wish: null, gained: 0, ends: '', ends_ts: 0 })),
  loadWish: vi.fn(async () => null),
  withdrawWish: vi.fn(),
}));
const withdrawn = vi.mocked(service.withdrawWish);

beforeEach(() => {
  vi.clearAllMocks();
  withdrawn.mockReset().mockResolvedValue({ ok: true });
  openWish('1');
});

it('G400: a wish is withdrawn once, and the page leaves it', async () => {
  const first = withdrawWish();
  expect(await withdrawWish()).toBe(false);
  expect(await first).toBe(true);
  expect(withdrawn).toHaveBeenCalledExactlyOnceWith('1');
});

it('G400: a refusal leaves the wish, and another one that is opened meanwhile stays', async () => {
  withdrawn.mockRejectedValueOnce(new ApiError({ code: 422, msgKey: 'wish.not_pending' }));
  expect(await withdrawWish()).toBe(false);
  expect(state.isWithdrawing).toBe(false);
  const left = withdrawWish();
  openWish('2');
  expect(await left).toBe(false);
  expect(state).toMatchObject({ wishId: '2', isWithdrawing: false });
});

it('T17: the wish is asked for again where it changed, is gone or I voted, not for another one', () => {
  const hears = vi.mocked(hearPool).mock.lastCall?.[0];
  const none = {
    any: false,
    changed: new Set<string>(),
    gone: new Set<string>(),
    counted: new Set<string>(),
    voted: new Set<string>(),
  };
  const loads = () => vi.mocked(service.loadWish).mock.calls.length;
  const before = loads();
  hears?.({ ...none, changed: new Set(['2']), counted: new Set(['2']), voted: new Set(['2']) });
  expect(loads()).toBe(before);
  hears?.({ ...none, changed: new Set(['1']) });
  hears?.({ ...none, gone: new Set(['1']) });
  hears?.({ ...none, voted: new Set(['1']) });
  hears?.({ ...none, any: true });
  expect(loads()).toBe(before + 4);
});

it('T17: votes of others ask for the wish once in a while, however many they are', () => {
  vi.useFakeTimers();
  const leave = openWish('3');
  const hears = vi.mocked(hearPool).mock.lastCall?.[0];
  const none = new Set<string>();
  const votes = { any: false, changed: none, gone: none, voted: none, counted: new Set(['3']) };
  vi.mocked(service.loadWish).mockClear();
  for (let count = 0; count < 20; count += 1) hears?.(votes);
  expect(service.loadWish).not.toHaveBeenCalled();
  vi.advanceTimersByTime(5_000);
  expect(service.loadWish).toHaveBeenCalledOnce();
  hears?.(votes);
  leave();
  vi.advanceTimersByTime(60_000);
  expect(service.loadWish).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

it('S10: a pack I bought asks for what hangs on it, with the votes that the pool says', () => {
  takeVotes('1', { free_votes: 1, paid_votes: 15 });
  expect(noteVotes).toHaveBeenCalledExactlyOnceWith('1');
});

it('S10: an older answer does not stand over a newer one', async () => {
  const late = Promise.withResolvers<service.WishDetail>();
  const detail = (hears: boolean) => ({ my: { hears } }) as service.WishDetail;
  vi.mocked(service.loadWish).mockReturnValueOnce(late.promise).mockResolvedValueOnce(detail(true));
  const first = loadWish();
  await loadWish();
  late.resolve(detail(false));
  await first;
  expect(state.detail?.my.hears).toBe(true);
});
