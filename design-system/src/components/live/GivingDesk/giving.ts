import type { GiftOffer } from '../../gifts/index.ts';

/** A gift that could be the prize, and how many of it the giver has. */
export interface PrizeGift {
  gift: GiftOffer;
  count: number;
}

/** What a lucky or blessing bag is filled with. */
export interface BagDraftFields {
  kind: 'lucky' | 'blessing';
  prize: 'beans' | 'gift';
  giftId: string | null;
  /** For each winner. */
  each: number | null;
  winners: number | null;
  /** Until the draw. */
  seconds: number;
  follow: boolean;
  /** Membership of the channel's fan club. */
  fan: boolean;
  /** The level in it; null for none. */
  fanLevel: number | null;
  /** An iron-fan membership of the channel. */
  ironFan: boolean;
  /** The text to send; empty for none. */
  comment: string;
  /** The gift to give; null for none. */
  conditionGift: string | null;
}

/** A condition that a bag may have. */
export type BagOffer = 'follow' | 'fan' | 'fanLevel' | 'ironFan' | 'comment' | 'gift';

/** What a red packet of the live session is filled with. */
export interface RedBagDraftFields {
  kind: 'random' | 'ordinary';
  prize: 'beans' | 'gift';
  giftId: string | null;
  count: number | null;
  /** In all. */
  total: number | null;
  follow: boolean;
}

export interface RainDraftFields {
  /** Beans in all. */
  total: number | null;
  seconds: number | null;
  perUser: number | null;
}

/** What every form of the desk has. */
export interface GivingFormProps<Draft> {
  draft: Draft;
  onChange: (change: Partial<Draft>) => void;
  /** Why nothing can be given now. */
  disabledReason?: string;
  /** Why the server refused it, a sentence. */
  refusal?: string;
  isSending?: boolean;
  onSend: () => void;
}
