import type { AnniversaryCoupon } from '@goldbean/contract/live';
import { memberState } from '../../../shared/session/index.ts';

export interface AnniversaryState {
  liveId: string;
  /** What pops up; null where there is none for me. */
  coupon: AnniversaryCoupon | null;
  /** It was put away, or read to its end. */
  isClosed: boolean;
  isTaking: boolean;
  /** Why it was not taken: a `msg_key`; empty when nothing failed. */
  failure: string;
  /** My beans after I took it; null before. */
  balance: number | null;
}

export const emptyAnniversary = (): AnniversaryState => ({
  liveId: '',
  coupon: null,
  isClosed: false,
  isTaking: false,
  failure: '',
  balance: null,
});

/** The anniversary coupon of the live session this tab shows; read with `useSnapshot`. */
export const anniversaryState = memberState<AnniversaryState>(emptyAnniversary);
