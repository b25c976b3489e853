import { agreements, callPath, calls, type Call, namedCalls } from '@goldbean/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callNames, openTestServer, type TestServer } from './in-process.ts';
import { wrongInputs, type WrongInputs } from './wrong-inputs.ts';

/*
 * Wrong inputs in every encoding, by everybody: none is a fault of ours, none hangs. A run has one budget of inputs for
 * all calls; the seed of the run deals them out. `npm run test:all` takes another seed each time, so that every call has had
 * thousands within weeks. GOLDBEAN_FUZZ sets the budget: 300 a call were the rule while there were fewer.
 */
const seed = Number(process.env['GOLDBEAN_SEED']);
const budget = Number(process.env['GOLDBEAN_FUZZ'] ?? 12_000);
/** Each call with each of four encodings by each of four people, at least. */
const leastPerCall = 16;
const concurrency = 12;
const hangsAfterMs = 2_000;

/** How many answers had which code: most must get beyond the first rule for this to say anything. */
const seen = new Map<number, number>();
let testServer: TestServer;
let known: ReadonlyMap<string, readonly string[]>;

beforeAll(async () => {
  process.stdout.write(`fuzz: GOLDBEAN_SEED=${seed} GOLDBEAN_FUZZ=${budget}\n`);
  testServer = await openTestServer();
  known = await knownValues();
});
afterAll(async () => {
  const counts = [...seen].toSorted(([a], [b]) => a - b).map(([code, count]) => `${code}: ${count}`);
  process.stdout.write(`fuzz: answers by code, ${counts.join(', ')}\n`);
  await testServer.close();
});

/** Values of the demo, so that most inputs get beyond the first rule. */
async function knownValues(): Promise<ReadonlyMap<string, readonly string[]>> {
  const token = await testServer.signIn('member');
  const list = async (call: Call, path: string, payload: object = {}): Promise<unknown[]> => {
    const answer = await testServer.app.http.inject({
      method: call.method,
      url: callPath(call),
      headers: { token, client: 'pc' },
      ...(call.method === 'POST' ? { payload } : {}),
    });
    return answer.json<{ data: Record<string, unknown[]> }>().data[path] ?? [];
  };
  const lives = calls.live.list.output.shape.list.parse(await list(calls.live.list, 'list'));
  const goods = calls.shop.liveProducts.output.shape.list.parse(
    await list(calls.shop.liveProducts, 'list', { live_id: lives[0]?.live_id }),
  );
  const groups = calls.groups.list.output.shape.list.parse(await list(calls.groups.list, 'list'));
  const groupId = groups[0]?.group.group_id ?? '';
  const packets = await Promise.all([1, 2].map((number) => sendPacket(token, groupId, number)));
  const values: Record<string, readonly string[]> = {
    live_id: lives.map((live) => live.live_id),
    room: lives.map((live) => live.room),
    channel_id: lives.map((live) => live.channel.channel_id),
    uid: ['1000000000000000001', '1000000000000000002', '1000000000000000003'],
    product_id: goods.map(({ id }) => id),
    tuangou_id: await groupPurchases(token, lives[0]?.live_id, goods[0]?.id),
    group_id: [groupId],
    packet_id: packets,
    count: ['1', '2', '5'],
    total: ['1', '5', '20'],
    per_amount: ['1', '3'],
    seconds: ['5', '10'],
    per_user: ['3'],
    tap_no: ['1', '2'],
    gift_id: ['chalk', 'applause', 'bull'],
    account: ['member', 'teacher', '13800138000', 'nobody@example.com'],
    password: ['goldbean', 'wrong'],
    agree: ['1'],
    agreement_version: [agreements.pay.version],
    n: ['1', '3'],
    text: ['你好', 'hello'],
    kind: ['text', 'image', 'file', 'barrage', '1', 'newcomer', 'guidance', 'random', 'ordinary'],
    body: ['{"text":"hello"}'],
    request_id: ['r1', 'r2', 'r3'],
    client_msg_id: ['c1', 'c2'],
    page: ['1', '2'],
    page_size: ['20'],
    scene: ['chat', 'avatar', 'live', 'login', 'beans'],
    goods_id: ['beans_60', 'coins_10', 'dangwu_10'],
    pay_type: ['1', '5'],
    channel: ['1', '5'],
    order_no: await orderNumbers(token),
    amount: ['600', '1'],
    coins: ['1'],
    month: ['2026-11'],
    pay_num: ['600'],
    gold_num: ['60'],
    course_type: ['1', '5'],
    currency: ['BEAN', 'COIN'],
    theme: ['education', 'red'],
    lang: ['en', 'zh_CN'],
    from: ['balance', 'knapsack', '0'],
    action: ['1', '0', 'add', 'remove', 'true'],
    on: ['1', '0'],
  };
  return new Map(Object.entries(values));
}

/** The id of a group purchase that the member has opened. */
async function groupPurchases(token: string, live_id?: string, product_id?: string): Promise<string[]> {
  const answer = await testServer.app.http.inject({
    method: 'POST',
    url: callPath(calls.shop.joinGroupPurchase),
    headers: { token, client: 'pc' },
    payload: {
      live_id,
      product_id,
      agree: 1,
      agreement_version: agreements.service.version,
      request_id: 'known',
    },
  });
  return [calls.shop.joinGroupPurchase.output.parse(answer.json<{ data: unknown }>().data).tuangou_id];
}

/** Numbers of two orders of the member: one being paid, one that nobody began to pay. */
async function orderNumbers(token: string): Promise<string[]> {
  const order = async (call: Call, request_id: string): Promise<string> => {
    const answer = await testServer.app.http.inject({
      method: 'POST',
      url: callPath(call),
      headers: { token, client: 'pc' },
      payload: {
        goods_id: 'beans_60',
        pay_type: 1,
        channel: 4,
        agree: 1,
        agreement_version: agreements.pay.version,
        request_id,
      },
    });
    return answer.json<{ data: { order_no: string } }>().data.order_no;
  };
  return [
    await order(calls.recharge.payByWechat, 'known1'),
    await order(calls.recharge.createBeanOrder, 'known2'),
  ];
}

/** A packet in a group, for the calls that look into one. @returns its id */
async function sendPacket(token: string, group_id: string, number: number): Promise<string> {
  const answer = await testServer.app.http.inject({
    method: 'POST',
    url: callPath(calls.redPackets.send),
    headers: { token, client: 'pc' },
    payload: { group_id, kind: 'random', count: 2, total: 2, request_id: `fuzz-packet-${number}` },
  });
  return calls.redPackets.send.output.parse(answer.json<{ data: unknown }>().data).packet_id;
}

const escape = (text: string): string => encodeURIComponent(text.toWellFormed());
const boundary = 'goldbeanfuzzboundary';
type Encoding = 'form' | 'json' | 'query' | 'multipart';
interface FuzzRequest {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly payload?: string;
}

function requestOf(call: Call, inputs: WrongInputs, encoding: Encoding, token: string): FuzzRequest {
  const form = inputs.map(([name, { form: value }]) => `${escape(name)}=${value}`).join('&');
  const headers: Record<string, string> = { client: 'pc', ...(token ? { token } : {}) };
  const url = callPath(call);
  if (encoding === 'query' || call.method === 'GET')
    return { method: call.method, url: `${url}?${form}`, headers };
  if (encoding === 'form') {
    headers['content-type'] = 'application/x-www-form-urlencoded';
    return { method: 'POST', url, headers, payload: form };
  }
  if (encoding === 'json') {
    headers['content-type'] = 'application/json';
    const fields = inputs.map(([name, { json }]) => `${JSON.stringify(name)}:${json}`).join(',');
    return { method: 'POST', url, headers, payload: `{${fields}}` };
  }
  headers['content-type'] = `multipart/form-data; boundary=${boundary}`;
  const parts = inputs.map(
    ([name, { json }]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${escape(name)}"\r\n\r\n${json}\r\n`,
  );
  const file = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="../a\0.png"\r\n\r\n\x89PNG\r\n`;
  return { method: 'POST', url, headers, payload: `${parts.join('')}${file}--${boundary}--\r\n` };
}

/** @returns what is wrong with the answer, or nothing */
async function judge(request: FuzzRequest): Promise<string | undefined> {
  const began = performance.now();
  const answer = await testServer.app.http.inject(request);
  const took = performance.now() - began;
  const { code, msg_key: msgKey } = answer.json<{ code?: number; msg_key?: string }>();
  if (typeof code === 'number') seen.set(code, (seen.get(code) ?? 0) + 1);
  if (answer.statusCode >= 500) return `HTTP ${answer.statusCode} ${msgKey ?? ''}`;
  if (typeof code !== 'number' || code >= 500) return `code ${String(code)}`;
  if (/\bat \w+ \(|node_modules|SELECT |INSERT /.test(answer.body) && answer.body.length < 5_000)
    return `tells of its inside: ${answer.body.slice(0, 200)}`;
  return took > hangsAfterMs ? `took ${Math.round(took)} ms` : undefined;
}

/** Under load of others an answer may be late: only one that is late alone as well hangs. */
async function check(request: FuzzRequest): Promise<string | undefined> {
  const wrong = await judge(request);
  return wrong?.startsWith('took') ? judge(request) : wrong;
}

// What ends a live session or a session comes last, so that the others still meet one.
const ending = /logout|stop|end$|close|rotate|cancel/i;
const inOrder = callNames.toSorted((a, b) => Number(ending.test(a)) - Number(ending.test(b)));
const encodings: readonly Encoding[] = ['form', 'json', 'query', 'multipart'];

/** How many inputs each call gets: the least, and by chance a share of what is left. */
const inputsOf = dealOut();

function dealOut(): ReadonlyMap<string, number> {
  const weights = fc.sample(fc.integer({ min: 0, max: 100 }), { numRuns: inOrder.length, seed });
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const left = Math.max(0, budget - leastPerCall * inOrder.length);
  return new Map(
    inOrder.map((name, index) => [
      name,
      leastPerCall + Math.ceil((left * (weights[index] ?? 0)) / Math.max(sum, 1)),
    ]),
  );
}

test.each(inOrder)('%s', async (name) => {
  const call: Call = namedCalls[name];
  const tokens = [
    '',
    ...(await Promise.all(['member', 'teacher', 'admin'].map((who) => testServer.signIn(who)))),
  ];
  const inputs = fc.sample(wrongInputs(call, known), { numRuns: inputsOf.get(name) ?? leastPerCall, seed });
  const requests = inputs.map((input, index) =>
    requestOf(
      call,
      input,
      encodings[index % encodings.length] ?? 'form',
      tokens[Math.floor(index / encodings.length) % tokens.length] ?? '',
    ),
  );
  const faults: string[] = [];
  for (let first = 0; first < requests.length; first += concurrency) {
    const wrongs = await Promise.all(
      requests.slice(first, first + concurrency).map(async (request) => {
        const wrong = await check(request);
        const what = `${request.url.slice(0, 300)} ${(request.payload ?? '').slice(0, 600)}`;
        return wrong === undefined ? [] : [`${wrong}: ${what}`];
      }),
    );
    faults.push(...wrongs.flat());
  }
  expect(faults.slice(0, 3), `seed ${seed}, ${faults.length} faults`).toEqual([]);
});

test('many inputs get through all rules, and every kind of refusal is met', () => {
  const total = [...seen.values()].reduce((sum, count) => sum + count, 0);
  expect(total).toBeGreaterThanOrEqual(Math.max(budget, callNames.length * leastPerCall));
  expect(seen.get(200) ?? 0).toBeGreaterThan(total / 20);
  for (const code of [400, 401, 403, 404]) expect(seen.get(code) ?? 0).toBeGreaterThan(0);
});
