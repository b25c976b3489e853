import type { WishKind, WishProduct, WishStatus } from '@goldbean/contract';
import type { Background } from './pictures.ts';

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
  /** Comments that are displayed, and one that waits for the staff. */
  readonly comments?: readonly (readonly [uid: string, text: string])[];
  readonly waiting?: readonly [uid: string, text: string];
  /** Speed-up packs, and who bought them. */
  readonly packs?: readonly (readonly [uid: string, votes: number])[];
  /** Title of the wish before it that took its votes. */
  readonly mergedInto?: string;
}
