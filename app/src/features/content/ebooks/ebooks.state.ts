import type { EbookCard } from '@goldbean/contract/content';
import { emptyPages, type Pages } from '../../../shared/pages/index.ts';
import { memberState } from '../../../shared/session/index.ts';

export interface EbooksState {
  /** What is looked for; empty for all. */
  q: string;
  pages: Pages<EbookCard>;
  /** The book that I am asked about before it is taken back. */
  removing: { readonly id: string; readonly title: string } | null;
}

export const ebooksState = memberState<EbooksState>(() => ({ q: '', pages: emptyPages(), removing: null }));
