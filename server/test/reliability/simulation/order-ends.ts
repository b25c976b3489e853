import type { ModelOrder, Simulation } from './context.ts';

/** How many orders a member may still pay, of whatever is sold. */
export const unpaidOf = (sim: Simulation, buyer: string): number => {
  const now = sim.testServer.clock.now();
  return sim.orders.filter(
    ({ uid, transaction, expiresAt }) => uid === buyer && transaction === null && expiresAt > now,
  ).length;
};

/** Somebody looks at unpaid orders: those whose time is over close, and goods go back to the stock. */
export function closeDue(sim: Simulation, orders: readonly ModelOrder[]): void {
  const now = sim.testServer.clock.now();
  for (const order of orders) {
    if (order.isClosed || order.transaction !== null || order.expiresAt > now) continue;
    order.isClosed = true;
    if (order.goods?.isCounted) sim.model.add(`stock ${order.goods.id}`, order.goods.n);
  }
}

/** Goods are paid: they are sold, and taken again, as far as there are any, if they had gone back (T06). */
export function sell(sim: Simulation, { goods, isClosed }: ModelOrder): void {
  if (!goods) return;
  const left = sim.model.books().get(`stock ${goods.id}`) ?? 0;
  if (goods.isCounted && isClosed) sim.model.add(`stock ${goods.id}`, -Math.min(left, goods.n));
  sim.model.add(`sold ${goods.id}`, goods.n);
}
