import { agreements, orderLimits } from '@goldbean/contract';
import { answeredADay, must, type Action } from './action.ts';
import type { ModelOrder, Simulation, SimulationStep } from './context.ts';
import { closeDue, unpaidOf } from './order-ends.ts';

/** How many pieces a member has ordered and not lost again. */
const mineOf = (sim: Simulation, uid: string, productId: string): number =>
  sim.orders.reduce((sum, { uid: buyer, goods, isClosed, transaction }) => {
    const isMine = buyer === uid && goods?.id === productId && (!isClosed || transaction !== null);
    return isMine ? sum + goods.n : sum;
  }, 0);

/** Buys goods of the live session on air: the stock is taken with the order (S49). */
export function orderGoods(sim: Simulation, step: SimulationStep): Action | null {
  const product = sim.pick(sim.products, step.nth);
  if (!product) return null;
  const uid = sim.member(step.member);
  const n = 1 + (step.amount % 4);
  /** A repeat that is answered asks for the payment again, and so sees that the order's time is over. */
  const repeated = (): ModelOrder[] =>
    sim.orders.filter(
      ({ key, goods, expiresAt }) =>
        key === `goods ${uid} ${step.key}` &&
        goods?.n === n &&
        sim.testServer.clock.now() <= expiresAt - orderLimits.orderExpiryMs + answeredADay,
    );
  return {
    key: `goods ${uid} ${step.key}`,
    answeredMs: answeredADay,
    given: [product.id, n],
    run: () =>
      sim.testServer.call('shop.createOrder', uid, {
        items: JSON.stringify([{ product_id: product.id, n }]),
        live_id: sim.liveId,
        pay_type: 1,
        agree: 1,
        agreement_version: agreements.service.version,
        request_id: step.key,
      }),
    settle: () => closeDue(sim, repeated()),
    foresee() {
      const left = product.isCounted ? (sim.model.books().get(`stock ${product.id}`) ?? 0) : Infinity;
      if (left === 0) return 'shop.sold_out';
      if (product.limit !== null && mineOf(sim, uid, product.id) + n > product.limit) return 'shop.limit';
      if (left < n) return 'shop.few_left';
      if (unpaidOf(sim, uid) >= orderLimits.unpaidOrdersMax) return 'order.too_many_unpaid';
      return ({ order_no: orderNo, amount }: { order_no: string; amount: number }) => {
        const minor = product.minor * n;
        must(amount === minor, `the order asks for ${amount}`);
        if (product.isCounted) sim.model.add(`stock ${product.id}`, -n);
        const expiresAt = sim.testServer.clock.now() + orderLimits.orderExpiryMs;
        const goods = { id: product.id, n, isCounted: product.isCounted };
        const key = `goods ${uid} ${step.key}`;
        sim.orders.push({
          orderNo,
          key,
          uid,
          minor,
          gives: 0,
          goods,
          expiresAt,
          transaction: null,
          isClosed: false,
        });
      };
    },
    // Whether its payment begins, and how, is another answer each time.
    lasting: ({
      order_no: orderNo,
      amount,
      expires_ts: expires,
    }: {
      order_no: string;
      amount: number;
      expires_ts: number;
    }) => [orderNo, amount, expires],
    other: () => orderGoods(sim, { ...step, amount: step.amount + 1 }),
  };
}
