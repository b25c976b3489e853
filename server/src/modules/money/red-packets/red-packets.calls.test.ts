import {
  agreements,
  callPath,
  namedCalls,
  type CallData,
  type CallName,
  type NamedCalls,
} from '@goldbean/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestServer, type TestServer } from '../../../../test/system/in-process.ts';

/* The calls of a whole server: real groups, rooms, live sessions, knapsacks and the wallet behind them. */
let testServer: TestServer;
const tokens = new Map<string, string>();
let group = { group_id: '', room: '', channel_id: '' };
let liveId = '';
let number = 0;
beforeAll(async () => {
  testServer = await openTestServer();
  for (const who of ['teacher', 'member', 'member2', 'jw8806', 'jw8802', 'admin', 'inspector'])
    tokens.set(who, await testServer.signIn(who));
  const { list } = (await ask('teacher', 'groups.list')).data;
  group = list[0]?.group ?? group;
  const lives = (await ask('member', 'live.list', { state: 'live' })).data;
  liveId = lives.list[0]?.live_id ?? '';
});
afterAll(() => testServer.close());

async function ask<Name extends CallName>(who: string, name: Name, payload: object = {}) {
  const request_id = `calls-${(number += 1)}`;
  const answer = await testServer.app.http.inject({
    method: 'POST',
    url: callPath(namedCalls[name]),
    headers: { client: 'pc', token: tokens.get(who) ?? '' },
    payload: namedCalls[name].writes ? { request_id, ...payload } : payload,
  });
  return answer.json<{ code: number; msg_key: string; data: CallData<NamedCalls[Name]> }>();
}
const send = (who: string, more: object = {}) =>
  ask(who, 'redPackets.send', { group_id: group.group_id, kind: 'random', count: 2, total: 10, ...more });
const grab = (who: string, packet_id: string) => ask(who, 'redPackets.open', { packet_id });
const beans = async (who: string) => (await ask(who, 'wallet.balances')).data.beans;
const messages = async (who: string) => (await ask(who, 'messaging.history', { room: group.room })).data.list;

test('a packet is a message of the room, in the name of who sent it, and cannot be taken back', async () => {
  const { data } = await send('member', { blessing: '加油' });
  const found = await vi.waitFor(async () => {
    const message = (await messages('member2')).find(({ id }) => id === data.message_id);
    if (!message) throw new Error('not there yet');
    return message;
  });
  expect(found).toMatchObject({
    kind: 'red_packet',
    body: { packet_id: data.packet_id, kind: 'random', blessing: '加油' },
    sender: { nickname: '小满同学' },
    status: 'normal',
  });
  const recall = await ask('member', 'messaging.recall', { room: group.room, id: data.message_id });
  expect(recall).toMatchObject({ msg_key: 'chat.recall_refused' });
  const byHand = { room: group.room, client_msg_id: 'forged', kind: 'red_packet', body: found.body };
  expect(await ask('member', 'messaging.publish', byHand)).toMatchObject({ code: 400 });
});

test('both open it, and the beans stand in both accounts', async () => {
  const before = [await beans('member'), await beans('member2')] as const;
  const { data } = await send('member', { total: 60 });
  expect(data.balance).toBe(before[0] - 60);
  const [first, second] = [await grab('member2', data.packet_id), await grab('member', data.packet_id)];
  expect(first.data.amount + second.data.amount).toBe(60);
  expect([await beans('member'), await beans('member2')]).toEqual([
    before[0] - 60 + second.data.amount,
    before[1] + first.data.amount,
  ]);
  const received = (await ask('member2', 'redPackets.received')).data;
  expect(received.list[0]).toMatchObject({ packet_id: data.packet_id, amount: first.data.amount });
  const again = await grab('member', data.packet_id);
  expect(again).toMatchObject({ code: 409, msg_key: 'packet.already', data: { amount: second.data.amount } });
});

test('numbers that are none move nothing', async () => {
  const before = await beans('member');
  for (const wrong of ['0', '-1', '1.5', 'ten', '1e3'])
    for (const field of ['count', 'total'])
      expect(await send('member', { [field]: wrong })).toMatchObject({
        code: 400,
        msg_key: 'packet.positive',
      });
  for (const field of ['count', 'total'])
    expect(await send('member', { [field]: '9007199254740993' })).toMatchObject({
      code: 400,
      msg_key: 'request.too_large',
    });
  expect(await send('member', { total: '' })).toMatchObject({ msg_key: 'packet.amount_required' });
  expect(await send('member', { blessing: '字'.repeat(41) })).toMatchObject({
    msg_key: 'packet.blessing_long',
  });
  expect(await beans('member')).toBe(before);
});

test('whom the staff mutes, and who leaves the group, opens nothing; who joins later does', async () => {
  const { data } = await send('member', { count: 3 });
  const { uid } = (await ask('jw8806', 'identity.memberInfo')).data;
  await ask('teacher', 'messaging.mute', { room: group.room, uid, minutes: 5, reason: 'a test' });
  expect(await grab('jw8806', data.packet_id)).toMatchObject({ code: 423, msg_key: 'packet.muted' });
  expect(await send('jw8806')).toMatchObject({ msg_key: 'chat.muted' });
  await ask('teacher', 'messaging.unmute', { room: group.room, uid });
  expect((await grab('jw8806', data.packet_id)).code).toBe(200);

  expect(await grab('jw8802', data.packet_id)).toMatchObject({ code: 403, msg_key: 'packet.members_only' });
  expect(await ask('jw8802', 'redPackets.info', { packet_id: data.packet_id })).toMatchObject({ code: 403 });
  await ask('jw8802', 'channels.subscribe', {
    channel_id: group.channel_id,
    action: 'add',
    agree: 1,
    agreement_version: agreements.channel.version,
  });
  const members = (await ask('jw8802', 'groups.list')).data.list[0]?.members ?? 0;
  expect(await send('member', { count: members + 1, total: 50 })).toMatchObject({
    msg_key: 'packet.members',
  });
  expect((await ask('jw8802', 'redPackets.ungrabbed', { group_id: group.group_id })).data.list).toContain(
    data.packet_id,
  );
  expect((await grab('jw8802', data.packet_id)).code).toBe(200);
  await ask('jw8802', 'channels.subscribe', { channel_id: group.channel_id, action: 'del' });
  expect(await ask('jw8802', 'redPackets.records', { packet_id: data.packet_id })).toMatchObject({
    code: 403,
  });
  expect(await send('member', { count: members, total: 50 })).toMatchObject({ msg_key: 'packet.members' });
});

test('a room that is silent as a whole opens packets all the same; only its staff sends them', async () => {
  const { data } = await send('teacher');
  await ask('teacher', 'messaging.muteRoom', { room: group.room, on: 1 });
  expect(await send('member')).toMatchObject({ code: 423, msg_key: 'chat.room_muted' });
  expect((await grab('member', data.packet_id)).code).toBe(200);
  expect((await send('teacher')).code).toBe(200);
  await ask('teacher', 'messaging.muteRoom', { room: group.room, on: 0 });
});

test('a bag of gifts in a real live session goes from knapsack to knapsack', async () => {
  const { uid } = (await ask('teacher', 'identity.memberInfo')).data;
  const { gifts } = testServer.app.modules.live.features;
  await testServer.app.database.transaction((tx) => gifts.addToKnapsack(tx, uid, 'chalk', 4));
  const bag = await ask('teacher', 'livePackets.createBag', {
    live_id: liveId,
    kind: 'ordinary',
    count: 2,
    total: 4,
    gift_id: 'chalk',
  });
  expect(bag.data.bag).toMatchObject({ prize: 'gift', left: 2, state: 'open' });
  const { id } = bag.data.bag;
  expect(
    (await ask('jw8802', 'livePackets.bagsUnclaimed', { live_id: liveId })).data.list.map((one) => one.id),
  ).toContain(id);
  expect((await ask('jw8802', 'livePackets.robBag', { bag_id: id })).data.prize).toMatchObject({
    type: 'gift',
    n: 2,
  });
  expect((await ask('jw8802', 'gifts.knapsack')).data.list).toMatchObject([
    { gift: { gift_id: 'chalk' }, n: 2 },
  ]);
  expect((await ask('jw8802', 'livePackets.bagDetail', { bag_id: id })).data.mine).toMatchObject({
    state: 'received',
    amount: 2,
  });
  expect((await ask('member', 'livePackets.bagRecords', { bag_id: id })).data).toMatchObject({ total: 1 });
});

test('bags and rain are for those who run the live session (P05)', async () => {
  const bag = { live_id: liveId, kind: 'random', count: 1, total: 1 };
  const rain = { live_id: liveId, total: 10, seconds: 5, per_user: 2 };
  for (const who of ['member', 'inspector']) {
    expect(await ask(who, 'livePackets.createBag', bag)).toMatchObject({
      code: 403,
      msg_key: 'request.forbidden',
    });
    expect(await ask(who, 'livePackets.startRain', rain)).toMatchObject({ code: 403 });
  }
  expect((await ask('admin', 'livePackets.createBag', bag)).code).toBe(200);
  expect(await ask('admin', 'livePackets.createBag', { ...bag, live_id: 'none' })).toMatchObject({
    msg_key: 'live.missing',
  });
  for (const seconds of [4, 61, 5.5, 'long'])
    expect(await ask('teacher', 'livePackets.startRain', { ...rain, seconds })).toMatchObject({
      code: 400,
      msg_key: 'packet.rain_seconds',
    });
  const started = (await ask('teacher', 'livePackets.startRain', rain)).data.rain;
  expect(await ask('teacher', 'livePackets.startRain', rain)).toMatchObject({
    msg_key: 'packet.rain_running',
  });
  expect(await ask('member', 'livePackets.catchRain', { rain_id: started.id, tap_no: 1 })).toMatchObject({
    msg_key: 'packet.not_begun',
  });
  expect(await ask('member', 'livePackets.catchRain', { rain_id: started.id, tap_no: 0 })).toMatchObject({
    code: 400,
  });
  expect(await ask('member', 'livePackets.bagsUnclaimed', { live_id: 'none' })).toMatchObject({ code: 404 });
});

test('a line of the statement says in which group or live session it was (S23)', async () => {
  const inGroup = (await send('teacher')).data.packet_id;
  const { bag } = (
    await ask('teacher', 'livePackets.createBag', { live_id: liveId, kind: 'random', count: 2, total: 4 })
  ).data;
  const gift = { live_id: liveId, gift_id: 'chalk', n: 1, combo_id: 'c', from: 'balance' };
  expect((await ask('member', 'gifts.give', gift)).code).toBe(200);
  const { event_id } = (await ask('member', 'gifts.barrage', { live_id: liveId, text: '好' })).data;
  const placesOf = async (who: string) => {
    const { list } = (await ask(who, 'wallet.statement', { currency: 'BEAN', page_size: 100 })).data;
    return new Map(list.map(({ cause }) => [cause.type === 'gift_send' ? 'gift' : cause.id, cause.place]));
  };
  const ofTeacher = await placesOf('teacher');
  expect(ofTeacher.get(inGroup)).toEqual({ kind: 'group', id: group.group_id });
  expect(ofTeacher.get(bag.id)).toEqual({ kind: 'live', id: liveId });
  expect(ofTeacher.get('teacher')).toBeNull();
  const ofMember = await placesOf('member');
  expect(ofMember.get('gift')).toEqual({ kind: 'live', id: liveId });
  expect(ofMember.get(event_id)).toEqual({ kind: 'live', id: liveId });
});

test('the books agree after all of it', async () => {
  expect((await ask('admin', 'wallet.reconciliation')).data.ok).toBe(true);
});
