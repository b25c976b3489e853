import type { WishKind, WishProduct, WishStatus } from '@goldbean/contract';
import type { Background } from './pictures.ts';

/** A comment that the product head judged, so that its author, and whom it is for, are notified. */
export interface DemoWishComment {
  readonly by: string;
  readonly text: string;
  /** The place of the comment that it answers, in the same talk. */
  readonly answers?: number;
  /** Why it was not published; left out, it was. */
  readonly rejected?: string;
  readonly likedBy?: readonly string[];
}

/** A wish of the demo, and what became of it. */
export interface DemoWish {
  readonly by: string;
  readonly daysAgo: number;
  readonly title: string;
  readonly description: string;
  readonly product: WishProduct | null;
  readonly kind: WishKind;
  /** How many members gave it their free vote. */
  readonly votes: number;
  readonly pictures?: readonly Background[];
  /** What the product head did: the statuses in their order, and why. */
  readonly moves?: readonly (readonly [to: WishStatus, reason: string])[];
  /** When it should be online, days from now. */
  readonly expectedIn?: number;
  readonly answer?: string;
  readonly isPinned?: boolean;
  /** Promised to its author, in beans. */
  readonly reward?: number;
  /** Comments that are displayed from before, and one that waits for the staff. */
  readonly comments?: readonly (readonly [uid: string, text: string])[];
  /** What members said since, with what came of it. */
  readonly talk?: readonly DemoWishComment[];
  readonly waiting?: readonly [uid: string, text: string];
  /** Speed-up packs, and who bought them. */
  readonly packs?: readonly (readonly [uid: string, votes: number])[];
  /** Title of the wish before it that took its votes, and why. */
  readonly mergedInto?: readonly [title: string, reason: string];
}
