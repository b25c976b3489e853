import { generateKeyPairSync } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ProviderUnavailable } from '../payment-provider.ports.ts';
import { createCertificate } from '../certificate.test-fixture.ts';
import { json } from '../provider-server.test-fixture.ts';
import { readWechat } from './wechat.provider.ts';
import { createWechatFixture, foreign } from './wechat.test-fixture.ts';

let fixture: Awaited<ReturnType<typeof createWechatFixture>>;
beforeEach(async () => {
  fixture = await createWechatFixture();
});
afterEach(() => fixture.server.close());

const request = (orderNo = 'G1', minor = 29) => ({
  orderNo,
  price: { minor, currency: 'CNY' as const },
  subject: '500 gold beans',
  returnUrl: 'https://class.example/user/pay',
  notifyUrl: 'https://class.example/pay/notify/wechat',
  expiresAt: Date.UTC(2026, 10, 21, 18, 30, 0),
});

describe('a payment', () => {
  test('starts as a code to scan, in fen, and ends when the order does', async () => {
    expect(await fixture.wechat.start(request())).toEqual({
      step: { kind: 'qr', codeUrl: 'weixin://wxpay/bizpayurl?pr=G1' },
      reference: 'G1',
    });
    expect(JSON.parse(fixture.server.requests[0]?.body ?? '')).toEqual({
      appid: 'wx8888888888888888',
      mchid: '1900000001',
      description: '500 gold beans',
      out_trade_no: 'G1',
      time_expire: '2026-11-22T02:30:00+08:00',
      notify_url: 'https://class.example/pay/notify/wechat',
      amount: { total: 29, currency: 'CNY' },
    });
  });

  test('started twice is one trade, and never at another price', async () => {
    expect(await fixture.wechat.start(request())).toEqual(await fixture.wechat.start(request()));
    expect(fixture.trades.size).toBe(1);
    await expect(fixture.wechat.start(request('G1', 30))).rejects.toThrow('403 OUT_TRADE_NO_USED');
  });

  test('in dollars is not begun, and long words are cut between characters', async () => {
    const dollars = { ...request(), price: { minor: 29, currency: 'USD' as const } };
    await expect(fixture.wechat.start(dollars)).rejects.toThrow(ProviderUnavailable);
    expect(fixture.server.requests).toEqual([]);
    await fixture.wechat.start({ ...request(), subject: '🫘'.repeat(128) });
    expect(fixture.server.requests[0]?.body).toContain(`"${'🫘'.repeat(127)}"`);
  });

  test('is unpaid, then paid with what the order costs', async () => {
    expect(await fixture.wechat.query('G1', 'G1')).toEqual({ state: 'unpaid' });
    await fixture.wechat.start(request());
    expect(await fixture.wechat.query('G1', 'G1')).toEqual({ state: 'unpaid' });
    // A voucher of WeChat's own paid 9 fen of it.
    fixture.pay('G1', { payer_total: 20 });
    const fact = {
      state: 'paid',
      transaction: '42000G1',
      price: { minor: 29, currency: 'CNY' },
      paidAt: fixture.clock.now(),
    };
    expect(await fixture.wechat.query('G1', 'G1')).toEqual(fact);
    expect(await fixture.wechat.capture('G1', 'G1')).toEqual(fact);
  });

  test.each([
    ['USERPAYING', 'unpaid'],
    ['CLOSED', 'closed'],
    ['REVOKED', 'closed'],
    ['PAYERROR', 'failed'],
  ])('in state %s is %s', async (state, said) => {
    await fixture.wechat.start(request());
    Object.assign(fixture.trades.get('G1') ?? {}, { state });
    expect(await fixture.wechat.query('G1', 'G1')).toEqual({ state: said });
  });

  test('that was given back, in part or in whole, is refunded, and by how much is not said', async () => {
    await fixture.wechat.start(request());
    fixture.pay('G1');
    Object.assign(fixture.trades.get('G1') ?? {}, { state: 'REFUND' });
    expect(await fixture.wechat.query('G1', 'G1')).toEqual({
      state: 'refunded',
      transaction: '42000G1',
      price: { minor: 29, currency: 'CNY' },
      refunded: null,
      paidAt: fixture.clock.now(),
    });
  });

  test('paid in other money, or in a state nobody knows, is no fact', async () => {
    await fixture.wechat.start(request());
    fixture.pay('G1', { currency: 'HKD' });
    await expect(fixture.wechat.query('G1', 'G1')).rejects.toThrow(ProviderUnavailable);
    Object.assign(fixture.trades.get('G1') ?? {}, { state: 'ACCEPT' });
    await expect(fixture.wechat.query('G1', 'G1')).rejects.toThrow(ProviderUnavailable);
  });

  test('closes, also twice or before it began, and closing leaves what was paid', async () => {
    await fixture.wechat.close('G1', 'G1');
    await fixture.wechat.start(request());
    await fixture.wechat.close('G1', 'G1');
    await fixture.wechat.close('G1', 'G1');
    expect(await fixture.wechat.query('G1', 'G1')).toEqual({ state: 'closed' });
    await fixture.wechat.start(request('G2'));
    fixture.pay('G2');
    await fixture.wechat.close('G2', 'G2');
    expect(await fixture.wechat.query('G2', 'G2')).toMatchObject({ state: 'paid' });
    await expect(fixture.wechat.start(request('G2'))).rejects.toThrow('ORDERPAID');
  });
});

describe('a WeChat that', () => {
  const everything = () => [
    () => fixture.wechat.start(request('G9')),
    () => fixture.wechat.query('G1', 'G1'),
    () => fixture.wechat.capture('G1', 'G1'),
    () => fixture.wechat.close('G1', 'G1'),
  ];

  test.each([
    ['fails', json(500, { code: 'SYSTEM_ERROR', message: '系统异常，请稍后重试' })],
    ['slows us down', json(429, { code: 'FREQUENCY_LIMITED', message: '频率超限' })],
    ['does not sign its answer', json(200, { code_url: 'weixin://forged', trade_state: 'SUCCESS' })],
    ['talks nonsense', { status: 502, body: '<html>' }],
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
    await fixture.wechat.start(request());
    fixture.pay('G1');
    fixture.signer.key = foreign.privateKey;
    await expect(fixture.wechat.query('G1', 'G1')).rejects.toThrow('EV3_RES_HEADER_SIGNATURE_DIGEST');
  });

  test.each([{ out_trade_no: 'G2' }, { mchid: '1900000002' }, { appid: 'wx2' }, { trade_state: 1 }])(
    'tells of %j is not believed',
    async (lie) => {
      await fixture.wechat.start(request());
      fixture.pay('G1');
      Object.assign(fixture.lies, lie);
      await expect(fixture.wechat.query('G1', 'G1')).rejects.toThrow('nothing of use');
    },
  );
});

describe('the configuration', () => {
  const keys = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const pem = (key: typeof keys.publicKey) => key.export({ format: 'pem', type: 'spki' }).toString();
  const whole = {
    WECHATPAY_APP_ID: 'wx1',
    WECHATPAY_MERCHANT_ID: '1900000001',
    WECHATPAY_MERCHANT_SERIAL: '3775B6',
    WECHATPAY_MERCHANT_KEY: keys.privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
    WECHATPAY_API_V3_KEY: 'k'.repeat(32),
    WECHATPAY_PLATFORM_KEYS: `PUB_KEY_ID_1=${pem(keys.publicKey)}`,
  };

  test('is read with a public key and a certificate side by side, or absent', () => {
    expect(readWechat({})).toBeNull();
    const certificate = createCertificate('Tenpay.com', keys, { from: 0, to: Date.UTC(2040, 0, 1) });
    const options = readWechat({
      ...whole,
      WECHATPAY_PLATFORM_KEYS: `${whole.WECHATPAY_PLATFORM_KEYS}, 7132D7=${certificate}`,
    });
    expect(options).toMatchObject({ appId: 'wx1', merchantId: '1900000001', merchantSerial: '3775B6' });
    expect(Object.keys(options?.platformKeys ?? {})).toEqual(['PUB_KEY_ID_1', '7132D7']);
    for (const key of Object.values(options?.platformKeys ?? {})) {
      expect(pem(key)).toBe(pem(keys.publicKey));
    }
  });

  test.each(Object.keys(whole))('without %s stops the start, by name', (name) => {
    expect(() => readWechat({ ...whole, [name]: '' })).toThrow(
      `WeChat Pay is half configured, without ${name}`,
    );
  });

  test.each([
    ['WECHATPAY_API_V3_KEY', 'k'.repeat(31)],
    ['WECHATPAY_MERCHANT_KEY', 'nonsense'],
    ['WECHATPAY_PLATFORM_KEYS', 'nonsense'],
    ['WECHATPAY_PLATFORM_KEYS', 'PUB_KEY_ID_1=nonsense'],
    ['WECHATPAY_PLATFORM_KEYS', `3775B6=${pem(keys.publicKey)}`],
  ])('with a wrong %s stops the start, by name', (name, value) => {
    expect(() => readWechat({ ...whole, [name]: value })).toThrow(name);
  });
});
