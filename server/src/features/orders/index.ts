export type {
  BegunPayment,
  ForSale,
  NewOrder,
  OrderPort,
  OrderPorts,
  PaidOrder,
  PayerPlace,
  PlacedOrder,
  ProductForOrders,
} from './orders.ports.ts';
export { orderRoutes } from './orders.routes.ts';
export { createOrders, type Orders } from './orders.service.ts';
export { createCashier, serveCashier, type Cashier } from './providers/cashier/index.ts';
export { chooseCollectors } from './providers/index.ts';
export { pageGuests } from './providers/page-guests.ts';
export { serveNotices } from './serve-notices.ts';
