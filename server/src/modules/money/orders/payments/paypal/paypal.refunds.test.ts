import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ProviderUnavailable } from '../payment-provider.ports.ts';
import { json } from '../provider-server.test-fixture.ts';
import { createPaypalFixture } from './paypal.test-fixture.ts';

const noticeId = 'WH-58D329510W468432D-8HN650336L201105X';
let fixture: Awaited<ReturnType<typeof createPaypalFixture>>;
let reference: string;
beforeEach(async () => {
  fixture = await createPaypalFixture();
  reference = await pay('G1');
});
afterEach(() => fixture.server.close());

/** A payment that was captured. */
async function pay(orderNo: string): Promise<string> {
  const started = await fixture.paypal.start({
    orderNo,
    price: { minor: 29, currency: 'USD' },
    subject: '500 gold beans',
    returnUrl: 'https://class.example/user/pay',
    notifyUrl: 'https://class.example/pay/notify/paypal',
    expiresAt: fixture.clock.now() + 1_800_000,
  });
  fixture.approve(started.reference);
  await fixture.paypal.capture(orderNo, started.reference);
  return started.reference;
}

const orderOf = (id = reference) => {
  const order = fixture.orders.get(id);
  if (!order) throw new Error('no such order');
  return order;
};

/**
 * Gives money of an order back, by the merchant or by PayPal itself.
 * @param seen the state that the order's capture has then, or null while the order does not show the refund
 * @returns the refund, as its notice holds it
 */
function refund(id: string, value: string, seen: string | null, order = orderOf()) {
  const { custom_id, payments } = order.purchase_units[0];
  const [capture] = payments?.captures ?? [];
  if (!payments || !capture) throw new Error('nothing was captured');
  const api = 'https://api.sandbox.paypal.com/v2/payments';
  const given = {
    id,
    status: 'COMPLETED',
    amount: { currency_code: 'USD', value },
    custom_id,
    links: [
      { rel: 'self', href: `${api}/refunds/${id}`, method: 'GET' },
      { rel: 'up', href: `${api}/captures/${capture.id}`, method: 'GET' },
    ],
  };
  fixture.refunds.set(id, given);
  if (seen === null) return given;
  capture.status = seen;
  payments.refunds = [...(payments.refunds ?? []), given];
  return given;
}

describe('a notice of money that went back', () => {
  const readRefund = (resource: unknown, event = 'PAYMENT.CAPTURE.REFUNDED') =>
    fixture.paypal.readNotice(fixture.notice(event, resource), fixture.clock.now());
  const fact = (refundId: string, refunded: number) => ({
    kind: 'fact',
    orderNo: 'G1',
    noticeId,
    fact: {
      state: 'refunded',
      transaction: '3C679366HH908911T',
      price: { minor: 29, currency: 'USD' },
      refunded,
      refundId,
      paidAt: fixture.clock.now(),
    },
  });

  test.each(['PAYMENT.CAPTURE.REFUNDED', 'PAYMENT.CAPTURE.REVERSED'])(
    '%s is the refund that PayPal has, also when it comes again',
    async (event) => {
      const said = refund('1JU08902781691411', '0.29', 'REFUNDED');
      expect(await readRefund(said, event)).toEqual(fact('1JU08902781691411', 29));
      expect(await readRefund(said, event)).toEqual(fact('1JU08902781691411', 29));
    },
  );

  test('of each part names its own refund, and the sum of all', async () => {
    const seen = 'PARTIALLY_REFUNDED';
    const first = refund('R1', '0.05', seen);
    expect(await readRefund(first)).toEqual(fact('R1', 5));
    const second = refund('R2', '0.04', seen);
    expect(await readRefund(second)).toEqual(fact('R2', 9));
    expect(await readRefund(first)).toEqual(fact('R1', 9));
  });

  test('that the order does not show yet is believed when PayPal knows the refund itself', async () => {
    const reversal = refund('R1', '0.29', null);
    expect(await readRefund(reversal, 'PAYMENT.CAPTURE.REVERSED')).toEqual(fact('R1', 29));
    Object.assign(reversal, { status: 'FAILED' });
    expect(await readRefund(reversal)).toMatchObject({ fact: { state: 'paid' } });
  });

  test('that holds the capture itself is read by the order', async () => {
    const said = refund('R1', '0.29', 'REFUNDED');
    const resource = {
      id: '3C679366HH908911T',
      links: [{ rel: 'self', href: said.links[1]?.href }],
    };
    expect(await readRefund(resource, 'PAYMENT.CAPTURE.REVERSED')).toEqual(fact('R1', 29));
  });

  test('that PayPal knows nothing of comes again, whatever it says', async () => {
    const said = refund('R1', '0.29', null);
    fixture.refunds.clear();
    await expect(readRefund(said)).rejects.toThrow(ProviderUnavailable);
    // A refund of another capture is none of this one.
    const other = await pay('G2');
    refund('R1', '0.29', null, orderOf(other));
    await expect(readRefund(said)).rejects.toThrow(ProviderUnavailable);
    fixture.server.fail(json(503, {}));
    await expect(readRefund(said)).rejects.toThrow(ProviderUnavailable);
  });

  test('of a capture PayPal does not know, or of another merchant’s, is none of ours', async () => {
    const said = refund('R1', '0.29', 'REFUNDED');
    const href = 'https://api.sandbox.paypal.com/v2/payments/captures/UNKNOWN';
    expect(await readRefund({ ...said, links: [{ rel: 'up', href }] })).toEqual({
      kind: 'other',
      noticeId,
    });
    orderOf().purchase_units[0].payee.merchant_id = 'MERCHANT2';
    expect(await readRefund(said)).toEqual({ kind: 'other', noticeId });
  });

  test('that names no capture, or leads elsewhere, is malformed', async () => {
    const said = refund('R1', '0.29', 'REFUNDED');
    for (const href of [
      'https://api.sandbox.paypal.com/v2/payments/captures/../../v1/identity',
      'https://api.sandbox.paypal.com/v2/checkout/orders/1',
    ])
      expect(await readRefund({ ...said, links: [{ rel: 'up', href }] })).toMatchObject({
        reason: 'malformed',
      });
    expect(await readRefund({ id: 'R1' })).toMatchObject({ reason: 'malformed' });
  });
});
