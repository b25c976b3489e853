import { generateKeyPairSync } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ProviderUnavailable } from '../payment-provider.ports.ts';
import { readAlipay } from './alipay.provider.ts';
import { createAlipayFixture, foreign } from './alipay.test-world.ts';
import { json } from '../provider-server.test-world.ts';

let world: Awaited<ReturnType<typeof createAlipayFixture>>;
beforeEach(async () => {
  world = await createAlipayFixture();
});
afterEach(() => world.server.close());

const request = (orderNo = 'G1', minor = 29) => ({
  orderNo,
  price: { minor, currency: 'CNY' as const },
  subject: '500 gold beans',
  returnUrl: 'https://class.example/user/pay?order=G1',
  notifyUrl: 'https://class.example/pay/notify/alipay',
  expiresAt: Date.UTC(2026, 10, 21, 18, 30, 0),
});
const pageOf = async (given = request()) => {
  const { step } = await world.alipay.start(given);
  return step.kind === 'redirect' ? new URL(step.url) : null;
};

describe('a payment', () => {
  test('starts as a page that our key signed, in yuan, and ends when the order does', async () => {
    const page = await pageOf();
    const fields = page && world.requestOf(page);
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
    expect((await world.alipay.start(request())).reference).toBe('G1');
    // Starting asks nothing of Alipay, so it works also while Alipay does not answer.
    expect(world.server.requests).toEqual([]);
  });

  test('started twice is the same page', async () => {
    expect(await pageOf()).toEqual(await pageOf());
  });

  test('in dollars is not begun, and words that Alipay forbids are left out', async () => {
    const dollars = { ...request(), price: { minor: 29, currency: 'USD' as const } };
    await expect(world.alipay.start(dollars)).rejects.toThrow(ProviderUnavailable);
    const page = await pageOf({ ...request(), subject: `a/b=c&d ${'豆'.repeat(300)}` });
    const content = page && world.requestOf(page)?.['biz_content'];
    expect(JSON.parse(content ?? '')).toMatchObject({ subject: `a b c d ${'豆'.repeat(248)}` });
  });

  test('is unpaid before and after the payer signs in, then paid', async () => {
    expect(await world.alipay.query('G1', 'G1')).toEqual({ state: 'unpaid' });
    world.visit('G1', '0.29', 'WAIT_BUYER_PAY');
    expect(await world.alipay.query('G1', 'G1')).toEqual({ state: 'unpaid' });
    world.visit('G1', '0.29');
    const fact = {
      state: 'paid',
      transaction: '2026112122001G1',
      price: { minor: 29, currency: 'CNY' },
      paidAt: world.clock.now(),
    };
    expect(await world.alipay.query('G1', 'G1')).toEqual(fact);
    expect(await world.alipay.capture('G1', 'G1')).toEqual(fact);
  });

  test('closes, also twice or before it began, and closing leaves what was paid', async () => {
    await world.alipay.close('G1', 'G1');
    world.visit('G1', '0.29', 'WAIT_BUYER_PAY');
    await world.alipay.close('G1', 'G1');
    await world.alipay.close('G1', 'G1');
    expect(await world.alipay.query('G1', 'G1')).toEqual({ state: 'closed' });
    world.visit('G2', '8.00');
    await world.alipay.close('G2', 'G2');
    expect(await world.alipay.query('G2', 'G2')).toMatchObject({ state: 'paid', price: { minor: 800 } });
  });
});

test('a trade that was paid and given back is refunded', async () => {
  world.visit('G1', '0.29');
  Object.assign(world.trades.get('G1') ?? {}, { trade_status: 'TRADE_CLOSED' });
  expect(await world.alipay.query('G1', 'G1')).toEqual({
    state: 'refunded',
    transaction: '2026112122001G1',
    price: { minor: 29, currency: 'CNY' },
    refunded: 29,
    paidAt: world.clock.now(),
  });
});

describe('an Alipay that', () => {
  const everything = () => [
    () => world.alipay.query('G1', 'G1'),
    () => world.alipay.capture('G1', 'G1'),
    () => world.alipay.close('G1', 'G1'),
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
    world.server.fail(answer);
    for (const work of everything()) {
      const error = await work().catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(ProviderUnavailable);
      expect(Object.keys(error as Error)).toEqual(['name']);
      expect((error as Error).cause).toBeUndefined();
    }
  });

  test('signs with a foreign key is not believed', async () => {
    world.visit('G1', '0.29');
    world.signer.key = foreign.privateKey;
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
    world.visit('G1', '0.29');
    Object.assign(world.lies, lie);
    await expect(world.alipay.query('G1', 'G1')).rejects.toThrow('nothing of use');
  });

  test('has a fault of its own while closing is unavailable', async () => {
    world.visit('G1', '0.29', 'WAIT_BUYER_PAY');
    Object.assign(world.lies, { code: '40004', sub_code: 'ACQ.SYSTEM_ERROR' });
    await expect(world.alipay.close('G1', 'G1')).rejects.toThrow('40004 ACQ.SYSTEM_ERROR');
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
