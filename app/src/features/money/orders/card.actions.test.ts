import type { PaymentIntent, PaymentIntentResult, Stripe, StripeError } from '@stripe/stripe-js';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { themeState } from '../../../shared/theme/index.ts';
import { cardLook } from './card-look.ts';
import { loadCardSdk } from './card-sdk.ts';
import { openCardField, payByCard } from './card.actions.ts';
import { checkOrder } from './order.actions.ts';
import { ordersState as state } from './orders.state.ts';

vi.mock('./card-look.ts');
vi.mock('./card-sdk.ts');
vi.mock('./order.actions.ts');
vi.mock('../../../shared/theme/index.ts', async () => {
  const { proxy } = await import('valtio/vanilla');
  return { themeState: proxy({ theme: 'education' }) };
});

const heard = new Map<string, () => void>();
const element = {
  mount: vi.fn(),
  destroy: vi.fn(),
  on: (event: string, hear: () => void) => void heard.set(event, hear),
};
const elements = { create: vi.fn(() => element), update: vi.fn() };
const sdk = {
  elements: vi.fn(() => elements),
  retrievePaymentIntent: vi.fn<Stripe['retrievePaymentIntent']>(),
  confirmPayment: vi.fn<() => Promise<PaymentIntentResult>>(),
};
const intent = (status: PaymentIntent.Status, said?: string): PaymentIntentResult => ({
  paymentIntent: { status, last_payment_error: said ? { message: said } : null } as PaymentIntent,
});
const refusedBy = (type: StripeError['type'], message: string): PaymentIntentResult => ({
  error: { type, message },
});
const place = {} as HTMLElement;
const payment = { clientSecret: 'pi_1_secret', publishableKey: 'pk_test_1', language: 'th' as const };
const returnUrl = 'https://goldbean.test/hwStripe?order=GB1';
const look = { theme: 'flat' } as const;

let close: () => void = () => undefined;
async function open(): Promise<void> {
  close = openCardField(place, payment);
  await vi.waitFor(() => expect(element.mount).toHaveBeenCalledWith(place));
}
async function openReady(): Promise<void> {
  await open();
  heard.get('ready')?.();
}

beforeEach(() => {
  vi.clearAllMocks();
  heard.clear();
  vi.mocked(cardLook).mockReturnValue(look);
  vi.mocked(loadCardSdk).mockResolvedValue(sdk as unknown as Stripe);
  sdk.retrievePaymentIntent.mockResolvedValue(intent('requires_payment_method'));
  sdk.confirmPayment.mockResolvedValue(intent('succeeded'));
});
afterEach(() => close());

it('draws the field of this payment, for cards alone, in the language and colours of the page', async () => {
  await open();
  expect(loadCardSdk).toHaveBeenCalledWith('pk_test_1', 'th');
  expect(sdk.elements).toHaveBeenCalledWith({ clientSecret: 'pi_1_secret', appearance: look });
  expect(elements.create).toHaveBeenCalledWith('payment', {
    wallets: { applePay: 'never', googlePay: 'never', link: 'never' },
  });
  expect(state.card).toEqual({ kind: 'loading' });
  heard.get('ready')?.();
  expect(state.card).toEqual({ kind: 'ready', refusal: null });
});

it('wears the theme that the member changes to, until it is gone', async () => {
  await openReady();
  themeState.theme = 'red';
  await vi.waitFor(() => expect(elements.update).toHaveBeenCalledExactlyOnceWith({ appearance: look }));
  close();
  themeState.theme = 'education';
  await Promise.resolve();
  expect(elements.update).toHaveBeenCalledOnce();
});

it('a payment asks where the order stands; the word of the browser credits nothing', async () => {
  await openReady();
  await Promise.all([payByCard(returnUrl), payByCard(returnUrl)]);
  expect(sdk.confirmPayment).toHaveBeenCalledExactlyOnceWith({
    elements,
    redirect: 'if_required',
    confirmParams: { return_url: returnUrl },
  });
  expect(state.card).toEqual({ kind: 'taken' });
  expect(checkOrder).toHaveBeenCalledOnce();
});

it('nobody is asked to pay again what is taken', async () => {
  await openReady();
  await payByCard(returnUrl);
  await payByCard(returnUrl);
  expect(sdk.confirmPayment).toHaveBeenCalledOnce();
});

it('a card that is refused says why, and another can be tried', async () => {
  sdk.confirmPayment.mockResolvedValueOnce(refusedBy('card_error', 'Your card was declined.'));
  await openReady();
  await payByCard(returnUrl);
  expect(state.card).toEqual({
    kind: 'ready',
    refusal: { kind: 'refused', said: 'Your card was declined.' },
  });
  expect(checkOrder).not.toHaveBeenCalled();
  await payByCard(returnUrl);
  expect(state.card).toEqual({ kind: 'taken' });
});

it.each([
  ['says that it does not know', () => sdk.confirmPayment.mockResolvedValueOnce(refusedBy('api_error', '?'))],
  ['breaks', () => sdk.confirmPayment.mockRejectedValueOnce(new Error('broken'))],
])('a payment that %s is unclear, and the order is asked about', async (_name, arrange) => {
  arrange();
  await openReady();
  await payByCard(returnUrl);
  expect(state.card).toEqual({ kind: 'ready', refusal: { kind: 'unclear', said: '' } });
  expect(checkOrder).toHaveBeenCalledOnce();
});

it('draws no field for money that is taken, for who opens the order before the notice came', async () => {
  sdk.retrievePaymentIntent.mockResolvedValueOnce(intent('processing'));
  close = openCardField(place, payment);
  await vi.waitFor(() => expect(state.card).toEqual({ kind: 'taken' }));
  expect(element.mount).not.toHaveBeenCalled();
});

it('draws the field although Stripe does not say where the payment stands', async () => {
  sdk.retrievePaymentIntent.mockResolvedValueOnce(refusedBy('api_error', '?'));
  await openReady();
  expect(state.card).toEqual({ kind: 'ready', refusal: null });
});

it('tells who comes back from the bank that it refused', async () => {
  sdk.retrievePaymentIntent.mockResolvedValueOnce(intent('requires_payment_method', 'Not authenticated.'));
  await openReady();
  expect(state.card).toEqual({ kind: 'ready', refusal: { kind: 'refused', said: 'Not authenticated.' } });
});

it.each([
  ['the script does not come', () => vi.mocked(loadCardSdk).mockRejectedValueOnce(new Error('offline'))],
  [
    'the field does not load',
    () => void element.mount.mockImplementationOnce(() => heard.get('loaderror')?.()),
  ],
])('says so when %s', async (_name, arrange) => {
  arrange();
  close = openCardField(place, payment);
  await vi.waitFor(() => expect(state.card).toEqual({ kind: 'failed' }));
});

it('is gone with the page: nothing is drawn or paid afterwards', async () => {
  await openReady();
  close();
  expect(element.destroy).toHaveBeenCalledOnce();
  await payByCard(returnUrl);
  expect(sdk.confirmPayment).not.toHaveBeenCalled();
});

it('is not drawn for a page that was left while the script came', async () => {
  close = openCardField(place, payment);
  close();
  await Promise.resolve();
  await Promise.resolve();
  expect(sdk.retrievePaymentIntent).not.toHaveBeenCalled();
  expect(element.mount).not.toHaveBeenCalled();
});

it('what comes late for a page that was left is not shown on the next one', async () => {
  let fail = (_error: Error): void => undefined;
  vi.mocked(loadCardSdk).mockReturnValueOnce(new Promise((_resolve, reject) => (fail = reject)));
  openCardField(place, payment)();
  await openReady();
  fail(new Error('offline'));
  await new Promise(setImmediate);
  expect(state.card).toEqual({ kind: 'ready', refusal: null });
});
