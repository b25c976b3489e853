import { newsRoom, type CallData, type CallName, type NamedCalls } from '@goldbean/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../../../test/system/in-process.ts';

let testServer: TestServer;
beforeAll(async () => {
  testServer = await openTestServer();
});
afterAll(() => testServer.close());

async function ask<Name extends CallName>(account: string, name: Name, fields: object = {}) {
  const { data, msg_key } = await testServer.ask(name, account, { ...fields });
  return { msg_key, data: data as CallData<NamedCalls[Name]> };
}
const newsFields = (text: string, more: object = {}) => ({ text, source: 'Wire', ...more });
const write = async (text: string, more: object = {}) =>
  (await ask('admin', 'news.save', newsFields(text, more))).data.id;
const textsOf = async (account: string, fields: object = {}) =>
  (await ask(account, 'news.list', fields)).data.list.map(({ text }) => text);
async function received(): Promise<{ kind: string; news?: { text: string }; id?: string }[]> {
  const { rows } = await sql<{ body: { kind: string } }>`SELECT body FROM room_frame
    WHERE room = ${newsRoom} AND type = 'event' ORDER BY seq`.execute(testServer.app.database.reader);
  return rows.map(({ body }) => body);
}

test('S05: staff publish news once, members alone do not, and its room hears what was written', async () => {
  expect(await ask('member', 'news.save', newsFields('Mine'))).toMatchObject({
    msg_key: 'request.forbidden',
  });
  expect(await ask('admin', 'news.save', newsFields(''))).toMatchObject({ msg_key: 'news.empty' });
  expect(await ask('admin', 'news.save', { text: 'Who says so' })).toMatchObject({ msg_key: 'news.source' });
  const once = { important: 1, request_id: 'news-once' };
  const id = await write('腾讯控股 buys back shares', once);
  expect(await write('腾讯控股 buys back shares', once)).toBe(id);
  const { list } = (await ask('member', 'news.list')).data;
  expect(list.filter((news) => news.id === id)).toHaveLength(1);
  expect(list[0]).toMatchObject({
    id,
    source: 'Wire',
    important: true,
    stocks: [{ code: '00700', market: 'HKEX' }],
  });
  expect(await ask('member', 'messaging.join', { room: newsRoom })).toMatchObject({ msg_key: '' });
  const spoken = { room: newsRoom, client_msg_id: 'm1', kind: 'text', body: { text: 'Hello' } };
  expect(await ask('member', 'messaging.publish', spoken)).toMatchObject({ msg_key: 'request.forbidden' });
  // A correction keeps its time, and is received as the same item.
  await write('腾讯控股 bought back shares', { id });
  const [first] = (await ask('member', 'news.list')).data.list;
  expect(first).toMatchObject({ id, at_ts: list[0]?.at_ts, important: false });
  expect(await ask('member', 'news.remove', { id })).toMatchObject({ msg_key: 'request.forbidden' });
  await ask('admin', 'news.remove', { id });
  expect(await ask('admin', 'news.remove', { id })).toMatchObject({ msg_key: 'news.missing' });
  await expect.poll(received).toMatchObject([
    { kind: 'news_published', news: { id, text: '腾讯控股 buys back shares' } },
    { kind: 'news_published', news: { id, text: '腾讯控股 bought back shares' } },
    { kind: 'news_gone', id },
  ]);
});

test('S05: news come latest first by cursor, important ones alone, and only what came after one', async () => {
  const ids: string[] = [];
  for (const at of [1, 2, 3, 4, 5]) ids.push(await write(`News ${at}`, { important: at % 2 }));
  const first = (await ask('member', 'news.list', { size: 2 })).data;
  expect(first.list.map(({ text }) => text)).toEqual(['News 5', 'News 4']);
  await write('News 6');
  // What came in between moves nothing.
  expect(await textsOf('member', { size: 2, cursor: first.next })).toEqual(['News 3', 'News 2']);
  expect((await textsOf('member', { important: 1 })).slice(0, 3)).toEqual(['News 5', 'News 3', 'News 1']);
  expect(await textsOf('member', { after: ids[3] })).toEqual(['News 6', 'News 5']);
  expect(await ask('member', 'news.list', { after: '404' })).toMatchObject({ msg_key: 'news.missing' });
});

test('S05: how far I have read is of my account, and goes forwards alone', async () => {
  const [older, newer] = [await write('Older'), await write('Newer')];
  const read = async (account: string) => (await ask(account, 'news.list')).data.read?.id ?? null;
  expect(await read('member')).toBeNull();
  await ask('member', 'news.read', { id: newer });
  await ask('member', 'news.read', { id: older });
  expect(await read('member')).toBe(newer);
  expect(await read('member2')).toBeNull();
  expect(await ask('member', 'news.read', { id: '404' })).toMatchObject({ msg_key: 'news.missing' });
});

test('S05: what comes from elsewhere comes once, at its own time, and nobody is notified', async () => {
  const { news } = testServer.app.modules.content.features;
  const before = (await received()).length;
  const item = {
    title: '',
    text: 'Long ago',
    source: 'Wire',
    important: false,
    at: 1_000,
    feedKey: 'wire:1',
  };
  const bring = () => testServer.app.database.transaction((tx) => news.importNews(tx, item));
  expect([await bring(), await bring()]).toEqual([true, false]);
  let cursor: string | null | undefined;
  const found: { text: string; at_ts: number }[] = [];
  do {
    const { data } = await ask('member', 'news.list', cursor ? { cursor } : {});
    found.push(...data.list);
    cursor = data.next;
  } while (cursor);
  expect(found.filter(({ text }) => text === 'Long ago')).toMatchObject([{ at_ts: 1_000 }]);
  expect(await received()).toHaveLength(before);
});
