import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/api/index.ts';
import { hearPool } from './hear-pool.ts';
import { openWish, withdrawWish } from './wish.actions.ts';
import { wishState as state } from './wish.state.ts';
import * as service from './wishes.service.ts';

vi.mock('./hear-pool.ts', () => ({ hearPool: vi.fn(() => () => undefined) }));
vi.mock('./wishes.service.ts', () => ({ loadWish: vi.fn(async () => null), withdrawWish: vi.fn() }));
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

it('T17: the wish is asked for again where it changed or is gone, not for another one', () => {
  const hears = vi.mocked(hearPool).mock.lastCall?.[0];
  const none = new Set<string>();
  const loads = () => vi.mocked(service.loadWish).mock.calls.length;
  const before = loads();
  hears?.({ any: false, changed: new Set(['2']), gone: none });
  expect(loads()).toBe(before);
  hears?.({ any: false, changed: new Set(['1']), gone: none });
  hears?.({ any: false, changed: none, gone: new Set(['1']) });
  hears?.({ any: true, changed: none, gone: none });
  expect(loads()).toBe(before + 3);
});
