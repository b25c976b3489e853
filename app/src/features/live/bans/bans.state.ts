import type { Ban } from '@goldbean/contract/live';
import { proxy } from 'valtio/vanilla';
import { emptyPages, type Pages } from '../../../shared/pages/index.ts';

export interface BansState {
  pages: Pages<Ban>;
  /** One is being decided. */
  isSaving: boolean;
}

export const emptyBans = (): BansState => ({ pages: emptyPages(), isSaving: false });

export const bansState = proxy<BansState>(emptyBans());
