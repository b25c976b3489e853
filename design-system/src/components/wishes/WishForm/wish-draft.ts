import type { WishKindCode } from '../wish.ts';

/** What is filled in of a wish. */
export interface WishDraft {
  /** At most 50 characters, required (V19). */
  title: string;
  description: string;
  /** Id of a product; empty for none. */
  product: string;
  kind: WishKindCode;
}

/** How far the form is. */
export type WishFormPhase =
  /** `savedAt`: the draft was kept in this browser, UTC ms; null while it was not. */
  | { kind: 'editing'; savedAt: number | null }
  | { kind: 'sending' }
  /** The server said no; everything stays as it was written. */
  | { kind: 'refused'; reason: string };
