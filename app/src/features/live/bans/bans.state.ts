import type { Ban } from '@goldbean/contract/live';
import { emptyPages, type Pages } from '../../../shared/pages/index.ts';
import { memberState } from '../../../shared/session/index.ts';

export interface BansState {
  pages: Pages<Ban>;
  /** One is being decided. */
  isSaving: boolean;
}

export const emptyBans = (): BansState => ({ pages: emptyPages(), isSaving: false });

export const bansState = memberState<BansState>(emptyBans);
