import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ProviderUnavailable } from '../payment-provider.ports.ts';
import { readPaypal } from './paypal.provider.ts';
import { createPaypalFixture } from './paypal.test-fixture.ts';
import { json } from '../provider-server.test-fixture.ts';

let fixture: Awaited<ReturnType<typeof createPaypalFixture>>;
beforeEach(async () => {
  fixture = await createPaypalFixture();
});
afterEach(() => fixture.server.close());

const request = (orderNo = 'G1', minor = 29) => ({
  orderNo,
  price: { minor, currency: 'USD' as const },
  subject: '500 gold beans',
  returnUrl: 'https://class.example/user/pay',
  notifyUrl: 'https://class.example/pay/notify/paypal',
  expiresAt: fixture.clock.now() + 1_800_000,
});
const start = async (orderNo?: string) => (await fixture.paypal.start(request(orderNo))).reference;
const paid = (reference: string) => ({
  state: 'paid',
  transaction: `3C679366HH9089${reference.slice(-3)}`,
  price: { minor: 29, currency: 'USD' },
  paidAt: fixture.clock.now(),
});

describe('a payment', () => {
  test('starts as an order with a page to agree on, in dollars with two decimals', async () => {
    const started = await fixture.paypal.start(request());
    expect(started).toEqual({
      step: { kind: 'redirect', url: 'https://www.sandbox.paypal.com/checkoutnow?token=5O190127TN364711T' },
      reference: '5O190127TN364711T',
    });
    const asked = fixture.server.requests.find(({ path }) => path.startsWith('/v2'));
    expect(asked?.headers.host).toBe('api-m.sandbox.paypal.com');
    expect(JSON.parse(asked?.body ?? '')).toMatchObject({
      intent: 'CAPTURE',
      purchase_units: [
        {
          custom_id: 'G1',
          invoice_id: 'G1',
          description: '500 gold beans',
          amount: { currency_code: 'USD', value: '0.29' },
        },
      ],
      payment_source: {
        paypal: {
          experience_context: {
            user_action: 'PAY_NOW',
            shipping_preference: 'NO_SHIPPING',
            return_url: 'https://class.example/user/pay',
            cancel_url: 'https://class.example/user/pay',
          },
        },
      },
    });
  });

  test('started twice is one order, and never at another price', async () => {
    expect(await fixture.paypal.start(request())).toEqual(await fixture.paypal.start(request()));
    expect(fixture.orders.size).toBe(1);
    await expect(fixture.paypal.start(request('G1', 30))).rejects.toThrow(
      '422 PAYPAL_REQUEST_ID_PREVIOUSLY_USED',
    );
  });

  test('is unpaid, approved when the payer agreed, and paid when it is captured', async () => {
    const reference = await start();
    expect(await fixture.paypal.query('G1', reference)).toEqual({ state: 'unpaid' });
    // Not approved yet, so there is nothing to capture.
    expect(await fixture.paypal.capture('G1', reference)).toEqual({ state: 'unpaid' });
    fixture.approve(reference);
    expect(await fixture.paypal.query('G1', reference)).toEqual({ state: 'approved' });
    expect(await fixture.paypal.capture('G1', reference)).toEqual(paid(reference));
    expect(await fixture.paypal.query('G1', reference)).toEqual(paid(reference));
    // Two captures at once: the second gets the result of the first.
    expect(await fixture.paypal.capture('G1', reference)).toEqual(paid(reference));
  });

  test('fails when the instrument is declined', async () => {
    const reference = await start();
    fixture.approve(reference);
    fixture.payer.isBroke = true;
    expect(await fixture.paypal.capture('G1', reference)).toEqual({ state: 'failed' });
  });

  test.each([
    ['PENDING', 'unpaid'],
    ['DECLINED', 'failed'],
    ['FAILED', 'failed'],
  ])('whose capture is %s is %s', async (status, state) => {
    const reference = await start();
    fixture.approve(reference);
    fixture.payer.captureStatus = status;
    expect(await fixture.paypal.capture('G1', reference)).toEqual({ state });
    expect(await fixture.paypal.query('G1', reference)).toEqual({ state });
  });

  test.each([
    ['REFUNDED', [{ amount: { currency_code: 'USD', value: '0.29' } }], 29],
    [
      'PARTIALLY_REFUNDED',
      [
        { amount: { currency_code: 'USD', value: '0.05' } },
        { amount: { currency_code: 'USD', value: '0.04' } },
      ],
      9,
    ],
    ['PARTIALLY_REFUNDED', [{}], null],
    ['PARTIALLY_REFUNDED', [], null],
  ])('whose capture is %s is refunded: %j', async (status, refunds, refunded) => {
    const reference = await start();
    const order = fixture.approve(reference);
    await fixture.paypal.capture('G1', reference);
    const payments = order.purchase_units[0].payments;
    const [capture] = payments?.captures ?? [];
    Object.assign(capture ?? {}, { status });
    Object.assign(payments ?? {}, { refunds });
    expect(await fixture.paypal.query('G1', reference)).toEqual({
      ...paid(reference),
      state: 'refunded',
      refunded,
    });
  });

  test('is closed when PayPal voided or forgot it, and closing takes nothing', async () => {
    const reference = await start();
    const order = fixture.approve(reference);
    await fixture.paypal.close('G1', reference);
    expect(await fixture.paypal.query('G1', reference)).toEqual({ state: 'approved' });
    order.status = 'VOIDED';
    expect(await fixture.paypal.query('G1', reference)).toEqual({ state: 'closed' });
    fixture.orders.clear();
    expect(await fixture.paypal.query('G1', reference)).toEqual({ state: 'closed' });
    expect(await fixture.paypal.capture('G1', reference)).toEqual({ state: 'closed' });
  });

  test('of another order or merchant, or in a state nobody knows, is not believed', async () => {
    const reference = await start('G2');
    const order = fixture.approve(reference);
    await expect(fixture.paypal.query('G1', reference)).rejects.toThrow('nothing of use');
    await expect(fixture.paypal.capture('G1', reference)).rejects.toThrow('nothing of use');
    order.status = 'DANCING';
    await expect(fixture.paypal.query('G2', reference)).rejects.toThrow('nothing of use');
    order.status = 'APPROVED';
    order.purchase_units[0].payee.merchant_id = 'MERCHANT2';
    await expect(fixture.paypal.query('G2', reference)).rejects.toThrow('nothing of use');
  });

  test('in money we do not know, or over half a cent, is no fact', async () => {
    for (const amount of [
      { currency_code: 'EUR', value: '0.29' },
      { currency_code: 'USD', value: '0.295' },
    ]) {
      const reference = await start(`G${fixture.orders.size}`);
      const order = fixture.approve(reference);
      Object.assign(order.purchase_units[0], { amount });
      const orderNo = order.purchase_units[0].custom_id;
      await expect(fixture.paypal.capture(orderNo, reference)).rejects.toThrow('nothing of use');
    }
  });
});

describe('a PayPal that', () => {
  const everything = (reference: string) => [
    () => fixture.paypal.start(request('G9')),
    () => fixture.paypal.query('G1', reference),
    () => fixture.paypal.capture('G1', reference),
  ];

  test.each([
    ['fails', json(500, { name: 'INTERNAL_SERVER_ERROR', message: 'oops', debug_id: '1' })],
    ['slows us down', json(429, { name: 'RATE_LIMIT_REACHED', message: 'slow', debug_id: '1' })],
    ['lets nobody in', json(401, { error: 'invalid_client' })],
    ['talks nonsense', { status: 200, body: '<html>' }],
    ['says nothing', null],
  ])('%s is unavailable, and its error tells no secret', async (_, answer) => {
    const reference = await start();
    fixture.server.fail(answer);
    for (const work of everything(reference)) {
      const error = await work().catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(ProviderUnavailable);
      expect(Object.keys(error as Error)).toEqual(['name']);
      expect((error as Error).cause).toBeUndefined();
    }
  });

  test('did not know us at first is asked again', async () => {
    fixture.server.fail(null);
    await expect(start()).rejects.toThrow(ProviderUnavailable);
    fixture.server.recover();
    expect(await start()).toBe('5O190127TN364711T');
  });

  test('takes its token back is asked for another', async () => {
    const reference = await start();
    fixture.token.value = 'A21AAother';
    await expect(fixture.paypal.query('G1', reference)).rejects.toThrow('401 AUTHENTICATION_FAILURE');
    expect(await fixture.paypal.query('G1', reference)).toEqual({ state: 'unpaid' });
  });
});

describe('the configuration', () => {
  const whole = {
    PAYPAL_CLIENT_ID: 'client',
    PAYPAL_CLIENT_SECRET: 'secret',
    PAYPAL_MERCHANT_ID: 'MERCHANT1',
    PAYPAL_WEBHOOK_ID: 'webhook',
  };

  test('is read, or absent', () => {
    expect(readPaypal({})).toBeNull();
    expect(readPaypal({ PAYPAL_MODE: 'sandbox' })).toBeNull();
    expect(readPaypal(whole)).toEqual({
      mode: 'live',
      clientId: 'client',
      clientSecret: 'secret',
      merchantId: 'MERCHANT1',
      webhookId: 'webhook',
    });
    expect(readPaypal({ ...whole, PAYPAL_MODE: 'sandbox' })).toMatchObject({ mode: 'sandbox' });
    expect(() => readPaypal({ ...whole, PAYPAL_MODE: 'test' })).toThrow('PAYPAL_MODE is live or sandbox');
  });

  test.each(Object.keys(whole))('without %s stops the start, by name', (name) => {
    expect(() => readPaypal({ ...whole, [name]: '' })).toThrow(`PayPal is half configured, without ${name}`);
  });
});
