import { callPath, namedCalls, type CallData, type CallName, type NamedCalls } from '@goldbean/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mostRowsOf } from '../../../../test/most-rows.ts';
import { openTestServer, type TestServer } from '../../../../test/system/in-process.ts';

/* G071 in a group of 2,000: what is found, in which order, and how much of the group is read for it. */
const pupils = 2_000;
const named = [
  '王芳',
  '歐陽娜娜',
  '小秋练K图',
  'Nguyễn Văn An',
  'Đỗ Thị Hà',
  'สมชาย ใจดี',
  'Siti Nurhaliza',
  'JÜRGEN O’Neil',
  '绿豆 汤',
] as const;
let testServer: TestServer;
let token: string;
let group_id: string;
let room: string;

async function ask<Name extends CallName>(name: Name, payload: object = {}) {
  const answer = await testServer.app.http.inject({
    method: 'POST',
    url: callPath(namedCalls[name]),
    headers: { client: 'pc', token },
    payload,
  });
  return answer.json<{ code: number; data: CallData<NamedCalls[Name]> }>().data;
}
const list = (fields: object) => ask('groupMembers.list', { group_id, page_size: 20, ...fields });
const namesOf = async (fields: object) => (await list(fields)).list.map(({ user }) => user.nickname);

beforeAll(async () => {
  testServer = await openTestServer();
  token = await testServer.signIn('member');
  const [entry] = (await ask('groups.list')).list;
  group_id = entry?.group.group_id ?? '';
  room = entry?.group.room ?? '';
  const { reader } = testServer.app.database;
  const nicknames = [...named, ...Array.from({ length: pupils - named.length }, (_, at) => `Pupil ${at}`)];
  await sql`INSERT INTO member (uid, jwcode, nickname, created_at)
    SELECT 'pupil' || n, 'pp' || n, name, now()
    FROM unnest(${nicknames}::text[]) WITH ORDINALITY AS given (name, n)`.execute(reader);
  await sql`INSERT INTO group_member (group_id, uid, role, joined_at)
    SELECT ${group_id}, 'pupil' || n, 'student', timestamptz '2026-01-01' + n * interval '1 minute'
    FROM generate_series(1, ${pupils}::int) AS n`.execute(reader);
  await ask('groupMembers.remark', { group_id, uid: `pupil${pupils}`, text: '量价 my neighbour' });
  // Pupil 100 said something this week, and Pupil 101 only long ago.
  await sql`INSERT INTO room_frame (room, seq, type, id, client_msg_id, sender, kind, body, ts)
    SELECT ${room}, 900000 + n, 'msg', 'said' || n, 'said' || n, 'pupil' || (n + ${named.length + 1}::int), 'text', '{"text": "x"}',
      ${new Date(testServer.app.clock.now())}::timestamptz - CASE n WHEN 100 THEN 1 ELSE 60 END * interval '1 day'
    FROM generate_series(100, 101) AS n`.execute(reader);
});
afterAll(() => testServer.close());

describe('a search among 2,000 members', () => {
  test.each<[string, readonly string[]]>([
    ['王', ['王芳']],
    ['wangfang', ['王芳']],
    ['WF', ['王芳']],
    ['ouyang', ['歐陽娜娜']],
    ['oynn', ['歐陽娜娜']],
    ['k图', ['小秋练K图']],
    ['练 小秋', ['小秋练K图']],
    ['lvdou', ['绿豆 汤']],
    ['nguyen an', ['Nguyễn Văn An']],
    ['NGUYỄN VĂN', ['Nguyễn Văn An']],
    ['do thi', ['Đỗ Thị Hà']],
    ['ใจดี', ['สมชาย ใจดี']],
    ['สมชาย', ['สมชาย ใจดี']],
    ['haliza siti', ['Siti Nurhaliza']],
    ['jurgen o’n', ['JÜRGEN O’Neil']],
    ['PUPIL 1234', ['Pupil 1234']],
    ['pupil 199', ['Pupil 199', 'Pupil 1199', 'Pupil 1990']],
    ['neighbour', ['Pupil 1990']],
    ['liangjia', ['Pupil 1990']],
    ['my pupil', []],
    ['pupil 2000', []],
    ['pp1', []],
    ['%', []],
    ['_', []],
  ])('"%s" finds %j', async (q, expected) => {
    const answer = await list({ q });
    expect(answer.list.map(({ user }) => user.nickname)).toEqual(expected);
    expect(answer.total).toBe(expected.length);
  });

  test('is in the order of the whole list, has its total on every page, and knows roles and tags', async () => {
    const byJoining = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, at) => `Pupil ${from + at}`);
    expect(await namesOf({ q: 'pupil' })).toEqual(byJoining(0, 20));
    expect(await namesOf({ q: 'pupil', page: 3 })).toEqual(byJoining(40, 60));
    const { total } = await list({ q: 'pupil', page: 2 });
    expect(total).toBe(pupils - named.length);
    expect(await list({ q: 'pupil', page: 999 })).toMatchObject({ list: [], total });
    expect(await list({ q: 'pupil', role: 'head_teacher' })).toMatchObject({ list: [], total: 0 });
    expect(await list({ q: 'pupil', tag: 'nobody has it' })).toMatchObject({ list: [], total: 0 });
  });

  test('a label is one of what was said, alone and with a search', async () => {
    expect(await namesOf({ label: 'bubbling', q: 'pupil' })).toEqual(['Pupil 100']);
    const diving = await list({ label: 'diving', q: 'pupil', page: 6 });
    expect(diving.list.map(({ user }) => user.nickname)).toEqual(
      ['Pupil 101'].concat(Array.from({ length: 19 }, (_, at) => `Pupil ${102 + at}`)),
    );
    expect(diving.total).toBe(pupils - named.length - 1);
    expect(new Set(diving.list.map(({ label }) => label))).toEqual(new Set(['diving']));
  });

  test.each([
    ['a search', { q: 'pupil' }],
    ['a search that finds nobody', { q: 'nobody is called so' }],
    ['a search of whom to name', { q: 'wf', page: 1 }],
    ['a label', { label: 'diving' }],
    ['a label and a search', { label: 'diving', q: 'pupil', page: 3 }],
    ['no search', {}],
  ])('%s reads no more than a page of the members', async (_, fields) => {
    const most = await mostRowsOf(testServer.app.database.reader, () => list(fields));
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThanOrEqual(20);
  });
});
