export { CardPay, type CardPayProps, type CardPayRefusal, type CardPayState } from './CardPay/CardPay.tsx';
export { cardFrameLook, type FrameLook } from './CardPay/frame-look.ts';
export {
  OrderHistory,
  type OrderHistoryProps,
  type OrderHistoryState,
  type OrderHistoryLine,
} from './OrderHistory/OrderHistory.tsx';
export { OrderPanel, type OrderPanelProps, type OrderPanelState } from './OrderPanel/OrderPanel.tsx';
export { PayPanel, type PayPanelProps, type PayPanelState } from './PayPanel/PayPanel.tsx';
export { ReceiptDialog, type ReceiptDialogProps } from './ReceiptDialog/ReceiptDialog.tsx';
export { RechargeForm, type RechargeFormProps } from './RechargeForm/RechargeForm.tsx';
export { UnpaidOrder, type UnpaidOrderProps } from './UnpaidOrder/UnpaidOrder.tsx';
