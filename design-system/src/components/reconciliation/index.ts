export type { DriftView } from './ReconciliationBoard/DriftTable.tsx';
export {
  ReconciliationBoard,
  type ReconciliationBoardProps,
  type ReconciliationBoardState,
} from './ReconciliationBoard/ReconciliationBoard.tsx';
export type { CurrencyTotals } from './ReconciliationBoard/TotalsTable.tsx';
