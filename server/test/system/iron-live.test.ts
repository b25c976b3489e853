import { agreements, usualIronPrices, type CallName } from '@goldbean/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestServer, type TestServer } from './in-process.ts';

/* The live session on air is for iron fans (D30, course type 4; P10, N05). */
let testServer: TestServer;
let live_id: string;
let channel_id: string;
/** Iron fans that the demo brings. */
let before: number;
beforeAll(async () => {
  testServer = await openTestServer({}, {}, undefined, { film: true });
  const [onAir] = (await testServer.app.modules.live.features.live.list('nobody', { page: 1, page_size: 10 }))
    .list;
  live_id = onAir?.live_id ?? '';
  channel_id = onAir?.channel.channel_id ?? '';
  before = await ironFansOf('teacher');
  await sql`UPDATE live SET course_type = 4 WHERE live_id = ${live_id}`.execute(
    testServer.app.database.reader,
  );
});
afterAll(() => testServer.close());

const terms = { agree: 1, agreement_version: agreements.service.version };
const ask = (name: CallName, account: string, fields: object = {}) =>
  testServer.ask(name, account, { channel_id, ...fields });
const enter = (account: string) => testServer.ask('live.info', account, { live_id });
const ironFansOf = async (account: string) =>
  ((await ask('ironFans.members', account)).data as { total: number }).total;
const uidOf = async (account: string) =>
  ((await testServer.ask('identity.memberInfo', account, {})).data as { uid: string }).uid;
async function giveCoins(account: string, amount: number): Promise<void> {
  const uid = await uidOf(account);
  const { wallet } = testServer.app.modules.money.features;
  await testServer.app.database.transaction((tx) =>
    wallet.port.credit(tx, {
      uid,
      currency: 'COIN',
      amount,
      from: 'issue',
      source: 'test',
      kind: 'issue',
      cause: { type: 'test', id: uid, note: null },
      actor: uid,
      requestId: undefined,
    }),
  );
}

test('P10, N05: who is no iron fan hears what is missing; who becomes one comes in at once, and says so in the statement', async () => {
  await giveCoins('member', 100);
  for (const name of ['live.info', 'live.clarity', 'replay.info'] as const) {
    const answer = await testServer.ask(name, 'member', { live_id });
    expect([answer.msg_key, answer.data]).toEqual(['live.requirement', { course_type: 4, channel_id }]);
    expect(answer.text).not.toMatch(/flv|hls/);
  }
  expect((await testServer.ask('messaging.join', 'member', { room: `live_${live_id}` })).msg_key).toBe(
    'live.requirement',
  );
  const bought = await ask('ironFans.order', 'member', {
    plan: 'continuous_monthly',
    pay_type: 'coins',
    price: usualIronPrices.continuous_monthly.coins,
    request_id: 'one',
    ...terms,
  });
  expect(bought).toMatchObject({ code: 200, data: { order_no: null, my: { state: 'active' } } });
  const info = (await enter('member')).data as { media: { flv: string } };
  expect(info.media.flv).toMatch(/^\/flv\//);
  expect((await testServer.ask('messaging.join', 'member', { room: `live_${live_id}` })).code).toBe(200);
  const statement = await testServer.ask('wallet.statement', 'member', {
    kind: 'iron_fan',
    currency: 'COIN',
  });
  expect(statement.data).toMatchObject({
    list: [{ kind: 'iron_fan', amount: -40, cause: { note: { key: 'iron_fan' } } }],
  });
  expect((await testServer.ask('notices.list', 'member', { tab: 'all' })).data).toMatchObject({
    list: expect.arrayContaining([
      expect.objectContaining({ body: expect.objectContaining({ kind: 'iron_fan', step: 'joined' }) }),
    ]),
  });
  // Those who run it need none.
  expect((await enter('teacher')).code).toBe(200);
});

test('S45: money paid at the cashier opens it, through the order engine', async () => {
  expect((await enter('member2')).msg_key).toBe('live.requirement');
  const { data } = await ask('ironFans.order', 'member2', {
    plan: 'monthly',
    pay_type: 1,
    price: usualIronPrices.monthly.CNY,
    request_id: 'two',
    ...terms,
  });
  const { order_no, pay } = data as { order_no: string; pay: { code_url: string } };
  expect((await enter('member2')).msg_key).toBe('live.requirement');
  await testServer.app.http.listen({ port: 0, host: '127.0.0.1' });
  await testServer.app.http.inject({
    method: 'POST',
    url: new URL(pay.code_url).pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'action=eight',
  });
  await vi.waitFor(async () => expect((await enter('member2')).code).toBe(200), {
    interval: 100,
  });
  expect((await testServer.ask('orders.progress', 'member2', { order_no })).data).toMatchObject({
    product: { kind: 'iron_fan' },
  });
  const { my } = (await ask('ironFans.plans', 'member2')).data as {
    my: { started_ts: number; expires_ts: number };
  };
  expect(my.expires_ts - my.started_ts).toBe(30 * 86_400_000);
});

test('P10: members extend nobody, and see no list; the owner and an administrator do', async () => {
  const uid = await uidOf('member');
  const extension = { uid, days: 7, reason: 'the class was called off' };
  for (const account of ['member', 'member2', 'teacher2', 'inspector'])
    for (const [name, fields] of [
      ['ironFans.extend', { ...extension, request_id: account }],
      ['ironFans.members', {}],
    ] as const)
      expect([account, (await ask(name, account, fields)).msg_key]).toEqual([account, 'request.forbidden']);
  for (const days of [0, -1, 10_000])
    expect((await ask('ironFans.extend', 'teacher', { ...extension, days, request_id: 'x' })).msg_key).toBe(
      'iron.days',
    );
  expect(
    (await ask('ironFans.extend', 'teacher', { ...extension, reason: ' ', request_id: 'x' })).msg_key,
  ).toBe('moderation.reason_required');
  for (const account of ['teacher', 'admin'])
    expect((await ask('ironFans.extend', account, { ...extension, request_id: account })).code).toBe(200);
  expect(await ironFansOf('teacher')).toBe(before + 2);
});

test('P10: a bag may ask for iron fans', async () => {
  await sql`UPDATE live SET course_type = 1 WHERE live_id = ${live_id}`.execute(
    testServer.app.database.reader,
  );
  const given = await testServer.ask('bags.distribution', 'teacher', {
    live_id,
    kind: 1,
    prize: JSON.stringify({ type: 'beans', amount: 1 }),
    winners: 1,
    duration: 60,
    conditions: JSON.stringify({ iron_fan: true }),
    request_id: 'bag',
  });
  const { id: bag_id } = (given.data as { bag: { id: string } }).bag;
  const join = (account: string) =>
    testServer.ask('bags.participate', account, { bag_id, request_id: account });
  // Of the demo: one has expired, one runs.
  expect((await join('jw8803')).msg_key).toBe('bag.condition');
  expect((await join('jw8801')).msg_key).toBe('');
});

test('P10: a gift for iron fans is refused to everybody else, and the room says who is one', async () => {
  const give = (account: string) =>
    testServer.ask('gifts.give', account, {
      live_id,
      gift_id: 'shield',
      n: 1,
      request_id: `${account}shield`,
    });
  const isIron = async (account: string) => {
    const { my } = (await enter(account)).data as { my: { iron_fan: boolean } };
    return my.iron_fan;
  };
  expect([await isIron('jw8803'), await isIron('jw8801')]).toEqual([false, true]);
  expect(await give('jw8803')).toMatchObject({ code: 462, msg_key: 'gift.iron' });
  expect((await give('jw8801')).msg_key).toBe('');
});
