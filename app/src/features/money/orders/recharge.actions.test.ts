import { payTypes } from '@goldbean/contract/money';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/api/index.ts';
import { noticesState } from '../../../shared/notices/index.ts';
import * as service from './orders.service.ts';
import { ordersState as state } from './orders.state.ts';
import { loadOffer, placeOrder } from './recharge.actions.ts';

vi.mock('./orders.service.ts');
const server = vi.mocked(service);
const wish: service.OrderWish = {
  scene: 'beans',
  packId: '2',
  payType: payTypes.wechat,
  channel: 2,
  liveId: '',
  agreementVersion: '2026-11',
};
const ids = () => server.createOrder.mock.calls.map(([, id]) => id);
const silence = new ApiError({ code: 0, msgKey: 'unreachable' });

beforeEach(() => {
  vi.resetAllMocks();
  noticesState.list = [];
});

it('pressed twice, a pack is ordered once', async () => {
  server.createOrder.mockResolvedValue('GB1');
  expect(await Promise.all([placeOrder(wish), placeOrder(wish)])).toEqual(['GB1', null]);
  expect(server.createOrder).toHaveBeenCalledOnce();
});

it('D77: after silence the same wish goes under the same id, another pack under its own', async () => {
  server.createOrder.mockRejectedValue(silence);
  await placeOrder(wish);
  await placeOrder(wish);
  await placeOrder({ ...wish, packId: '3' });
  const [first, second, third] = ids();
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

it('a refusal is told, and the button works again', async () => {
  server.createOrder.mockRejectedValueOnce(new ApiError({ code: 409, msgKey: 'order.agreement_changed' }));
  expect(await placeOrder(wish)).toBeNull();
  expect(noticesState.list).toHaveLength(1);
  expect(state.isOrdering).toBe(false);
});

it('the packs of one currency are not shown under another', async () => {
  const offer = (id: string): service.Offer => ({
    packs: [{ id, currency: 'BEAN', amount: 60, bonus: 0, price: 600, money: 'CNY' }],
    firstBonus: 0,
    agreement: { name: 'pay', version: '2026-11', accepted: null },
  });
  let answerFirst: (value: service.Offer) => void = () => undefined;
  server.loadOffer.mockImplementationOnce(() => new Promise((resolve) => (answerFirst = resolve)));
  server.loadOffer.mockResolvedValueOnce(offer('coins'));
  const first = loadOffer('beans');
  await loadOffer('coins');
  answerFirst(offer('beans'));
  await first;
  expect(state.offer).toMatchObject({ value: { packs: [{ id: 'coins' }] } });
});
