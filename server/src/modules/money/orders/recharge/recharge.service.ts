import { createBeanOrders } from './bean-orders.usecase.ts';
import { createCoinOrders } from './coin-orders.usecase.ts';
import { createPackLists } from './list-packs.usecase.ts';
import { createBeanPayments } from './pay-beans.usecase.ts';
import type { RechargePorts } from './recharge.ports.ts';

/** The calls that sell beans and coins (C074 to C084), upon the orders that any feature can place. */
export const createRecharge = (ports: RechargePorts) => ({
  ...createPackLists(ports),
  ...createBeanOrders(ports),
  ...createBeanPayments(ports),
  ...createCoinOrders(ports),
});
