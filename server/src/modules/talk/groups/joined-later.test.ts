import { callPath, type CallData, type CallName, namedCalls, type NamedCalls } from '@goldbean/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../../../test/system/in-process.ts';

/* Domain 3.4: a user sees only messages from joined_seq on; the staff of the class see all. */
let testServer: TestServer;
let teacher: string;
let early: string;
let late: string;
let channel_id: string;
let group_id: string;
let room: string;
let fileId: string;
/** The messages from before the second member came, in its order: two texts and a file. */
let before: { id: string; seq: number }[] = [];

async function ask<Name extends CallName>(token: string, name: Name, payload: object = {}) {
  const answer = await testServer.app.http.inject({
    method: 'POST',
    url: callPath(namedCalls[name]),
    headers: { client: 'pc', token },
    payload,
  });
  return answer.json<{ code: number; msg_key: string; data: CallData<NamedCalls[Name]> }>();
}
const request_id = () => crypto.randomUUID();
async function say(token: string, kind: string, body: object, more: object = {}) {
  const answer = await ask(token, 'messaging.publish', {
    room,
    client_msg_id: request_id(),
    kind,
    body,
    ...more,
  });
  return { ...answer.data, msg_key: answer.msg_key };
}
async function upload(token: string): Promise<string> {
  const form = new FormData();
  form.set('scene', 'chat');
  form.set('file', new File(['%PDF-1.7 notes'], 'old-notes.pdf', { type: 'application/pdf' }));
  const encoded = new Response(form);
  const answer = await testServer.app.http.inject({
    method: 'POST',
    url: callPath(namedCalls['files.upload']),
    headers: { client: 'pc', token, 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  return answer.json<{ data: { file_id: string } }>().data.file_id;
}
const enter = (token: string) => ask(token, 'groupJoining.join', { channel_id, group_id });
const historyOf = async (token: string, page: object = {}) =>
  (await ask(token, 'messaging.history', { room, ...page })).data;
const entryOf = async (token: string) =>
  (await ask(token, 'groups.list')).data.list.find(({ group }) => group.group_id === group_id);

beforeAll(async () => {
  testServer = await openTestServer();
  [teacher, early, late] = await Promise.all([
    testServer.signIn('teacher'),
    testServer.signIn('member'),
    testServer.signIn('member2'),
  ]);
  const { data: me } = await ask(teacher, 'identity.memberInfo');
  const { list } = (await ask(teacher, 'channels.list', { page_size: 50 })).data;
  channel_id = list.find(({ owner }) => owner.uid === me.uid)?.channel_id ?? '';
});
afterAll(() => testServer.close());

let groups = 0;
beforeEach(async () => {
  groups += 1;
  group_id = await testServer.app.database.transaction((tx) =>
    testServer.app.modules.talk.features.groups.openChosen(tx, {
      channelId: channel_id,
      kind: 'large',
      name: `大群${groups}`,
    }),
  );
  await enter(early);
  room = (await entryOf(early))?.group.room ?? '';
  fileId = await upload(early);
  before = [
    await say(early, 'text', { text: 'oldest harvest' }),
    await say(early, 'text', { text: 'second harvest' }),
    await say(early, 'file', { file_id: fileId }),
  ];
  await ask(teacher, 'marks.pin', {
    room,
    id: before[0]?.id,
    scope: 'all',
    on: true,
    request_id: request_id(),
  });
  await testServer.app.flushed();
});

describe('domain 3.4: who joins later', () => {
  test('sees no earlier message, however it is asked for; who was there and the staff see all', async () => {
    await enter(late);
    const { seq } = await say(early, 'text', { text: 'newest harvest' });
    const first = before[0] ?? { id: '', seq: 0 };
    expect((await historyOf(late)).list.map((message) => message.seq)).toEqual([seq]);
    expect(await historyOf(late, { before_seq: seq })).toMatchObject({ list: [], has_more: false });
    expect((await historyOf(late, { after_seq: 0 })).list.map((message) => message.seq)).toEqual([seq]);
    expect((await historyOf(late, { ids: before.map(({ id }) => id) })).list).toEqual([]);
    for (const token of [early, teacher]) {
      expect((await historyOf(token, { ids: before.map(({ id }) => id) })).list).toHaveLength(3);
      expect((await historyOf(token)).list[0]?.seq).toBe(first.seq);
    }
  });

  test('finds and opens no file and no word of before', async () => {
    await enter(late);
    await say(early, 'text', { text: 'newest harvest' });
    const found = async (token: string) =>
      (await ask(token, 'records.search', { room, q: 'harvest' })).data.total;
    expect([await found(late), await found(early), await found(teacher)]).toEqual([1, 3, 3]);
    const files = async (token: string) => (await ask(token, 'groupFiles.list', { group_id })).data.total;
    expect([await files(late), await files(early), await files(teacher)]).toEqual([0, 1, 1]);
    const open = async (token: string) =>
      (await ask(token, 'files.addresses', { file_ids: [fileId] })).data.list.length;
    expect([await open(late), await open(early), await open(teacher)]).toEqual([0, 1, 1]);
    // Sent once more, it is theirs as well.
    await say(early, 'file', { file_id: fileId });
    expect(await open(late)).toBe(1);
  });

  test('pins, keeps, deletes, answers and sends on nothing of before', async () => {
    await enter(late);
    const id = before[0]?.id ?? '';
    const missing = { msg_key: 'chat.message_missing' };
    const pins = async (token: string) => (await ask(token, 'marks.mine', { room })).data.pins.length;
    expect([await pins(late), await pins(early)]).toEqual([0, 1]);
    const mark = { room, on: true, request_id: request_id() };
    expect(await ask(late, 'marks.pin', { ...mark, id, scope: 'self' })).toMatchObject(missing);
    expect(await ask(late, 'marks.favourite', { ...mark, ids: [id] })).toMatchObject(missing);
    expect((await ask(late, 'marks.delete', { room, ids: [id], request_id: request_id() })).data).toEqual({
      done: [],
      failed: [id],
    });
    expect(await say(late, 'text', { text: 'answer' }, { reply_to: id })).toMatchObject(missing);
    const { data: me } = await ask(early, 'identity.memberInfo');
    const forward = { room, ids: [id], targets: [{ type: 'user', id: me.uid }], mode: 'single' };
    expect(await ask(late, 'forwarding.forward', { ...forward, request_id: request_id() })).toMatchObject(
      missing,
    );
  });

  test('who comes back has lost the earlier messages, also as a favourite and as a card', async () => {
    await enter(late);
    const note = await say(early, 'text', { text: 'kept for later' });
    const { data: me } = await ask(late, 'identity.memberInfo');
    await ask(late, 'marks.favourite', { room, ids: [note.id], on: true, request_id: request_id() });
    await ask(early, 'forwarding.forward', {
      room,
      ids: [before[0]?.id, before[1]?.id],
      targets: [{ type: 'group', id: group_id }],
      mode: 'merged',
      request_id: request_id(),
    });
    await testServer.app.flushed();
    const card = (await historyOf(late)).list.at(-1);
    expect(card?.kind).toBe('merged');
    const opened = { room, id: card?.id };
    expect((await ask(late, 'forwarding.merged', opened)).data.list).toHaveLength(2);
    const favourite = async () =>
      (await ask(late, 'marks.favourites')).data.list.find(({ id }) => id === note.id)?.message;
    expect(await favourite()).toMatchObject({ id: note.id });
    await ask(late, 'groupJoining.exit', { group_id });
    await enter(late);
    expect(await favourite()).toBeNull();
    expect((await ask(late, 'marks.mine', { room })).data.favourites).toEqual([]);
    expect(await ask(late, 'forwarding.merged', opened)).toMatchObject({ msg_key: 'chat.message_missing' });
    expect(me.uid).not.toBe('');
  });

  test('E08: a change of an announcement of before tells the room which message it is, and nothing of it', async () => {
    const announcement = { group_id, content: 'Bring the annual report', must_read: false, pics: [] };
    const saved = await ask(teacher, 'announcements.save', { ...announcement, request_id: request_id() });
    await testServer.app.flushed();
    await enter(late);
    await ask(teacher, 'announcements.save', {
      ...announcement,
      id: saved.data.id,
      content: 'Bring both annual reports',
      request_id: request_id(),
    });
    await testServer.app.flushed();
    const { rows } = await sql<{ body: object }>`
      SELECT body FROM room_frame WHERE room = ${room} AND type = 'event' AND body->>'kind' = 'revise'`.execute(
      testServer.app.database.reader,
    );
    const message = (await historyOf(early)).list.find(({ kind }) => kind === 'announcement');
    expect(rows.map(({ body }) => body)).toEqual([{ kind: 'revise', id: message?.id }]);
    const asked = { ids: [message?.id] };
    expect((await historyOf(late, asked)).list).toEqual([]);
    expect((await historyOf(early, asked)).list).toMatchObject([
      { body: { content: 'Bring both annual reports' } },
    ]);
    // The announcement itself is of the class: who came later reads it there.
    expect((await ask(late, 'announcements.list', { group_id })).data.list).toMatchObject([
      { content: 'Bring both annual reports' },
    ]);
  });

  test('S17: unread is counted from there, in the list, and when it is marked as unread', async () => {
    await enter(late);
    expect(await entryOf(late)).toMatchObject({ unread: 0, last_msg: null });
    expect((await entryOf(early))?.last_msg?.id).toBe(before[2]?.id);
    expect(await ask(late, 'messaging.unread', { room })).toMatchObject({ msg_key: 'chat.message_missing' });
    const { seq } = await say(early, 'text', { text: 'newest' });
    expect(await entryOf(late)).toMatchObject({ unread: 1, last_msg: { seq } });
    const { data } = await ask(late, 'messaging.unread', { room, seq: before[0]?.seq });
    expect(data.unread).toBe(1);
    expect(data.read_seq).toBeGreaterThanOrEqual(before[2]?.seq ?? 0);
  });
});
