import { errors, namedCalls, type Call } from '@goldbean/contract';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { seedDemo } from '../../src/demo/index.ts';
import { callNames, openTestServer, type TestServer } from './in-process.ts';
import { cancelling, matrix, replayed, stopping, type LiveCall } from './live-matrix.ts';
import { makeLiveObjects } from './live-objects.ts';
import { restricted, people, roles, type LiveRoleEntry, type LiveObjects, type Role } from './live-roles.ts';
import { sumsOf, tablesOf } from './stored-tables.ts';

/*
 * P04, P05: every call of live sessions and of their rooms, by everybody: it is answered to whom domain 3.1 lets, refused to
 * the others with the reason that holds for them, and what is refused stores nothing. A call without an entry does not compile.
 */
let testServer: TestServer;
let objects: LiveObjects;
let tables: string[];
let restrictedUids: string[];
const uidOf = async (account: string): Promise<string> =>
  ((await testServer.ask('identity.memberInfo', account, {})).data as { uid: string }).uid;

beforeAll(async () => {
  testServer = await openTestServer();
  objects = await makeLiveObjects(testServer);
  const others = ['notice', 'room_mute', 'wallet_journal', 'red_packet', 'red_packet_share', 'shop_purchase'];
  tables = [...(await tablesOf('live')), ...others];
  restrictedUids = await Promise.all(restricted.map((role) => uidOf(people[role])));
});
afterAll(() => testServer.close());

const stored = () => sumsOf(testServer.app.database.reader, tables);
/** What an act leaves would refuse the next. */
afterEach(async () => {
  await sql`UPDATE moderation_action SET ended_at = ${new Date()}::timestamptz
    WHERE ended_at IS NULL AND target_uid <> ALL (${restrictedUids})`.execute(testServer.app.database.reader);
});

/** Likes are summed once a second, whoever calls what meanwhile. */
const allCounted = () =>
  vi.waitFor(async () => {
    const { rows } = await sql`SELECT live_id FROM live_counter
      WHERE likes <> (SELECT coalesce(sum(n), 0) FROM live_like WHERE live_like.live_id = live_counter.live_id)`.execute(
      testServer.app.database.reader,
    );
    expect(rows).toEqual([]);
  });

/** By title: each call of the table, and some of them asked in another way. */
const entries: readonly (readonly [title: string, name: LiveCall, entry: LiveRoleEntry])[] = [
  ...(Object.entries(matrix) as [LiveCall, LiveRoleEntry][]).map(
    ([name, entry]) => [name, name, entry] as const,
  ),
  ['streaming.end with a reason', 'streaming.end', stopping],
  ['live.watch of a replay', 'live.watch', replayed],
  ['live.appointment given up', 'live.appointment', cancelling],
];
/** What the first who may takes away is there again for the next. */
async function prepare(name: LiveCall): Promise<void> {
  const { live_id, member: uid } = objects;
  if (name === 'moderation.unfreeze') {
    const made = await testServer.ask('moderation.freeze', people.owner, {
      live_id,
      uid,
      type: 3,
      reason: 'noise',
    });
    expect(made.msg_key).toBe('');
  }
  if (name === 'liveWishes.people' || name === 'liveWishes.remove') {
    const made = await testServer.ask('liveWishes.save', people.owner, {
      live_id,
      gift_id: 'applause',
      target: 5,
    });
    objects = { ...objects, wish: (made.data as { id: string }).id };
  }
}

/** Against whom nothing stands yet. */
const unrestricted = roles.filter((role) => !restricted.some((one) => one === role));

describe.each(roles)('P04, P05: %s', (role: Role) => {
  const account = people[role];
  test.each(entries)('%s', async (_, name, { may, why, answered = '', input }) => {
    await prepare(name);
    const isAllowed = may.includes(role);
    const before = isAllowed ? undefined : await stored();
    const { code, msg_key: key } = await testServer.ask(name, account, input(objects));
    if (isAllowed) {
      expect(key).toBe(answered);
      if (name === 'live.like' || name === 'live.likeOld') await allCounted();
      return;
    }
    const reason = why?.[role] ?? 'request.forbidden';
    expect([code, key]).toEqual([errors[reason].code, reason]);
    // A call for the offices is refused before it is looked at.
    const { access, errors: callErrors }: Call = namedCalls[name];
    if (access === 'member') expect(callErrors).toContain(reason);
    expect(await stored()).toEqual(before);
  });

  test('moderation.warn of the streamer', async () => {
    const { live_id } = objects;
    const answer = await testServer.ask('moderation.warn', account, { live_id, reason: 'advice' });
    const may = ['live admin', 'inspector', 'administrator'].includes(role);
    expect(answer.msg_key).toBe(may ? '' : 'request.forbidden');
    if (!may) return;
    const { warning_id } = answer.data as { warning_id: string };
    for (const other of roles) {
      const read = await testServer.ask('moderation.acknowledge', people[other], { warning_id });
      const isTheirs = ['owner', 'streamer'].includes(other);
      expect([other, read.msg_key]).toEqual([other, isTheirs ? '' : 'request.forbidden']);
    }
  });

  test.each(unrestricted)('acts on no peer and no superior: %s', async (other) => {
    const rank: Partial<Record<Role, number>> = {
      'live admin': 1,
      streamer: 2,
      owner: 3,
      inspector: 4,
      administrator: 5,
    };
    const { live_id } = objects;
    const fields = { live_id, uid: await uidOf(people[other]), type: 3, on: 1, reason: 'noise' };
    for (const name of ['moderation.freeze', 'moderation.block'] as const) {
      const may = matrix[name].may.includes(role) && (rank[role] ?? 0) > (rank[other] ?? 0);
      expect([name, (await testServer.ask(name, account, fields)).msg_key]).toEqual([
        name,
        may ? '' : 'request.forbidden',
      ]);
    }
  });
});

/** Nobody has to be known to see what is on air for everybody (S13). */
const ofVisitors: ReadonlySet<LiveCall> = new Set(['live.preview', 'live.publicOnAir']);
const asked = new Set<LiveCall>([...entries.map(([, name]) => name), 'moderation.acknowledge']);
test.each([...asked])('P04: a visitor has to sign in for %s', async (name) => {
  expect((await testServer.ask(name, null, {})).code).toBe(ofVisitors.has(name) ? 200 : 401);
});

/** What they name is a live session or stands in one, and yet they tell nothing of it: they note where a payment or a joining began. */
const notes: ReadonlySet<string> = new Set([
  'fans.join',
  'orders.record',
  'recharge.createBeanOrder',
  'recharge.payByAlipay',
  'recharge.payByPaypal',
  'recharge.payByWechat',
]);
const ofObjects = ['live_id', 'bag_id', 'rain_id', 'vote_id', 'tuangou_id'];
test('P04: every call that names a live session or what is in one has an entry', () => {
  const naming = callNames.filter((name) => {
    const { input }: Call = namedCalls[name];
    return ofObjects.some((field) => field in input.shape);
  });
  expect(naming.filter((name) => !asked.has(name as LiveCall) && !notes.has(name))).toEqual([]);
  expect(naming.length).toBeGreaterThan(60);
});

test('P04: with a picture on air, live.clarity is answered to whom it may', async () => {
  await seedDemo(testServer.app);
  await vi.waitFor(async () => {
    const { may, input } = matrix['live.clarity'];
    for (const role of may) {
      const { msg_key: key } = await testServer.ask('live.clarity', people[role], input(objects));
      expect([role, key]).toEqual([role, '']);
    }
  });
});
