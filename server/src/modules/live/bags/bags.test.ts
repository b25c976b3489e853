import { bagLimits } from '@goldbean/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { keyOf, refusalOf } from '../../../../test/refusals.ts';
import { createBagFixture, type BagFixture } from './bags.test-fixture.ts';
import { drawWinners, hashOfDraw } from './draw.domain.ts';

let fixture: BagFixture;
let round = 0;
let live_id = '';
beforeAll(async () => {
  fixture = await createBagFixture();
});
afterAll(() => fixture.drop());
beforeEach(async () => {
  round += 1;
  live_id = `l${round}`;
  Object.assign(fixture.fixture, { isOnAir: true, isStopped: false });
  const { refusals, followers, messages, gave, knapsack } = fixture.fixture;
  for (const known of [refusals, followers, messages, gave, knapsack]) known.clear();
  for (const list of [fixture.notified, fixture.counted, fixture.due]) list.length = 0;
  const beans = await fixture.beans('teacher');
  if (beans < 100) await fixture.seedBeans('teacher', 100 - beans);
});

const give = async (given: Partial<Parameters<BagFixture['give']>[0]> = {}, uid = 'teacher') =>
  (await fixture.give({ live_id, ...given }, uid)).bag;
const award = (uid: string, bag_id: string) => fixture.bags.award(uid, { bag_id });
const info = (uid: string) => fixture.bags.info(uid, { live_id });
/** To the moment of the draw. */
const pass = (seconds = 60) => fixture.clock.advance(seconds * 1_000);

describe('a lucky bag', () => {
  test('T13, N01: is drawn among those who joined, who are paid, and anybody can draw it again', async () => {
    const bag = await give();
    expect(await fixture.beans('teacher')).toBe(80);
    expect(fixture.notified).toEqual([{ kind: 'lucky_start', bag }]);
    expect(fixture.due).toEqual([{ bagId: bag.id, at: bag.draws_ts }]);
    const before = await Promise.all(['a', 'b', 'c'].map(fixture.beans));
    for (const uid of ['a', 'b', 'c']) await fixture.join(uid, bag.id);
    expect(fixture.counted.at(-1)).toEqual({ kind: 'lucky_entries', bag_id: bag.id, entries: 3 });
    expect(await keyOf(fixture.bags.proof('a', { bag_id: bag.id }))).toBe('bag.not_drawn');
    expect(await award('a', bag.id)).toMatchObject({ drawn: false, winners: [], mine: { won: false } });
    pass();
    await fixture.runJob(bag.id);
    const proof = await fixture.bags.proof('d', { bag_id: bag.id });
    expect(proof.entries.toSorted()).toEqual(['a', 'b', 'c']);
    expect(hashOfDraw(bag.id, proof.seed)).toBe(bag.hash);
    expect(drawWinners(proof.seed, proof.entries, bag.winners)).toEqual(proof.winners);
    expect(fixture.notified.at(-1)).toMatchObject({
      kind: 'lucky_end',
      state: 'drawn',
      entries: 3,
      winners: proof.winners.map((uid) => ({ uid })),
    });
    const after = await Promise.all(['a', 'b', 'c'].map(fixture.beans));
    expect(after.map((beans, at) => beans - Number(before[at]))).toEqual(
      ['a', 'b', 'c'].map((uid) => (proof.winners.includes(uid) ? 10 : 0)),
    );
    const [lucky = ''] = proof.winners;
    expect((await award(lucky, bag.id)).mine).toEqual({ won: true, prize: { type: 'beans', amount: 10 } });
    expect(await fixture.isWhole()).toBe(true);
  });

  test('T13: two workers and two readers at once draw it once', async () => {
    const bag = await give({ winners: 1 });
    for (const uid of ['a', 'b']) await fixture.join(uid, bag.id);
    const [first, second] = await Promise.all(['a', 'b'].map(fixture.beans));
    pass();
    const other = fixture.another();
    await Promise.all([
      fixture.runJob(bag.id),
      other.runJob(bag.id),
      other.bags.award('a', { bag_id: bag.id }),
      info('b'),
    ]);
    await other.runJob(bag.id);
    const ended = fixture.notified.filter(({ kind }) => kind === 'lucky_end');
    expect(ended).toHaveLength(1);
    const [a, b] = await Promise.all(['a', 'b'].map(fixture.beans));
    expect(Number(a) + Number(b)).toBe(Number(first) + Number(second) + 10);
    expect(await fixture.isWhole()).toBe(true);
  });

  test('M24: is joined once, by whoever did not give it, until it is drawn', async () => {
    const bag = await give();
    expect(await fixture.join('a', bag.id, undefined, 'click')).toEqual({ joined: true, entries: 1 });
    expect(await fixture.join('a', bag.id, undefined, 'click')).toEqual({ joined: true, entries: 1 });
    expect(await refusalOf(fixture.join('a', bag.id))).toMatchObject({ key: 'bag.joined', code: 409 });
    expect(await keyOf(fixture.join('teacher', bag.id))).toBe('bag.own');
    expect(await keyOf(fixture.join('a', 'no-such-bag'))).toBe('bag.missing');
    expect(await fixture.bags.isParticipate('a', { bag_id: bag.id })).toEqual({ joined: true });
    expect(await fixture.bags.isParticipate('b', { bag_id: bag.id })).toEqual({ joined: false });
    const [one, two] = await Promise.allSettled([fixture.join('b', bag.id), fixture.join('b', bag.id)]);
    expect([one.status, two.status].toSorted()).toEqual(['fulfilled', 'rejected']);
    pass();
    expect(await keyOf(fixture.join('c', bag.id))).toBe('bag.over');
  });

  test('E19: says what is missing, and the text it asks for is sent with the joining', async () => {
    const conditions = { follow: true, comment_text: '稳', gift: 'chalk' };
    const bag = await give({ conditions });
    expect(bag.conditions.map(({ key, text }) => [key, text])).toEqual([
      ['follow', ''],
      ['comment_text', '稳'],
      ['gift', '粉笔'],
    ]);
    const missing = async (comment?: string) => {
      const refused = await refusalOf(fixture.join('a', bag.id, comment));
      expect(refused).toMatchObject({ key: 'bag.condition', code: 462 });
      return (refused.data as { missing: { key: string }[] }).missing.map(({ key }) => key);
    };
    expect(await missing('稳')).toEqual(['follow', 'comment_text', 'gift']);
    fixture.fixture.followers.add('a');
    fixture.fixture.gave.add('a chalk');
    // Nothing is sent in vain, and nothing but what is asked for.
    expect(fixture.fixture.messages.size).toBe(0);
    expect(await missing('something else')).toEqual(['comment_text']);
    const detail = await fixture.bags.detail('a', { bag_id: bag.id });
    expect(detail.conditions.map(({ met }) => met)).toEqual([true, false, true]);
    expect(await fixture.join('a', bag.id, '稳')).toMatchObject({ joined: true });
    expect([...fixture.fixture.messages]).toEqual(['a 稳']);
  });

  test('who was removed from the room or is gone cannot win; with fewer than prizes all win, the rest goes back', async () => {
    const bag = await give({ winners: 3 });
    const before = await fixture.beans('a');
    for (const uid of ['a', 'removed', 'gone']) await fixture.join(uid, bag.id);
    fixture.fixture.refusals.set('removed', 'live.requirement');
    pass();
    await fixture.runJob(bag.id);
    expect(await fixture.bags.proof('b', { bag_id: bag.id })).toMatchObject({
      entries: ['a'],
      winners: ['a'],
    });
    expect([await fixture.beans('a'), await fixture.beans('teacher')]).toEqual([before + 10, 90]);
    expect(await fixture.isWhole()).toBe(true);
  });
});

describe('the end of a bag', () => {
  test('nobody joined: it is void and everything goes back', async () => {
    const bag = await give();
    pass();
    expect((await info('a')).bag).toMatchObject({ id: bag.id, state: 'void', void_reason: 'nobody' });
    expect(await fixture.beans('teacher')).toBe(100);
    expect(fixture.notified.at(-1)).toMatchObject({ kind: 'lucky_end', state: 'void', winners: [] });
    expect(await keyOf(fixture.bags.proof('a', { bag_id: bag.id }))).toBe('bag.not_drawn');
  });

  test('the live session ends: it is drawn at once; it is stopped: it is void', async () => {
    const ended = await give({ winners: 1 });
    await fixture.join('a', ended.id);
    await fixture.over(live_id);
    expect(fixture.due.at(-1)).toEqual({ bagId: ended.id, at: fixture.clock.now() });
    await fixture.runJob(ended.id);
    expect((await award('a', ended.id)).mine.won).toBe(true);

    live_id = `${live_id}-stopped`;
    const stopped = await give({ winners: 1 });
    await fixture.join('a', stopped.id);
    const beansBefore = await fixture.beans('teacher');
    fixture.fixture.isStopped = true;
    await fixture.over(live_id);
    await fixture.runJob(stopped.id);
    expect((await info('a')).bag).toMatchObject({ state: 'void', void_reason: 'stopped' });
    expect(await fixture.beans('teacher')).toBe(beansBefore + 10);
    expect(await fixture.isWhole()).toBe(true);
  });

  test('what nobody could draw for seven days is void; its beans were given back once', async () => {
    const bag = await give();
    await fixture.join('a', bag.id);
    fixture.clock.advance(60_000 + bagLimits.bagKeptMs);
    // The wallet's own sweep may be first.
    await fixture.bags.info('a', { live_id });
    await fixture.runJob(bag.id);
    expect(await award('a', bag.id)).toMatchObject({ drawn: false, winners: [] });
    expect(await fixture.beans('teacher')).toBe(100);
    expect(await fixture.isWhole()).toBe(true);
  });

  test('gifts come out of the knapsack, and what nobody won goes back into it', async () => {
    fixture.fixture.knapsack.set('teacher', 9);
    const bag = await give({ prize: { type: 'gift', gift_id: 'chalk', n: 2 }, winners: 3 });
    expect(fixture.fixture.knapsack.get('teacher')).toBe(3);
    await fixture.join('a', bag.id);
    pass();
    await fixture.runJob(bag.id);
    expect([fixture.fixture.knapsack.get('a'), fixture.fixture.knapsack.get('teacher')]).toEqual([2, 7]);
    expect((await award('a', bag.id)).mine.prize).toMatchObject({ type: 'gift', n: 2 });
  });

  test('the room shows it for ten minutes more', async () => {
    const bag = await give();
    pass();
    expect((await info('a')).bag?.id).toBe(bag.id);
    fixture.clock.advance(bagLimits.bagShownMs + 1);
    expect((await info('a')).bag).toBeNull();
  });
});

describe('giving a bag', () => {
  test('P05, P10: is for who runs the live session on air, with what there is, one at a time', async () => {
    expect(await keyOf(give({}, 'a'))).toBe('request.forbidden');
    expect(await keyOf(give({ winners: 11 }))).toBe('wallet.insufficient_beans');
    expect(await keyOf(give({ prize: { type: 'gift', gift_id: 'chalk', n: 1 } }))).toBe(
      'gift.knapsack_short',
    );
    expect(await keyOf(give({ prize: { type: 'gift', gift_id: 'castle', n: 1 } }))).toBe('gift.missing');
    expect(await keyOf(give({ conditions: { gift: 'castle' } }))).toBe('gift.missing');
    expect(await keyOf(give({ conditions: { fan: true } }))).toBe('bag.condition_unavailable');
    expect(await keyOf(give({ conditions: { fan_level: 3 } }))).toBe('bag.condition_unavailable');
    expect(await keyOf(give({ kind: 2, conditions: { follow: true } }))).toBe('bag.blessing_free');
    expect(await fixture.beans('teacher')).toBe(100);
    const bag = await give({ kind: 2, conditions: { follow: false, comment_text: '' } });
    expect(bag).toMatchObject({ kind: 2, conditions: [] });
    expect(await keyOf(give())).toBe('bag.running');
    fixture.fixture.isOnAir = false;
    live_id = `${live_id}-off`;
    expect(await keyOf(give())).toBe('live.not_on_air');
  });

  test('two at once: one is given, one is refused and holds nothing', async () => {
    const outcomes = await Promise.all([keyOf(give()), keyOf(give())]);
    expect(outcomes.toSorted()).toEqual(['bag.running', 'not refused']);
    expect(await fixture.beans('teacher')).toBe(80);
  });

  test('P05: who runs the live session sees what was given and what may be asked for', async () => {
    const first = await give();
    pass();
    await fixture.runJob(first.id);
    const second = await give();
    const list = await fixture.bags.list({ uid: 'teacher', roles: [] }, { live_id, page: 1, page_size: 20 });
    expect(list.list.map(({ id, state }) => [id, state])).toEqual([
      [second.id, 'open'],
      [first.id, 'void'],
    ]);
    expect(list.offers).toEqual(['follow', 'comment_text', 'gift']);
    expect(await keyOf(fixture.bags.list({ uid: 'a', roles: [] }, { live_id, page: 1, page_size: 20 }))).toBe(
      'request.forbidden',
    );
  });
});
