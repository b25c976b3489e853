import { orderStates, payTypes, settledOrderStates, type Order } from '@goldbean/contract/money';
import { ref } from 'valtio/vanilla';
import { asApiError } from '../../../shared/api/index.ts';
import { notifyError } from '../../../shared/notices/index.ts';
import { createRequestScope, type IsCurrent } from '../../../shared/requests/index.ts';
import { createOrderPoll } from './order-poll.ts';
import * as service from './orders.service.ts';
import { ordersState as state } from './orders.state.ts';

/** What following an order needs of others; the page joins them (a feature knows no other). */
export interface OrderPanelPorts {
  /** Where the payer's browser comes back to, absolute. */
  readonly returnUrl: string;
  /** It was credited just now: what is shown of my balances is out of date. */
  readonly onCredited: () => void;
}

/** Anew with every opening: what an earlier one still hears of does not reach the state. */
const opened = createRequestScope();
let orderNo = '';
let ports: OrderPanelPorts | null = null;

const poll = createOrderPoll({
  ask: async () => {
    const order = await refresh();
    return order !== null && settledOrderStates.includes(order.state);
  },
  isVisible: () => document.visibilityState === 'visible',
});

const canBePaid = ({ state: now }: Order): boolean =>
  now === orderStates.created || now === orderStates.paying;

/**
 * S24, S45: shows an order, with the way to pay it while it is unpaid, and follows it until it is settled.
 * @returns ends it
 */
export function openOrder(no: string, given: OrderPanelPorts): () => void {
  const isCurrent = opened.begin();
  orderNo = no;
  ports = given;
  Object.assign(state, { order: { kind: 'loading' }, payment: null, isChecking: false });
  document.addEventListener('visibilitychange', poll.wake);
  void showFirst(isCurrent);
  return () => {
    document.removeEventListener('visibilitychange', poll.wake);
    if (!isCurrent()) return;
    opened.end();
    ports = null;
    poll.stop();
  };
}

/** The order that could not be shown, asked for once more. */
export function reopenOrder(): void {
  if (!ports || state.order.kind !== 'failed') return;
  state.order = { kind: 'loading' };
  void showFirst(opened.watch());
}

async function showFirst(isCurrent: IsCurrent): Promise<void> {
  try {
    const order = await service.loadOrder(orderNo);
    if (!isCurrent()) return;
    state.order = { kind: 'ready', value: order };
    if (settledOrderStates.includes(order.state)) return;
    if (canBePaid(order)) await beginPayment();
    if (isCurrent()) poll.start();
  } catch (error) {
    if (isCurrent()) state.order = { kind: 'failed', error: ref(asApiError(error)) };
  }
}

/** Asks for the way to pay; again after it failed. */
export async function beginPayment(): Promise<void> {
  if (!ports || state.order.kind !== 'ready') return;
  const isCurrent = opened.watch();
  state.payment = { kind: 'loading' };
  try {
    const value = await service.payOrder(state.order.value, ports.returnUrl);
    if (isCurrent()) state.payment = { kind: 'ready', value };
  } catch (error) {
    if (isCurrent()) state.payment = { kind: 'failed', error: ref(asApiError(error)) };
  }
}

/**
 * One question, by G154: a notice that is refused for its amount changes no state, and the member is told of it.
 * Silent (D90): without an answer what was known stays.
 * @returns null without an answer
 */
async function refresh(): Promise<Order | null> {
  const isCurrent = opened.watch();
  try {
    await captureApproved();
    const order = await service.loadOrder(orderNo);
    if (isCurrent()) take(order);
    return order;
  } catch {
    return null;
  }
}

/** Money that the payer has approved at PayPal lies there until it is taken (C081); what became of it the order says. */
async function captureApproved(): Promise<void> {
  if (state.order.kind !== 'ready' || state.payment?.kind !== 'ready') return;
  const { pay_type } = state.order.value;
  if (pay_type !== payTypes.paypal || !canBePaid(state.order.value)) return;
  await service.capture(orderNo, state.payment.value.reference).catch(() => undefined);
}

function take(order: Order): void {
  state.order = { kind: 'ready', value: order };
  if (!canBePaid(order)) state.payment = null;
  if (order.state !== orderStates.credited) return;
  ports?.onCredited();
  // In the background (D90): the server has written its own record, and only compares.
  void service.recordRecharge(order).catch(() => undefined);
}

/** The member asks: also about an order that is closed, whose money may come late (T06). */
export async function checkOrder(): Promise<void> {
  if (state.isChecking) return;
  const isCurrent = opened.watch();
  state.isChecking = true;
  try {
    await captureApproved();
    const order = await service.loadOrder(orderNo);
    if (isCurrent()) take(order);
  } catch (error) {
    if (isCurrent()) notifyError(error);
  } finally {
    if (isCurrent()) state.isChecking = false;
  }
}
