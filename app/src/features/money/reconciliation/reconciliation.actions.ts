import { ref } from 'valtio/vanilla';
import { asApiError } from '../../../shared/api/index.ts';
import { createRequestScope } from '../../../shared/requests/index.ts';
import * as service from './reconciliation.service.ts';
import { reconciliationState as state, emptyReconciliation } from './reconciliation.state.ts';

/** How old what is shown may be while somebody looks. */
const everyMs = 5_000;

const scope = createRequestScope();

/** G124; a failure leaves what is known in sight. */
export async function loadReconciliation(): Promise<void> {
  const isCurrent = scope.watch();
  try {
    const found = await service.loadReconciliation();
    if (isCurrent()) Object.assign(state, { found, error: null });
  } catch (error) {
    if (isCurrent()) state.error = ref(asApiError(error));
  }
}

/**
 * N04: keeps the board up to date while the page can be seen.
 * @returns ends it
 */
export function watchReconciliation(): () => void {
  scope.end();
  void loadReconciliation();
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible') void loadReconciliation();
  }, everyMs);
  return () => {
    clearInterval(timer);
    scope.end();
    Object.assign(state, emptyReconciliation());
  };
}
