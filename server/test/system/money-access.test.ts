import { agreements, namedCalls, type Call, type CallName } from '@goldbean/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { people } from '../../src/demo/academy.ts';
import { callNames, openTestServer, type TestServer } from './in-process.ts';
import {
  matrix,
  moneyCalls,
  objectFields,
  outsiders,
  type MoneyMatrixEntry,
  type MoneyMatrixFields,
  type MoneyCall,
  type MoneyObjects,
  type MoneyOutsider,
} from './money-matrix.ts';

/*
 * Every call that has to do with money, by everybody whom an object is none of: refused, or it finds nothing, and
 * nothing of the owner's moves. A call of these areas without an entry does not compile; one of another area that
 * moves money, or names an object of ours, fails.
 */
const ownerUid = people.find(({ jwcode }) => jwcode === 'member')?.uid ?? '';
let testServer: TestServer;
let objects: MoneyObjects;
const ask = (name: CallName, account: string | null, fields: MoneyMatrixFields) =>
  testServer.ask(name, account, fields);

/** Asks and takes no refusal. @returns `data` */
async function make(
  name: CallName,
  account: string,
  fields: MoneyMatrixFields,
): Promise<Record<string, unknown>> {
  const { code, msg_key: msgKey, data } = await ask(name, account, fields);
  if (code !== 200) throw new Error(`${name} was refused: ${msgKey}`);
  return data as Record<string, unknown>;
}

beforeAll(async () => {
  testServer = await openTestServer();
  const { app } = testServer;
  const reader = app.database.reader;
  const group = (await app.modules.talk.features.groups.list(ownerUid)).list[0]?.group;
  const live = (await make('live.list', 'member', { state: 'live' }))['list'] as [{ live_id: string }];
  const channel = group?.channel_id ?? '';
  const packet = await make('redPackets.send', 'member', {
    group_id: group?.group_id,
    kind: 'random',
    count: 2,
    total: 20,
    request_id: 'packet',
  });
  const order = await make('recharge.createBeanOrder', 'member', {
    goods_id: 'beans_60',
    pay_type: 1,
    channel: 5,
    agree: 1,
    agreement_version: agreements.pay.version,
    request_id: 'order',
  });
  const lines = (await make('wallet.statement', 'member', {}))['list'] as {
    kind: string;
    journal_id: string;
  }[];
  await app.database.transaction((tx) =>
    app.modules.people.features.notices.notify(tx, [
      { uid: ownerUid, body: { kind: 'beans_expire', amount: 1, expires_ts: 4_000_000_000_000 } },
    ]),
  );
  const { rows } = await sql<{ id: string }>`SELECT notice_id AS id FROM notice`.execute(reader);
  objects = {
    order: String(order['order_no']),
    packet: String(packet['packet_id']),
    group: group?.group_id ?? '',
    live: live[0].live_id,
    channel,
    journal: lines.find(({ kind }) => kind === 'issue')?.journal_id ?? '',
    notice: rows[0]?.id ?? '',
  };
  for (const [what, id] of Object.entries(objects)) if (id === '') throw new Error(`there is no ${what}`);
});
afterAll(() => testServer.close());

/** Everything of the owner's that money calls could change, as it is stored. */
async function belongings(): Promise<unknown> {
  const { rows } = await sql`SELECT
    (SELECT jsonb_agg(a ORDER BY id) FROM wallet_account a WHERE owner_id = ${ownerUid}) AS accounts,
    (SELECT jsonb_agg(h ORDER BY id) FROM wallet_hold h WHERE account_id LIKE ${`user:${ownerUid}:%`}) AS holds,
    (SELECT jsonb_agg(l ORDER BY id) FROM wallet_lot l WHERE account_id = ${`user:${ownerUid}:BEAN`}) AS lots,
    (SELECT jsonb_agg(o ORDER BY order_no) FROM pay_order o WHERE uid = ${ownerUid}) AS orders,
    (SELECT jsonb_agg(e ORDER BY event_id) FROM order_event e JOIN pay_order o ON o.order_no = e.order_no
      WHERE uid = ${ownerUid}) AS events,
    (SELECT jsonb_agg(p) FROM red_packet p WHERE packet_id = ${objects.packet}) AS packets,
    (SELECT jsonb_agg(s ORDER BY s) FROM red_packet_share s WHERE packet_id = ${objects.packet}) AS shares,
    (SELECT jsonb_agg(r ORDER BY r) FROM recharge_record r WHERE order_no = ${objects.order}) AS records,
    (SELECT jsonb_agg(k ORDER BY gift_id) FROM knapsack_item k WHERE uid = ${ownerUid}) AS knapsack,
    (SELECT jsonb_agg(g ORDER BY g) FROM reward_grant g WHERE uid = ${ownerUid}) AS rewards,
    (SELECT jsonb_agg(n ORDER BY notice_id) FROM notice n WHERE uid = ${ownerUid}) AS notices`.execute(
    testServer.app.database.reader,
  );
  return rows[0];
}
const journals = async (): Promise<number> =>
  (await sql<{ n: number }>`SELECT count(*) AS n FROM wallet_journal`.execute(testServer.app.database.reader))
    .rows[0]?.n ?? 0;

const entries = Object.entries(matrix) as [MoneyCall, MoneyMatrixEntry][];
const refused = entries.filter(
  (entry): entry is [MoneyCall, MoneyMatrixEntry & { kind: 'refused' }] => entry[1].kind === 'refused',
);
const silent = entries.filter(
  (entry): entry is [MoneyCall, MoneyMatrixEntry & { kind: 'passed over' }] =>
    entry[1].kind === 'passed over',
);
const alone = entries.filter(
  (entry): entry is [MoneyCall, MoneyMatrixEntry & { kind: 'own' }] => entry[1].kind === 'own',
);
const shared = entries.filter(([, { kind }]) => kind === 'for all');

test('every call that moves money, or names an object of somebody, has an entry', () => {
  const wanted = callNames.filter((name) => {
    const call: Call = namedCalls[name];
    const names = Object.keys(call.input.shape);
    return call.rate === 'money' || names.some((field) => objectFields.has(field));
  });
  expect(wanted.filter((name) => !(name in matrix))).toEqual([]);
  expect(wanted.length).toBeGreaterThan(20);
});

test('the owner gets what the others are refused, so the objects are there', async () => {
  expect(await ask('orders.detail', 'member', { order_no: objects.order })).toMatchObject({ code: 200 });
  expect(await ask('redPackets.info', 'member', { packet_id: objects.packet })).toMatchObject({ code: 200 });
  expect(await ask('wallet.channelIncome', 'teacher', { channel_id: objects.channel })).toMatchObject({
    code: 200,
  });
});

describe.each(Object.entries(outsiders) as [MoneyOutsider, string][])('%s', (role, account) => {
  test.each(refused.filter(([, { may }]) => !may?.includes(role)))(
    'is refused %s',
    async (name, { input }) => {
      const before = [await belongings(), await journals()];
      const answer = await ask(name, account, input(objects));
      // Not refused for a wrong field or too little money, which would hide a missing check of access.
      expect([answer.code, answer.msg_key]).toEqual([
        403,
        expect.stringMatching(/^(request\.forbidden|packet\.members_only)$/),
      ]);
      expect([await belongings(), await journals()]).toEqual(before);
    },
  );

  test.each(silent)('is passed over by %s', async (name, { input }) => {
    const before = [await belongings(), await journals()];
    await make(name, account, input(objects));
    expect([await belongings(), await journals()]).toEqual(before);
  });

  test.each(alone)('sees and moves their own alone by %s', async (name, { input }) => {
    const before = await belongings();
    const smuggled = { uid: ownerUid, payer: ownerUid, user_id: ownerUid, member_id: ownerUid };
    const answer = await ask(name, account, { ...smuggled, ...input?.(objects) });
    expect(answer.code).not.toBe(500);
    for (const id of [objects.order, objects.packet, objects.journal, objects.notice])
      expect(answer.text).not.toContain(id);
    expect(await belongings()).toEqual(before);
  });
});

describe('a visitor', () => {
  test.each([...refused, ...silent, ...alone])('has to sign in for %s', async (name, { input }) => {
    const before = [await belongings(), await journals()];
    expect(await ask(name, null, input?.(objects) ?? {})).toMatchObject({ code: 401 });
    expect([await belongings(), await journals()]).toEqual(before);
  });
});

test.each(shared)('%s names nothing that is somebody’s alone', (name) => {
  const fields = Object.keys(moneyCalls[name].input.shape);
  const forEverybody = new Set(['bag_id', 'rain_id']);
  expect(fields.filter((field) => objectFields.has(field) && !forEverybody.has(field))).toEqual([]);
});
