import { ref } from 'valtio/vanilla';
import { asApiError } from '../../../shared/api/index.ts';
import { createVisit } from '../../../shared/visit/index.ts';
import * as service from './reconciliation.service.ts';
import { reconciliationState as state, emptyReconciliation } from './reconciliation.state.ts';

/** How old what is shown may be while somebody looks. */
const everyMs = 5_000;

const visit = createVisit();

/** G124; a failure leaves what is known in sight. */
export async function loadReconciliation(): Promise<void> {
  const isHere = visit.watch();
  try {
    const found = await service.loadReconciliation();
    if (isHere()) Object.assign(state, { found, error: null });
  } catch (error) {
    if (isHere()) state.error = ref(asApiError(error));
  }
}

/**
 * N04: keeps the board up to date while the page can be seen.
 * @returns ends it
 */
export function watchReconciliation(): () => void {
  visit.end();
  void loadReconciliation();
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible') void loadReconciliation();
  }, everyMs);
  return () => {
    clearInterval(timer);
    visit.end();
    Object.assign(state, emptyReconciliation());
  };
}
