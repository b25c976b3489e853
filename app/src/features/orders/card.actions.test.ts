import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadCardSdk, type CardSdk } from './card-sdk.ts';
import { openCardField, payByCard } from './card.actions.ts';
import { checkOrder } from './order.actions.ts';
import { ordersState as state } from './orders.state.ts';

vi.mock('./card-sdk.ts');
vi.mock('./order.actions.ts');

const heard = new Map<string, () => void>();
const element = {
  mount: vi.fn(),
  destroy: vi.fn(),
  on: (event: string, hear: () => void) => void heard.set(event, hear),
};
const elements = { create: () => element };
const sdk = { elements: vi.fn(() => elements), confirmPayment: vi.fn<CardSdk['confirmPayment']>() };
const place = {} as HTMLElement;
const payment = { clientSecret: 'pi_1_secret', publishableKey: 'pk_test_1', language: 'th' as const };
const returnUrl = 'https://goldbean.test/hwStripe?order=GB1';

let close: () => void = () => undefined;
async function open(): Promise<void> {
  close = openCardField(place, payment);
  await Promise.resolve();
  await Promise.resolve();
}

beforeEach(() => {
  vi.clearAllMocks();
  heard.clear();
  vi.mocked(loadCardSdk).mockResolvedValue(sdk);
  sdk.confirmPayment.mockResolvedValue({});
});
afterEach(() => close());

it('draws the field of this payment in the language of the page, and is ready when it is', async () => {
  await open();
  expect(loadCardSdk).toHaveBeenCalledWith('pk_test_1', 'th');
  expect(sdk.elements).toHaveBeenCalledWith({ clientSecret: 'pi_1_secret' });
  expect(element.mount).toHaveBeenCalledWith(place);
  expect(state.card).toEqual({ kind: 'loading' });
  heard.get('ready')?.();
  expect(state.card).toEqual({ kind: 'ready', refusal: null });
});

it('a payment asks where the order stands; the word of the browser credits nothing', async () => {
  await open();
  heard.get('ready')?.();
  await Promise.all([payByCard(returnUrl), payByCard(returnUrl)]);
  expect(sdk.confirmPayment).toHaveBeenCalledExactlyOnceWith({
    elements,
    redirect: 'if_required',
    confirmParams: { return_url: returnUrl },
  });
  expect(checkOrder).toHaveBeenCalledOnce();
});

it('a card that is refused says why, and another can be tried', async () => {
  sdk.confirmPayment.mockResolvedValueOnce({ error: { message: 'Your card was declined.' } });
  await open();
  heard.get('ready')?.();
  await payByCard(returnUrl);
  expect(state.card).toEqual({ kind: 'ready', refusal: 'Your card was declined.' });
  expect(checkOrder).not.toHaveBeenCalled();
});

it.each([
  ['the script does not come', () => vi.mocked(loadCardSdk).mockRejectedValueOnce(new Error('offline'))],
  ['the field does not load', () => queueMicrotask(() => queueMicrotask(() => heard.get('loaderror')?.()))],
])('says so when %s', async (_name, arrange) => {
  arrange();
  await open();
  await vi.waitFor(() => expect(state.card).toEqual({ kind: 'failed' }));
});

it('is gone with the page: nothing is drawn or paid afterwards', async () => {
  await open();
  heard.get('ready')?.();
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
  expect(element.mount).not.toHaveBeenCalled();
});
