import { proxy } from 'valtio/vanilla';
import type { Conservation } from './conservation.service.ts';

export interface ConservationState {
  /** Null until it was loaded once; then the last known. */
  found: Conservation | null;
  /** Why the last try failed; null when it did not. */
  error: unknown;
}

export const emptyConservation = (): ConservationState => ({ found: null, error: null });

export const conservationState = proxy<ConservationState>(emptyConservation());
