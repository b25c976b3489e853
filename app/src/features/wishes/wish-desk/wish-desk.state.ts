import type { WishName, WishStatus } from '@goldbean/contract/wishes';
import { emptyForm, type DraftFormState } from '../../../shared/forms/index.ts';
import { memberState } from '../../../shared/session/index.ts';
import type { SeenWish, WishConflict } from './wish-conflict.ts';

/** What is about to be done with the wish of the page. */
export type WishDeskStep = 'move' | 'hide' | 'date' | 'complete' | 'merge' | 'reward' | 'behalf';

/** What was filled in; a moment is UTC ms. */
export type WishDeskAction =
  | {
      readonly kind: 'move';
      readonly to: WishStatus;
      readonly reason: string;
      readonly expectedAt: number | null;
    }
  | { readonly kind: 'hide'; readonly reason: string }
  | { readonly kind: 'date'; readonly expectedAt: number | null; readonly reason: string }
  | { readonly kind: 'complete'; readonly note: string }
  | { readonly kind: 'merge'; readonly into: string; readonly reason: string }
  | { readonly kind: 'reward'; readonly beans: number };

/** E02: in whose name a vote is given, and why. */
export interface BehalfValues {
  jwcode: string;
  reason: string;
}

export interface WishDeskState {
  wishId: string;
  /** The dialog that is open; null while none is. */
  action: WishDeskStep | null;
  isSaving: boolean;
  isPinning: boolean;
  /** Why the last try was refused. */
  error: unknown;
  /** What the decision is made on; null while nothing is decided. */
  seen: SeenWish | null;
  /** What others did since; null while they did nothing. */
  conflict: WishConflict | null;
  /** Table of rewards, in beans. */
  rewards: number[];
  /** Wishes that this one may be merged into. */
  merges: WishName[];
  behalf: DraftFormState<BehalfValues>;
  /** The official answer is being written. */
  isAnswering: boolean;
  /** What was written, as it was sent last. */
  answer: string;
}

export const blankBehalf = (): BehalfValues => ({ jwcode: '', reason: '' });

export const emptyDesk = (wishId = ''): WishDeskState => ({
  wishId,
  action: null,
  isSaving: false,
  isPinning: false,
  error: null,
  seen: null,
  conflict: null,
  rewards: [],
  merges: [],
  behalf: emptyForm(blankBehalf()),
  isAnswering: false,
  answer: '',
});

export const wishDeskState = memberState<WishDeskState>(() => emptyDesk());
