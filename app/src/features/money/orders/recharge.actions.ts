import { ref } from 'valtio/vanilla';
import { serverNow } from '../../../shared/clock/index.ts';
import { asApiError } from '../../../shared/api/index.ts';
import { createDraftForm } from '../../../shared/forms/index.ts';
import { notifyError } from '../../../shared/notices/index.ts';
import { createPages } from '../../../shared/pages/index.ts';
import { createRequestScope } from '../../../shared/requests/index.ts';
import { emptyOrder, orderErrors, orderFieldsOf, wishOf, type OrderDraft } from './order-draft.ts';
import { isUnpaid } from './order-view.ts';
import * as service from './orders.service.ts';
import { ordersState as state } from './orders.state.ts';

/** Anew with every question: the answer to an older one is not shown under a newer one. */
const offersAsked = createRequestScope();
const methodsAsked = createRequestScope();

/** What is on sale. @param region of beans; left out, the member's own */
export async function loadOffer(scene: service.OrderScene, region?: service.OrderRegion): Promise<void> {
  const isCurrent = offersAsked.begin();
  state.offer = { kind: 'loading' };
  state.methods = [];
  try {
    const value = await service.loadOffer(scene, region);
    if (isCurrent()) state.offer = { kind: 'ready', value };
  } catch (error) {
    if (isCurrent()) state.offer = { kind: 'failed', error: ref(asApiError(error)) };
  }
}

/** Which ways to pay are open for a pack: some take no very small or very large amounts. */
export async function loadMethods(scene: service.OrderScene, pack: service.OfferedPack): Promise<void> {
  const isCurrent = methodsAsked.begin();
  try {
    const methods = await service.loadMethods(scene, pack);
    if (isCurrent()) state.methods = methods;
  } catch (error) {
    if (isCurrent()) notifyError(error);
  }
}

const form = createDraftForm({
  state: () => state.form,
  inputOf: wishOf,
  check: orderErrors,
  fieldsOf: orderFieldsOf,
  onFailed: notifyError,
});

/** S24: an empty form. @param given what is chosen beforehand: what is bought, and where the recharge began */
export const beginOrder = (given: Partial<OrderDraft>): void => form.open(emptyOrder(given));

/** The member chose something. */
export const changeOrder: (change: Partial<OrderDraft>) => void = form.change;

/**
 * S24: orders a pack. Pressed twice, or again after silence, it is ordered once (D77).
 * @returns the order's number; null when it was not ordered: the form says why, or it is told in passing
 */
export const placeOrder = (): Promise<string | null> => form.submit(service.createOrder);

const history = createPages({
  state: () => state.history,
  load: service.loadOrders,
  onPage: ({ list, page }) => {
    if (page === 1) state.unpaid = list.find((order) => isUnpaid(order, serverNow())) ?? null;
  },
  onMoreFailed: notifyError,
});
/** A page of my orders, newest first. */
export const loadHistory = history.show;
