import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { orderStates } from '@goldbean/contract';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase, createTestJobs } from '../../test/test-database.ts';
import { createApp, type App } from '../app.ts';
import { demoAccounts, demoPassword } from '../modules/people/identity/index.ts';
import { systemClock, type Clock } from '../platform/clock.ts';
import { readConfig } from '../platform/config.ts';
import { systemRandom } from '../platform/random.ts';
import {
  channels as demoChannels,
  day,
  lives,
  member,
  member2,
  people,
  presents,
  talk,
  teacher,
} from './academy.ts';
import { goods } from './goods.ts';
import { seedDemo } from './index.ts';

let testDatabase: Awaited<ReturnType<typeof createTestDatabase>>;
let folder: string;
let app: App;

async function startApp(demo: '0' | '1' = '1', clock: Clock = systemClock): Promise<void> {
  const env = {
    PORT: '0',
    RTMP_PORT: '0',
    GOLDBEAN_DATA: folder,
    GOLDBEAN_DEMO: demo,
    LOG_LEVEL: 'silent',
  };
  app = await createApp({
    config: readConfig(env),
    database: testDatabase.database,
    jobs: (log) => createTestJobs(testDatabase.url, log, { clock }),
    clock,
    random: systemRandom,
    webFolder: null,
  });
  await app.start();
}

beforeEach(async () => {
  testDatabase = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'goldbean-demo-'));
  await startApp();
});
afterEach(async () => {
  await app.stop();
  await testDatabase.drop();
  await rm(folder, { recursive: true, force: true });
});

const list = () => app.modules.live.features.live.list(member, { page: 1, page_size: 100 });
const gift = async (uid: string) => (await app.modules.money.features.rewards.list(uid)).list[0];
/** Packets of the class group that the first member may still open, and what they have not read there. */
const classGroup = async () => {
  const [entry] = (await app.modules.talk.features.groups.list(member)).list;
  const { list: open } = await app.modules.money.features.redPackets.ungrabbed(member, {
    group_id: entry?.group.group_id ?? '',
  });
  return { last: entry?.last_msg?.kind, open: open.length, unread: entry?.unread };
};
const beanLines = { currency: 'BEAN', page: 1, page_size: 100 } as const;
const facts = async () => {
  const { identity, channels } = app.modules.people.features;
  const { live, gifts } = app.modules.live.features;
  const { wallet, shop, orders } = app.modules.money.features;
  const { messaging } = app.modules.talk.features;
  const known = await identity.users.many(
    app.database.reader,
    people.map(({ uid }) => uid),
  );
  const { list: all } = await list();
  const [onAir] = all;
  const room = onAir?.room ?? '';
  const history = await messaging.history(member, room, { size: 100 });
  return {
    people: known.size,
    channels: (await channels.list(member, { tab: 'all', page: 1, page_size: 10 })).total,
    states: all.map(({ state }) => state),
    likes: (await live.audience.likes(member, { live_id: onAir?.live_id ?? '' })).total,
    messages: history.list.map(({ body }) => ('text' in body ? body.text : undefined)),
    wallet: await wallet.wallet(member),
    knapsack: await gifts.knapsack(member),
    newcomer: [(await gift(member))?.state, (await gift(member2))?.state],
    goods: (await shop.ofLive(member, { live_id: onAir?.live_id ?? '' })).list.map(
      ({ name, current, group }) => [name, current, group?.need ?? null],
    ),
    givers: (await gifts.ranks.rankOf(app.database.reader, onAir?.live_id ?? '', { uid: '', seesAll: true }))
      .list.length,
    classGroup: await classGroup(),
    orders: (await orders.list(member, { page: 1, page_size: 100 })).list.map(({ state }) => state),
    lines: (await wallet.statement(member, beanLines)).list.map(({ kind, amount, left }) => [
      kind,
      amount,
      left,
    ]),
    packet: (await wallet.statement(member2, beanLines)).list.map(({ kind, amount, left }) => [
      kind,
      amount,
      left,
    ]),
    money: (await wallet.reconciliation()).ok,
  };
};

test('S08: the wish pool has wishes of every status, with votes, pictures, answers and merges', async () => {
  await seedDemo(app);
  await seedDemo(app);
  const { wishes } = app.modules.wishes.features;
  const head = {
    uid: people.find(({ jwcode }) => jwcode === 'producthead')?.uid ?? '',
    roles: ['product_head'],
  } as const;
  const all = { tab: 'recent', product: null, kind: 0, q: '', page: 1, page_size: 100 } as const;
  const { list: shown, counts } = await wishes.list(head, { ...all, status: 7 });
  const { rows } = await sql<{ n: number; merged: number }>`
    SELECT count(*)::int AS n, count(merged_into)::int AS merged FROM wish`.execute(app.database.reader);
  expect(rows).toEqual([{ n: 42, merged: 3 }]);
  expect(shown).toHaveLength(39);
  for (const status of [0, 1, 2, 3, 4, 5, 6]) expect([status, counts[status]]).not.toEqual([status, 0]);
  const has = (is: (wish: (typeof shown)[number]) => boolean) => shown.filter(is).length;
  expect(has(({ paid_votes }) => paid_votes > 0)).toBeGreaterThan(2);
  expect(has(({ free_votes }) => free_votes > 0)).toBeGreaterThan(30);
  expect(has(({ pics }) => pics.length > 0)).toBeGreaterThan(5);
  expect(has(({ communicated }) => communicated)).toBeGreaterThan(5);
  expect(has(({ comments }) => comments > 0)).toBeGreaterThan(5);
  // Who tries the demo may vote for each that is open.
  const mine = await wishes.list({ uid: member, roles: [] }, { ...all, status: 7 });
  expect(mine.list.every(({ voted }) => !voted)).toBe(true);
  // They find wishes of theirs in every state, and something in each tab of their messages.
  const as = { uid: member, roles: [] };
  const own = await wishes.mine(as, { state: 7, q: '', page: 1, page_size: 100 });
  const hidden = own.list.find(({ status }) => status === 0);
  expect(hidden?.hidden_reason).toBeTruthy();
  const merged = own.list.find(({ merged_into }) => merged_into !== null);
  expect(merged?.merged_into?.title).toBeTruthy();
  const { wishMessages } = app.modules.wishes.features;
  const kinds = async (tab: 'default' | 'pingMe' | 'zanMe') =>
    (await wishMessages.list(as, { tab, page: 1, page_size: 100 })).list.map(({ news }) => news.kind);
  const progress = await kinds('default');
  for (const kind of ['moved', 'merged', 'answered', 'rejected'] as const) expect(progress).toContain(kind);
  // The latest first: an answer to a comment of theirs, and a comment on a wish of theirs.
  expect(await kinds('pingMe')).toEqual(['mentioned', 'replied']);
  expect(await kinds('zanMe')).toEqual(['liked']);
});

test('an empty server gets the demo once, and its film plays after every start', async () => {
  await seedDemo(app);
  // Likes are written a moment after they are made.
  await vi.waitFor(async () => expect((await facts()).likes).toBeGreaterThan(0));
  const first = await facts();
  expect(first).toMatchObject({
    people: people.length,
    channels: 7,
    states: ['live', ...Array.from({ length: 9 }, () => 'not_started'), 'ended'],
    wallet: { beans: 500, coins: 20, credits: 10 },
    newcomer: ['claimed', 'open'],
    goods: goods.map(({ name, group }, place) => [name, place === 0, group?.need ?? null]),
    givers: new Set(presents.map(([uid]) => uid)).size,
    classGroup: { last: 'red_packet', open: 1, unread: 0 },
    orders: [orderStates.created, orderStates.closed, orderStates.failed, orderStates.credited],
    money: true,
  });
  expect(first.messages).toEqual(talk.map(([, , text]) => text));
  for (const { account } of demoAccounts)
    expect(people.find(({ jwcode }) => jwcode === account)).toBeDefined();
  expect(lives.every(({ picture }) => picture.length > 0)).toBe(true);

  const { list: all } = await list();
  const liveId = all[0]?.live_id ?? '';
  await vi.waitFor(async () => {
    const { media, live } = await app.modules.live.features.live.info(
      { uid: member, roles: [], sessionId: 's' },
      { live_id: liveId },
    );
    expect([live.interrupted, media.flv.startsWith('/flv/')]).toEqual([false, true]);
  });

  await app.stop();
  await startApp();
  expect((await app.modules.live.features.live.current(liveId)).interrupted_until).not.toBeNull();
  await seedDemo(app);
  expect(await facts()).toEqual(first);
  await vi.waitFor(async () =>
    expect((await app.modules.live.features.live.current(liveId)).interrupted_until).toBeNull(),
  );
});

/** How each account that is an iron fan stands: its state, its next charge and how often that failed, who extended it. */
const ironFans = async () => {
  const { channel_id } = (await list()).list.find(({ streamer }) => streamer.uid === teacher)?.channel ?? {
    channel_id: '',
  };
  const { list: members, total } = await app.modules.live.features.ironFans.members(
    { uid: teacher, roles: [] },
    { channel_id, page: 1, page_size: 100 },
  );
  expect(members).toHaveLength(total);
  return Object.fromEntries(
    members.map(({ user, membership: { state, plan, next_charge, renewed, extended } }) => [
      user.jwcode,
      [state, plan, next_charge?.failed ?? null, renewed, extended?.days ?? null],
    ]),
  );
};
const ironStates = {
  jw8801: ['active', 'monthly', null, false, null],
  jw8802: ['about_to_expire', 'monthly', null, false, null],
  jw8803: ['expired', 'monthly', null, false, null],
  jw8804: ['about_to_expire', 'continuous_monthly', 1, false, null],
  jw8805: ['active', 'monthly', null, false, 60],
  jw8806: ['active', 'continuous_monthly', 0, true, null],
};

test('S45, T12: an account shows each state of an iron-fan membership, once, and again however much later', async () => {
  await seedDemo(app);
  // What came long ago is read; what just happened waits for its reader.
  const { notices } = app.modules.people.features;
  const unread = async ({ uid }: { readonly uid: string }) =>
    (await notices.list(uid, { tab: 'all', page: 1, page_size: 100 })).list
      .filter(({ read, body }) => !read && body.kind === 'iron_fan')
      .map(({ body }) => 'step' in body && body.step);
  const notified = people.filter(({ jwcode }) => jwcode in ironStates).map(unread);
  expect(await Promise.all(notified)).toEqual([[], ['expires_soon'], [], ['charge_failed'], [], []]);
  const books = async () => {
    const { rows } = await sql`SELECT count(*) FROM wallet_journal`.execute(app.database.reader);
    return [rows, (await app.modules.money.features.wallet.reconciliation()).ok];
  };
  expect(await ironFans()).toEqual(ironStates);
  const first = await books();
  await seedDemo(app);
  expect([await ironFans(), await books()]).toEqual([ironStates, first]);

  for (const days of [9, 40, 500]) {
    await app.stop();
    await startApp('1', { now: () => Date.now() + days * day });
    await seedDemo(app);
    const later = await ironFans();
    const shown = Object.fromEntries(
      Object.entries(later).map(([jwcode, [state, plan, failed]]) => [jwcode, [state, plan, failed]]),
    );
    expect(shown, `${days} days later`).toEqual(
      Object.fromEntries(
        Object.entries(ironStates).map(([jwcode, [state, plan, failed]]) => [jwcode, [state, plan, failed]]),
      ),
    );
    expect(later['jw8805']?.[4]).toBe(60);
    expect((await books())[1]).toBe(true);
  }
});

/** What tells the six languages apart in a name, and in messages. */
const tongues = [
  ['th', /[\u0e00-\u0e7f]/u],
  ['vi', /[ăđơưạảấầậếệịọớờợủứữự]/iu],
  ['ms', /\b(Kelas|Menyimpan|Selamat)\b/u],
  ['en', /\b(Market|How to)\b/u],
  ['zh_HK', /[穩讀報]/u],
  ['zh_CN', /[课线]/u],
] as const;

test('channels and live sessions have names in each of the six languages', () => {
  for (const [language, script] of tongues) {
    expect(
      demoChannels.some(({ name }) => script.test(name)),
      language,
    ).toBe(true);
    expect(
      lives.some(({ name }) => script.test(name)),
      language,
    ).toBe(true);
  }
});

test('the first member has a class in each of the six languages, where that language is spoken', async () => {
  await seedDemo(app);
  const classesOf = async (uid: string) =>
    (await app.modules.talk.features.groups.list(uid)).list.filter(({ group }) => group.kind === 'class');
  const classes = await classesOf(member);
  for (const [language, script] of tongues) {
    const own = classes.find(({ group }) => script.test(group.name));
    expect(own, language).toBeDefined();
    const { list: messages } = await app.modules.talk.features.messaging.history(
      member,
      own?.group.room ?? '',
      {
        size: 100,
      },
    );
    expect(
      messages.filter(({ body }) => 'text' in body && script.test(body.text)).length,
      language,
    ).toBeGreaterThan(0);
  }
  // Nobody begins with something unread.
  expect(classes.map(({ unread }) => unread)).toEqual(classes.map(() => 0));
  // The furnished one comes first, with the last message; the other ready accounts have none of the rest.
  expect(classes[0]?.group.channel_id).toBe((await classesOf(teacher))[0]?.group.channel_id);
  expect(
    (await classesOf(member2))
      .map(({ group }) => group.name)
      .filter((name) => !/[\u4e00-\u9fff]/u.test(name)),
  ).toEqual([]);
});

test('a server with members of its own is left alone', async () => {
  await app.database.transaction((tx) =>
    app.modules.people.features.identity.createMember(tx, {
      jwcode: 'first',
      nickname: '住户',
      password: 'long enough',
    }),
  );
  await seedDemo(app);
  expect((await list()).total).toBe(0);
  expect((await app.modules.people.features.identity.users.many(app.database.reader, [teacher])).size).toBe(
    0,
  );
});

test('D85, on the same data without the demo, nobody of it signs in or stays signed in', async () => {
  await seedDemo(app);
  const signIn = ({ jwcode }: { readonly jwcode: string }, address: string) =>
    app.modules.people.features.identity.login(
      { account: jwcode, password: demoPassword, area: 86, agree: true },
      address,
    );
  const { token } = await signIn({ jwcode: 'member' }, '10.0.0.1');
  expect(await app.modules.people.authenticate(token)).toMatchObject({ uid: member });

  await app.stop();
  await startApp('0');
  expect(await app.modules.people.authenticate(token)).toBeNull();
  const tries = await Promise.allSettled(people.map((person, n) => signIn(person, `10.0.1.${n}`)));
  expect(
    tries.map((one) => (one.status === 'rejected' ? (one.reason as { msgKey?: string }).msgKey : 'in')),
  ).toEqual(people.map(() => 'account.closed'));

  await app.stop();
  await startApp();
  expect((await signIn({ jwcode: 'member' }, '10.0.0.1')).member.uid).toBe(member);
});
