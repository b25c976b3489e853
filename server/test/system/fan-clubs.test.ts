import type { CallAnswer, CallName, calls } from '@goldbean/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createManualClock } from '../test-database.ts';
import { openTestServer, type TestServer } from './in-process.ts';

/* Fan clubs in the running server: what they open, and what they close again (T09, T11, P10). */
const minute = 60_000;
const clock = createManualClock(Date.now());
let testServer: TestServer;
let live_id: string;
let channel_id: string;
/** The fan group and the study group of the channel. */
let fanGroup: string;
let studyGroup: string;
let number = 0;

const ask = (name: CallName, account: string, fields: object = {}) =>
  testServer.ask(name, account, { ...fields });
const inClub = (name: CallName, account: string, fields: object = {}) =>
  ask(name, account, { channel_id, request_id: `r${(number += 1)}`, ...fields });
const inGroup = (account: string, group_id: string) =>
  ask('groupJoining.join', account, { channel_id, group_id });
const give = (account: string) =>
  ask('gifts.give', account, { live_id, gift_id: 'heart', n: 1, request_id: `g${(number += 1)}` });
const uidOf = async (account: string) =>
  ((await ask('identity.memberInfo', account)).data as { uid: string }).uid;

beforeAll(async () => {
  testServer = await openTestServer({}, {}, clock);
  // The database may have been furnished since this file began: what the demo gave is past.
  clock.set(Date.now());
  const { reader } = testServer.app.database;
  const lives = await testServer.app.modules.live.features.live.list('nobody', { page: 1, page_size: 10 });
  const [live] = lives.list;
  live_id = live?.live_id ?? '';
  channel_id = live?.channel.channel_id ?? '';
  const { list } = (await ask('groupJoining.find', 'member', { channel_id })).data as {
    list: { group_id: string; kind: string }[];
  };
  fanGroup = list.find(({ kind }) => kind === 'fan')?.group_id ?? '';
  studyGroup = list.find(({ kind }) => kind === 'study')?.group_id ?? '';
  for (const table of ['fan_light', 'fan_member', 'group_seat'])
    await sql`DELETE FROM ${sql.table(table)}`.execute(reader);
});
afterAll(() => testServer.close());
beforeEach(async () => {
  const { reader } = testServer.app.database;
  for (const account of ['member', 'member2']) {
    await inClub('fans.exit', account, { confirm: 1 });
    await ask('groupJoining.exit', account, { group_id: studyGroup });
  }
  await sql`DELETE FROM group_exit`.execute(reader);
  await sql`DELETE FROM fan_member`.execute(reader);
});

test('P10: joining and unlocking open the gift, the group and the bag that were locked; leaving closes them', async () => {
  const { reader } = testServer.app.database;
  const bag = { liveId: live_id, channelId: channel_id, room: `live_${live_id}`, startsAt: clock.now() };
  expect(await give('member2')).toMatchObject({ msg_key: 'gift.locked', data: { fan_level: 3, mine: 0 } });
  expect(await inGroup('member2', fanGroup)).toMatchObject({ code: 462, msg_key: 'fan.requirement' });

  expect((await inClub('fans.join', 'member2', { agree: 1 })).code).toBe(200);
  expect(await inGroup('member2', fanGroup)).toMatchObject({ code: 200 });
  expect(await give('member2')).toMatchObject({ msg_key: 'gift.locked', data: { mine: 1 } });
  await sql`UPDATE fan_member SET closeness = 300`.execute(reader);
  expect((await give('member2')).msg_key).toBe('gift.locked');
  expect((await inClub('fans.unlock', 'member2', { level: 3 })).data).toEqual({
    level: 3,
    benefits: ['gift_heart'],
  });
  expect((await give('member2')).code).toBe(200);
  const uid = await uidOf('member2');
  expect(await testServer.app.modules.live.features.fans.hasLevel(reader, bag.channelId, uid, 3)).toBe(true);
  expect((await ask('live.user', 'member', { live_id, uid })).data).toMatchObject({
    club: { level: 3, lit: false },
  });

  await inClub('fans.exit', 'member2', { confirm: 1 });
  expect((await give('member2')).msg_key).toBe('gift.locked');
  expect((await ask('live.user', 'member', { live_id, uid })).data).toMatchObject({ club: null });
  const { list } = (await ask('groups.list', 'member2')).data as { list: { group: { group_id: string } }[] };
  expect(list.map(({ group }) => group.group_id)).not.toContain(fanGroup);
  expect(await inGroup('member2', fanGroup)).toMatchObject({ code: 423 });
});

test('E15, V36, Q07: a group may ask for a level; who has unlocked less hears what it asks for and what they have, who is in it stays', async () => {
  const { reader } = testServer.app.database;
  const opened = await inClub('groupJoining.open', 'teacher', { kind: 'fan', name: '铁粉群', fan_level: 3 });
  const { group_id } = opened.data as { group_id: string };
  const asked = async () => {
    const { list } = (await ask('groupJoining.find', 'member2', { channel_id, page_size: 100 })).data as {
      list: { group_id: string; fan_level: number | null }[];
    };
    return new Map(list.map((group) => [group.group_id, group.fan_level]));
  };
  const levels = await asked();
  expect([group_id, fanGroup, studyGroup].map((id) => levels.get(id))).toEqual([3, 1, null]);
  const lacks = (fan_level: number, mine: number) => ({
    code: 462,
    msg_key: 'fan.requirement',
    data: { fan_level, mine },
  });
  expect(await inGroup('member2', group_id)).toMatchObject(lacks(3, 0));
  expect(await inGroup('member2', fanGroup)).toMatchObject(lacks(1, 0));
  await inClub('fans.join', 'member2', { agree: 1 });
  expect(await inGroup('member2', group_id)).toMatchObject(lacks(3, 1));
  // Reached is not unlocked.
  await sql`UPDATE fan_member SET closeness = 300`.execute(reader);
  expect(await inGroup('member2', group_id)).toMatchObject(lacks(3, 1));
  await inClub('fans.unlock', 'member2', { level: 3 });
  expect(await inGroup('member2', group_id)).toMatchObject({ code: 200 });

  const change = (account: string, id: string, fields: object) =>
    ask('groups.edit', account, { group_id: id, request_id: `r${(number += 1)}`, ...fields });
  expect((await change('member2', group_id, { fan_level: 1 })).msg_key).toBe('request.forbidden');
  expect((await change('teacher', group_id, { fan_level: 5 })).data).toMatchObject({
    group: { fan_level: 5 },
  });
  expect((await asked()).get(group_id)).toBe(5);
  expect(await inGroup('member2', group_id)).toMatchObject({ code: 200 });
  await inClub('fans.join', 'member', { agree: 1 });
  expect(await inGroup('member', group_id)).toMatchObject(lacks(5, 1));
  // Those who run the channel are in no club.
  expect((await inGroup('teacher', group_id)).code).toBe(200);

  for (const fan_level of [0, 11, -1])
    expect((await change('teacher', group_id, { fan_level })).code).toBe(400);
  expect((await change('teacher', studyGroup, { fan_level: 2 })).msg_key).toBe('group.fan_level');
  const study = await inClub('groupJoining.open', 'teacher', { kind: 'study', name: '看盘', fan_level: 2 });
  expect([study.code, study.msg_key]).toEqual([400, 'group.fan_level']);
  await change('teacher', group_id, { dissolved: 1 });
});

test('P10: a bag may ask for fans of a level', async () => {
  const bag = {
    live_id,
    kind: 1,
    prize: JSON.stringify({ type: 'beans', amount: 1 }),
    winners: 1,
    duration: 60,
    conditions: JSON.stringify({ fan: true, fan_level: 2 }),
    request_id: 'bag',
  };
  const given = await ask('bags.distribution', 'teacher', bag);
  expect(given.msg_key).toBe('');
  const { id: bag_id } = (given.data as { bag: { id: string } }).bag;
  const join = (request_id: string) => ask('bags.participate', 'member2', { bag_id, request_id });
  expect((await join('p1')).msg_key).toBe('bag.condition');
  await inClub('fans.join', 'member2', { agree: 1 });
  expect((await join('p2')).msg_key).toBe('bag.condition');
  await sql`UPDATE fan_member SET closeness = 100`.execute(testServer.app.database.reader);
  await inClub('fans.unlock', 'member2', { level: 2 });
  expect((await join('p3')).msg_key).toBe('');
});

test('T11, D22: a study group holds the seat that a club wants, and the club the one that a study group wants', async () => {
  expect(await inGroup('member2', studyGroup)).toMatchObject({ code: 200 });
  const refused = await inClub('fans.join', 'member2', { agree: 1 });
  expect([refused.code, refused.msg_key]).toEqual([409, 'fan.one_group']);
  expect((refused.data as { name: string }).name).not.toBe('');
  await ask('groupJoining.exit', 'member2', { group_id: studyGroup });
  expect((await inClub('fans.join', 'member2', { agree: 1 })).code).toBe(200);
  expect(await inGroup('member2', studyGroup)).toMatchObject({ code: 409, msg_key: 'fan.one_group' });
  // The group of the club goes with its seat, and is left without it.
  expect(await inGroup('member2', fanGroup)).toMatchObject({ code: 200 });
  await ask('groupJoining.exit', 'member2', { group_id: fanGroup });
  expect(await inGroup('member2', studyGroup)).toMatchObject({ code: 409, msg_key: 'fan.one_group' });
});

test('E14: a minute watched, a comment and a gift in the room bring closeness', async () => {
  await inClub('fans.join', 'member2', { agree: 1 });
  const { fans } = testServer.app.modules.live.features;
  // What was counted so far ends where the test begins.
  clock.set(Math.ceil(clock.now() / minute) * minute + minute);
  await fans.gather();
  // A day may end between the two counts, and each day counts its steps from none.
  await sql`UPDATE fan_member SET watch = 0, comment = 0, gift = 0`.execute(testServer.app.database.reader);
  const steps = async () =>
    (
      await sql<Record<string, number>>`SELECT closeness, watch, comment, gift FROM fan_member`.execute(
        testServer.app.database.reader,
      )
    ).rows[0] ?? {};
  const before = await steps();
  clock.advance(minute);
  for (const pos of [30, 60]) await ask('live.watch', 'member2', { live_id, seconds: 30, pos });
  await ask('messaging.publish', 'member2', {
    room: `live_${live_id}`,
    client_msg_id: 'said',
    kind: 'text',
    body: JSON.stringify({ text: 'well said' }),
  });
  await ask('gifts.give', 'member2', { live_id, gift_id: 'chalk', n: 1, request_id: 'chalk' });
  clock.advance(2 * minute);
  await fans.gather();
  const after = await steps();
  const grown = Object.keys(after).map((name) => [name, Number(after[name]) - Number(before[name])]);
  expect(Object.fromEntries(grown)).toEqual({ closeness: 22, watch: 1, comment: 1, gift: 1 });
});

test("C071: who is in no club gathers experience too, by the room, the day's sign-in and sharing; a level unlocked goes with the name", async () => {
  const { reader } = testServer.app.database;
  const { fans } = testServer.app.modules.live.features;
  const mine = async () =>
    (await ask('levels.mine', 'member', {})).data as CallAnswer<typeof calls.levels.mine>;
  clock.set(Math.ceil(clock.now() / minute) * minute + minute);
  await fans.gather();
  const before = (await mine()).my.experience;
  clock.advance(minute);
  await ask('gifts.give', 'member', { live_id, gift_id: 'chalk', n: 1, request_id: 'for-experience' });
  clock.advance(2 * minute);
  await fans.gather();
  expect((await mine()).my.experience).toBe(before + 20);
  await sql`DELETE FROM member_experience`.execute(reader);
  expect((await ask('rewards.signIn', 'member', { request_id: 'experience' })).code).toBe(200);
  const targets = JSON.stringify([{ type: 'group', id: 'nowhere' }]);
  const share = (request_id: string, to: string) =>
    ask('forwarding.share', 'member', { type: 'live', id: live_id, targets: to, request_id });
  // What reached nobody was shared with nobody.
  await share('unheard', targets);
  expect((await mine()).my).toMatchObject({ experience: 10, unlocked: 1 });
  await share('heard', JSON.stringify([{ type: 'user', id: await uidOf('member2') }]));
  expect((await mine()).my).toMatchObject({ experience: 20 });

  expect(await ask('levels.unlock', 'member', { level: 2 })).toMatchObject({
    code: 462,
    msg_key: 'level.low',
    data: { experience: 100, mine: 20 },
  });
  await sql`UPDATE member_experience SET experience = 100`.execute(reader);
  expect((await ask('levels.unlock', 'member', { level: 2 })).data).toEqual({
    level: 2,
    benefits: ['badge'],
  });
  expect((await ask('identity.memberLevel', 'member', {})).data).toMatchObject({
    level: 2,
    benefits: ['badge'],
  });
  expect((await ask('identity.memberInfo', 'member', {})).data).toMatchObject({ level: 2 });
});
