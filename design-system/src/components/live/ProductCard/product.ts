import type { Money } from '../../wallet/index.ts';

/** Something sold in a live session: a course, notes, a study pass. */
export interface LiveProduct {
  id: string;
  name: string;
  /** Address of the picture, or empty. */
  img: string;
  /** Buying alone. */
  price: Money;
}

/** How its sale stands. */
export type ProductSale =
  /** `left` is null when there is no limit. */
  { kind: 'open'; left: number | null } | { kind: 'sold_out' } | { kind: 'over' };

/** Its group purchase (D66), when there is one. `endsAt` in UTC ms. */
export type GroupPurchaseView = {
  /** For each, once enough have joined. */
  price: Money;
  /** So many must join. */
  need: number;
  joined: number;
} & (
  | /** `endsAt` is null until the first one joins. */
    { kind: 'open'; endsAt: number | null }
  /** I am in; it is not complete yet. */
  | { kind: 'joined'; endsAt: number }
  /** Enough have joined, and I am among them: I may buy at its price until then. */
  | { kind: 'reached'; endsAt: number }
  /** My order at its price waits for payment. */
  | { kind: 'ordered' }
  /** I have paid for it. */
  | { kind: 'bought' }
  /** I neither ordered nor paid in time. */
  | { kind: 'lost' }
  /** No place left (461), and I am not in it. */
  | { kind: 'full' }
  /** Its time ran out (410). */
  | { kind: 'over' }
);
