import { agreements, orderLimits, orderStates } from '@goldbean/contract';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../../../../platform/config.ts';
import { createHttp } from '../../../../platform/http/index.ts';
import { serveWebhooks } from '../index.ts';
import { createOrdersFixture, type OrdersFixture } from '../orders.test-fixture.ts';
import { ProviderUnavailable } from '../payments/payment-provider.ports.ts';
import { cashierActions, lateMs, slowMs } from './cashier.domain.ts';
import { serveCashier } from './index.ts';

/* D72: the cashier behaves like a provider, failures included. */
let fixture: OrdersFixture;
let http: FastifyInstance;
let uid = '';
let number = 0;
beforeAll(async () => {
  fixture = await createOrdersFixture();
  http = await createHttp(readConfig({ LOG_LEVEL: 'silent' }));
  await serveWebhooks(http, fixture.orders);
  serveCashier(http, fixture.cashier, fixture.clock);
});
afterAll(async () => {
  await http.close();
  await fixture.drop();
});
beforeEach(() => {
  uid = `guest${(number += 1)}`;
  fixture.server.sent.length = 0;
});

const choose = (reference: string, action: string) =>
  http.inject({
    method: 'POST',
    url: `/pay/cashier/${reference}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' },
    payload: `action=${action}`,
  });
const open = (reference: string, language = 'en', query = '') =>
  http.inject({ url: `/pay/cashier/${reference}${query}`, headers: { 'accept-language': language } });
const stateOf = async (orderNo: string) => (await fixture.order(uid, orderNo)).state;

describe('what the payer chooses', () => {
  test('pay: notified at once, credited by the notice', async () => {
    const { orderNo, reference } = await fixture.beginPayment(uid);
    expect((await choose(reference, 'pay')).statusCode).toBe(303);
    await fixture.runJobs();
    expect(fixture.server.sent).toEqual([200]);
    expect(await stateOf(orderNo)).toBe(orderStates.credited);
    expect((await fixture.order(uid, orderNo)).events.at(-1)).toMatchObject({ source: 'notify' });
  });

  test('eight: notified eight times at once, credited once', async () => {
    const { reference } = await fixture.beginPayment(uid);
    await choose(reference, 'eight');
    await fixture.runJobs();
    expect(fixture.server.sent).toEqual(Array.from({ length: 8 }, () => 200));
    expect(await fixture.beans(uid)).toBe(760);
  });

  test('decline: the order fails', async () => {
    const { orderNo, reference } = await fixture.beginPayment(uid);
    await choose(reference, 'decline');
    await fixture.runJobs();
    expect(await stateOf(orderNo)).toBe(orderStates.failed);
  });

  test('slow: nobody knows for a while', async () => {
    const { orderNo, reference } = await fixture.beginPayment(uid);
    await choose(reference, 'slow');
    fixture.clock.advance(slowMs - 1);
    await fixture.runJobs();
    expect(await stateOf(orderNo)).toBe(orderStates.paying);
    fixture.clock.advance(1);
    await fixture.runJobs();
    expect(await stateOf(orderNo)).toBe(orderStates.credited);
  });

  test('late: notified after the order has closed, credited with a late flag', async () => {
    const { orderNo, reference } = await fixture.beginPayment(uid);
    await choose(reference, 'late');
    fixture.clock.advance(orderLimits.orderExpiryMs);
    await fixture.runJobs();
    expect(await stateOf(orderNo)).toBe(orderStates.closed);
    fixture.clock.advance(lateMs);
    await fixture.runJobs();
    expect(await fixture.order(uid, orderNo)).toMatchObject({ state: orderStates.credited, late: true });
  });

  test('wrong: another amount credits nothing', async () => {
    const { orderNo, reference } = await fixture.beginPayment(uid);
    await choose(reference, 'wrong');
    await fixture.runJobs();
    expect(await fixture.order(uid, orderNo)).toMatchObject({
      state: orderStates.paying,
      alert: 'wrong_amount',
    });
    expect(await fixture.beans(uid)).toBe(0);
  });

  test.each(['forged', 'stale'])('%s: a false notice is refused, and one can still pay', async (action) => {
    const { orderNo, reference } = await fixture.beginPayment(uid);
    await choose(reference, action);
    await fixture.runJobs();
    expect(fixture.server.sent).toEqual([400]);
    expect(await stateOf(orderNo)).toBe(orderStates.paying);
    expect((await open(reference)).body).toContain('You can still pay');
    await choose(reference, 'pay');
    await fixture.runJobs();
    expect(await stateOf(orderNo)).toBe(orderStates.credited);
  });

  test('approve: the shop hears of it and takes the money', async () => {
    const { orderNo, reference } = await fixture.beginPayment(uid);
    fixture.clock.advance(2_000);
    await choose(reference, 'approve');
    await fixture.runJobs();
    expect(await stateOf(orderNo)).toBe(orderStates.credited);
  });

  test('only one choice counts, and none after the end', async () => {
    const first = await fixture.beginPayment(uid);
    const done = await Promise.all(
      ['pay', 'eight', 'wrong', 'decline'].map((one) =>
        fixture.cashier.act(first.reference, one as 'pay' | 'eight' | 'wrong' | 'decline'),
      ),
    );
    expect(done.filter(Boolean)).toHaveLength(1);
    const second = await fixture.beginPayment(uid);
    fixture.clock.advance(orderLimits.orderExpiryMs);
    expect(await fixture.cashier.act(second.reference, 'pay')).toBe(false);
    expect(await fixture.cashier.act('made up', 'pay')).toBe(false);
  });
});

describe('the page', () => {
  const heads = {
    'zh-CN,zh;q=0.9': '本地收银台',
    'zh-HK': '本地收銀台',
    'fr, id;q=0.8': 'Juruwang setempat',
    'th-TH': 'แคชเชียร์ในเครื่อง',
    vi: 'Quầy thu ngân cục bộ',
    'de, xx': 'Local cashier',
  };
  test.each(Object.entries(heads))('for %s says %s', async (language, title) => {
    const { reference } = await fixture.beginPayment(uid);
    const answer = await open(reference, language);
    expect(answer.body).toContain(`<h1>${title}</h1>`);
    expect(answer.body).not.toContain('undefined');
    for (const action of cashierActions.filter((one) => one !== 'approve'))
      expect(answer.body).toContain(`value="${action}"`);
  });

  test.each([
    ['?lang=th', '<html lang="th">', 'แคชเชียร์ในเครื่อง'],
    ['?lang=zh_HK', '<html lang="zh-HK">', '本地收銀台'],
    ['?lang=xx', '<html lang="vi">', 'Quầy thu ngân cục bộ'],
    ['?lang=th&lang=ms', '<html lang="vi">', 'Quầy thu ngân cục bộ'],
  ])('follows the language that was chosen, %s, before the browser’s', async (query, tag, title) => {
    const { reference } = await fixture.beginPayment(uid);
    const { body } = await open(reference, 'vi', query);
    expect(body).toContain(tag);
    expect(body).toContain(`<h1>${title}</h1>`);
  });

  test('keeps the language and the zone when something was chosen on it', async () => {
    const { reference } = await fixture.beginPayment(uid);
    const query = '?lang=th&zone=Asia%2FTokyo';
    expect((await choose(`${reference}${query}`, 'pay')).headers.location).toBe(
      `/pay/cashier/${reference}${query}`,
    );
    expect((await open(reference, 'vi', query)).body).toContain('<html lang="th">');
  });

  test.each([
    ['zh_CN', '710 金豆'],
    ['zh_HK', '710 金豆'],
    ['en', '710 gold beans'],
    ['ms', '710 kacang emas'],
    ['th', '710 ถั่วทอง'],
    ['vi', '710 đậu vàng'],
  ])('in %s says what is bought in its words: %s', async (lang, goods) => {
    const { reference } = await fixture.beginPayment(uid);
    const { body } = await open(reference, 'en', `?lang=${lang}`);
    expect(body).toContain(`<p>${goods}</p>`);
    // What is sent to the providers stands in no page of another language.
    if (!lang.startsWith('zh')) expect(body).not.toMatch(/\p{Script=Han}/u);
    expect(body).not.toMatch(/shop|商户|商戶|kedai|ร้าน|cửa hàng/u);
  });

  test('leaves the name of a product as its seller gave it', async () => {
    const { reference } = await fixture.beginPayment(uid);
    await sql`UPDATE cashier_payment SET gives_currency = NULL, gives_amount = NULL, subject = '量价 <入门>'
      WHERE reference = ${reference}`.execute(fixture.database.reader);
    expect((await open(reference)).body).toContain('<p>量价 &lt;入门&gt;</p>');
  });

  test.each([
    ['?lang=en&zone=Europe/London', /<dd>\w{3} \d+, \d{4}, \d+:\d\d\s[AP]M<\/dd>/],
    ['?lang=zh_CN&zone=America/New_York', /<dd>\d{4}年\d+月\d+日 \d\d:\d\d<\/dd>/],
    ['?lang=en&zone=Mars/Base', / \(UTC\+8\)<\/dd>/],
    ['?lang=en', / \(UTC\+8\)<\/dd>/],
  ])(
    'writes times as the app does, at the reader’s place where that is known: %s',
    async (query, written) => {
      const { reference } = await fixture.beginPayment(uid);
      expect((await open(reference, 'en', query)).body).toMatch(written);
    },
  );

  test('writes the hour of the reader’s zone', async () => {
    const { reference } = await fixture.beginPayment(uid);
    const until = (await fixture.cashier.find(reference))?.expires_at ?? 0;
    for (const timeZone of ['Asia/Kolkata', 'America/New_York']) {
      const { body } = await open(reference, 'en', `?zone=${timeZone}`);
      const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short', timeZone });
      expect(body).toContain(`<dd>${moment.format(until)}</dd>`);
    }
  });

  test.each([
    ['zh_CN', 'Noto Sans SC Variable'],
    ['zh_HK', 'Noto Sans HK Variable'],
    ['th', 'Noto Sans Thai Variable'],
    ['vi', 'Noto Sans Variable'],
  ])('in %s brings the fonts of the app along, for every letter it has', async (lang, family) => {
    const { reference } = await fixture.beginPayment(uid);
    const { body, headers } = await open(reference, 'en', `?lang=${lang}`);
    expect(headers['content-security-policy']).toContain("; font-src 'self';");
    expect(body).toContain(`:root { font: 16px/1.6 "${family}",`);
    const ranges = [...body.matchAll(/unicode-range: ([^;]+);/g)].flatMap(([, list = '']) =>
      list.split(',').map((range) => {
        const [from = '', to = from] = range.trim().slice(2).split('-');
        return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
      }),
    );
    const text = body.slice(body.indexOf('<body>')).replaceAll(/<[^>]+>/g, '');
    const missing = Array.from(text).filter((letter) => {
      const code = letter.codePointAt(0) ?? 0;
      return !/\s/.test(letter) && !ranges.some(([from, to]) => code >= from && code <= to);
    });
    expect(missing).toEqual([]);
    const files = [...body.matchAll(/url\((\/fonts\/[^)]+)\)/g)].map(([, url = '']) => url);
    expect(files.length).toBeLessThan(40);
    for (const url of files) {
      const font = await http.inject({ url });
      expect([font.statusCode, font.headers['content-type']]).toEqual([200, 'font/woff2']);
      expect(font.rawPayload.subarray(0, 4).toString()).toBe('wOF2');
    }
  });

  test.each(['/fonts/nothing.woff2', '/fonts/..%2fwght.css', '/fonts/noto-sans-latin-wght-italic.woff2'])(
    'serves no file beside them: %s',
    async (url) => {
      expect((await http.inject({ url })).statusCode).toBe(404);
    },
  );

  test('has no script, and a policy that lets none in', async () => {
    const { reference } = await fixture.beginPayment(uid);
    const { body, headers } = await open(reference);
    const nonce = /<style nonce="([^"]+)"/.exec(body)?.[1] ?? 'none';
    expect(headers['content-security-policy']).toContain(
      `default-src 'none'; style-src 'nonce-${nonce}'; font-src 'self'; form-action 'self'`,
    );
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(headers['cache-control']).toBe('no-store');
    expect(body).not.toMatch(/<script| on[a-z]+=|style="/);
    expect(body).toContain('¥68.00');
  });

  test('says what became of the payment, and leads back', async () => {
    const { reference } = await fixture.beginPayment(uid);
    await choose(reference, 'pay');
    const { body } = await open(reference);
    expect(body).toContain('Paid. You can go back now.');
    expect(body).toContain('>Back to where you were</a>');
    expect(body).toContain('href="http://class.example/user/pay?order=');
    expect(body).not.toContain('http-equiv="refresh"');
    expect(body).not.toContain('<button');
  });

  test('of a redirect goes back by itself', async () => {
    const request_id = fixture.next();
    const begun = await fixture.orders.recharge.payByPaypal(fixture.payer(uid, request_id), {
      goods_id: 'beans_300_usd',
      channel: 2,
      agree: true,
      agreement_version: agreements.payOverseas.version,
      request_id,
    });
    await choose(begun.paypal_id, 'approve');
    expect((await open(begun.paypal_id)).body).toContain('http-equiv="refresh"');
  });

  test('of a made-up address is nobody’s, and a made-up action does nothing', async () => {
    expect((await open('made-up')).statusCode).toBe(404);
    const { orderNo, reference } = await fixture.beginPayment(uid);
    await choose(reference, 'credit');
    await fixture.runJobs();
    expect(await stateOf(orderNo)).toBe(orderStates.paying);
  });
});

describe('POST /pay/notify/cashier', () => {
  const post = (orderNo: string, change = {}, headers = {}, url = '/pay/notify/cashier') => {
    const notice = fixture.notice(orderNo, change);
    return http.inject({
      method: 'POST',
      url,
      headers: { ...(notice.headers as Record<string, string>), ...headers },
      payload: notice.body,
    });
  };
  test.each(['application/json', 'application/x-www-form-urlencoded', 'text/plain', ''])(
    'takes the very bytes of "%s", and answers in words of its own',
    async (type) => {
      const { orderNo } = await fixture.beginPayment(uid);
      const answer = await post(orderNo, {}, type ? { 'content-type': type } : {});
      expect([answer.statusCode, answer.body]).toEqual([200, 'taken']);
      expect(await stateOf(orderNo)).toBe(orderStates.credited);
    },
  );

  test('refuses with 4xx, and knows no other provider', async () => {
    const { orderNo } = await fixture.beginPayment(uid);
    expect((await post(orderNo, {}, { 'cashier-signature': '00' })).statusCode).toBe(400);
    expect((await post(orderNo, {}, {}, '/pay/notify/nobody')).statusCode).toBe(404);
    expect((await http.inject({ method: 'POST', url: '/pay/notify/cashier' })).statusCode).toBe(400);
    expect((await http.inject({ url: '/pay/notify/cashier' })).statusCode).toBe(404);
    const large = await http.inject({
      method: 'POST',
      url: '/pay/notify/cashier',
      payload: Buffer.alloc(300_000),
    });
    expect(large.statusCode).toBe(413);
    expect(await stateOf(orderNo)).toBe(orderStates.paying);
  });
});

test('the cashier knows its own payments only', async () => {
  const provider = fixture.cashier.standIn(1, 'qr');
  await expect(provider.query('GB1', 'made up')).rejects.toBeInstanceOf(ProviderUnavailable);
});
