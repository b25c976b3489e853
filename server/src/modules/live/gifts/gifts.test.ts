import { errors, giftLimits, type LiveEventInput, type MsgKey } from '@goldbean/contract';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createManualClock, createTestDatabase } from '../../../../test/test-database.ts';
import { seedBalance } from '../../../../test/seed-balance.ts';
import { keyOf, refusalOf } from '../../../../test/refusals.ts';
import { systemWait } from '../../../platform/clock.ts';
import { createIdempotency } from '../../../platform/idempotency.ts';
import { createIds } from '../../../platform/ids.ts';
import { refuse } from '../../../platform/refusal.ts';
import { createWallet } from '../../money/wallet/index.ts';
import { costOf, isLocked } from './gifts.domain.ts';
import { createGifts } from './index.ts';

const testDatabase = await createTestDatabase({ standIns: ['member', 'channel', 'live'] });
const { database } = testDatabase;
const clock = createManualClock();
const ids = createIds(clock, 3);
const idempotency = createIdempotency(clock);
const wallet = createWallet({
  database,
  clock,
  ids,
  jobs: { define() {}, every() {}, at: async () => {}, start: async () => {}, stop: async () => {} },
  ownsChannel: async () => true,
});

const notified: LiveEventInput[] = [];
const counters: LiveEventInput[] = [];
const received: { uid: string; giftId: string; n: number }[] = [];
/** Who is hidden in ranks. */
const hiddenNow = new Set<string>();
const restriction: { speak: MsgKey | null; muted: boolean } = { speak: null, muted: false };
const gifts = createGifts({
  database,
  clock,
  wait: systemWait,
  ids,
  idempotency,
  users: { many: async () => new Map(), hiddenInRanks: async () => hiddenNow },
  lives: {
    async onAir(_tx, liveId) {
      if (liveId === 'over') return refuse('live.not_on_air');
      return { room: `live_${liveId}`, channelId: `channel-${liveId}` };
    },
    isRunBy: async (_reader, _live, { uid: who }) => who === 'teacher',
    enter: async (_reader, live) => ({ channelId: `channel-${live}` }),
    accessAmong: async (_reader, _room, uids) =>
      new Map(uids.map((one) => [one, { join: null, speak: restriction.speak }])),
  },
  wallet: wallet.port,
  rooms: {
    announce: async (tx, _room, ...events) => database.afterCommit(tx, () => notified.push(...events)),
    silentAmong: async (_reader, _room, uids) => new Set(restriction.muted ? uids : []),
    count: (_room, _key, event) => void counters.push(event),
  },
});

/** Fan levels that members have unlocked. */
const levels = new Map<string, number>();
gifts.part('fanLevels', async () => levels);
gifts.onGiven('liveWishes', async (_tx, _live, given) => void received.push(...given));

/** The rank of the live session, to somebody who is not on it. */
const rankOf = async () =>
  (await gifts.ranks.rankOf(database.reader, liveId, { uid: 'nobody', seesAll: false })).list;

/** The gifts of the room's events, event by event. */
const shown = () =>
  notified.map((event) => (event.kind === 'gifts' ? event.list : event.kind === 'gift' ? [event] : []));
/** How many gifts they were. */
const counted = () =>
  shown()
    .flat()
    .reduce((sum, { n }) => sum + n, 0);

let number = 0;
let liveId = '';
let uid = '';
const intent = (requestId = `r${(number += 1)}`, bodyHash = 'same') => ({
  actor: uid,
  call: 'C034',
  requestId,
  bodyHash,
});
const give = (gift_id: string, n = 1, given: { id?: string; from?: 'balance' | 'knapsack' } = {}) => {
  const wanted = intent(given.id);
  return gifts.give(
    uid,
    { live_id: liveId, gift_id, n, from: given.from ?? 'balance', request_id: wanted.requestId },
    wanted,
  );
};
const say = (text: string, live_id = liveId) => {
  const wanted = { ...intent(), call: 'C035' };
  return gifts.barrage(uid, { live_id, text, request_id: wanted.requestId }, wanted);
};
const beans = (who = uid) => wallet.port.beans(database.reader, who);
const income = () => wallet.port.channelIncome(database.reader, `channel-${liveId}`);
beforeEach(async () => {
  number += 1;
  liveId = `live${number}`;
  uid = `giver${number}`;
  notified.length = 0;
  received.length = 0;
  restriction.speak = null;
  restriction.muted = false;
  await seedBalance(database, wallet, uid, 100);
});
afterAll(() => testDatabase.drop());

test('P10: a gift for fans is refused below its level, in words that say which, and given from it on', async () => {
  levels.set(uid, 2);
  expect(await refusalOf(give('heart'))).toEqual({
    key: 'gift.locked',
    code: errors['gift.locked'].code,
    data: { fan_level: 3, mine: 2 },
  });
  expect(await beans()).toBe(100);
  levels.set(uid, 3);
  await give('heart');
  expect(await beans()).toBe(50);
});

test('the statement names a gift by its key and how many, and a comment by its text', async () => {
  await give('applause', 3);
  await say('老师好');
  const { list } = await wallet.statement(uid, { currency: 'BEAN', page: 1, page_size: 2 });
  expect(list.map(({ cause }) => cause.note)).toEqual([
    { key: 'said', text: '老师好' },
    { key: 'gift', icon: 'applause', name: '掌声', n: 3 },
  ]);
});

test('the price leaves the giver and reaches the channel, to the bean', async () => {
  const answer = await give('applause', 3);
  expect(answer).toMatchObject({ balance: 85, combo: { n: 3 }, knapsack_left: 0 });
  expect(await beans()).toBe(85);
  expect(await income()).toBe(15);
  expect(await gifts.ranks.totalsOf(database.reader, liveId)).toEqual({ beans: 15 });
  expect(notified).toMatchObject([
    { kind: 'gift', n: 3, gift: { gift_id: 'applause', price: 5 }, combo: answer.combo },
  ]);
  expect((await wallet.reconciliation()).ok).toBe(true);
});

test('D18: whoever counts gifts hears of each that was given, and of none that was refused', async () => {
  await give('applause', 3);
  expect(await keyOf(give('bull', 999))).toBe('wallet.insufficient_beans');
  await Promise.all(Array.from({ length: 4 }, () => give('applause', 2, { id: 'heard once' })));
  expect(received).toEqual([3, 2].map((n) => ({ uid, giftId: 'applause', n })));
});

test('one intent gives once, however often and however close together it comes', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => give('bull', 1, { id: 'once' })));
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect(await beans()).toBe(34);
  expect(await income()).toBe(66);
  expect(notified).toHaveLength(1);
  // The stored answer is deleted after a day; the gift is still not given again.
  await database.transaction(async (tx) => {
    clock.advance(25 * 3_600_000);
    await idempotency.sweep(tx);
  });
  expect(await keyOf(give('bull', 1, { id: 'once' }))).toBe('system.repeated');
  expect(await beans()).toBe(34);
});

test('who cannot pay gives nothing, and nobody hears of it', async () => {
  expect(await keyOf(give('castle'))).toBe('wallet.insufficient_beans');
  expect(await keyOf(give('bull', 2))).toBe('wallet.insufficient_beans');
  expect([await beans(), await income(), notified.length]).toEqual([100, 0, 0]);
  expect(await rankOf()).toEqual([]);
  // A refused intent may be sent again once it can be paid.
  expect(await keyOf(give('bull', 2, { id: 'later' }))).toBe('wallet.insufficient_beans');
  await seedBalance(database, wallet, uid, 32);
  expect((await give('bull', 2, { id: 'later' })).balance).toBe(0);
});

test('gifts at the same moment never overdraw', async () => {
  const tries = await Promise.allSettled(Array.from({ length: 10 }, () => give('sunflower')));
  expect(tries.filter((one) => one.status === 'fulfilled')).toHaveLength(5);
  expect([await beans(), await income(), counted()]).toEqual([0, 100, 5]);
});

test('many givers at once are one write, and each is answered as if they came one by one', async () => {
  const others = Array.from({ length: 20 }, (_, n) => `${uid}-${n}`);
  for (const who of others) await seedBalance(database, wallet, who, 10);
  const poor = `${uid}-poor`;
  const giver = uid;
  const tries = await Promise.allSettled(
    [giver, ...others, giver, poor, giver].map((who) => {
      uid = who;
      return give('applause', 2);
    }),
  );
  expect(tries.map(({ status }) => status)).toEqual([
    ...Array.from({ length: 22 }, () => 'fulfilled'),
    'rejected',
    'fulfilled',
  ]);
  const answers = tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const mine = [answers[0], answers[21], answers[22]];
  expect(mine.map((one) => one?.balance)).toEqual([90, 80, 70]);
  expect(mine.map((one) => one?.combo.n)).toEqual([2, 4, 6]);
  expect(new Set(mine.map((one) => one?.combo.id)).size).toBe(1);
  expect(new Set(answers.map((one) => one.combo.id)).size).toBe(21);
  expect(answers.slice(1, 21).map(({ balance }) => balance)).toEqual(others.map(() => 0));
  expect([await income(), counted()]).toEqual([230, 46]);
  // E28: one event, in which a combo stands once.
  expect(shown().map((list) => list.map((one) => one.user.uid))).toEqual([[giver, ...others]]);
  expect(shown()[0]?.[0]).toMatchObject({ n: 6, combo: mine[2]?.combo });
  expect(await gifts.ranks.totalsOf(database.reader, liveId)).toEqual({ beans: 230 });
  expect((await wallet.reconciliation()).ok).toBe(true);
});

test('gifts of one moment take out of the knapsack and the balance in the order they came', async () => {
  await database.transaction((tx) => gifts.addToKnapsack(tx, uid, 'goldbean', 3));
  const tries = await Promise.allSettled([
    give('goldbean', 2, { from: 'knapsack' }),
    give('goldbean', 2, { from: 'knapsack' }),
    give('goldbean', 4),
    give('unknown'),
    give('goldbean', 1, { from: 'knapsack' }),
    give('heart'),
  ]);
  expect(
    tries.map((one) => (one.status === 'fulfilled' ? one.value.knapsack_left : one.reason.msgKey)),
  ).toEqual([1, 'gift.knapsack_short', 1, 'gift.missing', 0, 'gift.locked']);
  expect(await gifts.knapsack(uid)).toEqual({ list: [] });
  expect([await beans(), await income(), counted()]).toEqual([60, 40, 7]);
});

test('an intent in the same moment with another body is refused, and the first counts', async () => {
  const twice = (bodyHash: string, n: number) =>
    gifts.give(
      uid,
      { live_id: liveId, gift_id: 'chalk', n, from: 'balance', request_id: 'both' },
      {
        ...intent('both', bodyHash),
      },
    );
  const tries = await Promise.allSettled([twice('one', 1), twice('other', 2), twice('one', 1)]);
  expect(tries.map((one) => (one.status === 'fulfilled' ? one.value.balance : one.reason.msgKey))).toEqual([
    99,
    'system.repeated',
    99,
  ]);
  expect(await keyOf(twice('other', 2))).toBe('system.repeated');
  expect([await beans(), notified.length]).toEqual([99, 1]);
});

test('flying comments of one moment cost one bean each, as long as there are any', async () => {
  uid = `${uid}-poor`;
  await seedBalance(database, wallet, uid, 2);
  const tries = await Promise.allSettled(['一', '二', '三'].map((text) => say(text)));
  expect(tries.map((one) => (one.status === 'fulfilled' ? one.value.balance : one.reason.msgKey))).toEqual([
    1,
    0,
    'wallet.insufficient_beans',
  ]);
  expect(notified.map((event) => (event.kind === 'barrage' ? event.text : ''))).toEqual(['一', '二']);
  expect(await gifts.ranks.totalsOf(database.reader, liveId)).toEqual({ beans: 2 });
});

test('gifts within three seconds are one combo; later ones begin another', async () => {
  const first = await give('chalk', 2);
  clock.advance(giftLimits.giftComboMs - 1);
  const second = await give('chalk', 3);
  expect(second.combo).toEqual({ id: first.combo.id, n: 5 });
  expect((await give('goldbean')).combo.id).not.toBe(first.combo.id);
  clock.advance(giftLimits.giftComboMs);
  const third = await give('chalk');
  expect(third.combo.id).not.toBe(first.combo.id);
  expect(third.combo.n).toBe(1);
});

test('the knapsack is spent before beans are, and no further than it goes', async () => {
  await database.transaction((tx) => gifts.addToKnapsack(tx, uid, 'rocket', 2));
  expect(await give('rocket', 1, { from: 'knapsack' })).toMatchObject({ balance: 100, knapsack_left: 1 });
  expect(await keyOf(give('rocket', 2, { from: 'knapsack' }))).toBe('gift.knapsack_short');
  expect(await gifts.knapsack(uid)).toMatchObject({ list: [{ gift: { gift_id: 'rocket' }, n: 1 }] });
  expect([await beans(), await income(), notified.length]).toEqual([100, 0, 1]);
});

test('what does not exist, is locked or is over is not given', async () => {
  expect(await keyOf(give('unknown'))).toBe('gift.missing');
  expect(await keyOf(give('heart'))).toBe('gift.locked');
  liveId = 'over';
  expect(await keyOf(give('chalk'))).toBe('live.not_on_air');
  expect(await keyOf(say('still here?'))).toBe('live.not_on_air');
  expect(await beans()).toBe(100);
});

test('a flying comment costs one bean; one that may not fly costs none', async () => {
  const answer = await say('红烛！');
  expect(answer.balance).toBe(99);
  expect(notified).toMatchObject([{ kind: 'barrage', text: '红烛！', event_id: answer.event_id }]);
  expect(await income()).toBe(1);
  restriction.muted = true;
  expect(await keyOf(say('muted'))).toBe('chat.muted');
  restriction.muted = false;
  restriction.speak = 'chat.frozen';
  expect(await keyOf(say('frozen'))).toBe('chat.frozen');
  expect([await beans(), notified.length]).toEqual([99, 1]);
});

test('E29: who is hidden is anonymous to others and to the room, not to themselves and those who run it', async () => {
  const mine = uid;
  const other = `${mine}b`;
  await give('goldbean');
  hiddenNow.add(mine);
  uid = other;
  counters.length = 0;
  await seedBalance(database, wallet, other, 100);
  await give('chalk');
  uid = mine;
  const nameless = { uid: '', jwcode: '', nickname: '', img: '', level: 0 };
  for (const who of ['teacher', mine, other]) {
    const asker = { uid: who, seesAll: who === 'teacher' };
    const live = await gifts.ranks.rankOf(database.reader, liveId, asker);
    const channel = await gifts.ranks.info({ uid: who, roles: [] }, { live_id: liveId, type: 'total' });
    for (const { list, hidden } of [live, channel]) {
      expect(hidden).toBe(who === mine);
      expect(list[0]).toMatchObject({ rank: 1, score: 10, hidden: true });
      if (who === other) expect(list[0]?.user).toEqual(nameless);
      else expect(list[0]?.user.uid).toBe(mine);
      expect(list[1]).toMatchObject({ rank: 2, user: { uid: other }, hidden: false });
    }
    if (who === mine) expect(channel.me).toEqual({ rank: 1, score: 10, gap: 0 });
  }
  const first = { user: { uid: '', nickname: '', img: '' }, score: 10, hidden: true };
  expect(counters.at(-1)).toMatchObject({ kind: 'rank_top', top: [first, { user: { uid: other } }] });
  hiddenNow.clear();
  expect((await gifts.ranks.topOf(database.reader, liveId)).top[0]).toMatchObject({ user: { uid: mine } });
});

test('the rank is by beans, and of equals who got there first leads', async () => {
  await give('goldbean');
  clock.advance(1);
  const [slow, quick] = [`${uid}a`, uid];
  uid = slow;
  await seedBalance(database, wallet, slow, 50);
  await give('applause', 2);
  clock.advance(1);
  uid = quick;
  expect(await rankOf()).toMatchObject([
    { rank: 1, user: { uid: quick }, score: 10 },
    { rank: 2, user: { uid: slow }, score: 10 },
  ]);
  await give('chalk');
  uid = slow;
  clock.advance(1);
  await give('chalk', 2);
  expect((await rankOf()).map(({ user }) => user.uid)).toEqual([slow, quick]);
});

test('the panel has every gift under its tab', async () => {
  const { tabs } = await gifts.list(uid, { live_id: liveId });
  expect(tabs.map((tab) => tab.key)).toEqual(['popular', 'luxury', 'fan', 'featured']);
  expect(tabs.every((tab) => tab.list.length > 0)).toBe(true);
  expect((await gifts.list(uid, { live_id: liveId, tab: 'fan' })).tabs).toHaveLength(1);
  expect(costOf({ price: 7 }, 3, false)).toBe(21);
  expect(isLocked({ fan_level: 3 }, 3)).toBe(false);
});

test('E28: of a thousand gifts a second the room hears at most ten times a second, and of every one', async () => {
  const givers = Array.from({ length: 20 }, (_, n) => `${uid}-${n}`);
  for (const who of givers) await seedBalance(database, wallet, who, 100);
  const begun = performance.now();
  const answers: Promise<unknown>[] = [];
  // Faster than a machine writes them one by one: what comes meanwhile is gathered.
  for (let n = 0; n < 1_000; n += 1) {
    uid = givers[n % givers.length] ?? '';
    answers.push(give('chalk', 1, { id: `rush ${number} ${n}` }));
    if (n % 50 === 49) await new Promise((resolve) => setImmediate(resolve));
  }
  await Promise.all(answers);
  const seconds = (performance.now() - begun) / 1_000;
  expect(notified.length).toBeLessThanOrEqual(Math.ceil(seconds * 10) + 1);
  expect(counted()).toBe(1_000);
  // The last event of each combo says how far it has come.
  const last = new Map(shown().flatMap((list) => list.map((one) => [one.user.uid, one.combo.n] as const)));
  expect([...last.values()]).toEqual(givers.map(() => 50));
});

test('C027, E29: a channel ranks its givers by day, week and ever; I see my place and what is missing', async () => {
  const rank = (type: 'day' | 'week' | 'total', me = uid) =>
    gifts.ranks.info({ uid: me, roles: [] }, { live_id: liveId, type });
  const scores = async (type: 'day' | 'week' | 'total') =>
    (await rank(type)).list.map(
      ({ rank: place, user, score }) => `${place} ${user.uid.replace(uid, '')} ${score}`,
    );
  const mine = uid;
  expect(await rank('total')).toMatchObject({ list: [], me: { rank: null, score: 0, gap: 1 } });
  // A Monday, so that a day later is the same week and seven days later another.
  clock.set(Date.parse('2026-12-07T12:00:00+08:00'));
  const other = `${mine}b`;
  await seedBalance(database, wallet, other, 100);
  await give('bull');
  clock.advance(86_400_000);
  uid = other;
  await give('goldbean', 6);
  uid = mine;
  await say('一');
  expect(await scores('day')).toEqual(['1 b 60', '2  1']);
  expect(await scores('week')).toEqual(['1  67', '2 b 60']);
  expect((await rank('week', other)).me).toEqual({ rank: 2, score: 60, gap: 8 });
  expect((await rank('week')).me).toEqual({ rank: 1, score: 67, gap: 0 });
  clock.advance(6 * 86_400_000);
  expect(await scores('week')).toEqual([]);
  uid = other;
  await give('chalk', 7);
  uid = mine;
  // Equal now: who got there first leads.
  expect(await scores('total')).toEqual(['1  67', '2 b 67']);
  expect(await scores('week')).toEqual(['1 b 7']);
});

test('E29: the room hears who lead and how many gave, and nothing of what costs nothing', async () => {
  counters.length = 0;
  await give('applause', 2);
  expect(counters).toEqual([
    { kind: 'rank_top', top: [{ user: { uid, nickname: '', img: '' }, score: 10, hidden: false }], count: 1 },
  ]);
  await database.transaction((tx) => gifts.addToKnapsack(tx, uid, 'rocket', 1));
  await give('rocket', 1, { from: 'knapsack' });
  expect(counters).toHaveLength(1);
});

test('C023 to C025: a campaign and its gifts are there from its first moment to its last, in its channel or in all', async () => {
  const starts_at = clock.now() + 1_000;
  const ends_at = starts_at + 60_000;
  const campaign = { type: 'gift', title: '金豆节', img: '', link: '', starts_at, ends_at } as const;
  const open = (channel_id: string | null, ...giftIds: string[]) =>
    database.transaction((tx) => gifts.activities.open(tx, { ...campaign, channel_id }, giftIds));
  await open(null, 'crown', 'chalk');
  const own = await open(`channel-${liveId}`, 'crown');
  const seen = async () => ({
    titles: (await gifts.activities.list(uid, { live_id: liveId })).list.length,
    gifts: (await gifts.activities.ofActivities(uid, { live_id: liveId })).list.map(({ gift_id }) => gift_id),
    tab: (await gifts.list(uid, { live_id: liveId, tab: 'activity' })).tabs.length,
  });
  expect(await seen()).toEqual({ titles: 0, gifts: [], tab: 0 });
  clock.advance(1_000);
  expect(await seen()).toEqual({ titles: 2, gifts: ['crown', 'chalk'], tab: 1 });
  expect((await gifts.activities.list(uid, { live_id: liveId })).list[1]).toMatchObject({
    id: own,
    ends_ts: ends_at,
  });
  liveId = `${liveId}x`;
  expect(await seen()).toMatchObject({ titles: 1 });
  clock.set(ends_at);
  expect(await seen()).toEqual({ titles: 0, gifts: [], tab: 0 });
  const featured = (await gifts.activities.ofFeatured(uid, { live_id: liveId })).list;
  expect(featured.map(({ gift_id }) => gift_id)).toEqual(['bull', 'rocket', 'castle']);
});
