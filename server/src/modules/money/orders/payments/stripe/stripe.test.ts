import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ProviderUnavailable } from '../payment-provider.ports.ts';
import { readStripe } from './stripe.provider.ts';
import { createStripeFixture } from './stripe.test-fixture.ts';

let fixture: Awaited<ReturnType<typeof createStripeFixture>>;
beforeEach(async () => {
  fixture = await createStripeFixture();
});
afterEach(() => fixture.server.close());

const request = (orderNo = 'G1', minor = 29) => ({
  orderNo,
  price: { minor, currency: 'USD' as const },
  subject: '500 gold beans',
  returnUrl: 'https://class.example/user/pay',
  notifyUrl: 'https://class.example/pay/notify/stripe',
  expiresAt: fixture.clock.now() + 1_800_000,
});
const start = async (orderNo?: string) => {
  const { reference } = await fixture.stripe.start(request(orderNo));
  const intent = fixture.intents.get(reference);
  if (!intent) throw new Error('not started');
  return intent;
};

describe('a payment', () => {
  test('starts as an intent for cards, in cents, and carries our order', async () => {
    const started = await fixture.stripe.start(request());
    expect(started).toEqual({
      step: { kind: 'card', clientSecret: 'pi_1_secret', publishableKey: 'pk_test_51Goldbean' },
      reference: 'pi_1',
    });
    expect(Object.fromEntries(new URLSearchParams(fixture.server.requests[0]?.body))).toEqual({
      amount: '29',
      currency: 'usd',
      'allowed_payment_method_types[0]': 'card',
      description: '500 gold beans',
      'metadata[order_no]': 'G1',
    });
  });

  test('started twice is one intent', async () => {
    expect(await fixture.stripe.start(request())).toEqual(await fixture.stripe.start(request()));
    expect(fixture.intents.size).toBe(1);
    // The same order at another price is refused by Stripe itself.
    await expect(fixture.stripe.start(request('G1', 30))).rejects.toThrow(ProviderUnavailable);
  });

  test('is unpaid, then paid with the amount that Stripe received', async () => {
    const { id } = await start();
    expect(await fixture.stripe.query('G1', id)).toEqual({ state: 'unpaid' });
    fixture.clock.advance(60_000);
    fixture.pay(id);
    const fact = {
      state: 'paid',
      transaction: id,
      price: { minor: 29, currency: 'USD' },
      paidAt: fixture.clock.now(),
    };
    expect(await fixture.stripe.query('G1', id)).toEqual(fact);
    expect(await fixture.stripe.capture('G1', id)).toEqual(fact);
  });

  test.each([29, 1])('of which %i cents were given back is refunded', async (refunded) => {
    const { id } = await start();
    fixture.pay(id);
    fixture.refund(id, refunded);
    expect(await fixture.stripe.query('G1', id)).toEqual({
      state: 'refunded',
      transaction: id,
      price: { minor: 29, currency: 'USD' },
      refunded,
      paidAt: fixture.clock.now(),
    });
  });

  test('of another order is never taken for this one', async () => {
    const { id } = await start('G2');
    fixture.pay(id);
    await expect(fixture.stripe.query('G1', id)).rejects.toThrow('another order');
  });

  test('in money we do not know is no fact', async () => {
    const { id } = await start();
    fixture.pay(id, { currency: 'jpy' });
    await expect(fixture.stripe.query('G1', id)).rejects.toThrow('paid in jpy');
  });

  test('stays open after a declined card', async () => {
    const intent = await start();
    Object.assign(intent, { last_payment_error: { code: 'card_declined' } });
    expect(await fixture.stripe.query('G1', intent.id)).toEqual({ state: 'unpaid' });
  });

  test('closes, also twice, and closing leaves what was paid', async () => {
    const { id } = await start();
    await fixture.stripe.close('G1', id);
    await fixture.stripe.close('G1', id);
    expect(await fixture.stripe.query('G1', id)).toEqual({ state: 'closed' });
    const other = await start('G2');
    fixture.pay(other.id);
    await fixture.stripe.close('G2', other.id);
    expect(await fixture.stripe.query('G2', other.id)).toMatchObject({ state: 'paid' });
  });
});

describe('a Stripe that', () => {
  const everything = (reference: string) => [
    () => fixture.stripe.start(request('G9')),
    () => fixture.stripe.query('G1', reference),
    () => fixture.stripe.capture('G1', reference),
    () => fixture.stripe.close('G1', reference),
  ];

  test.each([
    ['fails', { status: 500, body: '{"error":{"type":"api_error","message":"oops"}}' }],
    ['slows us down', { status: 429, body: '{"error":{"type":"rate_limit_error","message":"slow"}}' }],
    ['talks nonsense', { status: 200, body: '<html>' }],
    ['says nothing', null],
  ])('%s is unavailable, and its error tells no secret', async (_, answer) => {
    const { id } = await start();
    fixture.server.fail(answer);
    for (const work of everything(id)) {
      const error = await work().catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(ProviderUnavailable);
      expect(JSON.stringify([error, String(error), (error as Error).cause])).not.toContain('GoldbeanSecret');
    }
  });

  test('is not there is unavailable', async () => {
    const { id } = await start();
    await fixture.server.close();
    for (const work of everything(id)) await expect(work()).rejects.toThrow(ProviderUnavailable);
    fixture = await createStripeFixture();
  });
});

describe('the configuration', () => {
  const whole = {
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  };

  test('is read, or absent', () => {
    expect(readStripe({})).toBeNull();
    expect(readStripe({ STRIPE_SECRET_KEY: '' })).toBeNull();
    expect(readStripe(whole)).toEqual({
      secretKey: 'sk_test_1',
      publishableKey: 'pk_test_1',
      webhookSecret: 'whsec_1',
    });
  });

  test('a stand-in for Stripe is never asked with live keys, nor at an address that is none', () => {
    const STRIPE_ENDPOINT = 'http://127.0.0.1:12111';
    expect(readStripe({ ...whole, STRIPE_ENDPOINT })?.endpoint).toEqual(new URL(STRIPE_ENDPOINT));
    const live = { ...whole, STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_PUBLISHABLE_KEY: 'pk_live_1' };
    expect(readStripe(live)).not.toHaveProperty('endpoint');
    expect(() => readStripe({ ...live, STRIPE_ENDPOINT })).toThrow('STRIPE_ENDPOINT');
    for (const wrong of ['127.0.0.1:12111', 'https://api.stripe.com', 'http://a/v1']) {
      expect(() => readStripe({ ...whole, STRIPE_ENDPOINT: wrong })).toThrow('STRIPE_ENDPOINT');
    }
  });

  test.each(Object.keys(whole))('without %s stops the start, by name', (name) => {
    expect(() => readStripe({ ...whole, [name]: ' ' })).toThrow(`Stripe is half configured, without ${name}`);
  });

  test.each([
    ['STRIPE_SECRET_KEY', 'pk_test_1'],
    ['STRIPE_PUBLISHABLE_KEY', 'pk_live_1'],
    ['STRIPE_WEBHOOK_SECRET', 'we_1'],
  ])('with a wrong %s stops the start, by name and without the value', (name, value) => {
    const read = () => readStripe({ ...whole, [name]: value });
    expect(read).toThrow(name);
    expect(read).not.toThrow(value);
  });
});
