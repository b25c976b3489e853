import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/api/index.ts';
import { noticesState } from '../../../shared/notices/index.ts';
import { frames } from '../../../shared/socket/index.ts';
import { addToCart, setCount } from './cart.actions.ts';
import { buyCart, changeCheckout, placeOrder } from './checkout.actions.ts';
import { askToJoin, joinGroup } from './group.actions.ts';
import { dismissPresented, openShop, present } from './shop.actions.ts';
import * as service from './shop.service.ts';
import { shopState as state } from './shop.state.ts';

vi.mock('./shop.service.ts');
const server = vi.mocked(service);

const good = (id: string, current = false): service.Good => ({
  id,
  name: id,
  cover: '',
  desc: '',
  price: 3_900,
  currency: 'CNY',
  stock: 5,
  sold: 0,
  state: 'on_sale',
  current,
  group: null,
});
const refusal = (msgKey: string) => new ApiError({ code: 461, msgKey });
const silence = () => new ApiError({ code: 0, msgKey: 'unreachable' });
const hears = (data: object) => frames.tell({ type: 'event', room: 'r', epoch: 'e', ts: 1, data });
const settle = () => vi.advanceTimersByTimeAsync(0);
const currentId = () => state.goods.list.find(({ current }) => current)?.id;
let close: () => void;

beforeEach(async () => {
  vi.resetAllMocks();
  vi.useFakeTimers();
  noticesState.list = [];
  server.loadGoods.mockResolvedValue([good('a', true), good('b')]);
  server.loadCart.mockResolvedValue({ items: [{ product_id: 'a', n: 1 }], sum: 3_900 });
  server.saveCart.mockImplementation((_, items) => Promise.resolve({ items: [...items], sum: 0 }));
  close = openShop('7', { room: 'r', skew: 0 });
  await settle();
});
afterEach(async () => {
  await settle();
  close();
  // Another live session: nothing of this one stays.
  state.liveId = '';
  vi.useRealTimers();
});

it('E27: the room says what is presented; what was put away stays so until then', async () => {
  dismissPresented();
  expect(state.dismissed).toBe('a');
  server.loadGoods.mockResolvedValue([good('a'), good('b', true)]);
  hears({ kind: 'product_change', product_id: 'b' });
  expect([currentId(), state.dismissed]).toEqual(['b', null]);
  await settle();
  expect(currentId()).toBe('b');
});

it('keeps what it shows when it cannot be loaded anew', async () => {
  server.loadGoods.mockRejectedValue(refusal('system.error'));
  hears({ kind: 'product_change', product_id: null });
  await settle();
  expect([state.goods.phase, state.goods.list.length, currentId()]).toEqual(['ready', 2, undefined]);
});

it('C062: presents one at a time', async () => {
  server.present.mockResolvedValue('b');
  await Promise.all([present('b'), present('a')]);
  expect(server.present).toHaveBeenCalledExactlyOnceWith('7', 'b');
  expect([currentId(), state.presenting]).toEqual(['b', null]);
});

it('G126: the cart is kept on the server, one answer at a time, and what was changed last is kept last', async () => {
  let answer = (_cart: service.Cart): void => undefined;
  server.saveCart.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  addToCart('a');
  addToCart('b');
  setCount('a', 0);
  expect(state.cart.items).toEqual([{ product_id: 'b', n: 1 }]);
  expect(server.saveCart).toHaveBeenCalledTimes(1);
  answer({ items: [], sum: 0 });
  await settle();
  expect(server.saveCart).toHaveBeenCalledTimes(2);
  expect(server.saveCart).toHaveBeenLastCalledWith('7', [{ product_id: 'b', n: 1 }]);
});

it('G126: a cart that could not be kept is shown as it is kept', async () => {
  server.saveCart.mockRejectedValue(refusal('system.error'));
  addToCart('b');
  await settle();
  expect(state.cart.items).toEqual([{ product_id: 'a', n: 1 }]);
  expect(noticesState.list).toHaveLength(1);
});

const fill = () => {
  buyCart();
  changeCheckout({ payType: 1, isAgreed: true });
};

it('V35: nothing is ordered without a way to pay and the agreement', async () => {
  buyCart();
  expect(await placeOrder()).toBeNull();
  changeCheckout({ payType: 1 });
  expect(await placeOrder()).toBeNull();
  expect(server.createOrder).not.toHaveBeenCalled();
});

it('S49: pressed twice and after silence it is one order; a refusal ends the intent', async () => {
  fill();
  server.createOrder.mockRejectedValueOnce(silence());
  await Promise.all([placeOrder(), placeOrder()]);
  server.createOrder.mockRejectedValueOnce(refusal('shop.sold_out'));
  expect(await placeOrder()).toBeNull();
  server.createOrder.mockResolvedValueOnce('GB1');
  expect(await placeOrder()).toBe('GB1');
  const ids = server.createOrder.mock.calls.map(([, requestId]) => requestId);
  expect(ids).toHaveLength(3);
  expect([ids[0] === ids[1], ids[1] === ids[2]]).toEqual([true, false]);
});

it('S49: a refusal is said, and asks how the sale stands now', async () => {
  fill();
  server.createOrder.mockRejectedValueOnce(refusal('order.agreement_changed'));
  server.loadGoods.mockClear();
  await placeOrder();
  expect(state.refusal).not.toBe('');
  expect([state.form.values.isAgreed, server.loadGoods.mock.calls.length]).toEqual([false, 1]);
});

it('C092: joins once, and shows how the group stands whatever came of it', async () => {
  askToJoin('a');
  server.joinGroup.mockRejectedValue(refusal('shop.group_full'));
  server.loadGoods.mockClear();
  await Promise.all([joinGroup(), joinGroup()]);
  expect(server.joinGroup).toHaveBeenCalledExactlyOnceWith('7', 'a', expect.any(String));
  expect([state.joining, state.isJoining, server.loadGoods.mock.calls.length]).toEqual([null, false, 1]);
});
