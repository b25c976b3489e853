import { guidanceSteps, rewardLimits, signInBeans, type GuidanceStep } from '@goldbean/contract';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createManualClock, createTestDatabase, createSeededRandom } from '../../../../test/test-database.ts';
import { keyOf } from '../../../../test/refusals.ts';
import { createIdempotency } from '../../../platform/idempotency.ts';
import { createIds } from '../../../platform/ids.ts';
import type { JobHandler, Jobs } from '../../../platform/jobs.ts';
import { createWallet } from '../wallet/index.ts';
import { createRewards } from './index.ts';

const testDatabase = await createTestDatabase({ standIns: ['member'] });
const { database } = testDatabase;
const clock = createManualClock();
const random = createSeededRandom(9);
const ids = createIds(clock, 1);
const idempotency = createIdempotency(clock);
/** Deadlines that wait until a test runs them. */
const due: { readonly friend: string; readonly at: number }[] = [];
let payInvite: JobHandler = async () => {};
const jobs: Jobs = {
  define: (name, handler) => {
    if (name === 'rewards.invite') payInvite = handler;
  },
  every() {},
  at: async (tx, _name, data, at) =>
    database.afterCommit(tx, () => due.push({ friend: String(data['friend']), at })),
  async start() {},
  async stop() {},
};
/** What the other features know of the members; everybody has done everything unless a test says otherwise. */
const undone = new Map<string, readonly GuidanceStep[]>();
const openedAt = new Map<string, number>();
const wallet = createWallet({
  database,
  clock,
  ids,
  jobs,
  ownsChannel: async () => true,
});
const ports = {
  database,
  clock,
  ids,
  random,
  idempotency,
  jobs,
  users: {
    openedAt: async (_reader, who) => openedAt.get(who) ?? clock.now(),
    many: async (_reader, uids) =>
      new Map(uids.map((uid) => [uid, { uid, jwcode: uid, nickname: uid, img: '', level: 1 }])),
  },
  wallet: wallet.port,
} satisfies Parameters<typeof createRewards>[0];
const rewards = createRewards(ports);
const approvals = {
  first_post: rewards.port.approves('first_post'),
  first_video: rewards.port.approves('first_video'),
};

for (const step of guidanceSteps)
  rewards.step(step, async (_reader, who) => !(undone.get(who) ?? []).includes(step));

let number = 0;
let uid = '';
const intent = (call: string, who = uid, requestId = `r${(number += 1)}`) => ({
  actor: who,
  call,
  requestId,
  bodyHash: 'same',
});
type TestedRewardKind = 'newcomer' | 'guidance' | 'first_post' | 'first_video';
const claim = (kind: TestedRewardKind, who = uid, requestId?: string) => {
  const wanted = intent('G013', who, requestId);
  return rewards.claim(who, { kind, request_id: wanted.requestId }, wanted, addressOf(who));
};
const signIn = (who = uid) => rewards.signIn(who, intent('G014', who));
const addresses = new Map<string, string>();
const addressOf = (who: string): string => addresses.get(who) ?? who;
const bind = (code: string, who = uid, device?: string) =>
  rewards.invites.bind(who, { code, device }, intent('G165', who), addressOf(who));
const invites = (who = uid, device?: string) =>
  rewards.invites.list(who, { page: 1, page_size: 20, device }, addressOf(who));
/** A day later: the deadlines that are due run, twice as a queue may. */
const aDayLater = async () => {
  clock.advance(rewardLimits.inviteHoldMs);
  const now = clock.now();
  for (const { friend, at } of due) if (at <= now) for (const _ of [1, 2]) await payInvite({ friend });
};
const money = async (who = uid) => {
  const { beans, credits } = await wallet.wallet(who);
  return { beans, credits };
};
const grant = (kind: 'first_post' | 'first_video', subject: string) =>
  database.transaction((tx) => approvals[kind](tx, uid, subject));
const answersOf = async (works: Promise<unknown>[]) => {
  const settled = await Promise.all(works.map(keyOf));
  return Object.fromEntries([...Map.groupBy(settled, (one) => one)].map(([key, list]) => [key, list.length]));
};
const day = 24 * 3_600_000;

beforeEach(() => {
  number += 1;
  uid = `member${number}`;
});
afterAll(() => testDatabase.drop());

test('the newcomer gift is 50 beans and 10 credits, once, and both statements say so (K18)', async () => {
  expect(await claim('newcomer')).toEqual({ beans: 50, credits: 10 });
  expect(await keyOf(claim('newcomer'))).toBe('reward.claimed');
  expect(await money()).toEqual({ beans: 50, credits: 10 });
  for (const [currency, amount] of [
    ['BEAN', 50],
    ['CREDIT', 10],
  ] as const) {
    const { list } = await wallet.statement(uid, { currency, page: 1, page_size: 20 });
    expect(list).toMatchObject([{ kind: 'reward', amount, left: amount, cause: { type: 'newcomer' } }]);
  }
  expect((await rewards.list(uid)).list.map(({ kind, state }) => [kind, state])).toEqual([
    ['newcomer', 'claimed'],
    ['guidance', 'open'],
    ['first_post', 'waiting'],
    ['first_video', 'waiting'],
  ]);
});

test('K23: a task is shown when something can approve it, or when it was paid', async () => {
  const early = createRewards(ports);
  for (const step of guidanceSteps) early.step(step, async () => true);
  const shown = async () => (await early.list(uid)).list.map(({ kind }) => kind);
  expect(await shown()).toEqual(['newcomer', 'guidance']);
  const approve = early.port.approves('first_post');
  expect(await shown()).toEqual(['newcomer', 'guidance', 'first_post']);
  expect(() => early.port.approves('first_post')).toThrow('"first_post" is registered already');
  await database.transaction((tx) => approve(tx, uid, 'post'));
  await grant('first_video', 'video');
  expect(await shown()).toEqual(['newcomer', 'guidance', 'first_post', 'first_video']);
});

test('50 claims at the same moment give one gift', async () => {
  expect(await answersOf(Array.from({ length: 50 }, () => claim('newcomer')))).toEqual({
    'not refused': 1,
    'reward.claimed': 49,
  });
  expect(await money()).toEqual({ beans: 50, credits: 10 });
  expect((await wallet.reconciliation()).ok).toBe(true);
});

test('one intent that comes 50 times gets one answer and one gift', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => claim('newcomer', uid, 'once')));
  for (const answer of answers) expect(answer).toEqual({ beans: 50, credits: 10 });
  expect(await money()).toEqual({ beans: 50, credits: 10 });
  const other = { ...intent('G013', uid, 'once'), bodyHash: 'another' };
  expect(await keyOf(rewards.claim(uid, { kind: 'guidance', request_id: 'once' }, other, uid))).toBe(
    'system.repeated',
  );
});

test('a first post and a first video are paid on approval, once each, and never on a claim (D51)', async () => {
  for (const kind of ['first_post', 'first_video'] as const) {
    expect(await keyOf(claim(kind))).toBe('reward.not_approved');
    const given = await Promise.all([1, 2, 3].map((place) => grant(kind, `${kind}-${place}`)));
    expect(given.map(({ beans }) => beans).toSorted((a, b) => a - b)).toEqual([0, 0, 100]);
    expect(await keyOf(claim(kind))).toBe('reward.claimed');
  }
  expect(await money()).toEqual({ beans: 200, credits: 0 });
  const { list } = await wallet.statement(uid, { currency: 'BEAN', page: 1, page_size: 20 });
  expect(list.map(({ cause }) => cause.type)).toEqual(['first_video', 'first_post']);
  expect(list.map(({ cause }) => cause.note)).toEqual([
    { key: 'reward', reward: 'first_video' },
    { key: 'reward', reward: 'first_post' },
  ]);
  expect(list[1]?.cause.id).toMatch(/^first_post-\d$/);
});

test('what is granted is undone with the approval that failed', async () => {
  const failing = database.transaction(async (tx) => {
    await approvals.first_post(tx, uid, 'post');
    throw new Error('the approval failed');
  });
  await expect(failing).rejects.toThrow('the approval failed');
  expect(await money()).toEqual({ beans: 0, credits: 0 });
  expect(await grant('first_post', 'post')).toEqual({ beans: 100 });
});

test('a sign-in gives more each day in a row, and begins again after a missed one (K25)', async () => {
  for (const [place, beans] of [...signInBeans, 10].entries()) {
    const answer = await signIn();
    expect(answer).toMatchObject({ beans, streak: place + 1, signed: true });
    expect(await keyOf(signIn())).toBe('reward.signed_in');
    clock.advance(day);
    expect(await rewards.signInState(uid, {})).toMatchObject({ signed: false, streak: place + 1 });
  }
  clock.advance(day);
  expect(await rewards.signInState(uid, {})).toMatchObject({ streak: 0, next_beans: 1 });
  expect(await signIn()).toMatchObject({ beans: 1, streak: 1, next_beans: 2 });
  expect((await money()).beans).toBe(1 + 2 + 3 + 4 + 5 + 6 + 10 + 10 + 1);
});

test('the next day begins at midnight in Shanghai', async () => {
  clock.set(Date.UTC(2027, 0, 31, 15, 59, 59, 999));
  const before = await signIn();
  expect(before).toMatchObject({ day: '2027-01-31', streak: 1, next_day_ts: Date.UTC(2027, 0, 31, 16) });
  expect(before.calendar.at(-1)).toEqual({ day: '2027-01-31', signed: true, beans: 1 });
  clock.advance(1);
  const after = await signIn();
  expect(after).toMatchObject({ day: '2027-02-01', streak: 2 });
  expect(after.calendar).toHaveLength(28);
  expect(after.calendar.filter(({ signed }) => signed)).toEqual([
    { day: '2027-02-01', signed: true, beans: 2 },
  ]);
  const { calendar } = await rewards.signInState(uid, { month: '2027-01' });
  expect(calendar.filter(({ signed }) => signed)).toEqual([{ day: '2027-01-31', signed: true, beans: 1 }]);
});

test('50 sign-ins at the same moment are one', async () => {
  expect(await answersOf(Array.from({ length: 50 }, () => signIn()))).toEqual({
    'not refused': 1,
    'reward.signed_in': 49,
  });
  expect((await money()).beans).toBe(1);
});

test('a clock that is set back gives no day twice', async () => {
  await signIn();
  clock.advance(-2 * day);
  expect(await keyOf(signIn())).toBe('reward.signed_in');
  clock.advance(2 * day);
  expect((await money()).beans).toBe(1);
});

test('K18: the newcomer gift is for accounts younger than 30 days', async () => {
  openedAt.set(uid, clock.now() - rewardLimits.newcomerMs);
  expect(await keyOf(claim('newcomer'))).toBe('reward.newcomers_only');
  expect((await rewards.list(uid)).list[0]).toMatchObject({ kind: 'newcomer', state: 'closed' });
  openedAt.set(uid, clock.now() - rewardLimits.newcomerMs + 1);
  expect(await claim('newcomer')).toEqual({ beans: 50, credits: 10 });
});

test('K23: the guidance pays for what the server has seen, not on the member\u2019s word', async () => {
  const guidance = async () => (await rewards.list(uid)).list[1];
  for (const missing of guidanceSteps) {
    undone.set(uid, [missing]);
    expect(await keyOf(claim('guidance'))).toBe('reward.steps_left');
    expect(await guidance()).toMatchObject({
      state: 'steps',
      steps: guidanceSteps.map((step) => ({ step, done: step !== missing })),
    });
  }
  expect((await money()).beans).toBe(0);
  undone.delete(uid);
  expect(await guidance()).toMatchObject({ kind: 'guidance', state: 'open' });
  expect(await claim('guidance')).toEqual({ beans: 100, credits: 0 });
});

test('K23: the wallet counts as opened once the statement of beans was asked for', async () => {
  await wallet.statement(uid, { currency: 'CREDIT', page: 1, page_size: 20 });
  expect(await wallet.hasOpened(database.reader, uid)).toBe(false);
  await wallet.statement(uid, { currency: 'BEAN', page: 1, page_size: 20 });
  expect(await wallet.hasOpened(database.reader, uid)).toBe(true);
});

test('K24: the reward of an invite waits for 24 hours, and paid when the inviter looks', async () => {
  const friend = `${uid}friend`;
  const { code } = await invites();
  await bind(code, friend);
  await claim('guidance', friend);
  expect(await invites()).toMatchObject({ sum: 0, list: [{ state: 'held', beans: 0 }] });
  clock.advance(rewardLimits.inviteHoldMs - 1);
  await payInvite({ friend });
  expect(await invites()).toMatchObject({ sum: 0, list: [{ state: 'held' }] });
  clock.advance(1);
  expect(await invites()).toMatchObject({ sum: 20, list: [{ state: 'completed', beans: 20 }] });
});

test('K24: one device or address does not invite itself', async () => {
  const [near, same, later] = ['near', 'same', 'later'].map((name) => `${uid}${name}`) as [
    string,
    string,
    string,
  ];
  const { code } = await invites(uid, 'laptop');
  addresses.set(near, addressOf(uid));
  expect(await keyOf(bind(code, near))).toBe('invite.same_place');
  expect(await keyOf(bind(code, same, 'laptop'))).toBe('invite.same_place');
  // Bound from elsewhere, and then back at home.
  await bind(code, later, 'telephone');
  addresses.set(later, addressOf(uid));
  await claim('guidance', later);
  await aDayLater();
  expect(await invites()).toMatchObject({ total: 1, sum: 0, list: [{ state: 'refused', beans: 0 }] });
  expect((await money()).beans).toBe(0);
});

test('a friend who finishes the guidance pays who invited them, once (K24)', async () => {
  const friend = `${uid}friend`;
  const { code } = await invites();
  expect((await invites()).code).toBe(code);
  expect(await invites(friend)).toMatchObject({ inviter: null, can_bind: true });
  expect(await bind(code, friend)).toMatchObject({ inviter: { uid } });
  expect(await invites()).toMatchObject({ total: 1, sum: 0, list: [{ state: 'joined', beans: 0 }] });
  expect((await money()).beans).toBe(0);

  const finished = await answersOf(Array.from({ length: 20 }, () => claim('guidance', friend)));
  expect(finished).toEqual({ 'not refused': 1, 'reward.claimed': 19 });
  await aDayLater();
  expect([(await money()).beans, (await money(friend)).beans]).toEqual([20, 100]);
  expect(await invites()).toMatchObject({
    total: 1,
    sum: 20,
    list: [{ user: { uid: friend }, state: 'completed', beans: 20 }],
  });
  expect(await invites(friend)).toMatchObject({ inviter: { uid }, can_bind: false });
  expect((await wallet.reconciliation()).ok).toBe(true);
});

test('nobody invites themselves, twice, too late or each other', async () => {
  const [friend, other] = [`${uid}friend`, `${uid}other`];
  const [mine, theirs, others] = await Promise.all(
    [uid, friend, other].map(async (who) => (await invites(who)).code),
  );
  if (!mine || !theirs || !others) throw new Error('everybody has a code');
  expect(await keyOf(bind('ZZZZZZZZ'))).toBe('invite.unknown');
  expect(await keyOf(bind(mine))).toBe('invite.self');
  await bind(mine, friend);
  expect(await keyOf(bind(mine, friend))).toBe('invite.bound');
  expect(await keyOf(bind(others, friend))).toBe('invite.bound');
  expect(await keyOf(bind(theirs))).toBe('invite.mutual');
  await claim('guidance', other);
  expect(await keyOf(bind(mine, other))).toBe('invite.late');
  expect(await invites()).toMatchObject({ total: 1, sum: 0 });
});

test('two who give each other their codes at the same moment: one has invited the other', async () => {
  const friend = `${uid}friend`;
  const [mine, theirs] = [(await invites()).code, (await invites(friend)).code];
  expect(await answersOf([bind(theirs), bind(mine, friend)])).toEqual({
    'not refused': 1,
    'invite.mutual': 1,
  });
});

test('three who finish at once, each invited by the next, are all paid', async () => {
  const [second, third] = [`${uid}b`, `${uid}c`];
  const ring = [
    [uid, second],
    [second, third],
    [third, uid],
  ] as const;
  for (const [friend, inviter] of ring) await bind((await invites(inviter)).code, friend);
  await Promise.all([uid, second, third].map((who) => claim('guidance', who)));
  await aDayLater();
  expect(await Promise.all([uid, second, third].map(async (who) => (await money(who)).beans))).toEqual([
    120, 120, 120,
  ]);
});
