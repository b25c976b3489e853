import {
  agreements,
  callPath,
  calls,
  type CallData,
  type CallName,
  namedCalls,
  type NamedCalls,
} from '@goldbean/contract';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mostRowsOf } from '../../../../test/most-rows.ts';
import { openTestServer, type TestServer } from '../../../../test/system/in-process.ts';
import { until } from '../../../../test/until.ts';

let testServer: TestServer;
let teacher: string;
let member: string;
let admin: string;
let guest: string;
let group_id: string;
let room: string;

beforeAll(async () => {
  testServer = await openTestServer();
  teacher = await testServer.signIn('teacher');
  member = await testServer.signIn('member');
  admin = await testServer.signIn('admin');
  guest = await testServer.signIn('jw8802');
  const { data } = await ask(teacher, 'groups.list');
  const [own] = data.list;
  if (!own) throw new Error('the teacher of the demo has a group');
  ({ group_id, room } = own.group);
});
afterAll(() => testServer.close());

async function ask<Name extends CallName>(token: string, name: Name, payload: object = {}) {
  const answer = await testServer.app.http.inject({
    method: 'POST',
    url: callPath(namedCalls[name]),
    headers: { client: 'pc', token },
    payload,
  });
  return answer.json<{ code: number; msg_key: string; data: CallData<NamedCalls[Name]> }>();
}

async function publish(content: string, more: object = {}, token = teacher): Promise<string> {
  const answer = await ask(token, 'announcements.save', { group_id, content, ...more });
  expect(answer).toMatchObject({ code: 200 });
  return answer.data.id;
}
const list = async (token: string, more: object = {}) =>
  (await ask(token, 'announcements.list', { group_id, ...more })).data;
async function only(token: string, id: string) {
  const { list: rows } = await list(token, { id });
  return rows[0];
}
const messages = async (token: string) =>
  (await ask(token, 'messaging.history', { room, size: 100 })).data.list;
/** Messages to the room go through the outbox. */
async function messageOf(id: string) {
  const find = async () =>
    (await messages(member)).find(
      (one) => one.status === 'normal' && one.kind === 'announcement' && one.body.announcement_id === id,
    );
  await until('the class is notified', async () => (await find()) !== undefined);
  return find();
}

async function upload(token: string): Promise<string> {
  const picture = await sharp({ create: { width: 4, height: 3, channels: 3, background: '#285' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set('scene', 'announcement');
  form.set('file', new File([new Uint8Array(picture)], 'a.png', { type: 'image/png' }));
  const body = new Response(form);
  const answer = await testServer.app.http.inject({
    method: 'POST',
    url: callPath(calls.files.upload),
    headers: { client: 'pc', token, 'content-type': body.headers.get('content-type') ?? '' },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  return calls.files.upload.output.parse(answer.json<{ data: unknown }>().data).file_id;
}
const maySee = async (token: string, fileId: string): Promise<boolean> =>
  (await ask(token, 'files.addresses', { file_ids: [fileId] })).data.list.length > 0;

describe('E08, P06: who may do what', () => {
  test('staff of the class and administrators publish, edit and delete; members read; others nothing', async () => {
    const id = await publish('lesson at 19:30');
    const words = { group_id, content: 'buy now' };
    for (const [token, why] of [
      [member, 'request.forbidden'],
      [guest, 'request.forbidden'],
    ] as const) {
      expect(await ask(token, 'announcements.save', words)).toMatchObject({ msg_key: why });
      expect(await ask(token, 'announcements.save', { ...words, id })).toMatchObject({ msg_key: why });
      expect(await ask(token, 'announcements.del', { id })).toMatchObject({ msg_key: why });
      expect(await ask(token, 'announcements.readers', { id, read: 1 })).toMatchObject({ msg_key: why });
    }
    expect(await ask(guest, 'announcements.list', { group_id })).toMatchObject({
      msg_key: 'request.forbidden',
    });
    expect(await ask(guest, 'announcements.read', { id, version: 1 })).toMatchObject({
      msg_key: 'request.forbidden',
    });
    expect(await list(member)).toMatchObject({ may_manage: false });
    expect(await only(member, id)).toMatchObject({ content: 'lesson at 19:30', read: null, is_read: false });
    await publish('lesson at 20:00', { id }, admin);
    expect(await list(admin)).toMatchObject({ may_manage: true });
    expect(await ask(admin, 'announcements.del', { id })).toMatchObject({ code: 200 });
    expect(await only(member, id)).toBeUndefined();
  });

  test('a group that does not exist, an announcement of another group', async () => {
    expect(await ask(teacher, 'announcements.list', { group_id: 'none' })).toMatchObject({
      msg_key: 'chat.room_missing',
    });
    const second = await testServer.signIn('teacher2');
    const { data } = await ask(second, 'groups.list');
    const id = await publish('of the first class');
    const other = { group_id: data.list[0]?.group.group_id, id, content: 'mine now' };
    expect(await ask(second, 'announcements.save', other)).toMatchObject({ msg_key: 'announcement.missing' });
    expect(await only(member, id)).toMatchObject({ content: 'of the first class' });
  });
});

describe('V14: what may stand in one', () => {
  test.each(['', '   \n ', '\u200b\u3164'])('M16: nothing to read is refused: %j', async (content) => {
    expect(await ask(teacher, 'announcements.save', { group_id, content })).toMatchObject({
      code: 400,
      msg_key: 'announcement.empty',
    });
  });

  test('E08: HTML stays the text that it is', async () => {
    const content = '<b>now</b> <script>alert(1)</script>\n\n- one\n- two';
    expect(await only(member, await publish(content))).toMatchObject({ content });
  });

  test('D33: 9 pictures, not 10, for the class alone, and gone with the announcement', async () => {
    const pics = await Promise.all(Array.from({ length: 9 }, () => upload(teacher)));
    const tenth = await upload(teacher);
    expect(
      await ask(teacher, 'announcements.save', { group_id, content: 'ten', pics: [...pics, tenth] }),
    ).toMatchObject({ msg_key: 'announcement.pictures' });
    const [first = ''] = pics;
    expect(await maySee(member, first)).toBe(false);
    const id = await publish('nine', { pics });
    expect(await only(member, id)).toMatchObject({ pics });
    expect([await maySee(member, first), await maySee(guest, first)]).toEqual([true, false]);

    await publish('one', { id, pics: [first] }, admin);
    expect(await only(member, id)).toMatchObject({ pics: [first] });
    expect(await maySee(member, pics[1] ?? '')).toBe(false);
    await ask(teacher, 'announcements.del', { id });
    expect(await maySee(teacher, first)).toBe(false);
  });

  test('a picture of somebody else, or one that was sent to be something else, is refused', async () => {
    const hers = await upload(member);
    expect(await ask(teacher, 'announcements.save', { group_id, content: 'x', pics: [hers] })).toMatchObject({
      msg_key: 'file.unknown',
    });
  });
});

describe('E05: what the room hears', () => {
  test('it is published once, what an edit changes is changed there, and what is deleted is taken back', async () => {
    const id = await publish('first words', { must_read: 1, request_id: 'told-once' });
    expect(await publish('first words', { must_read: 1, request_id: 'told-once' })).toBe(id);
    const message = await messageOf(id);
    expect(message).toMatchObject({ body: { content: 'first words', must_read: true, pics: [] } });
    await publish('better words', { id });
    await until('the words change', async () => {
      const now = (await messages(member)).find((one) => one.id === message?.id);
      return now?.status === 'normal' && now.kind === 'announcement' && now.body.content === 'better words';
    });
    await ask(teacher, 'announcements.del', { id });
    const now = async () => (await messages(member)).find((one) => one.id === message?.id);
    await until('it is taken back', async () => (await now())?.status === 'recalled');
    expect(await now()).toMatchObject({ body: {} });
  });
});

test('D36, E36: its message is neither recalled nor hidden without it; a forwarded one is', async () => {
  const id = await publish('stands in the room', {}, admin);
  const message = await messageOf(id);
  const refused = { msg_key: 'announcement.recall' };
  expect(await ask(admin, 'messaging.recall', { room, id: message?.id })).toMatchObject(refused);
  expect(await ask(teacher, 'marks.block', { room, id: message?.id, on: 1, reason: 'x' })).toMatchObject(
    refused,
  );
  await ask(member, 'forwarding.forward', {
    room,
    ids: [message?.id],
    targets: [{ type: 'group', id: group_id }],
    mode: 'single',
    request_id: 'forwards-an-announcement',
  });
  const last = async () => (await messages(member)).at(-1);
  await until('it is sent on', async () => (await last())?.id !== message?.id);
  const sentOn = await last();
  expect(message?.body).not.toHaveProperty('forwarded');
  expect(sentOn).toMatchObject({ kind: 'announcement', body: { announcement_id: id, forwarded: true } });
  expect(await ask(member, 'messaging.recall', { room, id: sentOn?.id })).toMatchObject({ code: 200 });
});

describe('D37: sent on, it is shown with its pictures to whoever may read it there', () => {
  const forward = async (id: string, targets: object[], mode = 'single') => {
    const answer = await ask(member, 'forwarding.forward', {
      room,
      ids: [(await messageOf(id))?.id],
      targets,
      mode,
      request_id: `sends-${id}-${mode}`,
    });
    expect(answer.data.results).toMatchObject(targets.map(() => ({ ok: true })));
    await testServer.app.flushed();
  };
  /** What the guest, who is not in the class, reads of the member. */
  async function pair() {
    const { uid } = (await ask(member, 'identity.memberInfo')).data;
    const { room: ofTwo } = (await ask(guest, 'direct.open', { uid })).data;
    const { list } = (await ask(guest, 'messaging.history', { room: ofTwo, size: 100 })).data;
    return { room: ofTwo, last: list.at(-1) };
  }
  const toGuest = async () => ({ type: 'user', id: (await ask(guest, 'identity.memberInfo')).data.uid });

  test('in a conversation of two and in another group; not to others; and no longer than it stands there', async () => {
    const stranger = await testServer.signIn('jw8803');
    const second = await testServer.signIn('member2');
    const { list: groups } = (await ask(second, 'groups.list')).data;
    const other = groups.find(({ group }) => group.kind === 'class' && group.group_id !== group_id)?.group;
    if (!other) throw new Error('the second member of the demo is in another class too');
    const head = await testServer.signIn('teacher2');
    const pic = await upload(teacher);
    const id = await publish('read this', { pics: [pic] });
    expect(await maySee(guest, pic)).toBe(false);
    await forward(id, [await toGuest()]);
    expect((await pair()).last).toMatchObject({ kind: 'announcement', body: { pics: [pic] } });
    expect([await maySee(guest, pic), await maySee(stranger, pic)]).toEqual([true, false]);

    expect(await maySee(head, pic)).toBe(false);
    const sent = await ask(second, 'forwarding.forward', {
      room,
      ids: [(await messageOf(id))?.id],
      targets: [{ type: 'group', id: other.group_id }],
      mode: 'single',
      request_id: 'to-another-class',
    });
    expect(sent.data.results).toMatchObject([{ ok: true }]);
    await testServer.app.flushed();
    expect(await maySee(head, pic)).toBe(true);

    const { room: ofTwo, last } = await pair();
    await ask(member, 'messaging.recall', { room: ofTwo, id: last?.id });
    expect([await maySee(guest, pic), await maySee(head, pic), await maySee(member, pic)]).toEqual([
      false,
      true,
      true,
    ]);
  });

  test('in a card of several messages', async () => {
    const pic = await upload(teacher);
    const id = await publish('read this in a card', { pics: [pic] });
    await forward(id, [await toGuest()], 'merged');
    expect((await pair()).last).toMatchObject({ kind: 'merged' });
    expect(await maySee(guest, pic)).toBe(true);
  });

  test('after the announcement was deleted, until what was sent on is taken back too', async () => {
    const [used, gone] = [await upload(teacher), await upload(teacher)];
    const id = await publish('two pictures', { pics: [used, gone] });
    await publish('one picture', { id, pics: [used] });
    await testServer.app.flushed();
    await forward(id, [await toGuest()]);
    await ask(teacher, 'announcements.del', { id });
    await testServer.app.flushed();
    expect([await maySee(guest, used), await maySee(teacher, used)]).toEqual([true, false]);
    const { room: ofTwo, last } = await pair();
    await ask(member, 'messaging.recall', { room: ofTwo, id: last?.id });
    const isStored = async (fileId: string) =>
      (await sql`SELECT 1 FROM file WHERE file_id = ${fileId}`.execute(testServer.app.database.reader)).rows
        .length;
    expect([await isStored(used), await isStored(gone)]).toEqual([0, 0]);
  });
});

describe('E08: versions and receipts', () => {
  test('an edit says when and by whom, starts the count again, and loses against one that came before', async () => {
    const id = await publish('draft one', { must_read: 1 });
    expect(await only(teacher, id)).toMatchObject({ version: 1, edited: null, editor: null, is_read: true });
    await ask(member, 'announcements.read', { id, version: 1 });
    expect(await only(teacher, id)).toMatchObject({ read: { count: 1 } });

    await publish('draft two', { id, version: 1, must_read: 1 }, admin);
    const edited = await only(teacher, id);
    expect(edited).toMatchObject({
      version: 2,
      edited_ts: expect.any(Number),
      read: { count: 0 },
      is_read: false,
    });
    expect(edited?.editor?.uid).not.toBe(edited?.author.uid);
    expect(await only(member, id)).toMatchObject({ is_read: false });
    const late = { group_id, id, version: 1, content: 'draft three' };
    expect(await ask(teacher, 'announcements.save', late)).toMatchObject({ msg_key: 'announcement.changed' });
    expect(await ask(member, 'announcements.read', { id, version: 1 })).toMatchObject({
      msg_key: 'announcement.changed',
    });
    // Saved as it was: not another version.
    await publish('draft two', { id, must_read: 1 });
    expect(await only(member, id)).toMatchObject({ version: 2, content: 'draft two' });
  });

  test('a receipt counts once, of members alone, and staff see who has and who has not', async () => {
    const id = await publish('read me', { must_read: 1 });
    const { data: me } = await ask(member, 'identity.memberInfo');
    for (const token of [member, member, admin, teacher])
      expect(await ask(token, 'announcements.read', { id, version: 1 })).toMatchObject({ code: 200 });
    const { of = 0 } = (await only(teacher, id))?.read ?? {};
    expect(await only(teacher, id)).toMatchObject({ read: { count: 1 } });
    const have = (await ask(teacher, 'announcements.readers', { id, read: 1 })).data;
    expect(have).toMatchObject({
      list: [{ user: { uid: me.uid }, read_ts: expect.any(Number) }],
      next: null,
    });
    const rest: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null;) {
      const { list, next } = (
        await ask(teacher, 'announcements.readers', { id, read: 0, size: 1, ...(cursor && { cursor }) })
      ).data;
      expect(list.length).toBeLessThanOrEqual(1);
      rest.push(...list.map(({ user }) => user.uid));
      cursor = next;
    }
    expect(new Set(rest).size).toBe(of - 1);
    expect(rest).toHaveLength(of - 1);
    expect(rest).not.toContain(me.uid);
  });

  test('G181: a page of those who have not read it costs no more than the page', async () => {
    const id = await publish('read by nobody', { must_read: 1 });
    let data: CallData<NamedCalls['announcements.readers']> | undefined;
    const most = await mostRowsOf(testServer.app.database.reader, async () => {
      ({ data } = await ask(teacher, 'announcements.readers', { id, read: 0, size: 1 }));
    });
    expect(data).toMatchObject({ list: [{ read_ts: null }], next: expect.any(String) });
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThanOrEqual(2);
  });

  test('who leaves the class is no longer counted', async () => {
    const { data } = await ask(teacher, 'groups.list');
    const { channel_id = '' } = data.list[0]?.group ?? {};
    await ask(guest, 'channels.subscribe', {
      channel_id,
      action: 'add',
      agree: 1,
      agreement_version: agreements.channel.version,
    });
    const id = await publish('who is here?');
    await ask(guest, 'announcements.read', { id, version: 1 });
    const before = (await only(teacher, id))?.read;
    expect(before).toMatchObject({ count: 1 });
    await ask(guest, 'channels.subscribe', { channel_id, action: 'del' });
    expect((await only(teacher, id))?.read).toEqual({ count: 0, of: (before?.of ?? 0) - 1 });
  });

  test('what waits for me: the newest that must be read, else the newest unread, else nothing', async () => {
    const second = await testServer.signIn('member2');
    const waiting = async () => (await list(second)).waiting;
    const confirmAll = async () => {
      for (let one = await waiting(); one; one = await waiting())
        await ask(second, 'announcements.read', { id: one.id, version: one.version });
    };
    await confirmAll();
    const must = await publish('must', { must_read: 1 });
    const may = await publish('may');
    expect(await waiting()).toMatchObject({ id: must });
    await ask(second, 'announcements.read', { id: must, version: 1 });
    expect(await waiting()).toMatchObject({ id: may });
    await ask(second, 'announcements.read', { id: may, version: 1 });
    expect(await waiting()).toBeNull();
  });
});

describe('E08: reminders', () => {
  const remind = (token: string, id: string) => ask(token, 'announcements.remind', { id });
  const remindersOf = async (token: string, id: string) =>
    (await ask(token, 'notices.list', { page_size: 100 })).data.list.filter(
      ({ body }) => body.kind === 'announcement_reminder' && body.announcement_id === id,
    );

  test('who has not read what must be read gets a notice, at most once an hour; who has read it none', async () => {
    const id = await publish('exam on Friday', { must_read: 1 });
    const second = await testServer.signIn('member2');
    await ask(second, 'announcements.read', { id, version: 1 });
    const before = (await only(teacher, id))?.read;
    expect(await remind(member, id)).toMatchObject({ msg_key: 'request.forbidden' });
    const answer = await remind(teacher, id);
    expect(answer.data).toEqual({ n: (before?.of ?? 0) - (before?.count ?? 0) });
    expect(await remindersOf(member, id)).toMatchObject([
      { read: false, body: { group_id, group: expect.stringMatching(/./) } },
    ]);
    expect(await remindersOf(second, id)).toEqual([]);
    expect(await remindersOf(teacher, id)).toEqual([]);
    expect(await remind(admin, id)).toMatchObject({
      code: 429,
      msg_key: 'announcement.reminded',
      data: { until: expect.any(Number) },
    });
    expect((await only(teacher, id))?.reminded_ts).toEqual(expect.any(Number));
    expect((await only(member, id))?.reminded_ts).toBeNull();
    expect(await remindersOf(member, id)).toHaveLength(1);
  });

  test('of two at the same moment one is sent; after an hour there may be another', async () => {
    const id = await publish('bring your notes', { must_read: 1 });
    const codes = (await Promise.all([remind(teacher, id), remind(teacher, id)])).map(({ code }) => code);
    expect(codes.toSorted((a, b) => a - b)).toEqual([200, 429]);
    await sql`UPDATE announcement SET reminded_at = reminded_at - interval '1 hour'
      WHERE announcement_id = ${id}`.execute(testServer.app.database.reader);
    expect(await remind(teacher, id)).toMatchObject({ code: 200 });
    expect(await remindersOf(member, id)).toHaveLength(2);
  });

  test('what need not be read, or was deleted, is not reminded of', async () => {
    const id = await publish('a hint');
    expect(await remind(teacher, id)).toMatchObject({ msg_key: 'announcement.no_reminder' });
    await ask(teacher, 'announcements.del', { id });
    expect(await remind(teacher, id)).toMatchObject({ msg_key: 'announcement.missing' });
  });
});

test('E34, P06: an announcement is pinned for all by its message, by staff alone', async () => {
  const id = await publish('pinned for everybody');
  await messageOf(id);
  const message = (await only(member, id))?.message_id ?? '';
  const pin = (token: string) => ask(token, 'marks.pin', { room, id: message, scope: 'all', on: 1 });
  expect(await pin(member)).toMatchObject({ msg_key: 'request.forbidden' });
  expect(await pin(teacher)).toMatchObject({ code: 200 });
  const { pins } = (await ask(member, 'marks.mine', { room })).data;
  expect(pins).toContainEqual(
    expect.objectContaining({
      scope: 'all',
      message: expect.objectContaining({ kind: 'announcement', id: message }),
    }),
  );
});
