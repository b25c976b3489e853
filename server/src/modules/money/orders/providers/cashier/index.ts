export { createCashier, type Cashier } from './cashier.ts';
export { serveCashier } from './serve-cashier.ts';
