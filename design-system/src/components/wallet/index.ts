export {
  type AgreementSection,
  AgreementText,
  type AgreementTextProps,
  type AgreementTextState,
} from './AgreementText/AgreementText.tsx';
export { AgreementTick, type AgreementTickProps } from './AgreementTick/AgreementTick.tsx';
export { Amount, type AmountProps } from './Amount/Amount.tsx';
export { type AmountFact, AmountFacts, type AmountFactsProps } from './AmountFacts/AmountFacts.tsx';
export { type CurrencyCode, CurrencyIcon } from './Amount/CurrencyIcon.tsx';
export { OrderPrice } from './Amount/OrderPrice.tsx';
export { BalanceCard, type BalanceCardProps, type BalanceState } from './BalanceCard/BalanceCard.tsx';
export { BeanPill, type BeanPillProps } from './BeanPill/BeanPill.tsx';
export {
  ExchangeDialog,
  type ExchangeDialogProps,
  type ExchangeDialogState,
} from './ExchangeDialog/ExchangeDialog.tsx';
export {
  InsufficientBalanceDialog,
  type InsufficientBalanceDialogProps,
} from './InsufficientBalanceDialog/InsufficientBalanceDialog.tsx';
export { type LotView, LotList, type LotListProps, type LotListState } from './LotList/LotList.tsx';
export { LotsCard, type LotsCardProps } from './LotsCard/LotsCard.tsx';
export {
  type OrderInfo,
  type OrderStateSource,
  OrderState,
  type OrderStateProps,
  type OrderStep,
} from './OrderState/OrderState.tsx';
export { OrderTag, type OrderTagProps } from './OrderTag/OrderTag.tsx';
export type { PayAgreementName, Money, OrderStage, PayMethod } from './pay.ts';
export {
  type PayMethodOption,
  PayMethodPicker,
  type PayMethodPickerProps,
} from './PayMethodPicker/PayMethodPicker.tsx';
export { PayQr, type PayQrProps, type PayQrState } from './PayQr/PayQr.tsx';
export { Receipt, type ReceiptProps } from './Receipt/Receipt.tsx';
export {
  RechargeGrid,
  type RechargeGridProps,
  type RechargeGridState,
  type RechargePack,
} from './RechargeGrid/RechargeGrid.tsx';
export { Statement, type StatementFilter, type StatementProps } from './Statement/Statement.tsx';
export {
  type StatementKind,
  type StatementLineView,
  type StatementState,
  StatementTable,
  type StatementTableProps,
} from './StatementTable/StatementTable.tsx';
