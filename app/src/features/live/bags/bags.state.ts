import { emptyForm, type DraftFormState } from '../../../shared/forms/index.ts';
import { memberState } from '../../../shared/session/index.ts';
import type { Bag, BagAward, BagCondition, BagList, BagProof } from './bags.service.ts';

/** What a check of the draw in this browser came to. */
export type BagVerdict =
  | { kind: 'unasked' | 'verifying' | 'matched' | 'failed' }
  /** `computed` is the fingerprint this browser arrived at. */
  | { kind: 'mismatched'; computed: string };

/** What is filled in to give a bag. */
export interface BagDraft {
  kind: 'lucky' | 'blessing';
  prize: 'beans' | 'gift';
  giftId: string | null;
  each: number | null;
  winners: number | null;
  /** Seconds until the draw. */
  seconds: number;
  follow: boolean;
  fan: boolean;
  /** Of the channel's fan club; null asks for none. */
  fanLevel: number | null;
  ironFan: boolean;
  comment: string;
  conditionGift: string | null;
}

export const emptyBagDraft = (): BagDraft => ({
  kind: 'lucky',
  prize: 'beans',
  giftId: null,
  each: null,
  winners: 1,
  seconds: 180,
  follow: true,
  fan: false,
  fanLevel: null,
  ironFan: false,
  comment: '',
  conditionGift: null,
});

export interface BagsState {
  liveId: string;
  /** The bag that waits in the live session, or was drawn just now. */
  bag: Bag | null;
  joined: boolean;
  /** What I am to the channel, as far as the page said. */
  eligibility: string;
  /** With what I meet, while the bag waits. */
  conditions: BagCondition[];
  isJoining: boolean;
  award: BagAward | null;
  /** The proof that is looked at; null while it is not. */
  proof: {
    phase: 'loading' | 'ready' | 'failed';
    failure: string;
    data: BagProof | null;
    verdict: BagVerdict;
  } | null;
  /** What was given, for those who run the live session. */
  desk: {
    phase: 'loading' | 'ready' | 'failed';
    failure: string;
    list: BagList['list'];
    offers: BagList['offers'];
  };
  form: DraftFormState<BagDraft>;
  /** Why a bag could not be given, in words. */
  refusal: string;
}

export const emptyBags = (): BagsState => ({
  liveId: '',
  bag: null,
  joined: false,
  eligibility: '',
  conditions: [],
  isJoining: false,
  award: null,
  proof: null,
  desk: { phase: 'loading', failure: '', list: [], offers: [] },
  form: emptyForm(emptyBagDraft()),
  refusal: '',
});

/** Lucky and blessing bags of the live session this tab shows; read with `useSnapshot`. */
export const bagsState = memberState<BagsState>(emptyBags);
