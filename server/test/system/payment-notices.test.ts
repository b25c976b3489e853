import { agreements, callPath, calls, envelope, orderStates, type Call } from '@goldbean/contract';
import type { z } from 'zod';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAlipayFixture } from '../../src/modules/money/orders/payments/alipay/alipay.test-fixture.ts';
import { createStripeFixture } from '../../src/modules/money/orders/payments/stripe/stripe.test-fixture.ts';
import type { RawNotice } from '../../src/modules/money/orders/payments/payment-provider.ports.ts';
import { openTestServer, type TestServer } from './in-process.ts';

/* G028 with real providers configured: what they sign reaches their adapters byte by byte. */
let alipay: Awaited<ReturnType<typeof createAlipayFixture>>;
let stripe: Awaited<ReturnType<typeof createStripeFixture>>;
let testServer: TestServer;
let token: string;
beforeAll(async () => {
  alipay = await createAlipayFixture();
  stripe = await createStripeFixture();
  testServer = await openTestServer({ ...alipay.environment, ...stripe.environment });
  token = await testServer.signIn('member');
  for (const { clock } of [alipay, stripe]) clock.set(Date.now());
});
afterAll(async () => {
  await testServer.close();
  await alipay.server.close();
  await stripe.server.close();
});

async function ask<Asked extends Call>(call: Asked, payload: object): Promise<z.output<Asked['output']>> {
  const answer = await testServer.app.http.inject({
    method: call.method,
    url: callPath(call),
    headers: { client: 'pc', token },
    payload,
  });
  const { data, ...rest } = envelope.parse(answer.json());
  expect(rest).toMatchObject({ code: 200 });
  return call.output.parse(data) as z.output<Asked['output']>;
}
async function send(provider: string, { headers, body }: RawNotice) {
  const answer = await testServer.app.http.inject({
    method: 'POST',
    url: `/pay/notify/${provider}`,
    headers,
    payload: body,
  });
  return { status: answer.statusCode, body: answer.body };
}

test('an order begun at Alipay is credited once by its notices, and by nobody else’s', async () => {
  const { list } = await ask(calls.recharge.offer, { region: 'cn' });
  const pack = list[0];
  if (!pack) throw new Error('nothing is for sale');
  const { order_no, pay_url, code_url } = await ask(calls.recharge.payByAlipay, {
    goods_id: pack.id,
    channel: 5,
    agree: 1,
    agreement_version: agreements.pay.version,
    request_id: 'recharge-1',
  });
  expect(code_url).toBeNull();
  const page = alipay.requestOf(new URL(pay_url ?? ''));
  const { total_amount } = JSON.parse(page?.['biz_content'] ?? '') as { total_amount: string };
  expect(Number(total_amount) * 100).toBeCloseTo(pack.price);
  expect(new URL(page?.['notify_url'] ?? '').pathname).toBe('/pay/notify/alipay');

  const before = await ask(calls.recharge.beanOrderState, { order_no });
  expect(before.state).toBe(orderStates.paying);
  const notice = alipay.notice({ out_trade_no: order_no, total_amount });
  const forged = alipay.notice(
    { out_trade_no: order_no, total_amount },
    { tamper: (body) => body.replace(order_no, `${order_no.slice(0, -1)}x`) },
  );
  expect(await send('alipay', forged)).toEqual({ status: 400, body: 'failure' });
  expect(await ask(calls.recharge.beanOrderState, { order_no })).toEqual(before);

  const answers = await Promise.all(Array.from({ length: 8 }, () => send('alipay', notice)));
  expect(answers).toEqual(Array.from({ length: 8 }, () => ({ status: 200, body: 'success' })));
  const after = await ask(calls.recharge.beanOrderState, { order_no });
  expect(after).toMatchObject({ state: orderStates.credited, balance: before.balance + after.beans });
});

test('a notice of Stripe’s is judged over the bytes that came, and not over what they mean', async () => {
  const notice = stripe.notice('charge.captured', { object: 'charge' });
  expect(await send('stripe', notice)).toEqual({ status: 200, body: '{"received":true}' });
  const respelt = JSON.stringify(JSON.parse(notice.body.toString()), null, 1);
  expect(await send('stripe', { ...notice, body: Buffer.from(respelt) })).toMatchObject({ status: 400 });
});

test('who is not configured hears nothing of ours', async () => {
  for (const provider of ['paypal', 'wechat', 'cashier', 'nobody'])
    expect((await send(provider, { headers: {}, body: Buffer.from('{}') })).body).toContain(
      'system.unknown_call',
    );
});
