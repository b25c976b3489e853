import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ProviderUnavailable } from '../payment-provider.ports.ts';
import { json } from '../provider-server.test-fixture.ts';
import { createWechatFixture, foreign } from './wechat.test-fixture.ts';

let fixture: Awaited<ReturnType<typeof createWechatFixture>>;
beforeEach(async () => {
  fixture = await createWechatFixture();
  await start('G1');
  fixture.pay('G1');
});
afterEach(() => fixture.server.close());

const start = (orderNo: string) =>
  fixture.wechat.start({
    orderNo,
    price: { minor: 29, currency: 'CNY' },
    subject: '500 gold beans',
    returnUrl: 'https://class.example/user/pay',
    notifyUrl: 'https://class.example/pay/notify/wechat',
    expiresAt: fixture.clock.now() + 1_800_000,
  });
const read = (transaction: object, changed?: Parameters<typeof fixture.notice>[1]) =>
  fixture.wechat.readNotice(fixture.notice(transaction, changed), fixture.clock.now());
const paid = () => fixture.transactionOf('G1');

describe('a notice', () => {
  test('of a paid trade is a fact, and the same fact when it comes again', async () => {
    const notice = fixture.notice(paid());
    const fact = {
      kind: 'fact',
      orderNo: 'G1',
      noticeId: 'EV-2026112100000001',
      fact: {
        state: 'paid',
        transaction: '42000G1',
        price: { minor: 29, currency: 'CNY' },
        paidAt: fixture.clock.now(),
      },
    };
    expect(await fixture.wechat.readNotice(notice, fixture.clock.now())).toEqual(fact);
    expect(await fixture.wechat.readNotice(notice, fixture.clock.now())).toEqual(fact);
    // A notice replayed after the tolerance is refused.
    expect(await fixture.wechat.readNotice(notice, fixture.clock.now() + 301_000)).toEqual({
      kind: 'refused',
      reason: 'stale',
    });
  });

  test('tells an amount that is not the order’s as it is', async () => {
    const amount = { total: 28, currency: 'USD' };
    expect(await read({ ...paid(), amount })).toMatchObject({
      fact: { price: { minor: 28, currency: 'USD' } },
    });
  });

  test.each([
    ['a forged byte', { tamper: (body: string) => body.replace('支付成功', '支付成攻') }],
    ['a foreign key', { key: foreign.privateKey }],
    ['an unknown serial', { serial: 'PUB_KEY_ID_9' }],
    ['the name of an object’s own as serial', { serial: '__proto__' }],
  ])('with %s is refused', async (_, changed) => {
    expect(await read(paid(), changed)).toEqual({ kind: 'refused', reason: 'signature' });
  });

  test('with bytes that only read like the signed ones is refused', async () => {
    const notice = fixture.notice(paid(), { tamper: (body) => body.replace('支付成功', '\uFFFD') });
    const signed = fixture.notice(paid());
    const spoiled = Buffer.from(notice.body.toString('latin1').replace('\xEF\xBF\xBD', '\xFF'), 'latin1');
    expect(await fixture.wechat.readNotice({ ...signed, body: spoiled }, fixture.clock.now())).toMatchObject({
      reason: 'signature',
    });
  });

  test('of one order under the signature of another is refused', async () => {
    await start('G2');
    fixture.pay('G2');
    const [cheap, dear] = [fixture.notice(paid()), fixture.notice(fixture.transactionOf('G2'))];
    expect(await fixture.wechat.readNotice({ ...cheap, body: dear.body }, fixture.clock.now())).toMatchObject(
      {
        reason: 'signature',
      },
    );
  });

  test('without a signature, with WeChat’s own probe, or with another time than was signed is refused', async () => {
    const { headers, body } = fixture.notice(paid());
    for (const changed of [
      { 'wechatpay-signature': undefined },
      { 'wechatpay-signature': `WECHATPAY/SIGNTEST/${headers['wechatpay-signature']}` },
      { 'wechatpay-nonce': 'another' },
      { 'wechatpay-timestamp': String(Number(headers['wechatpay-timestamp']) + 1) },
      { 'wechatpay-timestamp': undefined },
    ]) {
      const forged = { headers: { ...headers, ...changed }, body };
      expect(await fixture.wechat.readNotice(forged, fixture.clock.now())).toMatchObject({
        reason: 'signature',
      });
    }
  });

  test.each([-301, -300, 300, 301])('signed %d s from now is judged by 300', async (offset) => {
    const said = await read(paid(), { at: fixture.clock.now() / 1_000 + offset });
    expect(said).toMatchObject(Math.abs(offset) > 300 ? { reason: 'stale' } : { kind: 'fact' });
  });

  test.each([{ appid: 'wx2' }, { mchid: '1900000002' }])('about %j is none of ours', async (changed) => {
    expect(await read({ ...paid(), ...changed })).toEqual({ kind: 'other', noticeId: 'EV-2026112100000001' });
  });

  test('about anything but a payment or a refund is none of an order’s', async () => {
    expect(await read(paid(), { event: 'PAYSCORE.USER_PAID' })).toMatchObject({ kind: 'other' });
  });

  test.each([
    ['sealed with another key', {}, { apiKey: 'x'.repeat(32) }],
    ['without an amount', { amount: undefined }, {}],
    ['over half a fen', { amount: { total: 0.5 } }, {}],
    ['over nothing', { amount: { total: 0 } }, {}],
    ['in euros', { amount: { total: 29, currency: 'EUR' } }, {}],
    ['of no day', { success_time: 'soon' }, {}],
  ])('%s is malformed', async (_, transaction, changed) => {
    expect(await read({ ...paid(), ...transaction }, changed)).toEqual({
      kind: 'refused',
      reason: 'malformed',
    });
  });

  test('is answered in WeChat’s words', () => {
    expect(fixture.wechat.answer(true)).toMatchObject({ status: 200 });
    expect(fixture.wechat.answer(false)).toEqual({
      status: 400,
      contentType: 'application/json',
      body: '{"code":"FAIL","message":"失败"}',
    });
  });
});

describe('a notice of a refund', () => {
  const other = { kind: 'other', noticeId: 'EV-2026112100000001' };
  const refund = (change: object = {}) => ({
    mchid: '1900000001',
    out_trade_no: 'G1',
    transaction_id: '42000G1',
    out_refund_no: 'by-hand-1',
    refund_id: '50000000382019052709732678859',
    refund_status: 'SUCCESS',
    success_time: '2026-11-21T18:30:00+08:00',
    user_received_account: '招商银行信用卡0403',
    amount: { total: 29, refund: 9, payer_total: 29, payer_refund: 9 },
    ...change,
  });
  const readRefund = (change: object = {}, changed: Parameters<typeof fixture.notice>[1] = {}) =>
    read(refund(change), { event: 'REFUND.SUCCESS', ...changed });
  const fact = (change: object = {}) => ({
    kind: 'fact',
    orderNo: 'G1',
    noticeId: 'EV-2026112100000001',
    fact: {
      state: 'refunded',
      transaction: '42000G1',
      price: { minor: 29, currency: 'CNY' },
      refunded: 9,
      refundId: '50000000382019052709732678859',
      paidAt: fixture.clock.now(),
      ...change,
    },
  });

  test('says which refund and how much, also when it comes again', async () => {
    Object.assign(fixture.trades.get('G1') ?? {}, { state: 'REFUND' });
    expect(await readRefund()).toEqual(fact());
    expect(await readRefund()).toEqual(fact());
    expect(await readRefund({ refund_id: '5', amount: { total: 29, refund: 20 } })).toEqual(
      fact({ refundId: '5', refunded: 20 }),
    );
  });

  test('is believed also while WeChat still calls the trade paid', async () => {
    expect(await readRefund()).toEqual(fact());
  });

  test('that did not reach the payer’s account calls somebody all the same', async () => {
    const said = await readRefund({ refund_status: 'ABNORMAL' }, { event: 'REFUND.ABNORMAL' });
    expect(said).toEqual(fact());
  });

  test('that was closed gave nothing back', async () => {
    expect(await readRefund({ refund_status: 'CLOSED' }, { event: 'REFUND.CLOSED' })).toEqual(other);
  });

  test.each([
    ['a forged byte', { tamper: (body: string) => body.replace('支付成功', '支付成攻') }],
    ['a foreign key', { key: foreign.privateKey }],
  ])('with %s is refused, and WeChat is not asked', async (_, changed) => {
    const asked = fixture.server.requests.length;
    expect(await readRefund({}, changed)).toEqual({ kind: 'refused', reason: 'signature' });
    expect(fixture.server.requests).toHaveLength(asked);
  });

  test.each([
    ['sealed with another key', {}, { apiKey: 'x'.repeat(32) }],
    ['without an amount', { amount: undefined }, {}],
    ['of nothing', { amount: { total: 29, refund: 0 } }, {}],
    ['in a state nobody knows', { refund_status: 'DANCING' }, {}],
  ])('%s is malformed', async (_, change, changed) => {
    expect(await readRefund(change, changed)).toEqual({ kind: 'refused', reason: 'malformed' });
  });

  test('of another merchant, another application or a trade that is unknown is none of ours', async () => {
    expect(await readRefund({ mchid: '1900000002' })).toEqual(other);
    expect(await readRefund({ out_trade_no: 'G404' })).toEqual(other);
    Object.assign(fixture.lies, { appid: 'wx2' });
    expect(await readRefund()).toEqual(other);
  });

  test('cannot be judged while WeChat does not answer, or knows of no payment, and comes again', async () => {
    await start('G2');
    await expect(readRefund({ out_trade_no: 'G2' })).rejects.toThrow(ProviderUnavailable);
    fixture.server.fail(json(500, { code: 'SYSTEM_ERROR', message: '' }));
    await expect(readRefund()).rejects.toThrow(ProviderUnavailable);
  });
});
