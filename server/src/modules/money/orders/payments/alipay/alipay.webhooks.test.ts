import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { shanghaiTime } from '../../../../../platform/clock.ts';
import { createAlipayFixture, foreign } from './alipay.test-fixture.ts';

let fixture: Awaited<ReturnType<typeof createAlipayFixture>>;
beforeEach(async () => {
  fixture = await createAlipayFixture();
});
afterEach(() => fixture.server.close());

const read = (...given: Parameters<typeof fixture.notice>) =>
  fixture.alipay.readNotice(fixture.notice(...given), fixture.clock.now());

describe('a notice', () => {
  test('of a paid trade is a fact, and the same fact when it comes again', async () => {
    const notice = fixture.notice();
    const fact = {
      kind: 'fact',
      orderNo: 'G1',
      noticeId: '2026112100222',
      fact: {
        state: 'paid',
        transaction: '2026112122001G1',
        price: { minor: 29, currency: 'CNY' },
        paidAt: fixture.clock.now() - 1_000,
      },
    };
    expect(await fixture.alipay.readNotice(notice, fixture.clock.now())).toEqual(fact);
    expect(await fixture.alipay.readNotice(notice, fixture.clock.now())).toEqual(fact);
    // A notice replayed after the tolerance is refused.
    expect(await fixture.alipay.readNotice(notice, fixture.clock.now() + 301_000)).toEqual({
      kind: 'refused',
      reason: 'stale',
    });
  });

  test('tells an amount that is not the order’s as it is', async () => {
    expect(await read({ total_amount: '0.28', trans_currency: 'USD' })).toMatchObject({
      fact: { price: { minor: 28, currency: 'USD' } },
    });
  });

  test.each([
    ['TRADE_FINISHED', 'paid'],
    ['TRADE_CLOSED', 'refunded'],
    ['WAIT_BUYER_PAY', 'unpaid'],
  ])('of %s says %s', async (trade_status, state) => {
    expect(await read({ trade_status })).toMatchObject({ fact: { state } });
  });

  test('of a trade that closed and was never paid says closed', async () => {
    const closed = { trade_status: 'TRADE_CLOSED', gmt_payment: undefined };
    expect(await read(closed)).toMatchObject({ fact: { state: 'closed' } });
  });

  test.each([
    ['in part', { refund_fee: '0.09' }, 9],
    ['in whole', { refund_fee: '0.29', trade_status: 'TRADE_CLOSED' }, 29],
  ])('of a trade that was refunded %s says how much', async (_, fields, refunded) => {
    expect(await read(fields)).toMatchObject({
      orderNo: 'G1',
      fact: { state: 'refunded', transaction: '2026112122001G1', price: { minor: 29 }, refunded },
    });
  });

  test.each<[string, Parameters<typeof fixture.notice>[1]]>([
    ['a forged byte', { tamper: (body) => body.replace('total_amount=0.29', 'total_amount=9.29') }],
    ['a field more', { tamper: (body) => `${body}&refund_fee=0.29` }],
    ['a foreign key', { key: foreign.privateKey }],
    ['another scheme', { tamper: (body) => body.replace('sign_type=RSA2', 'sign_type=RSA') }],
    ['an unknown scheme', { tamper: (body) => body.replace('sign_type=RSA2', 'sign_type=none') }],
    ['no signature', { tamper: (body) => body.replace(/&sign=[^&]+/, '') }],
    ['nothing in it', { tamper: () => '' }],
  ])('with %s is refused', async (_, changed) => {
    expect(await read({}, changed)).toEqual({ kind: 'refused', reason: 'signature' });
  });

  test('signed over SHA-1 is refused, though by the right key', async () => {
    expect(await read({ sign_type: 'RSA' }, { algorithm: 'sha1' })).toMatchObject({ reason: 'signature' });
  });

  test('of one order under the signature of another is refused', async () => {
    const signature = new URLSearchParams(fixture.notice().body.toString()).get('sign') ?? '';
    const dear = new URLSearchParams(fixture.notice({ out_trade_no: 'G2' }).body.toString());
    dear.set('sign', signature);
    const forged = { headers: {}, body: Buffer.from(dear.toString()) };
    expect(await fixture.alipay.readNotice(forged, fixture.clock.now())).toMatchObject({
      reason: 'signature',
    });
  });

  test('that says a field twice is refused, whichever of them was signed', async () => {
    expect(await read({}, { tamper: (body) => `${body}&out_trade_no=G2` })).toMatchObject({
      reason: 'malformed',
    });
    expect(await read({}, { tamper: (body) => `out_trade_no=G2&${body}` })).toMatchObject({
      reason: 'malformed',
    });
  });

  test.each([-301, -300, 300, 301])('sent %d s from now is judged by 300', async (offset) => {
    const said = await read({ notify_time: shanghaiTime(fixture.clock.now() + offset * 1_000) });
    expect(said).toMatchObject(Math.abs(offset) > 300 ? { reason: 'stale' } : { kind: 'fact' });
  });

  test('that does not say when it was sent is stale', async () => {
    expect(await read({ notify_time: undefined })).toMatchObject({ reason: 'stale' });
    expect(await read({ notify_time: 'now' })).toMatchObject({ reason: 'stale' });
  });

  test.each([
    { app_id: '2021000000000002' },
    { seller_id: '2088000000000009' },
    { notify_type: 'dut_user_sign' },
  ])('with %j is none of an order’s', async (fields) => {
    expect(await read(fields)).toEqual({ kind: 'other', noticeId: '2026112100222' });
  });

  test.each([
    { total_amount: '0.295' },
    { total_amount: '-0.29' },
    { total_amount: '0.00' },
    { refund_fee: 'all' },
    { trans_currency: 'EUR' },
    { gmt_payment: undefined },
    { trade_status: 'TRADE_PENDING' },
    { out_trade_no: undefined },
  ])('rightly signed with %j is malformed', async (fields) => {
    expect(await read(fields)).toEqual({ kind: 'refused', reason: 'malformed' });
  });

  test('is answered in Alipay’s words', () => {
    expect(fixture.alipay.answer(true)).toEqual({ status: 200, contentType: 'text/plain', body: 'success' });
    expect(fixture.alipay.answer(false)).toMatchObject({ body: 'failure' });
  });
});
