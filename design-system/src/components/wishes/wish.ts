/** 0 hidden, 1 pending, 2 scheduled, 3 in development, 4 launched, 5 under discussion, 6 completed (D03). */
export type WishStage = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** 1 software bug, 2 product requirement, 3 market suggestion (E01). */
export type WishKindCode = 1 | 2 | 3;

/** A wish of the pool. */
export interface WishView {
  id: string;
  title: string;
  description: string;
  /** Name of the product it is about; empty when about none. */
  product: string;
  kind: WishKindCode;
  status: WishStage;
  /** An official answer exists, which gives status 5 its second label (D04). */
  isCommunicated: boolean;
  isPinned: boolean;
  /** Gained most votes since 0:00 in Shanghai (D48). */
  isOfTheDay: boolean;
  author: { nickname: string; img: string };
  /** UTC ms. */
  createdAt: number;
  /** One for each member at most (D47). */
  freeVotes: number;
  /** Bought in speed-up packs. */
  paidVotes: number;
  /** My free vote is among them. */
  hasVoted: boolean;
  comments: number;
  /** When it should go online, or did; UTC ms. */
  expectedAt: number | null;
  /** It is launched or completed, and that moment has come by the server's clock. */
  isOnline: boolean;
  /** Beans for the author, and whether they have them yet; null where none are promised. */
  reward: { beans: number; isPaid: boolean } | null;
  /** Addresses of up to 9 pictures. */
  pictures: readonly string[];
  /** Address of what its author recorded of their screen (S09). */
  recording?: string;
  /** Why it was hidden; its author sees it (S12). */
  hiddenReason?: string;
  /** The wish that took its votes; without an address where the reader may not see it. */
  mergedInto?: { title: string; href: string | null };
}

const openStatuses: ReadonlySet<WishStage> = new Set([1, 2, 3, 5]);

/** Whether a free vote can be given or withdrawn, and votes be bought (D47). */
export function isOpenForVotes(wish: Pick<WishView, 'status' | 'mergedInto'>): boolean {
  return openStatuses.has(wish.status) && wish.mergedInto === undefined;
}

/** Words for the kinds, by id. */
export const kindWords = { 1: 'kind.bug', 2: 'kind.requirement', 3: 'kind.market' } as const;

/** Words for the statuses, by id. */
export const statusWords = {
  0: 'status.hidden',
  1: 'status.pending',
  2: 'status.scheduled',
  3: 'status.development',
  4: 'status.launched',
  5: 'status.discussion',
  6: 'status.completed',
} as const;
