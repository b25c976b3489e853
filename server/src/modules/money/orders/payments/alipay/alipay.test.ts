import { generateKeyPairSync } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ProviderUnavailable } from '../payment-provider.ports.ts';
import { readAlipay } from './alipay.provider.ts';
import { createAlipayFixture, foreign } from './alipay.test-fixture.ts';
import { json } from '../provider-server.test-fixture.ts';

let fixture: Awaited<ReturnType<typeof createAlipayFixture>>;
beforeEach(async () => {
  fixture = await createAlipayFixture();
});
afterEach(() => fixture.server.close());

const request = (orderNo = 'G1', minor = 29) => ({
  orderNo,
  price: { minor, currency: 'CNY' as const },
  subject: '500 gold beans',
  returnUrl: 'https://class.example/user/pay?order=G1',
  notifyUrl: 'https://class.example/pay/notify/alipay',
  expiresAt: Date.UTC(2026, 10, 21, 18, 30, 0),
});
const pageOf = async (given = request()) => {
  const { step } = await fixture.alipay.start(given);
  return step.kind === 'redirect' ? new URL(step.url) : null;
};

describe('a payment', () => {
  test('starts as a page that our key signed, in yuan, and ends when the order does', async () => {
    const page = await pageOf();
    const fields = page && fixture.requestOf(page);
    expect(page?.pathname).toBe('/gateway.do');
    expect(fields).toMatchObject({
      app_id: '2021000000000001',
      method: 'alipay.trade.page.pay',
      charset: 'utf-8',
      timestamp: '2026-11-21 12:00:00',
      return_url: 'https://class.example/user/pay?order=G1',
      notify_url: 'https://class.example/pay/notify/alipay',
    });
    expect(JSON.parse(fields?.['biz_content'] ?? '')).toEqual({
      out_trade_no: 'G1',
      product_code: 'FAST_INSTANT_TRADE_PAY',
      total_amount: '0.29',
      subject: '500 gold beans',
      time_expire: '2026-11-22 02:30:00',
    });
    expect((await fixture.alipay.start(request())).reference).toBe('G1');
    // Starting asks nothing of Alipay, so it works also while Alipay does not answer.
    expect(fixture.server.requests).toEqual([]);
  });

  test('started twice is the same page', async () => {
    expect(await pageOf()).toEqual(await pageOf());
  });

  test('in dollars is not begun, and words that Alipay forbids are left out', async () => {
    const dollars = { ...request(), price: { minor: 29, currency: 'USD' as const } };
    await expect(fixture.alipay.start(dollars)).rejects.toThrow(ProviderUnavailable);
    const page = await pageOf({ ...request(), subject: `a/b=c&d ${'豆'.repeat(300)}` });
    const content = page && fixture.requestOf(page)?.['biz_content'];
    expect(JSON.parse(content ?? '')).toMatchObject({ subject: `a b c d ${'豆'.repeat(248)}` });
  });

  test('is unpaid before and after the payer signs in, then paid', async () => {
    expect(await fixture.alipay.query('G1', 'G1')).toEqual({ state: 'unpaid' });
    fixture.visit('G1', '0.29', 'WAIT_BUYER_PAY');
    expect(await fixture.alipay.query('G1', 'G1')).toEqual({ state: 'unpaid' });
    fixture.visit('G1', '0.29');
    const fact = {
      state: 'paid',
      transaction: '2026112122001G1',
      price: { minor: 29, currency: 'CNY' },
      paidAt: fixture.clock.now(),
    };
    expect(await fixture.alipay.query('G1', 'G1')).toEqual(fact);
    expect(await fixture.alipay.capture('G1', 'G1')).toEqual(fact);
  });

  test('closes, also twice or before it began, and closing leaves what was paid', async () => {
    await fixture.alipay.close('G1', 'G1');
    fixture.visit('G1', '0.29', 'WAIT_BUYER_PAY');
    await fixture.alipay.close('G1', 'G1');
    await fixture.alipay.close('G1', 'G1');
    expect(await fixture.alipay.query('G1', 'G1')).toEqual({ state: 'closed' });
    fixture.visit('G2', '8.00');
    await fixture.alipay.close('G2', 'G2');
    expect(await fixture.alipay.query('G2', 'G2')).toMatchObject({ state: 'paid', price: { minor: 800 } });
  });
});

test('a trade that was paid and given back is refunded', async () => {
  fixture.visit('G1', '0.29');
  Object.assign(fixture.trades.get('G1') ?? {}, { trade_status: 'TRADE_CLOSED' });
  expect(await fixture.alipay.query('G1', 'G1')).toEqual({
    state: 'refunded',
    transaction: '2026112122001G1',
    price: { minor: 29, currency: 'CNY' },
    refunded: 29,
    paidAt: fixture.clock.now(),
  });
});

describe('an Alipay that', () => {
  const everything = () => [
    () => fixture.alipay.query('G1', 'G1'),
    () => fixture.alipay.capture('G1', 'G1'),
    () => fixture.alipay.close('G1', 'G1'),
  ];
  const forged = {
    alipay_trade_query_response: { code: '10000', out_trade_no: 'G1', trade_status: 'TRADE_SUCCESS' },
    alipay_trade_close_response: { code: '10000' },
  };

  test.each([
    ['fails', { status: 500, body: '' }],
    ['refuses', json(200, { error_response: { code: '20000', sub_code: 'isp.unknow-error' } })],
    ['does not sign its answer', json(200, forged)],
    ['signs it with nonsense', json(200, { ...forged, sign: 'AAAA' })],
    ['talks nonsense', { status: 200, body: '<html>' }],
    ['says nothing', null],
  ])('%s is unavailable, and its error tells no secret', async (_, answer) => {
    fixture.server.fail(answer);
    for (const work of everything()) {
      const error = await work().catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(ProviderUnavailable);
      expect(Object.keys(error as Error)).toEqual(['name']);
      expect((error as Error).cause).toBeUndefined();
    }
  });

  test('signs with a foreign key is not believed', async () => {
    fixture.visit('G1', '0.29');
    fixture.signer.key = foreign.privateKey;
    for (const work of everything()) await expect(work()).rejects.toThrow(ProviderUnavailable);
  });

  test.each([
    { out_trade_no: 'G2' },
    { total_amount: '0.295' },
    { total_amount: 0.29 },
    { trans_currency: 'HKD' },
    { trade_status: 'TRADE_PENDING' },
    { send_pay_date: 'soon' },
  ])('tells of %j is not believed', async (lie) => {
    fixture.visit('G1', '0.29');
    Object.assign(fixture.lies, lie);
    await expect(fixture.alipay.query('G1', 'G1')).rejects.toThrow('nothing of use');
  });

  test('has a fault of its own while closing is unavailable', async () => {
    fixture.visit('G1', '0.29', 'WAIT_BUYER_PAY');
    Object.assign(fixture.lies, { code: '40004', sub_code: 'ACQ.SYSTEM_ERROR' });
    await expect(fixture.alipay.close('G1', 'G1')).rejects.toThrow('40004 ACQ.SYSTEM_ERROR');
  });
});

describe('the configuration', () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const whole = {
    ALIPAY_APP_ID: '2021000000000001',
    ALIPAY_SELLER_ID: '2088000000000001',
    ALIPAY_PRIVATE_KEY: privateKey.export({ format: 'der', type: 'pkcs1' }).toString('base64'),
    ALIPAY_PUBLIC_KEY: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
  };

  test('is read, or absent', () => {
    expect(readAlipay({})).toBeNull();
    const options = readAlipay(whole);
    expect(options).toMatchObject({
      appId: '2021000000000001',
      sellerId: '2088000000000001',
      gateway: 'https://openapi.alipay.com/gateway.do',
    });
    expect(options?.privateKey.equals(privateKey)).toBe(true);
    expect(options?.publicKey.equals(publicKey)).toBe(true);
    const gateway = 'https://openapi-sandbox.dl.alipaydev.com/gateway.do';
    expect(readAlipay({ ...whole, ALIPAY_GATEWAY: gateway })).toMatchObject({ gateway });
  });

  test.each(Object.keys(whole))('without %s stops the start, by name', (name) => {
    expect(() => readAlipay({ ...whole, [name]: '' })).toThrow(`Alipay is half configured, without ${name}`);
  });

  test.each([
    ['ALIPAY_SELLER_ID', 'shop@example.com'],
    ['ALIPAY_PRIVATE_KEY', 'nonsense'],
    ['ALIPAY_PUBLIC_KEY', 'nonsense'],
    ['ALIPAY_GATEWAY', 'http://openapi.alipay.com/gateway.do'],
  ])('with a wrong %s stops the start, by name', (name, value) => {
    expect(() => readAlipay({ ...whole, [name]: value })).toThrow(name);
  });
});
