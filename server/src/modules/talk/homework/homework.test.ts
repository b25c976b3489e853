import {
  agreements,
  callPath,
  type CallData,
  type CallName,
  namedCalls,
  type NamedCalls,
} from '@goldbean/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../../../test/system/in-process.ts';

const start = Date.parse('2026-11-22T10:00:00+08:00');
const hour = 3_600_000;
const fields = [{ id: 'why', kind: 'text', label: 'Why?', required: true, options: [] }];
let now = start;
let testServer: TestServer;
let teacher: string;
let member: string;
let group_id: string;
let requests = 0;

beforeAll(async () => {
  testServer = await openTestServer({}, {}, { now: () => now });
  teacher = await testServer.signIn('teacher');
  member = await testServer.signIn('member');
  const [own] = (await ask(teacher, 'groups.list')).data.list;
  group_id = own?.group.group_id ?? '';
});
afterAll(() => testServer.close());
beforeEach(() => {
  now += hour;
});

async function ask<Name extends CallName>(token: string, name: Name, payload: object = {}) {
  const answer = await testServer.app.http.inject({
    method: 'POST',
    url: callPath(namedCalls[name]),
    headers: { client: 'pc', token },
    payload,
  });
  return answer.json<{ code: number; msg_key: string; data: CallData<NamedCalls[Name]> }>();
}
const request_id = () => `h${(requests += 1)}`;

async function set(kind: string, title: string, deadline?: number): Promise<string> {
  const given = { group_id, kind, title, deadline, request_id: request_id() };
  const saved = await ask(teacher, 'tasks.save', { ...given, ...(kind === 'form' && { fields }) });
  expect(saved).toMatchObject({ code: 200 });
  return saved.data.task_id;
}
const announce = async (content: string, must_read: number) =>
  (await ask(teacher, 'announcements.save', { group_id, content, must_read })).data.id;
const submit = (task_id: string) =>
  ask(member, 'tasks.submit', { task_id, answers: { text: 'Done' }, request_id: request_id() });
const due = async (more: object = {}, token = member) => (await ask(token, 'homework.due', more)).data;
const titles = async (more: object = {}) => (await due(more)).list.map(({ title }) => title);

test('S03: what is due comes first, the soonest first, then what has no end, then what was missed', async () => {
  expect(await due()).toEqual({ list: [], next: null });
  await set('assignment', 'No end, older');
  await set('assignment', 'Missed first', now + hour);
  await set('form', 'Missed last', now + 2 * hour);
  now += 3 * hour;
  const later = now + 5 * hour;
  const id = await set('assignment', 'Due later', later);
  await set('form', 'Due soon', now + hour);
  await announce('Please read this', 1);
  await announce('Nobody has to read this', 0);
  await set('sign_in', 'Here', now + hour);
  const order = ['Due soon', 'Due later', 'Please read this', 'No end, older', 'Missed last', 'Missed first'];
  expect(await titles()).toEqual(order);

  const { list } = await due();
  expect(list[1]).toMatchObject({ id, kind: 'assignment', due_ts: later, done_ts: null, late: false });
  expect(list[1]?.group).toMatchObject({ group_id });
  expect(list[1]?.group.name).not.toBe('');
  expect(list.map(({ late }) => late)).toEqual([false, false, false, false, true, true]);
});

test('S03: the list goes on by key, each row once, also when one is done meanwhile', async () => {
  const all = await titles();
  const first = await due({ size: 2 });
  expect(first.list.map(({ title }) => title)).toEqual(all.slice(0, 2));
  await submit(first.list.find(({ kind }) => kind === 'assignment')?.id ?? '');
  const rest = await due({ size: 100, cursor: first.next });
  expect(rest.list.map(({ title }) => title)).toEqual(all.slice(2));
  expect(rest.next).toBeNull();
  expect(await ask(member, 'homework.due', { cursor: 'none' })).toMatchObject({ code: 400 });
  const cursorAt = (key: string) => Buffer.from(`[${key},"a"]`).toString('base64url');
  expect(await due({ cursor: cursorAt('8.6e15') })).toEqual({ list: [], next: null });
  // No moment and no place of a row: no cursor of ours.
  expect(await ask(member, 'homework.due', { cursor: cursorAt('1e300') })).toMatchObject({ code: 400 });
});

test('S03: what is submitted or confirmed is done, the latest first, with its mark', async () => {
  const read = (await due()).list.find(({ kind }) => kind === 'announcement');
  await ask(member, 'announcements.read', { id: read?.id, version: 1 });
  expect(await titles()).not.toContain('Please read this');
  const done = await due({ state: 'done' });
  expect(done.list.map(({ title }) => title)).toEqual(['Please read this', 'Due later']);
  expect(done.list[0]).toMatchObject({ kind: 'announcement', done_ts: now, late: false, points: null });
  const [, marked] = done.list;
  const [result] = (await ask(teacher, 'tasks.results', { task_id: marked?.id })).data.list;
  const uid = result?.user.uid;
  const given = { task_id: marked?.id, uid, points: 88, request_id: request_id() };
  expect(await ask(teacher, 'tasks.mark', given)).toMatchObject({ code: 200 });
  expect((await due({ state: 'done' })).list[1]).toMatchObject({ points: 88 });

  // Another version is another thing to read.
  await ask(teacher, 'announcements.save', {
    group_id,
    id: read?.id,
    content: 'Read it again',
    must_read: 1,
  });
  expect(await titles()).toContain('Read it again');
});

test('S03: the staff are asked for nothing, nor is anybody for what was closed before they came', async () => {
  expect(await due({}, teacher)).toEqual({ list: [], next: null });
  const guest = await testServer.signIn('jw8802');
  expect(await due({}, guest)).toEqual({ list: [], next: null });
  const [own] = (await ask(teacher, 'groups.list')).data.list;
  await ask(guest, 'channels.subscribe', {
    channel_id: own?.group.channel_id,
    action: 'add',
    agree: 1,
    agreement_version: agreements.channel.version,
  });
  const { list } = await due({}, guest);
  expect(list.map(({ title }) => title)).toContain('No end, older');
  expect(list.filter(({ late }) => late)).toEqual([]);
  // Who has left is asked for nothing.
  await ask(guest, 'channels.subscribe', { channel_id: own?.group.channel_id, action: 'del' });
  expect(await due({}, guest)).toEqual({ list: [], next: null });
});
