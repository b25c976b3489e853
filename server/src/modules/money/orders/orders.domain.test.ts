import { orderStates, type OrderState } from '@goldbean/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  checkTimes,
  expiryOf,
  isSettled,
  isUnpaid,
  judge,
  mayMove,
  type JudgedOrder,
} from './orders.domain.ts';
import { methodRefusal, methodsFor, openMethods, type Collectors } from './pay-methods.domain.ts';
import type { PaymentFact, PaymentProvider } from './payments/payment-provider.ports.ts';

const price = { minor: 6_800, currency: 'CNY' } as const;
const all = Object.values(orderStates);

const money = fc.record({
  minor: fc.constantFrom(6_800, 6_800, 6_800, 6_799, 1),
  currency: fc.constantFrom('CNY' as const, 'CNY' as const, 'USD' as const),
});
const fact: fc.Arbitrary<PaymentFact> = fc.oneof(
  fc
    .constantFrom('unpaid' as const, 'approved' as const, 'failed' as const, 'closed' as const)
    .map((state) => ({ state })),
  fc.record({
    state: fc.constant('paid' as const),
    transaction: fc.constantFrom('t1', 't2', 't3'),
    price: money,
    paidAt: fc.constant(1),
  }),
  fc.record({
    state: fc.constant('refunded' as const),
    transaction: fc.constantFrom('t1', 't2', 't3'),
    price: money,
    refunded: fc.constantFrom(6_800, 1, null),
    paidAt: fc.constant(1),
  }),
);
/** What reaches an order: facts in any order, its own end, and delivery. */
const happening = fc.oneof(
  { arbitrary: fact.map((what) => ({ kind: 'fact' as const, what })), weight: 6 },
  { arbitrary: fc.constant({ kind: 'begin' as const }), weight: 1 },
  { arbitrary: fc.constant({ kind: 'expire' as const }), weight: 1 },
  { arbitrary: fc.constant({ kind: 'deliver' as const }), weight: 2 },
);

test('whatever comes in whatever order, an order is credited at most once, for the right money', () => {
  fc.assert(
    fc.property(fc.array(happening, { maxLength: 40 }), (happenings) => {
      let order: JudgedOrder & { late: boolean } = {
        state: orderStates.created,
        price,
        transaction: null,
        late: false,
      };
      let credits = 0;
      let wasClosed = false;
      const move = (to: OrderState): void => {
        expect(mayMove(order.state, to)).toBe(true);
        order = { ...order, state: to };
      };
      for (const one of happenings) {
        if (one.kind === 'begin' && order.state === orderStates.created) move(orderStates.paying);
        if (one.kind === 'expire' && isUnpaid(order.state)) move(orderStates.closed);
        if (one.kind === 'deliver' && order.state === orderStates.paid) {
          move(orderStates.credited);
          credits += 1;
        }
        if (one.kind !== 'fact') continue;
        wasClosed = order.state === orderStates.closed;
        const verdict = judge(order, one.what);
        if (verdict.kind === 'move') move(verdict.to);
        if (verdict.kind === 'pay') {
          expect(one.what).toMatchObject({ state: 'paid', price });
          expect(verdict.late).toBe(wasClosed);
          move(orderStates.paid);
          order = {
            ...order,
            transaction: one.what.state === 'paid' ? one.what.transaction : null,
            late: verdict.late,
          };
        }
        if (verdict.kind === 'refund') {
          move(orderStates.refunded);
          const { transaction } = one.what as Extract<PaymentFact, { state: 'refunded' }>;
          expect([null, transaction]).toContain(order.transaction);
          order = { ...order, transaction };
        }
        if (verdict.kind === 'alert') expect(['paid', 'refunded']).toContain(one.what.state);
        // What went back is never credited, not even where it is reported as paid afterwards.
        if (order.state === orderStates.refunded) expect(credits).toBe(0);
      }
      expect(credits).toBeLessThanOrEqual(1);
      expect(order.state === orderStates.credited).toBe(credits === 1);
    }),
    { numRuns: 2_000 },
  );
});

test('the right money is never lost: it is credited, or an alert tells of it', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...all),
      fact,
      fc.constantFrom(null, 't1', 't9'),
      (state, what, transaction) => {
        const isPaid = [orderStates.paid, orderStates.credited, orderStates.refunded].some(
          (one) => one === state,
        );
        const order = { state, price, transaction: isPaid ? (transaction ?? 't9') : null };
        const verdict = judge(order, what);
        if (what.state === 'refunded') expect(['nothing', 'refund', 'alert']).toContain(verdict.kind);
        else if (what.state !== 'paid') expect(['nothing', 'move']).toContain(verdict.kind);
        else if (order.transaction === what.transaction) expect(verdict).toEqual({ kind: 'nothing' });
        else expect(['pay', 'alert']).toContain(verdict.kind);
      },
    ),
  );
});

test('what is refunded stays so, and only unpaid orders wait', () => {
  for (const to of all) expect(mayMove(orderStates.refunded, to)).toBe(false);
  expect(all.filter(isUnpaid)).toEqual([0, 1]);
  expect(all.filter(isSettled)).toEqual([3, 4, 5, 6]);
  for (const state of all) if (isUnpaid(state)) expect(isSettled(state)).toBe(false);
});

test('an order is asked for after 1, 2, 5, 10 and 20 minutes, and never past its end', () => {
  const minutes = (from: number, end: number) => checkTimes(from, end).map((at) => (at - from) / 60_000);
  expect(minutes(0, expiryOf(0))).toEqual([1, 2, 5, 10, 20]);
  expect(minutes(25 * 60_000, expiryOf(0))).toEqual([1, 2]);
  expect(expiryOf(0)).toBe(30 * 60_000);
});

test('a way to pay says why it is closed', () => {
  const provider = {} as PaymentProvider;
  const collectors: Collectors = new Map([
    [1, provider],
    [4, provider],
    [5, provider],
  ]);
  const why = (currency: 'CNY' | 'USD', minor: number) =>
    Object.fromEntries(methodsFor(collectors, { currency, minor }).map((way) => [way.name, way.why]));
  expect(why('CNY', 600)).toEqual({
    wechat: null,
    alipay: 'order.method_closed',
    card: null,
    paypal: 'order.method_wrong',
  });
  expect(why('CNY', 399)['card']).toBe('order.amount_out_of_range');
  expect(why('CNY', 5_000_001)['wechat']).toBe('order.amount_out_of_range');
  expect(why('USD', 99)).toEqual({
    wechat: 'order.method_wrong',
    alipay: 'order.method_wrong',
    card: null,
    paypal: 'order.amount_out_of_range',
  });
  expect(methodRefusal(collectors, 3, { currency: 'CNY', minor: 600 })).toBe('order.method_wrong');
  expect(openMethods(collectors, 'CNY')).toEqual([1, 5]);
  expect(openMethods(collectors, 'USD')).toEqual([5, 4]);
});
