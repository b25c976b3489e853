import {
  agreements,
  callPath,
  type CallData,
  type CallName,
  namedCalls,
  type NamedCalls,
  type TaskVideo,
} from '@goldbean/contract';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../../../test/system/in-process.ts';
import { silentLog } from '../../../../test/test-database.ts';
import { patienceMs, until } from '../../../../test/until.ts';
import { createConverter } from '../../../platform/media/conversion/index.ts';
import { call, connect } from '../messaging/testing/message-client.ts';

const start = Date.parse('2026-11-22T10:00:00+08:00');
const hour = 3_600_000;
let now = start;
let testServer: TestServer;
let teacher: string;
let member: string;
let classmate: string;
let guest: string;
let group_id: string;
let room: string;
let requests = 0;

beforeAll(async () => {
  testServer = await openTestServer({}, {}, { now: () => now });
  teacher = await testServer.signIn('teacher');
  member = await testServer.signIn('member');
  classmate = await testServer.signIn('member2');
  guest = await testServer.signIn('jw8802');
  const [own] = (await ask(teacher, 'groups.list')).data.list;
  group_id = own?.group.group_id ?? '';
  room = own?.group.room ?? '';
});
afterAll(() => testServer.close());
beforeEach(() => {
  // Sessions live for days; a test goes on where the one before ended.
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
const newRequest = () => `r${(requests += 1)}`;

const fields = [
  {
    id: 'evening',
    kind: 'single',
    label: 'Which evening?',
    required: true,
    options: [
      { id: 'mon', label: 'Monday' },
      { id: 'thu', label: '=HYPERLINK("http://x")' },
    ],
  },
  { id: 'why', kind: 'text', label: 'Why?', required: true, options: [] },
  { id: 'note', kind: 'text', label: 'Anything else?', required: false, options: [] },
];
const save = (token: string, given: object = {}) =>
  ask(token, 'tasks.save', {
    group_id,
    kind: 'form',
    title: 'Evenings',
    fields,
    request_id: newRequest(),
    ...given,
  });
const set = async (given: object = {}) => (await save(teacher, given)).data.task_id;
const submit = (token: string, task_id: string, answers: object = {}, request_id = newRequest()) =>
  ask(token, 'tasks.submit', { task_id, answers, request_id });
const filled = { fields: { evening: ['thu'], why: ['-2+3 work'] } };

test('E10: a form is published in the room, asked of the class and sent once; the staff see who and how many', async () => {
  const deadline = now + hour;
  const task_id = await set({ deadline });
  await until('the form is published', async () => {
    const { list } = (await ask(member, 'messaging.history', { room })).data;
    const body = { task_id, task: 'form', title: 'Evenings', deadline_ts: deadline };
    expect(list.at(-1)).toMatchObject({ kind: 'form', body });
    return true;
  });
  expect((await ask(member, 'tasks.detail', { task_id })).data).toMatchObject({
    task: { title: 'Evenings', fields, over: false, turnout: null },
    my: null,
    sign_in: null,
  });
  expect(await submit(member, task_id, filled)).toMatchObject({ code: 200 });
  expect((await ask(member, 'tasks.detail', { task_id })).data.my).toMatchObject({ answers: filled });
  const { list } = (await ask(teacher, 'tasks.list', { group_id })).data;
  expect(list[0]).toMatchObject({ task: { task_id, turnout: { done: 1 } }, my: null });
  const results = await ask(teacher, 'tasks.results', { task_id });
  expect(results.data).toMatchObject({ total: 1, list: [{ submission: { answers: filled } }] });
  const { csv } = (await ask(teacher, 'tasks.csv', { task_id })).data;
  expect(csv).toMatch(/^\uFEFF"Name","Number","Submitted","Which evening\?","Why\?","Anything else\?"\r\n/);
  expect(csv).toContain(`"'=HYPERLINK(""http://x"")","'-2+3 work",""`);
});

test('V24: of submissions at the same time one is stored; the same request again is answered as before', async () => {
  const task_id = await set();
  const answers = await Promise.all(Array.from({ length: 8 }, () => submit(member, task_id, filled)));
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
  expect(answers.filter(({ msg_key }) => msg_key === 'task.repeated')).toHaveLength(7);
  expect((await ask(teacher, 'tasks.results', { task_id })).data.total).toBe(1);

  const request = newRequest();
  const [one, same] = [
    await submit(classmate, task_id, filled, request),
    await submit(classmate, task_id, filled, request),
  ];
  expect(same.data).toEqual(one.data);
  expect(await submit(classmate, task_id, filled)).toMatchObject({ code: 409, msg_key: 'task.repeated' });
});

test('M04: what is unanswered is named, and nothing is stored until all of it is there', async () => {
  const task_id = await set();
  expect(await submit(member, task_id, { fields: { why: [' '] } })).toMatchObject({
    code: 422,
    msg_key: 'task.unanswered',
    data: { unanswered: ['evening', 'why'] },
  });
  expect(await submit(member, task_id, { fields: { evening: ['fri'], why: ['x'] } })).toMatchObject({
    code: 400,
  });
  expect((await ask(teacher, 'tasks.results', { task_id })).data.total).toBe(0);
  expect(await submit(member, task_id, filled)).toMatchObject({ code: 200 });
});

test('E10: the deadline is the server’s', async () => {
  const deadline = now + 1_000;
  const task_id = await set({ deadline });
  now = deadline - 1;
  expect(await submit(member, task_id, filled)).toMatchObject({ code: 200 });
  now = deadline;
  expect(await submit(classmate, task_id, filled)).toMatchObject({ code: 422, msg_key: 'task.over' });
  expect((await ask(classmate, 'tasks.detail', { task_id })).data.task.over).toBe(true);
  expect(await save(teacher, { deadline: now })).toMatchObject({ msg_key: 'task.deadline_past' });
});

test('E10: only the staff set work, see results and mark; a stranger sees nothing', async () => {
  const task_id = await set();
  expect(await save(member)).toMatchObject({ code: 403, msg_key: 'request.forbidden' });
  for (const name of ['tasks.results', 'tasks.csv'] as const)
    expect(await ask(member, name, { task_id }), name).toMatchObject({ msg_key: 'request.forbidden' });
  for (const name of ['tasks.detail', 'tasks.results', 'tasks.csv'] as const)
    expect(await ask(guest, name, { task_id }), name).toMatchObject({ msg_key: 'request.forbidden' });
  expect(await ask(guest, 'tasks.list', { group_id })).toMatchObject({ msg_key: 'request.forbidden' });
  expect(await submit(guest, task_id, filled)).toMatchObject({ msg_key: 'request.forbidden' });
  const mark = { task_id, uid: 'x', points: 5, request_id: newRequest() };
  expect(await ask(member, 'tasks.mark', mark)).toMatchObject({ msg_key: 'request.forbidden' });
  expect(await ask(member, 'tasks.detail', { task_id: 'none' })).toMatchObject({ msg_key: 'task.missing' });
});

test('E10: a form needs questions, and a choice two different options', async () => {
  expect(await save(teacher, { fields: [] })).toMatchObject({ msg_key: 'task.no_questions' });
  const [choice] = fields;
  for (const options of [[], [{ id: 'a', label: 'A' }], [1, 2].map(() => ({ id: 'a', label: 'A' }))])
    expect(await save(teacher, { fields: [{ ...choice, options }] })).toMatchObject({
      msg_key: 'task.few_options',
    });
  expect(await save(teacher, { title: ' ' })).toMatchObject({ msg_key: 'request.content_required' });
});

test('E10: an assignment is written, and marked with 0 to 100 points and a comment', async () => {
  const task_id = await set({ kind: 'assignment' });
  expect(await submit(member, task_id, { text: ' ' })).toMatchObject({
    msg_key: 'task.unanswered',
    data: { unanswered: ['text'] },
  });
  expect(await submit(member, task_id, { text: 'x', files: ['none'] })).toMatchObject({
    msg_key: 'file.unknown',
  });
  expect(await submit(member, task_id, { text: 'Three risks.' })).toMatchObject({ code: 200 });
  const { uid } = (await ask(member, 'identity.memberInfo')).data;
  const mark = (points: unknown, of = uid) =>
    ask(teacher, 'tasks.mark', { task_id, uid: of, points, comment: 'Good.', request_id: newRequest() });
  for (const points of [-1, 101, 50.5, 'ten'])
    expect(await mark(points), String(points)).toMatchObject({ msg_key: 'task.mark_range' });
  for (const points of [0, 100]) expect(await mark(points)).toMatchObject({ code: 200 });
  expect(await mark(5, 'nobody')).toMatchObject({ msg_key: 'request.not_found' });
  expect((await ask(member, 'tasks.detail', { task_id })).data.my).toMatchObject({
    points: 100,
    comment: 'Good.',
  });
});

/** Uploads a file as the scene of class work. @returns its id */
async function upload(
  token: string,
  name = 'risks.txt',
  content: Buffer = Buffer.from('Three risks.'),
): Promise<string> {
  const boundary = 'work';
  const part = (head: string, body: Buffer | string) =>
    Buffer.concat([
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
      Buffer.from(body),
      Buffer.from('\r\n'),
    ]);
  const answer = await testServer.app.http.inject({
    method: 'POST',
    url: callPath(namedCalls['files.upload']),
    headers: { client: 'pc', token, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([
      part('name="scene"', 'work'),
      part(`name="file"; filename="${name}"`, content),
      Buffer.from(`--${boundary}--\r\n`),
    ]),
  });
  return answer.json<{ data: CallData<NamedCalls['files.upload']> }>().data.file_id;
}

test('E10: the files of a member’s work are read by that member and the staff, by no classmate', async () => {
  const task_id = await set({ kind: 'assignment' });
  const file_id = await upload(member);
  expect(await submit(classmate, task_id, { files: [file_id] })).toMatchObject({ msg_key: 'file.unknown' });
  expect(await submit(member, task_id, { files: [file_id] })).toMatchObject({ code: 200 });
  const { list } = (await ask(teacher, 'tasks.results', { task_id })).data;
  expect(list[0]?.submission.files).toEqual([{ file_id, name: 'risks.txt', size: 12, video: null }]);
  const readable = async (token: string) =>
    (await ask(token, 'files.addresses', { file_ids: [file_id] })).data.list.length;
  expect(await Promise.all([member, teacher, classmate, guest].map(readable))).toEqual([1, 1, 0, 0]);
});

const isOff = createConverter(1, silentLog).atOnce === 0;
test.skipIf(isOff)(
  'E10, D32: a video of work is converted, and plays for its member and the staff',
  async () => {
    const task_id = await set({ kind: 'assignment' });
    const avi = await readFile(new URL('../../../../test/uploads/tiny.avi', import.meta.url));
    const file_id = await upload(member, 'work.avi', avi);
    await testServer.app.http.listen({ port: 0, host: '127.0.0.1' });
    const host = `127.0.0.1:${(testServer.app.http.server.address() as AddressInfo).port}`;
    const socket = await connect(host, teacher);
    expect(await call(host, teacher, 'join', { room })).toMatchObject({ code: 200 });
    expect(await submit(member, task_id, { files: [file_id] })).toMatchObject({ code: 200 });
    const seen = async (): Promise<TaskVideo | null | undefined> =>
      (await ask(teacher, 'tasks.results', { task_id })).data.list[0]?.submission.files[0]?.video;
    expect(['processing', 'ready']).toContain((await seen())?.state);
    await until('it is converted and has a picture', async () => Boolean((await seen())?.poster_id), {
      timeout: 2 * patienceMs,
      interval: 100,
    });
    const { state, played_id, poster_id, w, h, duration } = (await seen()) ?? {};
    // Who looks at the work hears of it, and of nothing that is in it.
    await until('the room has received it', async () => socket.of('event').length > 0);
    expect(socket.of('event').map(({ data }) => data)).toContainEqual({
      kind: 'task_file',
      task_id,
      file_id,
    });
    socket.cut();
    expect(state).toBe('ready');
    expect(played_id).not.toBe(file_id);
    for (const known of [w, h, duration]) expect(known).toBeGreaterThan(0);
    expect((await ask(member, 'tasks.detail', { task_id })).data.my?.files[0]?.video).toEqual(await seen());
    const readable = async (token: string) =>
      (await ask(token, 'files.addresses', { file_ids: [played_id, poster_id] })).data.list.length;
    expect(await Promise.all([member, teacher, classmate, guest].map(readable))).toEqual([2, 2, 0, 0]);
  },
);

test('E11: a member signs in once a day by the clock of Shanghai, and the row of days goes on', async () => {
  now = Date.parse('2026-11-24T23:59:00+08:00');
  const task_id = await set({ kind: 'sign_in', title: 'Good evening' });
  const both = await Promise.all([submit(member, task_id), submit(member, task_id)]);
  expect(both.map(({ msg_key }) => msg_key).toSorted()).toEqual(['', 'task.signed']);
  const days = async () => (await ask(member, 'tasks.detail', { task_id })).data;
  expect(await days()).toMatchObject({
    task: { turnout: { done: 1 } },
    sign_in: { today: '2026-11-24', streak: 1, days: ['2026-11-24'] },
  });
  now += 60_000;
  expect(await days()).toMatchObject({ my: null, sign_in: { today: '2026-11-25', streak: 1 } });
  expect(await submit(member, task_id)).toMatchObject({ code: 200 });
  expect((await days()).sign_in).toEqual({
    today: '2026-11-25',
    streak: 2,
    days: ['2026-11-24', '2026-11-25'],
  });
  now += 48 * hour;
  expect((await days()).sign_in?.streak).toBe(0);
  expect((await ask(member, 'tasks.detail', { task_id, month: '2026-10' })).data.sign_in?.days).toEqual([]);
});

test('E11: a sign-in that is over shows its own day: how many came, and whether I did', async () => {
  now = Date.parse('2026-11-27T09:00:00+08:00');
  const deadline = Date.parse('2026-11-28T00:00:00+08:00');
  const task_id = await set({ kind: 'sign_in', title: 'Of one day', deadline });
  await submit(member, task_id);
  const seen = async (token: string) => (await ask(token, 'tasks.detail', { task_id })).data;
  const own = (await seen(member)).my?.submission_id;
  now = deadline + hour;
  const next = await set({ kind: 'sign_in', title: 'Of the next day' });
  await submit(classmate, next);
  await submit(teacher, next);
  expect(await seen(member)).toMatchObject({
    task: { over: true, turnout: { done: 1 } },
    my: { submission_id: own },
  });
  expect(await seen(classmate)).toMatchObject({ task: { turnout: { done: 1 } }, my: null });
  const { list } = (await ask(member, 'tasks.list', { group_id })).data;
  const listed = (id: string) => list.find(({ task }) => task.task_id === id);
  expect(listed(task_id)).toMatchObject({ task: { turnout: { done: 1 } }, my: { submission_id: own } });
  expect(listed(next)).toMatchObject({ task: { turnout: { done: 2 } }, my: null });
});

test('the card of a task is neither recalled nor hidden: the task would stay', async () => {
  const task_id = await set();
  let id = '';
  await until('its card is published', async () => {
    const { list } = (await ask(member, 'messaging.history', { room })).data;
    id = list.findLast(({ body }) => 'task_id' in body && body.task_id === task_id)?.id ?? '';
    return id !== '';
  });
  expect(await ask(teacher, 'messaging.recall', { room, id })).toMatchObject({
    msg_key: 'chat.recall_refused',
  });
  expect(await ask(teacher, 'marks.block', { room, id, on: 1, reason: 'x' })).toMatchObject({
    msg_key: 'chat.block_refused',
  });
});

test('who leaves the class sees its work no more', async () => {
  const task_id = await set();
  const [own] = (await ask(teacher, 'groups.list')).data.list;
  const channel_id = own?.group.channel_id ?? '';
  await ask(guest, 'channels.subscribe', {
    channel_id,
    action: 'add',
    agree: 1,
    agreement_version: agreements.channel.version,
  });
  expect(await ask(guest, 'tasks.detail', { task_id })).toMatchObject({ code: 200 });
  await ask(guest, 'channels.subscribe', { channel_id, action: 'del' });
  expect(await ask(guest, 'tasks.detail', { task_id })).toMatchObject({ msg_key: 'request.forbidden' });
});
