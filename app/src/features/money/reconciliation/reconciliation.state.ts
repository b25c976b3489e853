import { memberState } from '../../../shared/session/index.ts';
import type { Reconciliation } from './reconciliation.service.ts';

export interface ReconciliationState {
  /** Null until it was loaded once; then the last known. */
  found: Reconciliation | null;
  /** Why the last try failed; null when it did not. */
  error: unknown;
}

export const emptyReconciliation = (): ReconciliationState => ({ found: null, error: null });

export const reconciliationState = memberState<ReconciliationState>(emptyReconciliation);
