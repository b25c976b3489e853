export { createCashier, type Cashier } from './cashier.provider.ts';
export { serveCashier } from './cashier.routes.ts';
