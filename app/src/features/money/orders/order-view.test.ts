import { orderStates, payTypes, type Order } from '@goldbean/contract/money';
import { languages, languageTags, loadWords } from '@goldbean/locales';
import i18next from 'i18next';
import { describe, expect, it } from 'vitest';
import { goodsOf, isUnpaid, orderInfo, priceOf } from './order-view.ts';

const at = Date.UTC(2026, 10, 21);
const order: Order = {
  order_no: 'GB1',
  product: { kind: 'beans', id: '2', name: '310 beans' },
  amount: 1_990,
  currency: 'CNY',
  gives: { currency: 'BEAN', amount: 310 },
  first_bonus: 50,
  channel: 2,
  live_id: null,
  pay_type: payTypes.alipay,
  state: orderStates.paid,
  late: false,
  alert: null,
  agreement: { name: 'pay', version: '2026-11' },
  created: '',
  created_ts: at,
  expires: '',
  expires_ts: at + 1_800_000,
  paid_at: null,
  paid_at_ts: null,
  transaction: null,
  events: [
    { at: '', at_ts: at, from: null, to: orderStates.created, source: 'member' },
    { at: '', at_ts: at + 1, from: orderStates.created, to: orderStates.paid, source: 'notify' },
  ],
};

it('draws an order in units of its currency, with the bonus of a first recharge and every step', () => {
  expect(orderInfo(order)).toEqual({
    orderNo: 'GB1',
    price: { amount: 19.9, currency: 'CNY' },
    method: 'alipay',
    gives: { currency: 'BEAN', amount: 360 },
    expiresAt: at + 1_800_000,
    isLate: false,
    steps: [
      { to: 'created', at, source: 'member' },
      { to: 'paid', at: at + 1, source: 'notify' },
    ],
  });
});

it('S29: what vouchers paid is in whole vouchers', () => {
  expect(priceOf({ amount: 7, currency: 'DANGWU' })).toEqual({ amount: 7, currency: 'DANGWU' });
});

it('an order without events stands where it says', () => {
  expect(orderInfo({ ...order, events: [] }).steps).toEqual([{ to: 'paid', at, source: 'member' }]);
});

it.each([
  [orderStates.created, 0, true],
  [orderStates.paying, 0, true],
  [orderStates.paying, 1_800_000, false],
  [orderStates.credited, 0, false],
])('in the state %i, %i ms later, it waits for money: %s', (state, later, expected) => {
  expect(isUnpaid({ ...order, state }, at + later)).toBe(expected);
});

it('an order whose money is being looked into does not ask for more', () => {
  expect(isUnpaid({ ...order, state: orderStates.paying, alert: 'wrong_amount' }, at)).toBe(false);
});

describe('S24: a receipt says what was bought in the language of its reader', () => {
  it.each(languages)('%s', async (language) => {
    const words = i18next.createInstance();
    await words.init({
      lng: languageTags[language],
      fallbackLng: false,
      resources: { [languageTags[language]]: await loadWords(language) },
    });
    const said = goodsOf(order, words.getFixedT(null, 'wallet'), language);
    expect(said).toMatch(/^360 /);
    expect(said).not.toContain('currency');
    expect(/\p{Script=Han}/u.test(said)).toBe(language.startsWith('zh'));
    expect(/\p{Script=Thai}/u.test(said)).toBe(language === 'th');
  });

  it('what adds nothing to the account has the name that the shop gave it', () => {
    const t = i18next.createInstance().getFixedT(null, 'wallet');
    expect(goodsOf({ ...order, gives: null, first_bonus: 0 }, t, 'th')).toBe('310 beans');
  });
});
