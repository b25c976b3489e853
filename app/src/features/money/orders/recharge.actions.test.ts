import { payTypes } from '@goldbean/contract/money';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/api/index.ts';
import { noticesState } from '../../../shared/notices/index.ts';
import * as service from './orders.service.ts';
import { ordersState as state } from './orders.state.ts';
import { beginOrder, changeOrder, loadOffer, placeOrder } from './recharge.actions.ts';

vi.mock('./orders.service.ts');
const server = vi.mocked(service);
const draft = {
  scene: 'beans' as const,
  packId: '2',
  payType: payTypes.wechat,
  isAgreed: true,
  agreementVersion: '2026-11',
  channel: 2,
};
const ids = () => server.createOrder.mock.calls.map(([, id]) => id);
const silence = new ApiError({ code: 0, msgKey: 'unreachable' });

beforeEach(() => {
  vi.resetAllMocks();
  noticesState.list = [];
  beginOrder(draft);
});

it('pressed twice, a pack is ordered once', async () => {
  server.createOrder.mockResolvedValue('GB1');
  expect(await Promise.all([placeOrder(), placeOrder()])).toEqual(['GB1', null]);
  expect(server.createOrder).toHaveBeenCalledOnce();
});

it('D77: after silence the same wish goes under the same id, another pack under its own', async () => {
  server.createOrder.mockRejectedValue(silence);
  await placeOrder();
  await placeOrder();
  changeOrder({ packId: '3' });
  await placeOrder();
  const [first, second, third] = ids();
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

it('a refusal is told, and the button works again', async () => {
  server.createOrder.mockRejectedValueOnce(new ApiError({ code: 409, msgKey: 'order.agreement_changed' }));
  expect(await placeOrder()).toBeNull();
  expect(noticesState.list).toHaveLength(1);
  expect(state.form.isSending).toBe(false);
});

it('V35: what is not chosen is said by field, and nothing is ordered', async () => {
  beginOrder({ channel: 2 });
  expect(await placeOrder()).toBeNull();
  expect(Object.keys(state.form.errors)).toContain('goods_id');
  expect(state.form.errors).toMatchObject({
    pay_type: 'order.method_wrong',
    agree: 'request.agreement_required',
  });
  changeOrder({ isAgreed: true });
  expect(Object.keys(state.form.errors)).toEqual(['goods_id', 'pay_type']);
  expect(server.createOrder).not.toHaveBeenCalled();
});

it('sends what is chosen as the call takes it', async () => {
  server.createOrder.mockResolvedValue('GB1');
  changeOrder({ liveId: '7' });
  await placeOrder();
  expect(server.createOrder.mock.calls[0]?.[0]).toEqual({
    scene: 'beans',
    goods_id: '2',
    pay_type: payTypes.wechat,
    agree: 1,
    agreement_version: '2026-11',
    channel: 2,
    live_id: '7',
  });
});

it('the packs of one currency are not shown under another', async () => {
  const offer = (id: string): service.RechargeOffer => ({
    packs: [{ id, currency: 'BEAN', amount: 60, bonus: 0, price: 600, money: 'CNY' }],
    firstBonus: 0,
    agreement: { name: 'pay', version: '2026-11', accepted: null },
  });
  let answerFirst: (value: service.RechargeOffer) => void = () => undefined;
  server.loadOffer.mockImplementationOnce(() => new Promise((resolve) => (answerFirst = resolve)));
  server.loadOffer.mockResolvedValueOnce(offer('coins'));
  const first = loadOffer('beans');
  await loadOffer('coins');
  answerFirst(offer('beans'));
  await first;
  expect(state.offer).toMatchObject({ value: { packs: [{ id: 'coins' }] } });
});
