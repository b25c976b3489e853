import { agreements, orderLimits, orderStates } from '@goldbean/contract';
import { sql } from 'kysely';
import { writeNotice } from '../notice.ts';
import { answeredADay, must, type Action } from './action.ts';
import { firstRechargeBeans, testSecret } from './simulation-server.ts';
import type { ModelOrder, Simulation, SimulationStep } from './context.ts';
import { closeDue, sell, unpaidOf } from './order-ends.ts';

const packs = [
  { goods_id: 'beans_60', minor: 600, gives: 60 },
  { goods_id: 'beans_300', minor: 3_000, gives: 310 },
] as const;

/** Orders a pack of beans. */
export function placeOrder(sim: Simulation, step: SimulationStep): Action {
  const uid = sim.member(step.member);
  const pack = packs[step.nth % packs.length] ?? packs[0];
  return {
    key: `order ${uid} ${step.key}`,
    answeredMs: answeredADay,
    given: pack.goods_id,
    run: () =>
      sim.testServer.call('recharge.createBeanOrder', uid, {
        goods_id: pack.goods_id,
        pay_type: 1,
        channel: 5,
        agree: 1,
        agreement_version: agreements.pay.version,
        request_id: step.key,
      }),
    foresee() {
      const now = sim.testServer.clock.now();
      if (unpaidOf(sim, uid) >= orderLimits.unpaidOrdersMax) return 'order.too_many_unpaid';
      return (answer: { order_no: string; amount: number }) => {
        must(answer.amount === pack.minor, `the order asks for ${answer.amount}`);
        const { minor, gives } = pack;
        const expiresAt = now + orderLimits.orderExpiryMs;
        const order = {
          orderNo: answer.order_no,
          key: `order ${uid} ${step.key}`,
          uid,
          minor,
          gives,
          expiresAt,
        };
        sim.orders.push({ ...order, goods: null, transaction: null, isClosed: false });
      };
    },
    other: () => placeOrder(sim, { ...step, nth: step.nth + 1 }),
  };
}

/** Asks for the code to pay an order of beans with: its payment begins. Goods come with it. */
export function beginPayment(sim: Simulation, step: SimulationStep): Action | null {
  const order = sim.pick(
    sim.orders.filter(({ goods }) => goods === null),
    step.nth,
  );
  if (!order) return null;
  return {
    given: order.orderNo,
    run: () => sim.testServer.call('recharge.payByWechat', order.uid, { order_no: order.orderNo }),
    foresee() {
      if (order.transaction !== null) return 'order.settled';
      closeDue(sim, [order]);
      return order.isClosed ? 'order.closed' : () => {};
    },
  };
}

/** The deadlines of orders have come. */
export const settleOrders = (sim: Simulation): void => closeDue(sim, sim.orders);

/** What is stored of an order beside its money. */
async function orderStatus(
  sim: Simulation,
  { orderNo }: ModelOrder,
): Promise<{ state: number; late: boolean }> {
  const { rows } = await sql<{ state: number; late: boolean }>`
    SELECT state, late FROM pay_order WHERE order_no = ${orderNo}`.execute(
    sim.testServer.app.database.reader,
  );
  return rows[0] ?? { state: -1, late: false };
}

/** The sweep of each minute: no order that nobody paid outlives its time. */
export const sweepOrders = (sim: Simulation): Action => ({
  given: 'due orders',
  inParts: true,
  run: () => sim.testServer.sweep('orders.sweep'),
  foresee: () => async () => {
    settleOrders(sim);
    for (const order of sim.orders) {
      const { state } = await orderStatus(sim, order);
      const isClosed = order.isClosed && order.transaction === null;
      must((state === orderStates.closed) === isClosed, `order ${order.orderNo} is in state ${state}`);
    }
  },
});

const flaws = ['none', 'none', 'none', 'none', 'wrong', 'forged', 'stale', 'second', 'stolen'] as const;

/** The provider says that an order was paid: soon, late or again, and now and then something that must not count. */
export function notice(sim: Simulation, step: SimulationStep): Action | null {
  const order = sim.pick(sim.orders, step.nth);
  if (!order) return null;
  const flaw = flaws[step.other % flaws.length] ?? 'none';
  const isRefused = flaw === 'forged' || flaw === 'stale';
  const used = sim.orders.find((entry) => entry !== order && entry.transaction !== null)?.transaction;
  const transaction =
    flaw === 'second'
      ? `second-${order.orderNo}`
      : flaw === 'stolen'
        ? (used ?? `t-${order.orderNo}`)
        : `t-${order.orderNo}`;
  const minor = flaw === 'wrong' ? order.minor - 1 : order.minor;
  return {
    given: [order.orderNo, flaw],
    run: () => {
      const now = sim.testServer.clock.now();
      const payment = { orderNo: order.orderNo, transaction, minor };
      const raw = writeNotice(testSecret, now, payment, isRefused ? flaw : 'none');
      return sim.testServer.app.modules.money.features.orders.takeNotice('cashier', raw);
    },
    foresee: () => async (answer: { status: number }) => {
      must(answer.status === (isRefused ? 400 : 200), `the notice was answered with ${answer.status}`);
      const isStolen = sim.orders.some((entry) => entry !== order && entry.transaction === transaction);
      if (isRefused || flaw === 'wrong' || isStolen || order.transaction !== null) return;
      order.transaction = transaction;
      const { state, late } = await orderStatus(sim, order);
      must(state === orderStates.credited, `a paid order is in state ${state}`);
      must(
        late === order.isClosed,
        `a payment ${order.isClosed ? 'after' : 'before'} the end is not reported so`,
      );
      if (order.goods) {
        sell(sim, order);
        return;
      }
      sim.model.putIn(order.uid, 'BEAN', order.gives);
      sim.model.add('system provider BEAN', -order.gives);
      if (sim.facts.has(`recharged ${order.uid}`)) return;
      sim.facts.set(`recharged ${order.uid}`, order.orderNo);
      sim.model.putIn(order.uid, 'BEAN', firstRechargeBeans);
      sim.model.add('system reward BEAN', -firstRechargeBeans);
    },
  };
}
