import { callPath, type CallData, type CallName, namedCalls, type NamedCalls } from '@goldbean/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../../../test/system/in-process.ts';

let testServer: TestServer;
/** Tokens and uids of accounts by their names. */
const tokens: Record<string, string> = {};
const uids: Record<string, string> = {};
let room = '';
let groupId = '';
let serial = 0;

async function ask<Name extends CallName>(who: string, name: Name, payload: object = {}) {
  const answer = await testServer.app.http.inject({
    method: 'POST',
    url: callPath(namedCalls[name]),
    headers: { client: 'pc', token: tokens[who] ?? '' },
    payload,
  });
  return answer.json<{ code: number; msg_key: string; data: CallData<NamedCalls[Name]> }>();
}
const listOf = async (who: string) => (await ask(who, 'groups.list')).data.list;
async function write(who: string, text: string, given: object = {}) {
  serial += 1;
  const input = { room, client_msg_id: `f${serial}`, kind: 'text', body: { text }, ...given };
  return ask(who, 'messaging.publish', input);
}
const historyOf = async (who: string, of: string) =>
  (await ask(who, 'messaging.history', { room: of, size: 100 })).data.list;
const user = (who: string) => ({ type: 'user', id: uids[who] ?? '' });
const group = () => ({ type: 'group', id: groupId });
async function forward(who: string, given: object) {
  serial += 1;
  const answer = await ask(who, 'forwarding.forward', {
    room,
    mode: 'single',
    request_id: `r${serial}`,
    ...given,
  });
  await testServer.app.flushed();
  return answer;
}

beforeAll(async () => {
  testServer = await openTestServer();
  for (const account of ['teacher', 'member', 'member2', 'jw8802', 'jw8803']) {
    tokens[account] = await testServer.signIn(account);
    uids[account] = (await ask(account, 'identity.memberInfo')).data.uid;
  }
  const own = (await listOf('teacher')).find(({ group: { kind } }) => kind === 'class');
  room = own?.group.room ?? '';
  groupId = own?.group.group_id ?? '';
});
afterAll(() => testServer.close());

describe('E39: a conversation of two', () => {
  test('is one for a pair, whoever asks and however often, and stands in both lists', async () => {
    const open = (who: string, other: string) => ask(who, 'direct.open', { uid: uids[other] });
    const opened = await Promise.all([open('member', 'jw8802'), open('jw8802', 'member')]);
    const [first] = opened.map(({ data }) => data.room);
    expect(first).toMatch(/^direct_/);
    expect(opened[1]?.data.room).toBe(first);
    const { data: me } = await ask('member', 'identity.memberInfo');
    const entry = (await listOf('jw8802')).find(({ group: { kind } }) => kind === 'direct');
    expect(entry).toMatchObject({
      group: { room: first, name: me.nickname, uid: uids['member'] },
      members: 2,
      unread: 0,
    });
    expect(await listOf('member')).toContainEqual(
      expect.objectContaining({ group: expect.objectContaining({ room: first, uid: uids['jw8802'] }) }),
    );
    expect(await write('member', 'hello', { room: first })).toMatchObject({ code: 200 });
    expect((await listOf('jw8802')).find(({ group: { room: of } }) => of === first)).toMatchObject({
      unread: 1,
    });
  });

  test('G177: each of the two mutes it and puts it on top for themselves, and nobody else does', async () => {
    const { room: pair } = (await ask('member', 'direct.open', { uid: uids['jw8802'] })).data;
    const choose = (who: string, choice: object) => ask(who, 'groups.choose', { group_id: pair, ...choice });
    expect((await choose('member', { pinned: 1 })).data).toEqual({ muted: false, pinned: true });
    expect((await choose('member', { muted: 1 })).data).toEqual({ muted: true, pinned: true });
    // Sent later, the class would come first.
    await write('teacher', 'later than the conversation');
    expect((await listOf('member'))[0]).toMatchObject({ group: { room: pair }, muted: true, pinned: true });
    expect((await listOf('jw8802')).find(({ group }) => group.room === pair)).toMatchObject({
      muted: false,
      pinned: false,
    });
    expect(await choose('teacher', { pinned: 1 })).toMatchObject({ msg_key: 'group.requirements' });
    expect((await choose('member', { muted: 0, pinned: 0 })).data).toEqual({ muted: false, pinned: false });
  });

  test('is nobody else’s, and not with oneself', async () => {
    const { room: pair } = (await ask('member', 'direct.open', { uid: uids['jw8802'] })).data;
    expect(await ask('teacher', 'messaging.history', { room: pair })).toMatchObject({
      msg_key: 'chat.not_in_room',
    });
    expect(await write('teacher', 'me too', { room: pair })).toMatchObject({ msg_key: 'request.forbidden' });
    expect(await ask('member', 'direct.open', { uid: uids['member'] })).toMatchObject({
      msg_key: 'direct.yourself',
    });
    expect(await ask('member', 'direct.open', { uid: 'nobody' })).toMatchObject({
      msg_key: 'request.not_found',
    });
  });
});

describe('E35: forwarding', () => {
  const ids: string[] = [];
  beforeAll(async () => {
    for (const text of ['one', 'two', 'three']) ids.push((await write('member', text)).data.id);
  });
  const direct = async (who: string, other: string) =>
    (await ask(who, 'direct.open', { uid: uids[other] })).data.room;

  test('three messages to two targets one by one are six, in their order', async () => {
    const before = (await historyOf('teacher', room)).length;
    const answer = await forward('teacher', {
      ids: ids.toReversed(),
      targets: [group(), user('jw8803')],
    });
    expect(answer.data.results).toEqual([
      { target: group(), ok: true, msg_key: '' },
      { target: user('jw8803'), ok: true, msg_key: '' },
    ]);
    const inGroup = await historyOf('teacher', room);
    const inPair = await historyOf('jw8803', await direct('teacher', 'jw8803'));
    expect(inGroup.length - before).toBe(3);
    for (const list of [inGroup.slice(-3), inPair])
      expect(list).toMatchObject(
        ['one', 'two', 'three'].map((text) => ({ body: { text }, sender: { uid: uids['teacher'] } })),
      );
  });

  test('as one card it is one message each, which opens, three deep at most', async () => {
    const pair = await direct('teacher', 'member2');
    const { data } = await forward('teacher', { ids, mode: 'merged', targets: [user('member2'), group()] });
    expect(data.results.map(({ ok }) => ok)).toEqual([true, true]);
    const [card] = await historyOf('member2', pair);
    expect(card).toMatchObject({ kind: 'merged', body: { count: 3, lines: [{ text: 'one' }, {}, {}] } });
    const read = (who: string, id: string | undefined, path: number[] = []) =>
      ask(who, 'forwarding.merged', { room: pair, id, path });
    expect((await read('member2', card?.id)).data.list).toMatchObject([
      { seq: 1, body: { text: 'one' }, sender: { uid: uids['member'] } },
      { seq: 2, body: { text: 'two' } },
      { seq: 3, body: { text: 'three' } },
    ]);
    expect(await read('jw8802', card?.id)).toMatchObject({ msg_key: 'chat.not_in_room' });

    const again = async () => {
      const last = (await historyOf('teacher', pair)).at(-1);
      return forward('teacher', { room: pair, ids: [last?.id], mode: 'merged', targets: [user('member2')] });
    };
    await again();
    expect(await again()).toMatchObject({ code: 200 });
    const deepest = (await historyOf('member2', pair)).at(-1);
    expect((await read('member2', deepest?.id, [1, 1])).data.list).toMatchObject([{}, {}, { seq: 3 }]);
    expect(await read('member2', deepest?.id, [2])).toMatchObject({ msg_key: 'chat.message_missing' });
    const count = (await historyOf('member2', pair)).length;
    expect(await again()).toMatchObject({ msg_key: 'forward.too_deep' });
    expect(await historyOf('member2', pair)).toHaveLength(count);
  });

  test('a target that refuses is named, and the others get theirs', async () => {
    const { data } = await forward('member', {
      ids: ids.slice(0, 1),
      targets: [
        user('member'),
        { type: 'group', id: 'nowhere' },
        { type: 'user', id: 'nobody' },
        user('jw8803'),
      ],
    });
    expect(data.results.map(({ ok, msg_key }) => [ok, msg_key])).toEqual([
      [false, 'direct.yourself'],
      [false, 'chat.room_missing'],
      [false, 'request.not_found'],
      [true, ''],
    ]);
    expect(await historyOf('jw8803', await direct('member', 'jw8803'))).toHaveLength(1);
  });

  test('who is muted or not in a group may not send there', async () => {
    await ask('teacher', 'messaging.mute', { room, uid: uids['member'], minutes: 5, reason: 'rest' });
    const muted = await forward('member', { ids: ids.slice(0, 1), targets: [group()] });
    expect(muted.data.results).toMatchObject([{ ok: false, msg_key: 'chat.muted' }]);
    await ask('teacher', 'messaging.unmute', { room, uid: uids['member'] });
    const pair = await direct('member', 'jw8802');
    const { data } = await write('jw8802', 'from outside', { room: pair });
    const outside = await forward('jw8802', { room: pair, ids: [data.id], targets: [group()] });
    expect(outside.data.results).toMatchObject([{ ok: false, msg_key: 'request.forbidden' }]);
    const stranger = await forward('jw8802', { ids, targets: [user('jw8803')] });
    expect(stranger).toMatchObject({ msg_key: 'chat.not_in_room' });
  });

  test('one request id sends once', async () => {
    const pair = await direct('teacher', 'jw8802');
    const once = { ids, targets: [user('jw8802')], request_id: 'the-same' };
    const [first, second] = [await forward('teacher', once), await forward('teacher', once)];
    expect(second.data).toEqual(first.data);
    expect(await historyOf('jw8802', pair)).toHaveLength(3);
  });

  test('V11, V12, K02, K03: 51 messages or 10 targets are refused', async () => {
    const many = Array.from({ length: 51 }, (_, index) => `m${index}`);
    expect(await forward('member', { ids: many, targets: [group()] })).toMatchObject({
      code: 400,
      msg_key: 'forward.selection_full',
    });
    const targets = many.slice(0, 10).map((id) => ({ type: 'user', id }));
    expect(await forward('member', { ids, targets })).toMatchObject({
      code: 400,
      msg_key: 'forward.targets_full',
    });
    expect(await forward('member', { ids, targets: targets.slice(0, 9) })).toMatchObject({ code: 200 });
  });

  test('V13, M17: one message that may not be sent on refuses the whole before anything is sent', async () => {
    const { data: gone } = await write('member', 'a slip');
    await ask('member', 'messaging.recall', { room, id: gone.id });
    const pair = await direct('member', 'jw8803');
    const before = (await historyOf('member', pair)).length;
    expect(await forward('member', { ids: [...ids, gone.id], targets: [user('jw8803')] })).toMatchObject({
      msg_key: 'forward.not_forwardable',
    });
    expect(await forward('member', { ids: [...ids, 'unknown'], targets: [user('jw8803')] })).toMatchObject({
      msg_key: 'chat.message_missing',
    });
    expect(await historyOf('member', pair)).toHaveLength(before);
  });
});

describe('E05: answers and mentions', () => {
  test('an answer is to a message of that room, recalled or not', async () => {
    const { data: asked } = await write('member', 'which day?');
    expect(await write('teacher', 'Friday', { reply_to: asked.id })).toMatchObject({ code: 200 });
    expect((await historyOf('member', room)).at(-1)).toMatchObject({ reply_to: asked.id });
    const { room: pair } = (await ask('member', 'direct.open', { uid: uids['teacher'] })).data;
    expect(await write('member', 'elsewhere', { room: pair, reply_to: asked.id })).toMatchObject({
      msg_key: 'chat.message_missing',
    });
    await ask('member', 'messaging.recall', { room, id: asked.id });
    expect(await write('teacher', 'or Monday', { reply_to: asked.id })).toMatchObject({ code: 200 });
    const quoted = await ask('member', 'messaging.history', { room, ids: [asked.id] });
    expect(quoted.data).toMatchObject({ list: [{ id: asked.id, status: 'recalled' }], has_more: false });
  });

  test('who is not in the room is not mentioned, and only staff mention everybody', async () => {
    const mentions = [uids['member2'], uids['jw8803'], 'nobody', 'all'];
    await write('member', 'look', { mentions });
    expect((await historyOf('member', room)).at(-1)?.mentions).toEqual([uids['member2']]);
    await write('teacher', 'look', { mentions });
    expect((await historyOf('member', room)).at(-1)?.mentions).toEqual([uids['member2'], 'all']);
  });
});
