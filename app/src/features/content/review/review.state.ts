import type { ReviewEntry } from '@goldbean/contract/content';
import { emptyPages, type Pages } from '../../../shared/pages/index.ts';
import { memberState } from '../../../shared/session/index.ts';

/** A queue that I may judge. */
export interface ReviewQueueCount {
  readonly kind: string;
  readonly waiting: number;
}

/** A verdict of mine that has not taken effect. */
export interface PendingVerdict {
  readonly kind: string;
  readonly id: string;
  /** Nickname of the author; empty for one that was given before the page was opened. */
  readonly author: string;
  readonly passes: boolean;
  /** UTC ms. */
  readonly until: number;
}

export interface ReviewState {
  /** Null until it is known which there are. */
  queues: ReviewQueueCount[] | null;
  /** The queue that is shown; empty while none is. */
  kind: string;
  pages: Pages<ReviewEntry>;
  held: PendingVerdict[];
  /** Id of what is being refused; null while nothing is. */
  rejecting: string | null;
  /** What is being sent; null while nothing is. */
  deciding: { readonly id: string; readonly passes: boolean } | null;
  /** Why the last verdict did not go through, and on what. */
  failed: { readonly id: string; readonly error: unknown } | null;
  /** Why the queues could not be loaded. */
  error: unknown;
}

export const emptyReview = (): ReviewState => ({
  queues: null,
  kind: '',
  pages: { ...emptyPages<ReviewEntry>(), page: 1 },
  held: [],
  rejecting: null,
  deciding: null,
  failed: null,
  error: null,
});

export const reviewState = memberState<ReviewState>(emptyReview);
