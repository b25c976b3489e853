import { namedCalls, type Call } from '@goldbean/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from './in-process.ts';
import type { LiveCall } from './live-matrix.ts';
import { makeLiveObjects } from './live-objects.ts';
import { people, type LiveRoleFields, type LiveObjects } from './live-roles.ts';

/*
 * Q04, Q06 to Q08: each call of those rows that there is (exams have none yet) is answered to whom it is
 * meant for, on the demo's content, with what the contract says and nothing else; so are the older forms of three (Q10).
 */
let testServer: TestServer;
let objects: LiveObjects;
beforeAll(async () => {
  testServer = await openTestServer({}, {}, undefined, { film: true });
  objects = await makeLiveObjects(testServer);
  const { over, channel_id } = objects;
  // What is over left a replay.
  await sql`INSERT INTO live_replay (live_id, channel_id, video_id, started_at, ended_at, state, mode)
    VALUES (${over}, ${channel_id}, 'v1', ${new Date()}::timestamptz - interval '2 hours', ${new Date()}::timestamptz - interval '1 hour', 'ready', 'permanent')`.execute(
    testServer.app.database.reader,
  );
});
afterAll(() => testServer.close());

type LiveCallCase = readonly [
  name:
    | LiveCall
    | 'shop.detail'
    | 'shop.product'
    | 'shop.productOld'
    | 'messaging.token'
    | 'messaging.tokenOld'
    | 'orders.record'
    | 'levels.unlock',
  input?: (objects: LiveObjects) => LiveRoleFields,
];
const here = ({ live_id }: LiveObjects): LiveRoleFields => ({ live_id });
const ofChannel = ({ channel_id }: LiveObjects): LiveRoleFields => ({ channel_id });
const inBag = ({ bag_id }: LiveObjects): LiveRoleFields => ({ bag_id });
const inPacket = ({ packet: bag_id }: LiveObjects): LiveRoleFields => ({ bag_id });
const ofProduct = ({ product_id }: LiveObjects): LiveRoleFields => ({ product_id });
const against = ({ live_id, member: uid }: LiveObjects): LiveRoleFields => ({
  live_id,
  uid,
  reason: 'noise',
});
const request_id = 'r1';

/** By row, in an order in which each can be asked after the one before. Staff's are asked by the owner of the channel. */
const ofViewers = {
  Q04: [['shop.detail', ofProduct], ['shop.list'], ['shop.liveProducts'], ['shop.product', ofProduct]],
  Q06: [
    ['live.clarity'],
    ['live.info'],
    ['moderation.violation'],
    ['moderation.warnings'],
    ['anniversary.popup'],
    ['livePackets.catchRain', ({ rain_id }) => ({ rain_id, tap_no: 1, request_id })],
    ['gifts.activities'],
    ['gifts.activityGifts'],
    ['gifts.featured'],
    ['votes.info'],
    ['gifts.rankInfo', ({ live_id }) => ({ live_id, type: 'week' })],
    ['live.user', ({ live_id, member: uid }) => ({ live_id, uid })],
    ['live.audience'],
    ['live.onlineMembers'],
    ['live.rank'],
    ['live.like', ({ live_id }) => ({ live_id, n: 3, request_id })],
    ['live.likes'],
    ['gifts.give', ({ live_id }) => ({ live_id, gift_id: 'chalk', n: 1, from: 'balance', request_id })],
    ['gifts.barrage', ({ live_id }) => ({ live_id, text: 'hello', request_id })],
    ['live.watch', ({ live_id }) => ({ live_id, seconds: 10, pos: 10 })],
    ['gifts.list'],
    ['gifts.knapsack'],
  ],
  Q07: [
    ['livePackets.bagDetail', inPacket],
    ['livePackets.robBag', ({ packet: bag_id }) => ({ bag_id, request_id: 'r2' })],
    ['livePackets.bagRecords', inPacket],
    ['livePackets.bagsUnclaimed'],
    ['bags.info'],
    ['bags.detail', inBag],
    ['bags.participate', ({ bag_id }) => ({ bag_id, request_id })],
    ['bags.award', inBag],
    ['liveWishes.list'],
    ['liveWishes.people', ({ wish: wish_id }) => ({ wish_id })],
    ['live.appointment', ({ planned: live_id }) => ({ live_id, action: 'make' })],
    ['fans.join', ({ channel_id }) => ({ channel_id, agree: 1, request_id })],
    ['fans.info', ofChannel],
    ['fans.user', ofChannel],
    ['fans.tasks', ({ channel_id }) => ({ channel_id, action: 'do', task_id: 'sign_in', request_id })],
    ['fans.unlock', ({ channel_id }) => ({ channel_id, level: 2, request_id })],
    ['fans.exit', ({ channel_id }) => ({ channel_id, confirm: 1, request_id })],
  ],
} as const satisfies Record<string, readonly LiveCallCase[]>;
const ofStaff = [
  ['streaming.edit', ({ planned: live_id, plan }) => ({ live_id, ...plan })],
  ['replay.choose', ({ over: live_id }) => ({ live_id, mode: 'limited', days: 3 })],
  [
    'orders.record',
    ({ live_id }) => ({ live_id, channel: 1, order_no: 'APPLE1', pay_num: 600, pay_type: 3, gold_num: 60 }),
  ],
  ['streaming.changeProduct', ({ live_id, product_id }) => ({ live_id, product_id })],
  ['streaming.notice', ({ live_id }) => ({ live_id, text: 'a break', type: 'notice' })],
  ['moderation.freeze', (given) => ({ ...against(given), type: 3 })],
  ['moderation.frozen', ({ channel_id }) => ({ channel_id })],
  ['moderation.unfreeze', ({ channel_id, member: uid }) => ({ channel_id, uid })],
  ['moderation.unfrozen', ({ channel_id }) => ({ channel_id })],
  ['bags.isParticipate', inBag],
  ['fans.members', ofChannel],
  ['levels.unlock', () => ({ level: 2, request_id })],
  ['fans.light', ({ channel_id }) => ({ channel_id, auto: 1, request_id })],
  ['fans.isLit', ofChannel],
  [
    'bags.distribution',
    ({ live_id }) => ({
      live_id,
      kind: 1,
      prize: JSON.stringify({ type: 'beans', amount: 1 }),
      winners: 1,
      duration: 60,
      request_id: 'another',
    }),
  ],
  ['streaming.end', ({ live_id }) => ({ live_id, kind: 'end' })],
] as const satisfies readonly LiveCallCase[];

/** What has to be so just before a call is asked. */
async function prepare(name: LiveCallCase[0]): Promise<void> {
  const { reader } = testServer.app.database;
  // It rains.
  if (name === 'livePackets.catchRain' || name === 'livePackets.bagsUnclaimed')
    await sql`UPDATE red_packet SET starts_at = ${new Date()}::timestamptz - interval '1 second', expires_at = ${new Date()}::timestamptz + interval '59 seconds'
      WHERE packet_id = ${objects.rain_id}`.execute(reader);
  if (name === 'fans.unlock') await sql`UPDATE fan_member SET closeness = 100`.execute(reader);
  if (name === 'levels.unlock')
    await sql`INSERT INTO member_experience (uid, experience, act_day, sign_in, watch, comment, gift, share)
      SELECT uid, 100, '2026-11-28', 0, 0, 0, 0, 0 FROM member
      ON CONFLICT (uid) DO UPDATE SET experience = 100`.execute(reader);
  if (name === 'fans.members') {
    const { channel_id } = objects;
    await sql`INSERT INTO fan_member (channel_id, uid, joined_at)
      SELECT ${channel_id}, owner_uid, ${new Date()}::timestamptz FROM channel WHERE channel_id = ${channel_id}`.execute(
      reader,
    );
  }
  // The bag that runs is drawn first, so that another can be given.
  if (name === 'bags.distribution')
    await sql`UPDATE lucky_bag SET draws_at = ${new Date()}::timestamptz`.execute(reader);
}

/** @returns `data`, which is what the contract says */
async function isAnswered(
  account: string,
  [name, input = here]: LiveCallCase,
): Promise<Record<string, unknown>> {
  await prepare(name);
  const call: Call = namedCalls[name];
  const { code, msg_key: key, data } = await testServer.ask(name, account, input(objects));
  expect([code, key]).toEqual([200, '']);
  expect(call.output.parse(data)).toEqual(data);
  return data as Record<string, unknown>;
}
const idOf = (name: LiveCallCase[0]): string => namedCalls[name].id;
const between = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, n) => `C${String(first + n).padStart(3, '0')}`);

const rows = Object.entries(ofViewers) as [string, readonly LiveCallCase[]][];
test.each(rows.flatMap(([row, cases]) => cases.map((one) => [row, idOf(one[0]), one[0], one] as const)))(
  '%s, %s: %s is answered as the contract has it',
  async (_row, _id, _name, one) => void (await isAnswered(people.member, one)),
);

test('Q10, C099: a product by its older address', async () => {
  const product = await isAnswered(people.member, ['shop.product', ofProduct]);
  expect(await isAnswered(people.member, ['shop.productOld', ofProduct])).toEqual(product);
});
test('Q10, C101: likes by their older address are counted as the others are', async () => {
  const mine = async () => Number((await isAnswered(people.member, ['live.likes']))['mine']);
  const before = await mine();
  await isAnswered(people.member, ['live.likeOld', ({ live_id }) => ({ live_id, n: 2 })]);
  expect(await mine()).toBe(before + 2);
});
test('Q10, C102: a token of the message service by its older address', async () => {
  const { code, ...now } = await isAnswered(people.member, ['messaging.token', () => ({})]);
  const old = await isAnswered(people.member, ['messaging.tokenOld', () => ({})]);
  const ticket = /ticket=.*$/;
  const known = ({ token, server }: Record<string, unknown>) => [token, String(server).replace(ticket, '')];
  expect([code, known(old)]).toEqual([200, known(now)]);
});

test.each(ofStaff.map((one) => [idOf(one[0]), one[0], one] as const))(
  'Q08, %s: %s is answered as the contract has it',
  async (_id, _name, one) => void (await isAnswered(people.owner, one)),
);

test('Q04, Q06 to Q08: no call of those rows that is declared is left out', () => {
  const declared = new Set(Object.values(namedCalls).map(({ id }): string => id));
  const of = (ids: readonly string[]) => ids.filter((id) => declared.has(id));
  const asked = (cases: readonly LiveCallCase[]) => cases.map(([name]) => idOf(name)).toSorted();
  expect(asked(ofViewers.Q04)).toEqual(of(['C001', 'C002', 'C007', 'C008']));
  expect(asked(ofViewers.Q06)).toEqual(of(between(17, 38)));
  expect(asked(ofViewers.Q07)).toEqual(of(between(39, 57)));
  expect(asked(ofStaff)).toEqual(of(between(58, 73)));
});
