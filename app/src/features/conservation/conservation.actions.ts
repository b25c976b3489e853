import { ref } from 'valtio/vanilla';
import { asApiError } from '../../shared/api/index.ts';
import * as service from './conservation.service.ts';
import { conservationState as state, emptyConservation } from './conservation.state.ts';

/** How old what is shown may be while somebody looks. */
const everyMs = 5_000;

/** Goes up with every visit: what an earlier one still hears of does not reach the state. */
let visit = 0;

/** G124; a failure leaves what is known in sight. */
export async function loadConservation(): Promise<void> {
  const mine = visit;
  try {
    const found = await service.loadConservation();
    if (mine === visit) Object.assign(state, { found, error: null });
  } catch (error) {
    if (mine === visit) state.error = ref(asApiError(error));
  }
}

/**
 * N04: keeps the board up to date while the page can be seen.
 * @returns ends it
 */
export function watchConservation(): () => void {
  visit += 1;
  void loadConservation();
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible') void loadConservation();
  }, everyMs);
  return () => {
    clearInterval(timer);
    visit += 1;
    Object.assign(state, emptyConservation());
  };
}
