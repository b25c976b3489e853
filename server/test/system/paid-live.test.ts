import type { CallName } from '@goldbean/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestServer, type TestServer } from './in-process.ts';

/* The live session on air asks a ticket (D30, S49). */
let testServer: TestServer;
let live_id: string;
beforeAll(async () => {
  testServer = await openTestServer({}, {}, undefined, { film: true });
  const lives = await testServer.app.modules.live.features.live.list('nobody', { page: 1, page_size: 10 });
  live_id = lives.list[0]?.live_id ?? '';
  await sql`UPDATE live SET course_type = 5, ticket_beans = 30 WHERE live_id = ${live_id}`.execute(
    testServer.app.database.reader,
  );
});
afterAll(() => testServer.close());

const ask = (name: CallName, account: string, fields: object = {}) =>
  testServer.ask(name, account, { live_id, ...fields });
const beans = async (account: string) =>
  (await ask('tickets.buy', account, { beans: 30, request_id: 'again' })).data as {
    state: string;
    balance: number;
  };

test('S49: who has no ticket gets the price and no address of a picture, who buys one gets it', async () => {
  for (const name of ['live.info', 'live.clarity', 'replay.info'] as const) {
    const answer = await ask(name, 'member');
    expect([answer.msg_key, answer.data]).toEqual([
      'live.requirement',
      { course_type: 5, channel_id: expect.any(String) },
    ]);
    expect(answer.text).not.toMatch(/flv|hls/);
  }
  const offer = await ask('tickets.offer', 'member');
  expect(offer.data).toMatchObject({ beans: 30, over: null, mine: null, live: { ticket_beans: 30 } });
  expect(offer.text).not.toMatch(/flv|hls/);

  const bought = await ask('tickets.buy', 'member', { beans: 30, request_id: 'one' });
  expect(bought).toMatchObject({ code: 200, data: { state: 'held' } });
  expect(await ask('tickets.buy', 'member', { beans: 30, request_id: 'one' })).toMatchObject({
    data: bought.data,
  });
  expect(await beans('member')).toEqual(bought.data);

  const info = (await ask('live.info', 'member')).data as { media: { flv: string } };
  expect(info.media.flv).toMatch(/^\/flv\//);
  expect((await ask('live.info', 'member2')).msg_key).toBe('live.requirement');
  // What was not shown was not watched (C036, S36).
  for (const replay of [0, 1])
    expect(await ask('live.watch', 'member2', { seconds: 60, pos: 60, replay })).toMatchObject({
      msg_key: 'live.requirement',
    });
  expect((await ask('live.watch', 'member', { seconds: 60, pos: 60 })).code).toBe(200);
  // The visitors' preview shows only what is for everybody.
  expect((await testServer.ask('live.preview', null, {})).text).not.toContain(live_id);
  expect((await ask('live.info', 'teacher')).code).toBe(200);
  expect((await ask('tickets.offer', 'teacher')).msg_key).toBe('request.not_found');
});

test('S49: the offer of a ticket reads the live session once', async () => {
  const { reader } = testServer.app.database;
  const withTables = reader.withTables.bind(reader);
  const read: string[] = [];
  type From = { readonly table?: { readonly identifier: { readonly name: string } } };
  const plugin = {
    transformQuery({ node }: { node: { from?: { froms: readonly From[] } } }) {
      read.push(...(node.from?.froms ?? []).flatMap(({ table }) => table?.identifier.name ?? []));
      return node;
    },
    transformResult: async ({ result }: { result: unknown }) => result,
  };
  const spy = vi
    .spyOn(reader, 'withTables')
    .mockImplementation((() => withTables().withPlugin(plugin as never)) as never);
  try {
    const offer = await testServer.app.modules.live.features.tickets.offer(
      { uid: 'nobody', roles: [] },
      { live_id },
    );
    expect(offer.beans).toBe(30);
  } finally {
    spy.mockRestore();
  }
  expect(read).toContain('live_ticket');
  expect(read.filter((table) => table === 'live')).toHaveLength(1);
});

test('S49: the room, its messages and its members are for those with a ticket', async () => {
  const room = `live_${live_id}`;
  const { features } = testServer.app.modules.live;
  const { rows } = await sql<{ uid: string; jwcode: string }>`
    SELECT uid, jwcode FROM member WHERE jwcode IN ('member', 'member2')`.execute(
    testServer.app.database.reader,
  );
  const uids = rows.map(({ uid }) => uid);
  const access = await features.live.roomAccesses(testServer.app.database.reader, room, uids);
  expect(Object.fromEntries(rows.map(({ jwcode, uid }) => [jwcode, access?.get(uid)?.join]))).toEqual({
    member: null,
    member2: 'live.requirement',
  });
});

test('S49: that a ticket is sold is for those who run the live session: its price stays, and nobody else hears of it', async () => {
  const { rows } = await sql<{ channel_id: string; background: string }>`
    SELECT channel_id, background_id AS background FROM live WHERE live_id = ${live_id}`.execute(
    testServer.app.database.reader,
  );
  const lesson = {
    ...rows[0],
    name: 'A lesson for those who paid',
    introduction: 'What a balance sheet says',
    course_type: 5,
    ticket_beans: 40,
    start_time: Date.now() + 3_600_000,
    block_network: 0,
  };
  const next = (
    (await testServer.ask('streaming.edit', 'teacher', { ...lesson, ticket_beans: 30 })).data as {
      live_id: string;
    }
  ).live_id;
  const edit = (change: object) =>
    testServer.ask('streaming.edit', 'teacher', { ...lesson, live_id: next, ...change });
  const askNext = (name: CallName, account: string, fields: object = {}) =>
    testServer.ask(name, account, { live_id: next, ...fields });
  const isSold = async () =>
    ((await askNext('streaming.settings', 'teacher')).data as { live: { ticket_sold: boolean } }).live
      .ticket_sold;
  const lastSeq = async () => ((await askNext('live.info', 'teacher')).data as { last_seq: number }).last_seq;
  expect(await isSold()).toBe(false);
  expect((await edit({})).code).toBe(200);
  const before = await lastSeq();
  expect((await askNext('tickets.buy', 'member', { beans: 40, request_id: 'next' })).code).toBe(200);

  expect(await isSold()).toBe(true);
  for (const change of [{ ticket_beans: 50 }, { course_type: 1, ticket_beans: undefined }])
    expect(await edit(change)).toMatchObject({
      msg_key: 'ticket.sold',
      data: { fields: [{ field: 'ticket_beans', msg_key: 'ticket.sold' }] },
    });
  expect(await edit({ name: 'A lesson with another name' })).toMatchObject({
    code: 200,
    data: { live: { ticket_beans: 40, ticket_sold: true } },
  });
  for (const account of ['member', 'member2', 'teacher2'])
    expect(await askNext('streaming.settings', account)).toMatchObject({
      msg_key: 'request.forbidden',
      data: {},
    });
  const answers = [
    await askNext('live.info', 'member'),
    await askNext('tickets.offer', 'member'),
    await askNext('tickets.offer', 'member2'),
    await testServer.ask('live.list', 'member2', {}),
  ];
  for (const { code, text } of answers) {
    expect(code).toBe(200);
    expect(text).toContain(next);
    expect(text).not.toContain('ticket_sold');
  }
  // No event tells the room.
  expect(await lastSeq()).toBe(before);
});

test('S49: a live session that is stopped gives its tickets back, and the statement says for which', async () => {
  const balance = async () =>
    ((await testServer.ask('wallet.balances', 'member', {})).data as { beans: number }).beans;
  const before = await balance();
  expect((await ask('streaming.end', 'teacher', { kind: 'stop', reason: 'ill' })).code).toBe(200);
  await testServer.app.modules.live.features.tickets.settle(live_id);
  expect(await balance()).toBe(before + 30);
  const { list } = (await testServer.ask('wallet.statement', 'member', {})).data as {
    list: { kind: string; cause: { note: unknown } }[];
  };
  expect(list[0]).toMatchObject({ kind: 'release', cause: { note: { key: 'ticket' } } });
  const notified = async (account: string) =>
    ((await testServer.ask('notices.list', account, { tab: 'money' })).data as { list: { body: unknown }[] })
      .list;
  expect((await notified('member')).map(({ body }) => body)).toContainEqual(
    expect.objectContaining({ kind: 'ticket_refund', live_id, outcome: 'stopped', amount: 30 }),
  );
  expect(await notified('member2')).not.toContainEqual(
    expect.objectContaining({ body: expect.objectContaining({ kind: 'ticket_refund' }) as unknown }),
  );
});
