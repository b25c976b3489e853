import {
  calls as moneyCalls,
  orderStates,
  type Cart,
  type CartLine,
  type CartLineState,
  type GroupPurchase,
  type Product,
  type WantedGoods,
} from '@goldbean/contract/money';
import { calls as liveCalls } from '@goldbean/contract/live';
import type { ServerFrame } from '@goldbean/contract/talk';
import { storyCover } from '@goldbean/design-system/stories/pictures';
import { answer, type Replies } from '../../stories/answers.ts';
import { storyNow } from '../../stories/fixed-clock.ts';
import { spoken } from '../../stories/spoken.ts';
import { storyMethods, storyOrder, storyPayment } from '../user/order.fixtures.ts';
import { teacher, yutong } from './live.fixtures.ts';

/* The shop of a live session in the stories of the live pages. */

const minute = 60_000;

export const goodsNames = {
  course: spoken({
    zh_CN: '均线十二讲 · 回放与讲义',
    zh_HK: '均線十二講 · 回放與講義',
    en: 'Averages in twelve lessons, with notes',
    ms: 'Purata bergerak dalam dua belas pelajaran, dengan nota',
    th: 'เส้นค่าเฉลี่ยใน 12 บทเรียน พร้อมเอกสาร',
    vi: 'Đường trung bình trong 12 bài, kèm tài liệu',
  }),
  diary: spoken({
    zh_CN: '纸质笔记本：K 线记录册',
    zh_HK: '紙質筆記本：K 線記錄冊',
    en: 'A paper diary for candles',
    ms: 'Buku catatan carta lilin',
    th: 'สมุดบันทึกกราฟแท่งเทียน',
    vi: 'Sổ tay giấy ghi biểu đồ nến',
  }),
  signed: spoken({
    zh_CN: '签名版讲义',
    zh_HK: '簽名版講義',
    en: 'Signed lecture notes',
    ms: 'Nota kuliah bertandatangan',
    th: 'เอกสารบรรยายพร้อมลายเซ็น',
    vi: 'Tài liệu có chữ ký',
  }),
};

const course: Product = {
  id: 'p1',
  name: goodsNames.course,
  cover: storyCover(3),
  desc: '',
  price: 19_900,
  currency: 'CNY',
  stock: null,
  limit: null,
  sold: 1_284,
  state: 'on_sale',
};
const diary: Product = {
  ...course,
  id: 'p2',
  name: goodsNames.diary,
  cover: storyCover(5),
  price: 3_900,
  stock: 36,
  sold: 4,
};
const signed: Product = {
  ...course,
  id: 'p3',
  name: goodsNames.signed,
  cover: '',
  price: 8_800,
  stock: 0,
  sold: 20,
  state: 'sold_out',
};

/** The group purchase of the course. @param given what is other than open with two of three in it */
export const groupOf = (given: Partial<GroupPurchase> = {}): GroupPurchase => ({
  id: 'g1',
  product_id: course.id,
  price: 12_900,
  need: 3,
  joined: 2,
  paid: 0,
  ends: '2026-11-20 23:00:00',
  ends_ts: storyNow + 180 * minute,
  state: 'open',
  pay_until: null,
  pay_until_ts: null,
  mine: false,
  place: null,
  order_no: null,
  ...given,
});

/**
 * What the live session sells.
 * @param given its group purchase, how many diaries are left, and the id of what is presented
 */
export const goodsOf = (
  given: { group?: GroupPurchase; stock?: number; current?: string | null } = {},
): Replies => {
  const { group = groupOf(), stock = 36, current = 'p1' } = given;
  const left: Product = { ...diary, stock, ...(stock === 0 && { state: 'sold_out' as const }) };
  return answer(moneyCalls.shop.liveProducts, {
    list: [
      { ...course, group },
      { ...left, group: null },
      { ...signed, group: null },
    ].map((good) => ({ ...good, current: good.id === current })),
  });
};

/** So many diaries are left. */
export const stockOf = (stock: number): ServerFrame => ({
  type: 'event',
  room: 'live_1',
  epoch: 'e1',
  ts: storyNow,
  data: { kind: 'product_stock', product_id: diary.id, stock, sold: 5, state: 'on_sale' },
});

/** It is complete, and I am in it. */
export const reachedGroup = (given: Partial<GroupPurchase> = {}): GroupPurchase =>
  groupOf({
    joined: 3,
    state: 'reached',
    mine: true,
    place: 'to_pay',
    pay_until: '2026-11-21 19:00:00',
    pay_until_ts: storyNow + 23 * 60 * minute,
    ...given,
  });

const lineOf = ({ product_id, n }: WantedGoods, state: CartLineState): CartLine => {
  const product = product_id === course.id ? course : diary;
  return { product, n, amount: product.price * n, state };
};
const cartOf = (items: readonly WantedGoods[], state: CartLineState = 'ready'): Cart => {
  const lines = items.map((item, at) => lineOf(item, at === items.length - 1 ? state : 'ready'));
  const amount = lines.reduce((sum, line) => sum + (line.state === 'ready' ? line.amount : 0), 0);
  return { items: lines, sum: amount === 0 ? [] : [{ currency: 'CNY', amount }] };
};
/** What is kept for me, and what is kept next. @param last how the last line stands */
export const cartAnswers = (
  items: readonly WantedGoods[] = [],
  last: CartLineState = 'ready',
): readonly Replies[] => [
  answer(moneyCalls.shop.cart, cartOf(items, last)),
  answer(moneyCalls.shop.saveCart, ({ items: kept }) => cartOf(kept)),
];

const unpaid = (states: Parameters<typeof storyOrder>[0]) =>
  storyOrder(states, {
    product: { kind: 'product', id: 'p1', name: goodsNames.course },
    amount: 19_900,
    gives: null,
    agreement: { name: 'service', version: '2026-11' },
  });
export const orderNo = unpaid([]).order_no;
/** The order that is made in the room, and how it is paid. @param states those it went through */
export const orderAnswers = (...states: Parameters<typeof storyOrder>[0][number][]): Replies =>
  storyPayment(unpaid(states), { kind: 'redirect', url: 'https://pay.example/GB42' });
export const paidStates = [orderStates.paying, orderStates.paid, orderStates.credited] as const;

/** The whole shop, with an empty cart. */
export const shopAnswers: readonly Replies[] = [
  goodsOf(),
  ...cartAnswers(),
  storyMethods('wechat', 'alipay'),
  answer(moneyCalls.shop.createOrder, {
    order_no: orderNo,
    amount: 19_900,
    currency: 'CNY',
    pay: { kind: 'redirect', url: 'https://pay.example/GB42' },
    expires: '2026-11-20 20:29:00',
    expires_ts: storyNow + 29 * minute,
  }),
  orderAnswers(orderStates.paying),
  answer(moneyCalls.shop.joinGroupPurchase, { tuangou_id: 'g1', state: 'reached', joined: 3, left: 0 }),
  answer(moneyCalls.shop.groupPurchaseMembers, {
    list: [
      { ...yutong, paid: false },
      { ...teacher, paid: false },
    ],
    total: 2,
    page: 1,
    page_size: 20,
  }),
  answer(liveCalls.streaming.changeProduct, ({ product_id }) => ({
    current: product_id === '0' ? null : product_id,
  })),
];
