import { crc32 } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ProviderUnavailable } from '../payment-provider.ports.ts';
import { createCertificate } from '../certificate.test-fixture.ts';
import { certificateUrl, createPaypalFixture, foreign } from './paypal.test-fixture.ts';
import { json } from '../provider-server.test-fixture.ts';

let fixture: Awaited<ReturnType<typeof createPaypalFixture>>;
let reference: string;
beforeEach(async () => {
  fixture = await createPaypalFixture();
  reference = await start('G1');
});
afterEach(() => fixture.server.close());

async function start(orderNo: string): Promise<string> {
  const started = await fixture.paypal.start({
    orderNo,
    price: { minor: 29, currency: 'USD' },
    subject: '500 gold beans',
    returnUrl: 'https://class.example/user/pay',
    notifyUrl: 'https://class.example/pay/notify/paypal',
    expiresAt: fixture.clock.now() + 1_800_000,
  });
  return started.reference;
}
const noticeId = 'WH-58D329510W468432D-8HN650336L201105X';
const captured = (order_id = reference) => ({
  id: '3C679366HH908993F',
  amount: { currency_code: 'USD', value: '0.29' },
  supplementary_data: { related_ids: { order_id } },
});
const read = (changed?: Parameters<typeof fixture.notice>[2], resource: unknown = captured()) =>
  fixture.paypal.readNotice(
    fixture.notice('PAYMENT.CAPTURE.COMPLETED', resource, changed),
    fixture.clock.now(),
  );
async function pay(id = reference, orderNo = 'G1'): Promise<void> {
  fixture.approve(id);
  await fixture.paypal.capture(orderNo, id);
}

/** Another text with the same CRC-32: letters are exchanged until it fits, since each moves the sum by a constant. */
function withChecksumOf(genuine: string, head: string, tail: string): string {
  const letters = Array.from({ length: 64 }, () => 'A');
  const sum = () => crc32(`${head}${letters.join('')}${tail}`);
  const start = sum();
  // By their highest bit, so that any difference can be put together from them.
  const steps = new Map<number, { move: number; which: bigint }>();
  for (const [at] of letters.entries()) {
    letters[at] = 'C';
    let step = { move: sum() ^ start, which: 1n << BigInt(at) };
    letters[at] = 'A';
    while (step.move !== 0) {
      const other = steps.get(Math.clz32(step.move));
      if (!other) {
        steps.set(Math.clz32(step.move), step);
        break;
      }
      step = { move: step.move ^ other.move, which: step.which ^ other.which };
    }
  }
  let [rest, which] = [start ^ crc32(genuine), 0n];
  while (rest !== 0) {
    const step = steps.get(Math.clz32(rest));
    if (!step) throw new Error('no way to that sum');
    [rest, which] = [rest ^ step.move, which ^ step.which];
  }
  const chosen = letters.map((letter, at) => ((which >> BigInt(at)) & 1n ? 'C' : letter));
  return `${head}${chosen.join('')}${tail}`;
}

describe('a notice', () => {
  test('of a captured payment is the fact that PayPal has, also when it comes again', async () => {
    await pay();
    const notice = fixture.notice('PAYMENT.CAPTURE.COMPLETED', captured());
    const fact = {
      kind: 'fact',
      orderNo: 'G1',
      noticeId,
      fact: {
        state: 'paid',
        transaction: '3C679366HH908911T',
        price: { minor: 29, currency: 'USD' },
        paidAt: fixture.clock.now(),
      },
    };
    expect(await fixture.paypal.readNotice(notice, fixture.clock.now())).toEqual(fact);
    expect(await fixture.paypal.readNotice(notice, fixture.clock.now())).toEqual(fact);
    // The certificate was fetched once.
    expect(fixture.fetched).toEqual([certificateUrl]);
    // A notice replayed after the tolerance is refused.
    expect(await fixture.paypal.readNotice(notice, fixture.clock.now() + 301_000)).toEqual({
      kind: 'refused',
      reason: 'stale',
    });
  });

  test('of an agreement says that the money waits to be taken', async () => {
    const order = fixture.approve(reference);
    const notice = fixture.notice('CHECKOUT.ORDER.APPROVED', order);
    expect(await fixture.paypal.readNotice(notice, fixture.clock.now())).toEqual({
      kind: 'fact',
      orderNo: 'G1',
      noticeId,
      fact: { state: 'approved' },
    });
  });

  test('of an agreement taken back is read by the order beside it', async () => {
    fixture.approve(reference).status = 'VOIDED';
    const notice = fixture.notice('CHECKOUT.PAYMENT-APPROVAL.REVERSED', { order_id: reference });
    expect(await fixture.paypal.readNotice(notice, fixture.clock.now())).toMatchObject({
      fact: { state: 'closed' },
    });
  });

  test('tells an amount that is not the order’s as it is', async () => {
    fixture.approve(reference);
    Object.assign(fixture.orders.get(reference)?.purchase_units[0].amount ?? {}, {
      value: '0.28',
      currency_code: 'CNY',
    });
    await fixture.paypal.capture('G1', reference);
    expect(await read()).toMatchObject({ fact: { price: { minor: 28, currency: 'CNY' } } });
  });

  test('that keeps the checksum of a genuine one and names a dearer order credits nothing', async () => {
    await pay();
    const dear = await start('G2');
    const genuine = fixture.notice('PAYMENT.CAPTURE.COMPLETED', captured());
    const lie = JSON.stringify({
      id: 'WH-2',
      event_type: 'PAYMENT.CAPTURE.COMPLETED',
      resource: { ...captured(dear), custom_id: 'G2', amount: { currency_code: 'USD', value: '900.00' } },
    });
    const body = withChecksumOf(genuine.body.toString(), `${lie.slice(0, -1)},"pad":"`, '"}');
    expect(crc32(body)).toBe(crc32(genuine.body));
    const forged = { headers: genuine.headers, body: Buffer.from(body) };
    // The signature is valid, but the order that PayPal answers with differs.
    expect(await fixture.paypal.readNotice(forged, fixture.clock.now())).toMatchObject({
      kind: 'fact',
      orderNo: 'G2',
      fact: { state: 'unpaid' },
    });
  });

  test.each<[string, Parameters<typeof fixture.notice>[2]]>([
    ['a forged byte', { tamper: (body) => body.replace('"0.29"', '"9.29"') }],
    ['a foreign key', { key: foreign.privateKey }],
    ['the id of another webhook', { webhookId: 'WEBHOOK_ID' }],
    ['another scheme', { algorithm: 'SHA1withRSA' }],
    ['an unknown certificate', { url: `${certificateUrl}-2` }],
    ['a certificate of the live PayPal', { url: certificateUrl.replace('.sandbox', '') }],
    ['a certificate of somebody’s', { url: 'https://evil.example/v1/notifications/certs/CERT-1' }],
    ['a host that begins like PayPal’s', { url: certificateUrl.replace('.com/', '.com.evil.example/') }],
    ['a path that leads elsewhere', { url: `${certificateUrl}/../../../oauth2/token` }],
    ['a certificate over plain HTTP', { url: certificateUrl.replace('https:', 'http:') }],
  ])('with %s is refused', async (_, changed) => {
    await pay();
    const asked = fixture.server.requests.length;
    expect(await read(changed)).toEqual({ kind: 'refused', reason: 'signature' });
    // A bad signature causes no request to PayPal.
    expect(fixture.server.requests).toHaveLength(asked);
    expect(fixture.fetched.every((url) => url.startsWith('https://api.sandbox.paypal.com/'))).toBe(true);
  });

  test('under a certificate that bears another name, has run out or is none is refused', async () => {
    const now = fixture.clock.now();
    const bearing = (name: string, from = now - 1_000, to = now + 1_000_000) =>
      createCertificate(name, foreign, { from, to });
    const name = 'messageverificationcerts.sandbox.paypal.com';
    for (const pem of [
      bearing('www.sandbox.paypal.com'),
      bearing('messageverificationcerts.paypal.com.evil.example'),
      bearing('messageverificationcerts.evilpaypal.com'),
      bearing(name, now - 10_000, now - 1_000),
      bearing(name, now + 1_000),
      'nonsense',
    ]) {
      fixture.certificates.set(certificateUrl, pem);
      expect(await read({ key: foreign.privateKey })).toMatchObject({ reason: 'signature' });
    }
    fixture.certificates.set(certificateUrl, bearing(name));
    expect(await read({ key: foreign.privateKey })).toMatchObject({ kind: 'fact' });
  });

  test('of one order under the signature of another, or without one, is refused', async () => {
    const [cheap, dear] = [captured(), captured(await start('G2'))].map((resource) =>
      fixture.notice('PAYMENT.CAPTURE.COMPLETED', resource),
    );
    if (!cheap || !dear) throw new Error('no notices');
    for (const forged of [
      { headers: cheap.headers, body: dear.body },
      { headers: { ...cheap.headers, 'paypal-transmission-sig': undefined }, body: cheap.body },
      { headers: {}, body: cheap.body },
    ]) {
      expect(await fixture.paypal.readNotice(forged, fixture.clock.now())).toMatchObject({
        reason: 'signature',
      });
    }
  });

  test.each([-301, -300, 300, 301])('sent %d s from now is judged by 300', async (offset) => {
    const said = await read({ at: fixture.clock.now() + offset * 1_000 });
    expect(said).toMatchObject(Math.abs(offset) > 300 ? { reason: 'stale' } : { kind: 'fact' });
  });

  test('about an order of another merchant, or one PayPal does not know, is none of ours', async () => {
    await pay();
    expect(await read({}, captured('UNKNOWN'))).toEqual({ kind: 'other', noticeId });
    const order = fixture.orders.get(reference);
    if (order) order.purchase_units[0].payee.merchant_id = 'MERCHANT2';
    expect(await read()).toEqual({ kind: 'other', noticeId });
  });

  test('about anything but a payment that goes forward or back is none of an order’s', async () => {
    const notice = fixture.notice('CUSTOMER.DISPUTE.CREATED', captured());
    expect(await fixture.paypal.readNotice(notice, fixture.clock.now())).toEqual({ kind: 'other', noticeId });
  });

  test('that is rightly signed and makes no sense is malformed', async () => {
    expect(await read({}, {})).toMatchObject({ reason: 'malformed' });
    expect(await read({}, captured('../../v1/identity'))).toMatchObject({ reason: 'malformed' });
    expect(await read({ event: { id: 7 } })).toMatchObject({ reason: 'malformed' });
  });

  test('cannot be judged while PayPal does not answer, and comes again', async () => {
    await pay();
    fixture.server.fail(json(503, {}));
    await expect(read()).rejects.toThrow(ProviderUnavailable);
    fixture.server.recover();
    expect(await read()).toMatchObject({ fact: { state: 'paid' } });
  });

  test('is answered by its status', () => {
    expect(fixture.paypal.answer(true).status).toBe(200);
    expect(fixture.paypal.answer(false).status).toBe(400);
  });
});
