export { orderRoutes } from './orders.routes.ts';
export { createOrders } from './orders.service.ts';
export { createCashier, serveCashier } from './providers/cashier/index.ts';
export { chooseCollectors } from './providers/index.ts';
export { pageGuests } from './providers/page-guests.ts';
export { serveNotices } from './serve-notices.ts';
