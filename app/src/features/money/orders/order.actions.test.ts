import { orderStates, payTypes, type Order, type OrderState } from '@goldbean/contract/money';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/api/index.ts';
import { noticesState } from '../../../shared/notices/index.ts';
import { beginPayment, checkOrder, openOrder, reopenOrder } from './order.actions.ts';
import * as service from './orders.service.ts';
import { ordersState as state } from './orders.state.ts';

vi.mock('./orders.service.ts');
const server = vi.mocked(service);
const page = { visibilityState: 'visible', addEventListener: vi.fn(), removeEventListener: vi.fn() };
const onCredited = vi.fn();
const ports = { returnUrl: 'https://goldbean.test/user/pay?order=GB1', onCredited };

const order = (at: OrderState, more: Partial<Order> = {}): Order => ({
  order_no: 'GB1',
  product: { kind: 'beans', id: '2', name: '310 beans' },
  amount: 3_000,
  currency: 'CNY',
  gives: { currency: 'BEAN', amount: 310 },
  first_bonus: 0,
  pay_type: payTypes.wechat,
  channel: 2,
  live_id: null,
  state: at,
  late: false,
  alert: null,
  agreement: { name: 'pay', version: '2026-11' },
  created: '',
  created_ts: 1,
  expires: '',
  expires_ts: 2,
  paid_at: null,
  paid_at_ts: null,
  transaction: null,
  events: [],
  ...more,
});
const payment = {
  order_no: 'GB1',
  step: { kind: 'qr' as const, code_url: 'weixin://pay' },
  reference: 'r1',
  expires: '',
  expires_ts: 2,
};

let close: () => void = () => undefined;
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
async function open(...answers: Order[]): Promise<void> {
  for (const answer of answers) server.loadOrder.mockResolvedValueOnce(answer);
  close = openOrder('GB1', ports);
  await pass(0);
}

beforeEach(() => {
  vi.resetAllMocks();
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  noticesState.list = [];
  server.payOrder.mockResolvedValue(payment);
  server.recordRecharge.mockResolvedValue(undefined);
});
afterEach(() => {
  close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('S24: an order', () => {
  it('that could not be shown is asked for again, and then followed as if it had been', async () => {
    server.loadOrder.mockRejectedValueOnce(new ApiError({ code: 500, msgKey: 'system.error' }));
    await open();
    expect(state.order).toMatchObject({ kind: 'failed' });
    server.loadOrder
      .mockResolvedValueOnce(order(orderStates.paying))
      .mockResolvedValueOnce(order(orderStates.credited));
    reopenOrder();
    reopenOrder();
    await pass(0);
    expect(state.order).toMatchObject({ kind: 'ready' });
    await pass(60_000);
    expect(state.order).toMatchObject({ value: { state: orderStates.credited } });
    expect(onCredited).toHaveBeenCalledOnce();
    expect(server.loadOrder).toHaveBeenCalledTimes(3);
  });

  it('that is unpaid shows how to pay it, and is followed until it is credited, which is said once', async () => {
    await open(
      order(orderStates.created),
      order(orderStates.paying),
      order(orderStates.paid),
      order(orderStates.credited),
    );
    expect(state.payment).toEqual({ kind: 'ready', value: payment });
    await pass(60_000);
    expect(state.order).toMatchObject({ value: { state: orderStates.credited } });
    expect(state.payment).toBeNull();
    expect(onCredited).toHaveBeenCalledOnce();
    expect(server.loadOrder).toHaveBeenCalledTimes(4);
  });

  it('S24: a notice of another sum is shown, though it changes no state', async () => {
    const refused = order(orderStates.paying, { alert: 'wrong_amount' });
    server.loadOrder.mockResolvedValue(refused);
    await open(order(orderStates.paying));
    await pass(5_000);
    expect(state.order).toMatchObject({ kind: 'ready', value: { alert: 'wrong_amount' } });
  });

  it('E18: is recorded (C061) once it is credited, and silently', async () => {
    server.recordRecharge.mockRejectedValue(new ApiError({ code: 0, msgKey: 'unreachable' }));
    await open(order(orderStates.paying), order(orderStates.paid), order(orderStates.credited));
    await pass(60_000);
    expect(server.recordRecharge.mock.calls).toEqual([[order(orderStates.credited)]]);
    expect(noticesState.list).toEqual([]);
  });

  it.each([orderStates.credited, orderStates.closed, orderStates.refunded, orderStates.failed])(
    'that is settled (%i) asks for nothing more and says nothing',
    async (settled) => {
      await open(order(settled));
      await pass(60_000);
      expect(server.loadOrder).toHaveBeenCalledOnce();
      expect(server.payOrder).not.toHaveBeenCalled();
      expect(onCredited).not.toHaveBeenCalled();
    },
  );

  it('that is gone from the page is not asked about any more', async () => {
    await open(order(orderStates.created), order(orderStates.paying));
    close();
    await pass(60_000);
    expect(server.loadOrder).toHaveBeenCalledTimes(2);
    expect(page.removeEventListener).toHaveBeenCalled();
  });

  it('of somebody else says why it is not shown', async () => {
    server.loadOrder.mockRejectedValueOnce(new ApiError({ code: 403, msgKey: 'request.forbidden' }));
    await open();
    expect(state.order).toMatchObject({ kind: 'failed', error: { msgKey: 'request.forbidden' } });
  });

  it('goes on being asked about when an answer is missing, silently', async () => {
    server.loadOrder.mockResolvedValueOnce(order(orderStates.paying));
    server.loadOrder.mockRejectedValueOnce(new ApiError({ code: 0, msgKey: 'unreachable' }));
    await open(order(orderStates.credited));
    await pass(60_000);
    expect(onCredited).toHaveBeenCalledOnce();
    expect(noticesState.list).toEqual([]);
  });

  it('whose payment could not be begun can be tried again', async () => {
    server.payOrder
      .mockReset()
      .mockRejectedValueOnce(new ApiError({ code: 422, msgKey: 'order.provider_silent' }));
    server.payOrder.mockResolvedValueOnce(payment);
    server.loadOrder.mockResolvedValue(order(orderStates.created));
    await open();
    expect(state.payment).toMatchObject({ kind: 'failed', error: { msgKey: 'order.provider_silent' } });
    await beginPayment();
    expect(state.payment?.kind).toBe('ready');
  });
});

describe('C081: money approved at PayPal', () => {
  const atPaypal = { pay_type: payTypes.paypal };

  it('is taken when the page asks, though taking it fails once', async () => {
    server.capture.mockRejectedValueOnce(new ApiError({ code: 0, msgKey: 'unreachable' }));
    server.capture.mockResolvedValue({});
    await open(
      order(orderStates.paying, atPaypal),
      order(orderStates.paying, atPaypal),
      order(orderStates.credited, atPaypal),
    );
    await pass(60_000);
    expect(server.capture.mock.calls).toEqual([
      ['GB1', 'r1'],
      ['GB1', 'r1'],
    ]);
    expect(onCredited).toHaveBeenCalledOnce();
  });

  it('is asked for with no other way to pay', async () => {
    await open(order(orderStates.paying), order(orderStates.credited));
    await pass(60_000);
    expect(server.capture).not.toHaveBeenCalled();
  });
});

describe('the member asks', () => {
  it('T06: about a closed order, and sees that its money came late', async () => {
    await open(order(orderStates.closed), order(orderStates.credited, { late: true }));
    await checkOrder();
    expect(state.order).toMatchObject({ value: { state: orderStates.credited, late: true } });
    expect(onCredited).toHaveBeenCalledOnce();
    expect(state.isChecking).toBe(false);
  });

  it('and is told when there is no answer', async () => {
    await open(order(orderStates.closed));
    server.loadOrder.mockRejectedValueOnce(new ApiError({ code: 0, msgKey: 'unreachable' }));
    await checkOrder();
    expect(noticesState.list).toHaveLength(1);
    expect(state.isChecking).toBe(false);
  });
});
