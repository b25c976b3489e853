import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ProviderUnavailable } from '../payment-provider.ports.ts';
import { createStripeFixture } from './stripe.test-fixture.ts';

let fixture: Awaited<ReturnType<typeof createStripeFixture>>;
beforeEach(async () => {
  fixture = await createStripeFixture();
});
afterEach(() => fixture.server.close());

const start = async (orderNo = 'G1') => {
  const { reference } = await fixture.stripe.start({
    orderNo,
    price: { minor: 29, currency: 'USD' },
    subject: '500 gold beans',
    returnUrl: 'https://class.example/user/pay',
    notifyUrl: 'https://class.example/pay/notify/stripe',
    expiresAt: fixture.clock.now() + 1_800_000,
  });
  const intent = fixture.intents.get(reference);
  if (!intent) throw new Error('not started');
  return intent;
};
const read = (...given: Parameters<typeof fixture.notice>) =>
  fixture.stripe.readNotice(fixture.notice(...given), fixture.clock.now());

describe('a notice', () => {
  test('of a paid intent is a fact', async () => {
    const intent = await start();
    fixture.pay(intent.id);
    const fact = {
      kind: 'fact',
      orderNo: 'G1',
      noticeId: 'evt_1',
      fact: {
        state: 'paid',
        transaction: 'pi_1',
        price: { minor: 29, currency: 'USD' },
        paidAt: fixture.clock.now(),
      },
    };
    expect(await read('payment_intent.succeeded', intent)).toEqual(fact);
    // The same bytes give the same event id, by which an order is credited once.
    expect(await read('payment_intent.succeeded', intent)).toEqual(fact);
  });

  test('tells an amount that is not the order’s as it is', async () => {
    const intent = await start();
    fixture.pay(intent.id, { amount: 28, currency: 'cny' });
    expect(await read('payment_intent.succeeded', intent)).toMatchObject({
      fact: { price: { minor: 28, currency: 'CNY' } },
    });
  });

  test('of a paid intent knows what was given back before it came, and so does one of the refund', async () => {
    const intent = await start();
    fixture.pay(intent.id);
    const said = structuredClone(intent);
    const charge = fixture.refund(intent.id, 9);
    const fact = { state: 'refunded', transaction: 'pi_1', refunded: 9 };
    expect(await read('payment_intent.succeeded', said)).toMatchObject({ orderNo: 'G1', fact });
    expect(await read('charge.refunded', charge)).toMatchObject({ orderNo: 'G1', fact });
  });

  test('cannot be judged while Stripe does not answer, and comes again', async () => {
    const intent = await start();
    fixture.server.fail({ status: 503, body: '' });
    await expect(read('payment_intent.succeeded', intent)).rejects.toThrow(ProviderUnavailable);
  });

  test('of a decline or a cancellation says unpaid or closed', async () => {
    const intent = await start();
    expect(await read('payment_intent.payment_failed', intent)).toMatchObject({ fact: { state: 'unpaid' } });
    await fixture.stripe.close('G1', intent.id);
    expect(await read('payment_intent.canceled', intent)).toMatchObject({ fact: { state: 'closed' } });
  });

  test.each([
    [
      'a forged byte',
      { tamper: (body: string) => body.replace('"amount_received":29', '"amount_received":92') },
    ],
    ['a foreign secret', { secret: 'whsec_of_another' }],
  ])('with %s is refused', async (_, changed) => {
    const intent = await start();
    fixture.pay(intent.id);
    expect(await read('payment_intent.succeeded', intent, changed)).toEqual({
      kind: 'refused',
      reason: 'signature',
    });
  });

  test('of one order under the signature of another is refused', async () => {
    const cheap = fixture.notice('payment_intent.succeeded', await start('G1'));
    const dear = fixture.notice('payment_intent.succeeded', await start('G2'));
    expect(await fixture.stripe.readNotice({ ...cheap, body: dear.body }, fixture.clock.now())).toEqual({
      kind: 'refused',
      reason: 'signature',
    });
  });

  test('without a signature, or with the time said twice, is refused', async () => {
    const notice = fixture.notice('payment_intent.succeeded', await start());
    const old = notice.headers['stripe-signature'] ?? '';
    fixture.clock.advance(301_000);
    for (const header of [undefined, '', 'v1=00', `t=${Math.floor(fixture.clock.now() / 1_000)},${old}`]) {
      const forged = { ...notice, headers: { 'stripe-signature': header } };
      expect(await fixture.stripe.readNotice(forged, fixture.clock.now())).toEqual({
        kind: 'refused',
        reason: 'signature',
      });
    }
  });

  test.each([-301, -300, 300, 301])('signed %d s from now is judged by 300', async (offset) => {
    const intent = await start();
    const at = fixture.clock.now() / 1_000 + offset;
    const said = await read('payment_intent.payment_failed', intent, { at });
    expect(said).toMatchObject(
      Math.abs(offset) > 300 ? { kind: 'refused', reason: 'stale' } : { kind: 'fact' },
    );
  });

  test.each([
    ['a live payment under a key for tests', { event: { livemode: true } }],
    ['a connected account', { event: { account: 'acct_other' } }],
  ])('about %s is none of ours', async (_, changed) => {
    const intent = await start();
    fixture.pay(intent.id);
    expect(await read('payment_intent.succeeded', intent, changed)).toEqual({
      kind: 'other',
      noticeId: 'evt_1',
    });
  });

  test('about anything but an intent of an order is none of ours', async () => {
    const intent = await start();
    expect(await read('charge.captured', { object: 'charge' })).toMatchObject({ kind: 'other' });
    Object.assign(intent.metadata, { order_no: '' });
    expect(await read('payment_intent.succeeded', intent)).toMatchObject({ kind: 'other' });
  });

  test('that is rightly signed and makes no sense is malformed', async () => {
    const intent = await start();
    fixture.pay(intent.id, { currency: 'jpy' });
    expect(await read('payment_intent.succeeded', intent)).toEqual({ kind: 'refused', reason: 'malformed' });
    expect(await read('charge.refunded', { object: 'charge' })).toMatchObject({ reason: 'malformed' });
    expect(await read('payment_intent.succeeded', intent, { event: { id: 7 } })).toMatchObject({
      reason: 'malformed',
    });
  });

  test('is answered in Stripe’s words', () => {
    expect(fixture.stripe.answer(true)).toEqual({
      status: 200,
      contentType: 'application/json',
      body: '{"received":true}',
    });
    expect(fixture.stripe.answer(false).status).toBe(400);
  });
});
