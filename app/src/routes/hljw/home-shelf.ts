import type { ShelfState } from '@goldbean/design-system/home';
import { errorWords } from '../../shared/i18n/index.ts';

export interface HomeShelfProps {
  /** It is all that the page shows: not a few cards, but all of them. */
  readonly isWhole: boolean;
}

/** Cards of a shelf: a row on the widest page. */
export const fewCards = 4;

/** A list that a shelf shows. */
interface Listed {
  readonly phase: 'loading' | 'ready' | 'failed';
  readonly list: readonly unknown[];
  readonly error: unknown;
}

/** How a shelf of some lists stands: what is here is shown, and what failed is told only where nothing is. */
export function shelfState(lists: readonly Listed[]): ShelfState {
  if (lists.some(({ list }) => list.length > 0)) return { kind: 'ready' };
  if (lists.some(({ phase }) => phase === 'loading')) return { kind: 'loading' };
  const failed = lists.find(({ phase }) => phase === 'failed');
  return failed ? { kind: 'failed', reason: errorWords(failed.error) } : { kind: 'empty' };
}
