import { usualIronPrices, type IronMembership } from '@goldbean/contract/live';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/api/index.ts';
import { buy, cancelPlan, changePlan, openPlans } from './iron-fans.actions.ts';
import * as service from './iron-fans.service.ts';
import { ironFansState as state } from './iron-fans.state.ts';

vi.mock('./iron-fans.service.ts');
const server = vi.mocked(service);
const my = { plan: 'continuous_monthly', state: 'active' } as IronMembership;
const plansOf = (mine: IronMembership | null = null) =>
  ({
    list: [
      { plan: 'monthly', coins: 45, money: { amount: 3_000, currency: 'CNY' } },
      { plan: 'continuous_monthly', coins: 40, money: null },
    ],
    my: mine,
  }) as service.IronPlans;

beforeEach(async () => {
  vi.resetAllMocks();
  server.loadPlans.mockResolvedValue(plansOf());
  openPlans('9');
  await vi.waitFor(() => expect(state.plans.kind).toBe('ready'));
});

it('S45: pressed twice it is ordered once, at the price that stands there', async () => {
  server.order.mockResolvedValue({ order_no: null, pay: null, my });
  server.loadPlans.mockResolvedValue(plansOf(my));
  const both = await Promise.all([
    buy('continuous_monthly', 'coins', '/back'),
    buy('continuous_monthly', 'coins', '/back'),
  ]);
  expect(both).toEqual([null, undefined]);
  expect(server.order).toHaveBeenCalledExactlyOnceWith(
    { channelId: '9', plan: 'continuous_monthly', pay_type: 'coins', price: 40, back: '/back' },
    expect.any(String),
  );
  expect(state).toMatchObject({ plans: { value: { my } }, pending: null, failure: null });
});

it('D77: after an answer that never came it is the same intent; in money it gives the order', async () => {
  server.order.mockRejectedValueOnce(new ApiError({ code: 0, msgKey: 'unreachable' }));
  server.order.mockResolvedValueOnce({ order_no: 'GB1', pay: null, my: null });
  expect(await buy('monthly', 'alipay', '/')).toBeUndefined();
  expect(await buy('monthly', 'alipay', '/')).toBe('GB1');
  const [[wish, first], [, second]] = server.order.mock.calls as [[object, string], [object, string]];
  expect(wish).toMatchObject({ pay_type: 2, price: 3_000 });
  expect(second).toBe(first);
});

it('D65: what goes on by itself is not sold in money', async () => {
  expect(await buy('continuous_monthly', 'wechat', '/')).toBeUndefined();
  expect(server.order).not.toHaveBeenCalled();
});

it('V05: too few coins are told apart, with how many there are', async () => {
  server.order.mockRejectedValue(
    new ApiError({ code: 460, msgKey: 'wallet.insufficient', detail: { balance: 5 } }),
  );
  await buy('monthly', 'coins', '/');
  expect(state).toMatchObject({ short: { need: 45, have: 5 }, failure: null });
});

it('S45: another price is shown before it is paid', async () => {
  const changed = plansOf();
  server.loadPlans.mockResolvedValue({ ...changed, coins: 7 });
  server.order.mockRejectedValue(new ApiError({ code: 409, msgKey: 'iron.price_changed' }));
  await buy('monthly', 'coins', '/');
  await vi.waitFor(() => expect(state.plans).toMatchObject({ value: { coins: 7 } }));
  expect(state.failure).toMatchObject({ msgKey: 'iron.price_changed' });
});

it('T12: cancelled and changed, it is shown as the server says', async () => {
  server.cancel.mockResolvedValue({ expires: '', expires_ts: 1, my: { ...my, next_charge: null } });
  await cancelPlan();
  expect(state.plans).toMatchObject({ value: { my: { next_charge: null } } });
  server.change.mockResolvedValue({ my });
  await changePlan('continuous_monthly');
  expect(server.change).toHaveBeenCalledWith(
    '9',
    'continuous_monthly',
    usualIronPrices.continuous_monthly.coins,
  );
});
