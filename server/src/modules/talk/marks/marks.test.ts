import { callPath, namedCalls, type CallData, type CallName, type NamedCalls } from '@goldbean/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../../../test/system/in-process.ts';

let testServer: TestServer;
let teacher: string;
let member: string;
let other: string;
let admin: string;
let stranger: string;
let room: string;
/** A room that only the teacher and its own members read. */
let elsewhere: string;

async function ask<Name extends CallName>(token: string, name: Name, payload: object = {}) {
  const answer = await testServer.app.http.inject({
    method: 'POST',
    url: callPath(namedCalls[name]),
    headers: { client: 'pc', token },
    payload,
  });
  return answer.json<{ code: number; msg_key: string; data: CallData<NamedCalls[Name]> }>();
}

let written = 0;
async function say(token: string, text: string, where = room): Promise<string> {
  written += 1;
  const { data } = await ask(token, 'messaging.publish', {
    room: where,
    client_msg_id: `marks-${written}`,
    kind: 'text',
    body: { text },
  });
  return data.id;
}
const history = async (token: string) =>
  (await ask(token, 'messaging.history', { room, size: 100 })).data.list;
const idsSeenBy = async (token: string) => (await history(token)).map(({ id }) => id);
const pinsOf = async (token: string) =>
  (await ask(token, 'marks.mine', { room })).data.pins.map(({ message, scope }) => [message.id, scope]);
const favouritesOf = async (token: string) => (await ask(token, 'marks.favourites')).data;

beforeAll(async () => {
  testServer = await openTestServer();
  const tokens = await Promise.all(
    ['teacher', 'member', 'member2', 'admin', 'jw8802'].map(testServer.signIn),
  );
  [teacher = '', member = '', other = '', admin = '', stranger = ''] = tokens;
  room = (await ask(member, 'groups.list')).data.list[0]?.group.room ?? '';
  const groups = (await ask(await testServer.signIn('teacher2'), 'groups.list')).data.list;
  elsewhere = groups.find(({ group }) => group.room !== room)?.group.room ?? '';
});
afterAll(() => testServer.close());

describe('deleting for oneself (P09)', () => {
  test('P09: it is gone from my history and my last line, and from nobody else', async () => {
    const before = await say(teacher, 'stays for all');
    const id = await say(teacher, 'gone for one');
    expect(await ask(member, 'marks.delete', { room, ids: [id] })).toMatchObject({
      data: { done: [id], failed: [] },
    });
    expect(await idsSeenBy(member)).not.toContain(id);
    expect(await idsSeenBy(other)).toContain(id);
    const lastOf = async (token: string) =>
      (await ask(token, 'groups.list')).data.list.find(({ group }) => group.room === room)?.last_msg?.id;
    expect(await lastOf(member)).toBe(before);
    expect(await lastOf(other)).toBe(id);
  });

  test('P09: it is not unread any more, for me alone', async () => {
    const unreadOf = async (token: string) =>
      (await ask(token, 'groups.list')).data.list.find(({ group }) => group.room === room)?.unread;
    for (const token of [member, other])
      await ask(token, 'messaging.read', { room, seq: (await history(token)).at(-1)?.seq });
    const ids = [await say(teacher, 'unread 1'), await say(teacher, 'unread 2')];
    expect([await unreadOf(member), await unreadOf(other)]).toEqual([2, 2]);
    await ask(member, 'marks.delete', { room, ids: ids.slice(0, 1) });
    expect(await unreadOf(member)).toBe(1);
    await ask(member, 'marks.delete', { room, ids });
    expect([await unreadOf(member), await unreadOf(other)]).toEqual([0, 2]);
  });

  test('P09, M34: it is not shown to me as what others answer either', async () => {
    const id = await say(teacher, 'answered and deleted');
    await ask(member, 'marks.delete', { room, ids: [id] });
    const named = async (token: string) =>
      (await ask(token, 'messaging.history', { room, ids: [id] })).data.list.map((one) => one.id);
    expect(await named(member)).toEqual([]);
    expect(await named(other)).toEqual([id]);
  });

  test('E34: a page of history is full in spite of what was deleted in between', async () => {
    const ids = [];
    for (let n = 0; n < 6; n += 1) ids.push(await say(teacher, `page ${n}`));
    await ask(member, 'marks.delete', { room, ids: ids.slice(1, 5) });
    const { list } = (await ask(member, 'messaging.history', { room, size: 2 })).data;
    expect(list.map(({ id }) => id)).toEqual([ids[0], ids[5]]);
  });

  test('V11, K02, M19: 0 and 51 are refused with their words, 50 pass, and nothing is half done', async () => {
    const id = await say(teacher, 'one of many');
    const many = (count: number) => [id, ...Array.from({ length: count - 1 }, (_, n) => `none${n}`)];
    for (const name of ['marks.delete', 'marks.favourite'] as const) {
      expect(await ask(member, name, { room, ids: [], on: 1 })).toMatchObject({
        msg_key: 'chat.select_none',
      });
      expect(await ask(member, name, { room, ids: many(51), on: 1 })).toMatchObject({
        msg_key: 'chat.select_full',
      });
    }
    expect(await idsSeenBy(member)).toContain(id);
    const { data } = await ask(member, 'marks.delete', { room, ids: many(50) });
    expect(data.done).toEqual([id]);
    expect(data.failed).toHaveLength(49);
  });

  test('V11: a message of another room is named as failed and stays there', async () => {
    const id = await say(teacher, 'mine to delete');
    const foreign = await say(await testServer.signIn('teacher2'), 'of another room', elsewhere);
    expect(foreign).toMatch(/\w/);
    expect(await ask(member, 'marks.delete', { room, ids: [id, foreign, id] })).toMatchObject({
      data: { done: [id], failed: [foreign] },
    });
  });
});

test('a stranger to the room may do none of it', async () => {
  const id = await say(teacher, 'for the class');
  expect(await ask(stranger, 'marks.mine', { room })).toMatchObject({ msg_key: 'chat.not_in_room' });
  for (const [name, fields] of [
    ['marks.delete', { ids: [id] }],
    ['marks.favourite', { ids: [id], on: 1 }],
    ['marks.pin', { id, scope: 'self', on: 1 }],
  ] as const)
    expect(await ask(stranger, name, { room, ...fields })).toMatchObject({ msg_key: 'chat.not_in_room' });
  expect(await ask(stranger, 'marks.block', { room, id, on: 1, reason: 'x' })).toMatchObject({
    msg_key: 'request.forbidden',
  });
  expect(await ask(member, 'marks.mine', { room: 'class_none' })).toMatchObject({
    msg_key: 'chat.room_missing',
  });
});

describe('pins (E34)', () => {
  test('E34, P09: for oneself seen by one, for all by both, in their order; each goes in its scope', async () => {
    const [first, second, third] = [
      await say(teacher, 'pin 1'),
      await say(member, 'pin 2'),
      await say(teacher, 'pin 3'),
    ];
    const pin = (token: string, id: string, scope: 'self' | 'all', on = 1) =>
      ask(token, 'marks.pin', { room, id, scope, on });
    expect(await pin(member, first, 'all')).toMatchObject({ msg_key: 'request.forbidden' });
    await pin(teacher, third, 'all');
    await pin(member, second, 'self');
    await pin(teacher, first, 'all');
    await pin(teacher, third, 'all');
    expect(await pinsOf(member)).toEqual([
      [third, 'all'],
      [second, 'self'],
      [first, 'all'],
    ]);
    expect(await pinsOf(other)).toEqual([
      [third, 'all'],
      [first, 'all'],
    ]);
    const { data } = await pin(member, third, 'self', 0);
    expect(data.pins.map(({ message }) => message.id)).toEqual([second, first]);
    expect(await pinsOf(other)).toHaveLength(2);
    expect(await pin(member, first, 'all', 0)).toMatchObject({ msg_key: 'request.forbidden' });
    await pin(teacher, first, 'all', 0);
    expect(await pinsOf(member)).toEqual([[second, 'self']]);
    await pin(member, second, 'self', 0);
    await pin(teacher, third, 'all', 0);
    expect(await pinsOf(member)).toEqual([]);
  });

  test('M34: what was recalled, or is of another room, cannot be pinned, and a pin goes with its message', async () => {
    const id = await say(teacher, 'pinned, then recalled');
    await ask(teacher, 'marks.pin', { room, id, scope: 'all', on: 1 });
    await ask(teacher, 'messaging.recall', { room, id });
    expect(await pinsOf(member)).toEqual([]);
    const foreign = await say(await testServer.signIn('teacher2'), 'foreign', elsewhere);
    for (const gone of [id, foreign, 'none'])
      expect(await ask(member, 'marks.pin', { room, id: gone, scope: 'self', on: 1 })).toMatchObject({
        code: 404,
        msg_key: 'chat.message_missing',
      });
  });

  test('the 51st pin of one member is refused; those of others do not count', async () => {
    const ids = await Promise.all(Array.from({ length: 51 }, (_, n) => say(teacher, `many ${n}`)));
    const answers = await Promise.all(
      ids.map((id) => ask(member, 'marks.pin', { room, id, scope: 'self', on: 1 })),
    );
    expect(answers.filter(({ msg_key }) => msg_key === 'chat.pins_full')).toHaveLength(1);
    expect(await pinsOf(member)).toHaveLength(50);
    expect(await ask(other, 'marks.pin', { room, id: ids[0], scope: 'self', on: 1 })).toMatchObject({
      code: 200,
    });
  });
});

describe('blocking (E36, P06)', () => {
  test('E36: the text is gone for members, staff read it, and it comes back', async () => {
    const id = await say(member, 'guaranteed profit');
    const block = (token: string, on: 0 | 1, reason?: string) =>
      ask(token, 'marks.block', { room, id, on, ...(reason !== undefined && { reason }) });
    expect(await block(other, 1, 'advertising')).toMatchObject({ msg_key: 'request.forbidden' });
    for (const empty of [undefined, '', ' \u200b '])
      expect(await block(teacher, 1, empty)).toMatchObject({ msg_key: 'request.content_required' });
    expect(await block(admin, 1, 'advertising')).toMatchObject({ data: { status: 'blocked' } });
    const seenBy = async (token: string) => (await history(token)).find((message) => message.id === id);
    const hidden = { status: 'blocked', body: {} };
    expect(await seenBy(member)).toMatchObject(hidden);
    expect(JSON.stringify(await history(other))).not.toContain('guaranteed profit');
    expect(await seenBy(teacher)).toMatchObject({ ...hidden, hidden: { text: 'guaranteed profit' } });
    expect(await ask(other, 'marks.pin', { room, id, scope: 'self', on: 1 })).toMatchObject({
      msg_key: 'chat.message_missing',
    });
    expect(await block(other, 0)).toMatchObject({ msg_key: 'request.forbidden' });
    expect(await block(teacher, 0)).toMatchObject({ data: { status: 'normal' } });
    expect(await seenBy(other)).toMatchObject({ status: 'normal', body: { text: 'guaranteed profit' } });
  });

  test('domain 3.1: nobody hides the words of a peer, a superior or their own; nor what is gone', async () => {
    const hers = await say(teacher, 'words of the owner');
    for (const token of [admin, teacher])
      expect(await ask(token, 'marks.block', { room, id: hers, on: 1, reason: 'x' })).toMatchObject({
        msg_key: 'chat.block_refused',
      });
    const recalled = await say(member, 'recalled');
    await ask(member, 'messaging.recall', { room, id: recalled });
    for (const id of [recalled, 'none'])
      expect(await ask(teacher, 'marks.block', { room, id, on: 1, reason: 'x' })).toMatchObject({
        msg_key: 'chat.message_missing',
      });
  });
});

describe('favourites (E36)', () => {
  test('E36: seen by their member alone, the newest first, page by page, until removed', async () => {
    const [first, second] = [await say(teacher, 'keep this'), await say(teacher, 'and this')];
    await ask(member, 'marks.favourite', { room, ids: [first], on: 1 });
    await ask(member, 'marks.favourite', { room, ids: [first, second], on: 1 });
    const { list, total } = await favouritesOf(member);
    expect(total).toBe(2);
    expect(list.map(({ id }) => id)).toEqual([second, first]);
    expect((await favouritesOf(other)).total).toBe(0);
    const { data } = await ask(member, 'marks.favourites', { page: 2, page_size: 1 });
    expect(data).toMatchObject({ list: [{ id: first, message: { body: { text: 'keep this' } } }], total: 2 });
    expect((await ask(member, 'marks.mine', { room })).data.favourites).toEqual([second, first]);
    await ask(member, 'marks.favourite', { room, ids: [first], on: 0 });
    expect((await favouritesOf(member)).list.map(({ id }) => id)).toEqual([second]);
  });

  test('M34: one of a recalled or hidden message shows that it is gone', async () => {
    const [recalled, blocked] = [await say(member, 'soon recalled'), await say(member, 'soon hidden')];
    await ask(other, 'marks.favourite', { room, ids: [recalled, blocked], on: 1 });
    await ask(member, 'messaging.recall', { room, id: recalled });
    await ask(teacher, 'marks.block', { room, id: blocked, on: 1, reason: 'x' });
    const { list } = await favouritesOf(other);
    expect(Object.fromEntries(list.map(({ id, message }) => [id, [message?.status, message?.body]]))).toEqual(
      {
        [recalled]: ['recalled', {}],
        [blocked]: ['blocked', {}],
      },
    );
    expect(await ask(member, 'marks.favourite', { room, ids: [recalled], on: 1 })).toMatchObject({
      msg_key: 'chat.message_missing',
    });
  });

  test('D94: who left the class reads no more of it among their favourites', async () => {
    const id = await say(teacher, 'for those who stay');
    await ask(other, 'marks.favourite', { room, ids: [id], on: 1 });
    const channel_id = (await ask(other, 'groups.list')).data.list.find(({ group }) => group.room === room)
      ?.group.channel_id;
    await ask(other, 'channels.subscribe', { channel_id, action: 'del' });
    const [newest] = (await favouritesOf(other)).list;
    expect(newest).toMatchObject({ id, message: null });
  });
});
