import {
  ReconciliationBoard as Board,
  type ReconciliationBoardState,
} from '@goldbean/design-system/reconciliation';
import { useSnapshot, type Snapshot } from 'valtio';
import { errorWords } from '../../../../shared/i18n/index.ts';
import { loadReconciliation } from '../reconciliation.actions.ts';
import { reconciliationState, type ReconciliationState } from '../reconciliation.state.ts';

/** Where all money is, by currency, and whether any was made or lost (N04). */
export function ReconciliationBoard() {
  const state = useSnapshot(reconciliationState);
  return <Board state={boardState(state)} onRetry={() => void loadReconciliation()} />;
}

/** What is known stays in sight while it cannot be counted anew. */
function boardState({ found, error }: Snapshot<ReconciliationState>): ReconciliationBoardState {
  if (!found) return error === null ? { kind: 'loading' } : { kind: 'error', reason: errorWords(error) };
  const { at_ts, ok, list, drifted, drifts, checked } = found;
  return {
    kind: 'ready',
    at: at_ts,
    isStale: error !== null,
    isWhole: ok,
    totals: list,
    drifted,
    drifts,
    check: checked && { at: checked.at_ts, isWhole: checked.ok },
  };
}
