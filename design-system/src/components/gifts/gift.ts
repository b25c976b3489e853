/** A gift as it is offered. */
export interface GiftOffer {
  id: string;
  /** Name of its picture in our set; it decides the words, too. */
  icon: string;
  /** The server's name, for an icon that this client does not know. */
  name: string;
  /** Beans for one. */
  price: number;
  /** Fan level that unlocks it; null for everybody. */
  fanLevel: number | null;
  /** Whether only iron fans of the channel may give it. */
  isIron: boolean;
}

/** What I lack for a gift (P10): a level of the channel's fan club, or an iron-fan membership of the channel. */
export type GiftLock = 'fanLevel' | 'iron';

/** A gift that I own and can give without paying. */
export interface OwnedGift {
  gift: GiftOffer;
  count: number;
  /** UTC ms; null when it stays. */
  expiresAt: number | null;
}

/** What is sent: from my beans, or from my knapsack without paying. */
export interface GiftChoice {
  gift: GiftOffer;
  count: number;
  from: 'balance' | 'knapsack';
}
