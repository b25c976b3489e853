import { ref } from 'valtio/vanilla';
import { asApiError, createIntents, newRequestId } from '../../shared/api/index.ts';
import { notifyError } from '../../shared/notices/index.ts';
import { isUnpaid } from './order-view.ts';
import * as service from './orders.service.ts';
import { ordersState as state } from './orders.state.ts';

const intents = createIntents(newRequestId);

/** Go up with every question: the answer to an older one is not shown under a newer one. */
let offersAsked = 0;
let methodsAsked = 0;
let historyAsked = 0;

/** What is on sale. @param region of beans; left out, the member's own */
export async function loadOffer(scene: service.Scene, region?: service.Region): Promise<void> {
  offersAsked += 1;
  const mine = offersAsked;
  state.offer = { kind: 'loading' };
  state.methods = [];
  try {
    const value = await service.loadOffer(scene, region);
    if (mine === offersAsked) state.offer = { kind: 'ready', value };
  } catch (error) {
    if (mine === offersAsked) state.offer = { kind: 'failed', error: ref(asApiError(error)) };
  }
}

/** Which ways to pay are open for a pack: some take no very small or very large amounts. */
export async function loadMethods(scene: service.Scene, pack: service.Pack): Promise<void> {
  methodsAsked += 1;
  const mine = methodsAsked;
  try {
    const methods = await service.loadMethods(scene, pack);
    if (mine === methodsAsked) state.methods = methods;
  } catch (error) {
    if (mine === methodsAsked) notifyError(error);
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

/** My orders, newest first. */
export async function loadHistory(page: number): Promise<void> {
  historyAsked += 1;
  const mine = historyAsked;
  state.history = { kind: 'loading' };
  try {
    const value = await service.loadOrders(page);
    if (mine !== historyAsked) return;
    state.history = { kind: 'ready', value };
    if (page === 1) state.unpaid = value.list.find((order) => isUnpaid(order, Date.now())) ?? null;
  } catch (error) {
    if (mine === historyAsked) state.history = { kind: 'failed', error: ref(asApiError(error)) };
  }
}
