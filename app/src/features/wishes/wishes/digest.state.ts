import { memberState } from '../../../shared/session/index.ts';
import type { Digest } from './wishes.service.ts';

export interface DigestState {
  /** `2026-11`, of Shanghai. */
  month: string;
  /** Null until it is here. */
  digest: Digest | null;
  error: unknown;
}

export const digestState = memberState<DigestState>(() => ({ month: '', digest: null, error: null }));
