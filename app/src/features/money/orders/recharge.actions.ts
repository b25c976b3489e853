import { ref } from 'valtio/vanilla';
import { asApiError, createIntents, newRequestId } from '../../../shared/api/index.ts';
import { notifyError } from '../../../shared/notices/index.ts';
import { createPages } from '../../../shared/pages/index.ts';
import { createVisit } from '../../../shared/visit/index.ts';
import { isUnpaid } from './order-view.ts';
import * as service from './orders.service.ts';
import { ordersState as state } from './orders.state.ts';

const intents = createIntents(newRequestId);

/** Anew with every question: the answer to an older one is not shown under a newer one. */
const offersAsked = createVisit();
const methodsAsked = createVisit();

/** What is on sale. @param region of beans; left out, the member's own */
export async function loadOffer(scene: service.Scene, region?: service.Region): Promise<void> {
  const isHere = offersAsked.begin();
  state.offer = { kind: 'loading' };
  state.methods = [];
  try {
    const value = await service.loadOffer(scene, region);
    if (isHere()) state.offer = { kind: 'ready', value };
  } catch (error) {
    if (isHere()) state.offer = { kind: 'failed', error: ref(asApiError(error)) };
  }
}

/** Which ways to pay are open for a pack: some take no very small or very large amounts. */
export async function loadMethods(scene: service.Scene, pack: service.Pack): Promise<void> {
  const isHere = methodsAsked.begin();
  try {
    const methods = await service.loadMethods(scene, pack);
    if (isHere()) state.methods = methods;
  } catch (error) {
    if (isHere()) notifyError(error);
  }
}

/**
 * S24: orders a pack. Pressed twice, or again after silence, it is ordered once (D77).
 * @returns the order's number; null when it was not ordered, which is told in passing
 */
export async function placeOrder(wish: service.OrderWish): Promise<string | null> {
  if (state.isOrdering) return null;
  state.isOrdering = true;
  try {
    return await intents.run(`order ${JSON.stringify(wish)}`, (requestId) =>
      service.createOrder(wish, requestId),
    );
  } catch (error) {
    notifyError(error);
    return null;
  } finally {
    state.isOrdering = false;
  }
}

const history = createPages({
  state: () => state.history,
  load: service.loadOrders,
  onPage: ({ list, page }) => {
    if (page === 1) state.unpaid = list.find((order) => isUnpaid(order, Date.now())) ?? null;
  },
  onMoreFailed: notifyError,
});
/** A page of my orders, newest first. */
export const loadHistory = history.show;
