import { signInBeans } from '@goldbean/contract';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createManualClock, createScratch, createSeededRandom } from '../../../../test/scratch.ts';
import { createIdempotency } from '../../../platform/idempotency.ts';
import { createIds } from '../../../platform/ids.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { createWallet } from '../wallet/index.ts';
import { createRewards } from './index.ts';

const scratch = await createScratch({ standIns: ['member'] });
const { database } = scratch;
const clock = createManualClock();
const random = createSeededRandom(9);
const ids = createIds(clock, 1);
const idempotency = createIdempotency(clock);
const wallet = createWallet({
  database,
  clock,
  ids,
  jobs: { define() {}, every() {}, at: async () => {}, start: async () => {}, stop: async () => {} },
  ownsChannel: async () => true,
});
const rewards = createRewards({
  database,
  clock,
  ids,
  random,
  idempotency,
  users: {
    many: async (_reader, uids) =>
      new Map(uids.map((uid) => [uid, { uid, jwcode: uid, nickname: uid, img: '', level: 1 }])),
  },
  wallet: wallet.port,
});

let number = 0;
let uid = '';
const intent = (call: string, who = uid, requestId = `r${(number += 1)}`) => ({
  actor: who,
  call,
  requestId,
  bodyHash: 'same',
});
type Kind = 'newcomer' | 'guidance' | 'first_post' | 'first_video';
const claim = (kind: Kind, who = uid, requestId?: string) => {
  const wanted = intent('G013', who, requestId);
  return rewards.claim(who, { kind, request_id: wanted.requestId }, wanted);
};
const signIn = (who = uid) => rewards.signIn(who, intent('G014', who));
const bind = (code: string, who = uid) => rewards.invites.bind(who, { code }, intent('G165', who));
const invites = (who = uid) => rewards.invites.list(who, { page: 1, page_size: 20 });
const money = async (who = uid) => {
  const { beans, credits } = await wallet.wallet(who);
  return { beans, credits };
};
const grant = (kind: 'first_post' | 'first_video', subject: string) =>
  database.transaction((tx) => rewards.port.grant(tx, uid, kind, subject));
async function refusal(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'not refused';
  } catch (error) {
    if (error instanceof Refusal) return error.msgKey;
    throw error;
  }
}
const answersOf = async (works: Promise<unknown>[]) => {
  const settled = await Promise.all(works.map(refusal));
  return Object.fromEntries([...Map.groupBy(settled, (one) => one)].map(([key, list]) => [key, list.length]));
};
const day = 24 * 3_600_000;

beforeEach(() => {
  number += 1;
  uid = `member${number}`;
});
afterAll(() => scratch.drop());

test('the newcomer gift is 50 beans and 10 credits, once, and both statements say so (K18)', async () => {
  expect(await claim('newcomer')).toEqual({ beans: 50, credits: 10 });
  expect(await refusal(claim('newcomer'))).toBe('reward.claimed');
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
  expect(await refusal(rewards.claim(uid, { kind: 'guidance', request_id: 'once' }, other))).toBe(
    'system.repeated',
  );
});

test('a first post and a first video are paid on approval, once each, and never on a claim (D51)', async () => {
  for (const kind of ['first_post', 'first_video'] as const) {
    expect(await refusal(claim(kind))).toBe('reward.not_approved');
    const given = await Promise.all([1, 2, 3].map((place) => grant(kind, `${kind}-${place}`)));
    expect(given.map(({ beans }) => beans).toSorted((a, b) => a - b)).toEqual([0, 0, 100]);
    expect(await refusal(claim(kind))).toBe('reward.claimed');
  }
  expect(await money()).toEqual({ beans: 200, credits: 0 });
  const { list } = await wallet.statement(uid, { currency: 'BEAN', page: 1, page_size: 20 });
  expect(list.map(({ cause }) => cause.type)).toEqual(['first_video', 'first_post']);
  expect(list[1]?.cause.id).toMatch(/^first_post-\d$/);
});

test('what is granted is undone with the approval that failed', async () => {
  const failing = database.transaction(async (tx) => {
    await rewards.port.grant(tx, uid, 'first_post', 'post');
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
    expect(await refusal(signIn())).toBe('reward.signed_in');
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
  expect(await refusal(signIn())).toBe('reward.signed_in');
  clock.advance(2 * day);
  expect((await money()).beans).toBe(1);
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
  expect(await refusal(bind('ZZZZZZZZ'))).toBe('invite.unknown');
  expect(await refusal(bind(mine))).toBe('invite.self');
  await bind(mine, friend);
  expect(await refusal(bind(mine, friend))).toBe('invite.bound');
  expect(await refusal(bind(others, friend))).toBe('invite.bound');
  expect(await refusal(bind(theirs))).toBe('invite.mutual');
  await claim('guidance', other);
  expect(await refusal(bind(mine, other))).toBe('invite.late');
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
  expect(await Promise.all([uid, second, third].map(async (who) => (await money(who)).beans))).toEqual([
    120, 120, 120,
  ]);
});
