import type { TreasureState } from '@goldbean/contract';

/** What decides what can be done with a treasure; times in UTC ms. */
export interface TreasureTerms {
  readonly stock: number;
  readonly taken: number;
  readonly opens_at: number;
  readonly closes_at: number;
}

/** S29: its time decides first, then what is left. The moment at which it closes is after it. */
export function stateAt({ stock, taken, opens_at, closes_at }: TreasureTerms, now: number): TreasureState {
  if (now < opens_at) return 'to_come';
  if (now >= closes_at) return 'ended';
  return taken >= stock ? 'sold_out' : 'open';
}
