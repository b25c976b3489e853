import type { BarrageLine } from '@goldbean/design-system/live';
import { memberState } from '../../../shared/session/index.ts';
import type { GiftDraft } from './gift-draft.ts';
import type { Campaign, GiftTab, KnapsackItem } from './gifts.service.ts';

export interface GiftsState {
  liveId: string;
  panel: { phase: 'loading' | 'ready' | 'failed'; failure: string; tabs: GiftTab[] };
  knapsack: KnapsackItem[];
  /** What lasts now; none until it is known. */
  campaigns: Campaign[];
  isGiving: boolean;
  isSendingBarrage: boolean;
  /** My present combo: gifts of one kind within 3 s (domain 3.5). */
  combo: { giftId: string; id: string; until: number } | null;
  /** What was filled in before the member went to recharge (V05); empty and null when nothing was. */
  barrageDraft: string;
  giftDraft: GiftDraft | null;
  /** How often a gift was chosen from outside the panel. */
  choices: number;
  /** Comments that flew over the picture, to be read again. */
  flown: readonly BarrageLine[];
}

/** What belongs to one live session and begins anew with the next. */
export const emptyGifts = (): GiftsState => ({
  liveId: '',
  panel: { phase: 'loading', failure: '', tabs: [] },
  knapsack: [],
  campaigns: [],
  isGiving: false,
  isSendingBarrage: false,
  combo: null,
  barrageDraft: '',
  giftDraft: null,
  choices: 0,
  flown: [],
});

/** Gifts and flying comments of the live session this tab shows; read with `useSnapshot`. */
export const giftsState = memberState<GiftsState>(emptyGifts);
