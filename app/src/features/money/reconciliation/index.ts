export { ReconciliationBoard } from './components/ReconciliationBoard.tsx';
export { watchReconciliation } from './reconciliation.actions.ts';
