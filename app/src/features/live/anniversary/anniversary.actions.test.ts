import type { AnniversaryCoupon } from '@goldbean/contract/live';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/api/index.ts';
import { closeCoupon, openAnniversary, takeCoupon } from './anniversary.actions.ts';
import * as service from './anniversary.service.ts';
import { anniversaryState as state } from './anniversary.state.ts';

vi.mock('./anniversary.service.ts');
const server = vi.mocked(service);
const couponOf = (id: string): AnniversaryCoupon => ({
  id,
  name: 'Three years',
  value: 66,
  ends: '',
  ends_ts: 1,
});
const onBalance = vi.fn();
let coupons = 0;

beforeEach(async () => {
  vi.resetAllMocks();
  server.loadCoupon.mockResolvedValue(couponOf(`c${(coupons += 1)}`));
  openAnniversary('7', { onBalance });
  await vi.waitFor(() => expect(state.coupon).not.toBeNull());
});

it('C021: is taken once though it is pressed twice', async () => {
  server.takeCoupon.mockResolvedValue(166);
  await Promise.all([takeCoupon(), takeCoupon()]);
  await takeCoupon();
  expect(server.takeCoupon).toHaveBeenCalledExactlyOnceWith('7', `c${coupons}`, expect.any(String));
  expect(onBalance).toHaveBeenCalledExactlyOnceWith(166);
  expect([state.balance, state.isTaking, state.failure]).toEqual([166, false, '']);
});

it('C021: after an answer that never came it is the same intent, and the refusal is told', async () => {
  server.takeCoupon.mockRejectedValueOnce(new ApiError({ code: 0, msgKey: 'unreachable' }));
  server.takeCoupon.mockRejectedValueOnce(new ApiError({ code: 410, msgKey: 'coupon.over' }));
  await takeCoupon();
  expect(state.failure).toBe('unreachable');
  await takeCoupon();
  expect([state.failure, state.balance]).toEqual(['coupon.over', null]);
  const [first, second] = server.takeCoupon.mock.calls.map(([, , id]) => id);
  expect(second).toBe(first);
});

it('C021: put away it does not come again with the room, another one does', async () => {
  closeCoupon();
  openAnniversary('8', { onBalance });
  await vi.waitFor(() => expect(server.loadCoupon).toHaveBeenCalledTimes(2));
  expect(state.coupon).toBeNull();
  server.loadCoupon.mockResolvedValue(couponOf('another'));
  openAnniversary('8', { onBalance });
  await vi.waitFor(() => expect(state.coupon?.id).toBe('another'));
  expect(state.isClosed).toBe(false);
});
