import { emptyForm, type DraftFormState } from '../../../shared/forms/index.ts';
import { emptyPages, type Pages } from '../../../shared/pages/index.ts';
import type { PayMethods } from '../../../shared/pay-methods/index.ts';
import { memberState } from '../../../shared/session/index.ts';
import { emptyCheckout, type CheckoutDraft } from './checkout-draft.ts';
import type { OwnCart, OwnCartLine, Good, PurchaseMember } from './shop.service.ts';

type Phase = 'loading' | 'ready' | 'failed';

export interface ShopState {
  liveId: string;
  /** Where a payment leads back to. */
  back: string;
  /** What is sold, in the order of the live session. */
  goods: {
    phase: Phase;
    /** A `msg_key`; empty otherwise. */
    failure: string;
    list: Good[];
  };
  /** Id of the presented product that was put out of sight; null for none. */
  dismissed: string | null;
  /** What is kept for me on the server, at its prices; what I change shows at once, and its sums when it is kept. */
  cart: { phase: Phase; failure: string; items: OwnCartLine[]; sum: OwnCart['sum'] };
  /** What is about to be ordered. */
  form: DraftFormState<CheckoutDraft>;
  /** Ways to pay for it; null while they are not known. */
  methods: PayMethods | null;
  /** Why it was not ordered, in words. */
  refusal: string;
  /** Id of the product whose group I am about to join; null while I am not. */
  joining: string | null;
  isJoining: boolean;
  /** Id of the product whose group is looked at; null while none is. */
  asked: string | null;
  members: Pages<PurchaseMember>;
  /** Id of the product whose turn begins or ends just now; null for none. */
  presenting: string | null;
}

export const emptyShop = (): ShopState => ({
  liveId: '',
  back: '',
  goods: { phase: 'loading', failure: '', list: [] },
  dismissed: null,
  cart: { phase: 'loading', failure: '', items: [], sum: [] },
  form: emptyForm(emptyCheckout()),
  methods: null,
  refusal: '',
  joining: null,
  isJoining: false,
  asked: null,
  members: emptyPages(),
  presenting: null,
});

/** The shop of the live session this tab shows; read with `useSnapshot`. */
export const shopState = memberState<ShopState>(emptyShop);
