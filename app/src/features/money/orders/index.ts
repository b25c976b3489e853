export { OrderHistory } from './components/OrderHistory.tsx';
export { OrderPanel } from './components/OrderPanel.tsx';
export { OrderReceipt } from './components/OrderReceipt.tsx';
export { RechargeForm } from './components/RechargeForm.tsx';
export { UnpaidOrder } from './components/UnpaidOrder.tsx';
export type { OrderScene } from './orders.service.ts';
