export { createCashier, type Cashier, type CashierPorts } from './cashier.ts';
export { serveCashier } from './serve-cashier.ts';
