import { asApiError } from '../../../shared/api/index.ts';
import { createDraftForm } from '../../../shared/forms/index.ts';
import { errorWords } from '../../../shared/i18n/index.ts';
import { createRequestScope } from '../../../shared/requests/index.ts';
import { loadCart, wantedOf } from './cart.actions.ts';
import {
  checkoutErrors,
  checkoutFieldsOf,
  emptyCheckout,
  wishOf,
  type CheckoutDraft,
} from './checkout-draft.ts';
import { loadGoods } from './shop.actions.ts';
import * as service from './shop.service.ts';
import { shopState as state } from './shop.state.ts';

/** Anew with every checkout: the answer to an older one is not shown under a newer one. */
const asked = createRequestScope();

const form = createDraftForm({
  state: () => state.form,
  inputOf: wishOf,
  check: checkoutErrors,
  fieldsOf: checkoutFieldsOf,
  onFailed: (error) => {
    state.refusal = errorWords(error);
    // Another version was read than the one in force: it is read and ticked anew (V35).
    if (asApiError(error).msgKey === 'order.agreement_changed') state.form.values.isAgreed = false;
    // Somebody may have been quicker.
    void loadGoods();
  },
});

function begin(given: Pick<CheckoutDraft, 'items'> & Partial<CheckoutDraft>): void {
  asked.begin();
  state.refusal = '';
  state.methods = null;
  form.open(emptyCheckout({ liveId: state.liveId, ...given }));
}

/** All of the cart is to be ordered. */
export const buyCart = (): void => begin({ items: state.cart.items.map(wantedOf), isFromCart: true });
/** One of a product is to be ordered, whatever is in the cart. */
export const buyOne = (productId: string): void => begin({ items: [{ product_id: productId, n: 1 }] });
/** One is to be ordered at the price of its group, which is complete. */
export const buyInGroup = (productId: string, groupId: string): void =>
  begin({ items: [{ product_id: productId, n: 1 }], groupId });

/** Which ways to pay are open: some take no very small or very large amounts. @param amount in the smallest unit */
export async function loadMethods(amount: number, currency: service.Good['currency']): Promise<void> {
  const isCurrent = asked.watch();
  try {
    const methods = await service.loadMethods(amount, currency);
    if (isCurrent()) state.methods = methods;
  } catch (error) {
    if (isCurrent()) state.refusal = errorWords(error);
  }
}

/** The member chose something. */
export function changeCheckout(change: Partial<CheckoutDraft>): void {
  state.refusal = '';
  form.change(change);
}

/**
 * S49: orders. Pressed twice, or again after silence, it is ordered once (D77).
 * @returns the order's number; null when it was not ordered: the form says why
 */
export async function placeOrder(): Promise<string | null> {
  state.refusal = '';
  const orderNo = await form.submit((wish, requestId) => service.createOrder(wish, state.back, requestId));
  if (orderNo === null) return null;
  // What was ordered is no longer in the cart, and there is less of it.
  void loadCart();
  void loadGoods();
  return orderNo;
}
