import type { Currency } from '../../wallet/index.ts';

/** Something sold in a live session: a course, notes, a study pass. */
export interface LiveProduct {
  id: string;
  name: string;
  /** Address of the picture, or empty. */
  img: string;
  /** Buying alone. */
  price: number;
  currency: Currency;
}

/** How its sale stands for me. */
export type ProductSale =
  /** `left` is null when there is no limit. */
  | { kind: 'open'; left: number | null; isBuying?: boolean }
  | { kind: 'owned' }
  | { kind: 'sold_out' }
  | { kind: 'over' };

/** Its group purchase (D66), when there is one. `endsAt` in UTC ms. */
export type GroupPurchase = {
  /** Price in the product's currency once enough have joined. */
  price: number;
  /** So many must join. */
  need: number;
  joined: number;
} & (
  | { kind: 'open'; endsAt: number; isJoining?: boolean }
  /** I am in; it is not complete yet. */
  | { kind: 'joined'; endsAt: number }
  /** Enough have joined, and I am among them. */
  | { kind: 'reached' }
  /** No place left (461), and I am not in it. */
  | { kind: 'full' }
  /** Its time ran out (410). */
  | { kind: 'over' }
);
