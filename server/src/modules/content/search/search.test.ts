import { callPath, namedCalls, type CallData, type CallName, type NamedCalls } from '@goldbean/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../../../test/system/in-process.ts';
import { until } from '../../../../test/until.ts';

let testServer: TestServer;
let member: string;
let stranger: string;
beforeAll(async () => {
  testServer = await openTestServer();
  member = await testServer.signIn('member');
  stranger = await testServer.signIn('jw8802');
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
async function groupsOf(token: string, q: string, more: object = {}) {
  const { groups } = (await ask(token, 'search.all', { q, ...more })).data;
  return new Map(groups.map((group) => [group.type, group]));
}
const titles = async (q: string, type: string, token = member) =>
  (await groupsOf(token, q, { type })).get(type as 'users')?.list.map(({ title }) => title) ?? [];
const database = () => testServer.app.database;
const rename = (uid: string, nickname: string) =>
  sql`UPDATE member SET nickname = ${nickname} WHERE jwcode = ${uid}`.execute(database().reader);

test('S03: a member is found by a part of the name, by pinyin, by its first letters, without marks and with an error', async () => {
  await rename('jw8801', '欧阳明珠');
  await rename('jw8803', 'Nguyễn Thị Đào');
  await rename('jw8804', 'Penelope Hartington');
  for (const q of ['明珠', 'ouyang', 'oymz', '欧']) expect(await titles(q, 'users')).toContain('欧阳明珠');
  for (const q of ['thi dao', 'nguyễn']) expect(await titles(q, 'users')).toContain('Nguyễn Thị Đào');
  for (const q of ['hartington', 'hartingotn', 'penelpe'])
    expect(await titles(q, 'users')).toContain('Penelope Hartington');
  expect(await titles('zzqqxx', 'users')).toEqual([]);
  // Names change, and are found by the new one at once.
  await rename('jw8801', '司马光');
  expect(await titles('oymz', 'users')).toEqual([]);
  expect(await titles('smg', 'users')).toEqual(['司马光']);
});

test('S03: groups come with their counts, one of them by pages, and one that fails leaves the others', async () => {
  const all = await groupsOf(member, '银行');
  expect(all.get('stocks')?.total).toBeGreaterThan(5);
  expect(all.get('stocks')?.list).toHaveLength(5);
  expect(all.get('users')).toMatchObject({ total: 0, list: [], failed: false });
  const second = (await ask(member, 'search.all', { q: '银行', type: 'stocks', page: 2, page_size: 5 })).data;
  expect(second.groups).toHaveLength(1);
  expect(second.groups[0]?.list.map(({ id }) => id)).not.toContain(all.get('stocks')?.list[0]?.id);
  await sql`ALTER TABLE channel RENAME COLUMN img TO picture`.execute(database().reader);
  const broken = await groupsOf(member, '银行');
  await sql`ALTER TABLE channel RENAME COLUMN picture TO img`.execute(database().reader);
  expect(broken.get('channels')).toMatchObject({ failed: true });
  expect(broken.get('stocks')).toMatchObject({ failed: false });
  expect(await ask(member, 'search.all', { q: '  ' })).toMatchObject({ msg_key: 'search.empty' });
  expect(await ask(member, 'search.all', { q: '长'.repeat(51) })).toMatchObject({
    msg_key: 'search.too_long',
  });
});

test('S46: a stock is found by code, Chinese and English name, pinyin initials and a mistyped name', async () => {
  const first = async (q: string) => (await ask(member, 'stocks.find', { q })).data.list[0];
  const tencent = {
    code: '00700',
    name: '腾讯控股',
    name_en: 'Tencent Holdings',
    market: 'HKEX',
    pinyin: 'TXKG',
  };
  for (const q of ['00700', '腾讯', 'tencent', 'txkg', 'tengxun', 'tencnet', 'tencemt'])
    expect(await first(q), q).toEqual(tencent);
  expect(await first('600519')).toMatchObject({ name: '贵州茅台' });
  expect((await ask(member, 'stocks.find', { q: 'nothingatall' })).data).toEqual({ list: [], total: 0 });
  const { list } = (await ask(member, 'search.suggest', { q: 'gzmt' })).data;
  expect(list[0]).toMatchObject({ type: 'stocks', title: '贵州茅台' });
});

test('S03: messages are found in one’s own rooms alone', async () => {
  const [entry] = (await ask(member, 'groups.list')).data.list;
  const text = '安全边际到底怎么量化';
  const { data } = await ask(member, 'messaging.publish', {
    room: entry?.group.room,
    client_msg_id: crypto.randomUUID(),
    kind: 'text',
    body: { text },
  });
  const snippets = async (token: string) =>
    (await groupsOf(token, '怎么量化', { type: 'messages' }))
      .get('messages')
      ?.list.map(({ snippet }) => snippet);
  await until('the words are written', async () => (await snippets(member))?.length === 1);
  const found = (await groupsOf(member, '怎么量化')).get('messages');
  expect(found).toMatchObject({ total: 1, list: [{ snippet: text, from: entry?.group.name }] });
  expect(found?.list[0]?.href).toBe(`/chat?group=${entry?.group.group_id}&seq=${data.seq}`);
  expect(await snippets(stranger)).toEqual([]);
});

test('S03: a stock code finds the minute of a replay in which the stock was named, or announced', async () => {
  const { rows } = await sql<{ live_id: string }>`
    SELECT live_id FROM live WHERE state = 'ended' AND course_type = 1 AND NOT block_network LIMIT 1`.execute(
    database().reader,
  );
  const live = rows[0]?.live_id ?? '';
  const begun = Date.UTC(2026, 10, 20, 2);
  await sql`DELETE FROM live_replay WHERE live_id = ${live}`.execute(database().reader);
  await sql`
    INSERT INTO live_replay (live_id, channel_id, video_id, started_at, ended_at, state, mode)
    SELECT live_id, channel_id, 'found_by_minute', ${new Date(begun)}, ${new Date(begun + 600_000)}, 'ready', 'permanent'
    FROM live WHERE live_id = ${live}`.execute(database().reader);
  await sql`
    INSERT INTO live_replay_part (live_id, part, begun_at, ms, ended_by)
    VALUES (${live}, 0, ${new Date(begun)}, 600000, 'encoder')`.execute(database().reader);
  const rooms = testServer.app.modules.talk.ports.rooms;
  const { rows: people } = await sql<{ uid: string }>`
    SELECT uid FROM member WHERE jwcode = 'member'`.execute(database().reader);
  const uid = people[0]?.uid ?? '';
  const say = (text: string, at: number) =>
    database().transaction((tx) =>
      rooms.importMessages(tx, `live_${live}`, [{ uid, message: text, ts: begun + at }]),
    );
  await say('海天味业的现金流怎么看', 125_000);
  const minutes = async (q: string) => (await groupsOf(member, q)).get('replay_minutes')?.list ?? [];
  await until('the words are written', async () => (await minutes('603288')).length === 1);
  expect((await minutes('603288'))[0]).toMatchObject({
    snippet: '海天味业的现金流怎么看',
    media_ts: 125_000,
    href: `/pindao/livePlayback?live_id=${live}&t=125`,
  });
  expect(await minutes('海天味业')).toHaveLength(1);
  const notice = JSON.stringify({ kind: 'notice', text: 'ĐẦU TƯ dài hạn' });
  await sql`
    INSERT INTO room_frame (room, seq, type, kind, body, ts)
    SELECT room, max(seq) + 1, 'event', 'notice', ${notice}::jsonb, ${new Date(begun + 240_000)}
    FROM room_frame WHERE room = ${`live_${live}`} GROUP BY room`.execute(database().reader);
  expect(await minutes('đầu tư')).toMatchObject([{ snippet: 'ĐẦU TƯ dài hạn', media_ts: 240_000 }]);
  // What only fans or followers may watch shows nothing of its messages.
  for (const closed of [
    sql`course_type = 3, block_network = FALSE`,
    sql`course_type = 1, block_network = TRUE`,
  ]) {
    await sql`UPDATE live SET ${closed} WHERE live_id = ${live}`.execute(database().reader);
    expect(await minutes('603288')).toEqual([]);
  }
});

test('S03: what one looked for last, each once, the latest first, for oneself', async () => {
  for (const q of ['Cash flow', '茅台', 'cash  FLOW']) await ask(member, 'search.keep', { q });
  expect((await ask(member, 'search.recent')).data.list).toEqual(['cash  FLOW', '茅台']);
  expect((await ask(stranger, 'search.recent')).data.list).toEqual([]);
  await ask(member, 'search.forget', { q: 'CASH FLOW' });
  expect((await ask(member, 'search.recent')).data.list).toEqual(['茅台']);
  for (let n = 0; n < 12; n += 1) await ask(member, 'search.keep', { q: `word ${n}` });
  expect((await ask(member, 'search.recent')).data.list).toHaveLength(10);
  await ask(member, 'search.forget');
  expect((await ask(member, 'search.recent')).data.list).toEqual([]);
});
