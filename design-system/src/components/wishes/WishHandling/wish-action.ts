import type { WishStage } from '../wish.ts';

/** What a product head is about to do with a wish. */
export type WishHandlingAction = 'move' | 'hide' | 'date' | 'complete' | 'merge' | 'reward';

/** What a product head is offered: a vote in a member's name asks in a dialog of its own (E02). */
export type WishHandlingKind = WishHandlingAction | 'behalf';

/** What was filled in, as the dialog hands it over. Texts are trimmed; a moment is UTC ms. */
export type FinishedWishAction =
  | { kind: 'move'; to: WishStage; reason: string; expectedAt: number | null }
  | { kind: 'hide'; reason: string }
  | { kind: 'date'; expectedAt: number | null; reason: string }
  | { kind: 'complete'; note: string }
  | { kind: 'merge'; into: string; reason: string }
  | { kind: 'reward'; beans: number };

/** A wish that another may be merged into. */
export interface MergeTarget {
  id: string;
  title: string;
}

/** What a dialog knows besides what is filled in. */
export interface WishActionFacts {
  title: string;
  /** Statuses it may be given now (D05); completed is none of them (M13). */
  targets: readonly WishStage[];
  /** When it should be online, UTC ms. */
  expectedAt: number | null;
  /** The server's clock, UTC ms (V21). */
  now: number;
  /** What may be given, in beans. */
  rewards: readonly number[];
  /** Wishes that were found by the words that were typed. */
  merges: readonly MergeTarget[];
}
