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
  limit: null,
  sold: 0,
  state: 'on_sale',
  current,
  group: null,
});
const cart = (...lines: [id: string, n: number][]): service.OwnCart => ({
  items: lines.map(([id, n]) => ({ product: good(id), n, amount: 3_900 * n, state: 'ready' })),
  sum: [],
});
const inCart = () => state.cart.items.map(({ product, n }) => [product.id, n]);
const refusal = (msgKey: string) => new ApiError({ code: 461, msgKey });
const silence = () => new ApiError({ code: 0, msgKey: 'unreachable' });
const receive = (data: object) => frames.tell({ type: 'event', room: 'r', epoch: 'e', ts: 1, data });
const settle = () => vi.advanceTimersByTimeAsync(0);
const currentId = () => state.goods.list.find(({ current }) => current)?.id;
let close: () => void;

beforeEach(async () => {
  vi.resetAllMocks();
  vi.useFakeTimers();
  noticesState.list = [];
  server.loadGoods.mockResolvedValue([good('a', true), good('b')]);
  server.loadCart.mockImplementation(() => Promise.resolve(cart(['a', 1])));
  server.saveCart.mockImplementation((_, items) =>
    Promise.resolve(cart(...items.map(({ product_id, n }): [string, number] => [product_id, n]))),
  );
  close = openShop('7', { room: 'r', back: '/room' });
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
  receive({ kind: 'product_change', product_id: 'b' });
  expect([currentId(), state.dismissed]).toEqual(['b', null]);
  expect(server.loadGoods).toHaveBeenCalledTimes(1);
});

it('E27: what is left follows the room; a line that cannot be had any more is asked about', async () => {
  const counts = (stock: number, sale: string) =>
    receive({ kind: 'product_stock', product_id: 'a', stock, sold: 4, state: sale });
  counts(1, 'on_sale');
  expect(state.goods.list[0]).toMatchObject({ stock: 1, sold: 4 });
  expect(server.loadCart).toHaveBeenCalledTimes(1);
  counts(0, 'sold_out');
  expect(state.goods.list[0]?.state).toBe('sold_out');
  expect(server.loadCart).toHaveBeenCalledTimes(2);
});

it('D66: a group fills before my eyes; once it is complete the server says until when it can be ordered', async () => {
  const group = {
    id: 'g',
    product_id: 'a',
    price: 2_900,
    need: 3,
    joined: 1,
    paid: 0,
    ends: '',
    ends_ts: 1,
    state: 'open',
    pay_until: null,
    pay_until_ts: null,
    mine: true,
    place: 'waiting',
    order_no: null,
  } as const;
  Object.assign(state.goods.list[0] ?? {}, { group });
  const counts = (joined: number, status: string) =>
    receive({ kind: 'group_sum', tuangou_id: 'g', product_id: 'a', joined, need: 3, paid: 0, state: status });
  counts(2, 'open');
  expect(state.goods.list[0]?.group?.joined).toBe(2);
  expect(server.loadGoods).toHaveBeenCalledTimes(1);
  counts(3, 'reached');
  expect(server.loadGoods).toHaveBeenCalledTimes(2);
});

it('keeps what it shows when it cannot be loaded anew', async () => {
  server.loadGoods.mockRejectedValue(refusal('system.error'));
  // One that was put on sale after this page was opened.
  receive({ kind: 'product_change', product_id: 'c' });
  await settle();
  expect(server.loadGoods).toHaveBeenCalledTimes(2);
  expect([state.goods.phase, state.goods.list.length, currentId()]).toEqual(['ready', 2, undefined]);
});

it('C062: presents one at a time', async () => {
  server.present.mockResolvedValue('b');
  await Promise.all([present('b'), present('a')]);
  expect(server.present).toHaveBeenCalledExactlyOnceWith('7', 'b');
  expect([currentId(), state.presenting]).toEqual(['b', null]);
});

it('G126: the cart is kept on the server, one answer at a time, and what was changed last is kept last', async () => {
  let answer = (_cart: service.OwnCart): void => undefined;
  server.saveCart.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  addToCart('a');
  addToCart('b');
  setCount('a', 0);
  expect(inCart()).toEqual([['b', 1]]);
  expect(server.saveCart).toHaveBeenCalledTimes(1);
  answer(cart(['a', 1]));
  await settle();
  expect(inCart()).toEqual([['b', 1]]);
  expect(server.saveCart).toHaveBeenCalledTimes(2);
  expect(server.saveCart).toHaveBeenLastCalledWith('7', [{ product_id: 'b', n: 1 }]);
});

it('G126: a cart that could not be kept is shown as it is kept', async () => {
  server.saveCart.mockRejectedValue(refusal('system.error'));
  addToCart('b');
  await settle();
  expect(inCart()).toEqual([['a', 1]]);
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
  // Nobody knows whether the first one was placed: the server fails, and is then asked too fast.
  server.createOrder.mockRejectedValueOnce(new ApiError({ code: 500, msgKey: 'system.error' }));
  expect(await placeOrder()).toBeNull();
  server.createOrder.mockRejectedValueOnce(new ApiError({ code: 429, msgKey: 'system.too_fast' }));
  expect(await placeOrder()).toBeNull();
  server.createOrder.mockRejectedValueOnce(refusal('shop.sold_out'));
  expect(await placeOrder()).toBeNull();
  server.createOrder.mockResolvedValueOnce('GB1');
  expect(await placeOrder()).toBe('GB1');
  const ids = server.createOrder.mock.calls.map(([, , requestId]) => requestId);
  expect(ids).toHaveLength(5);
  expect(new Set(ids.slice(0, 4)).size).toBe(1);
  expect(ids[4]).not.toBe(ids[0]);
});

it('V35: when another agreement is in force it is ticked anew; a refusal asks how the sale stands now', async () => {
  fill();
  server.createOrder.mockRejectedValueOnce(refusal('order.agreement_changed'));
  server.loadGoods.mockClear();
  await placeOrder();
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
