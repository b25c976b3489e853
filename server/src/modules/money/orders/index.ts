export { orderRoutes } from './orders.routes.ts';
export { createOrders } from './orders.service.ts';
export { createCashier, serveCashier } from './cashier/index.ts';
export { chooseCollectors } from './payments/index.ts';
export { pageGuests } from './payments/page-guests.provider.ts';
export { serveWebhooks } from './payments/webhooks.routes.ts';
