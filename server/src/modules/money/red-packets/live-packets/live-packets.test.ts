import { packetLimits } from '@goldbean/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { keyOf, refusalOf } from '../../../../../test/refusals.ts';
import { createPacketFixture, november, sum, type PacketFixture } from '../red-packets.test-fixture.ts';

let fixture: PacketFixture;
let round = 0;
beforeAll(async () => {
  fixture = await createPacketFixture();
});
afterAll(() => fixture.drop());
beforeEach(async () => {
  round += 1;
  // Ends the rain of the previous test.
  fixture.clock.set(november + round * 2 * packetLimits.packetMs);
  Object.assign(fixture.fixture, { isOnAir: true });
  for (const known of [
    fixture.fixture.restrictions,
    fixture.fixture.muted,
    fixture.fixture.followers,
    fixture.fixture.knapsack,
  ])
    known.clear();
  for (const list of [fixture.notified, fixture.due]) list.length = 0;
  const beans = await fixture.beans('teacher');
  if (beans < 100) await fixture.seedBeans('teacher', 100 - beans);
});

const detail = (uid: string, bag_id: string) => fixture.packets.bag(uid, { bag_id });
const records = (uid: string, bag_id: string) =>
  fixture.packets.bagRecords(uid, { bag_id, page: 1, page_size: 20 });

describe('a live bag', () => {
  test('of beans lies in the room, and each member opens it once', async () => {
    const { bag } = await fixture.bag({ count: 2, total: 10 });
    expect(fixture.notified).toEqual([{ kind: 'packet_new', bag }]);
    expect(bag).toMatchObject({ live_id: 'l1', left: 2, prize: 'beans', conditions: {}, state: 'open' });
    expect(await detail('a', bag.id)).toMatchObject({ mine: { state: 'unclaimed' } });
    const first = await fixture.rob('a', bag.id, 'bag-click');
    expect(await fixture.rob('a', bag.id, 'bag-click')).toEqual(first);
    expect(await refusalOf(fixture.rob('a', bag.id))).toMatchObject({ key: 'packet.already' });
    const second = await fixture.rob('b', bag.id);
    const amounts = [first, second].map(({ prize }) => (prize.type === 'beans' ? prize.amount : 0));
    expect(sum(amounts)).toBe(10);
    expect(await keyOf(fixture.rob('c', bag.id))).toBe('packet.none_left');
    expect((await records('c', bag.id)).list).toMatchObject([
      { user: { uid: 'b' }, prize: second.prize },
      { user: { uid: 'a' }, prize: first.prize },
    ]);
    expect((await detail('c', bag.id)).bag.proof.shares).toEqual(amounts);
  });

  test('of gifts comes out of the knapsack, goes into those of the winners, and the rest back', async () => {
    fixture.fixture.knapsack.set('teacher', 9);
    const { bag } = await fixture.bag({ kind: 'ordinary', count: 4, total: 8, gift_id: 'chalk' });
    expect([fixture.fixture.knapsack.get('teacher'), await fixture.beans('teacher')]).toEqual([1, 100]);
    expect(bag.prize).toBe('gift');
    expect((await fixture.rob('a', bag.id)).prize).toMatchObject({
      type: 'gift',
      n: 2,
      gift: { gift_id: 'chalk' },
    });
    expect(fixture.fixture.knapsack.get('a')).toBe(2);
    expect((await records('a', bag.id)).list).toMatchObject([{ prize: { type: 'gift', n: 2 } }]);
    fixture.clock.advance(packetLimits.packetMs);
    expect((await detail('a', bag.id)).bag.state).toBe('expired_refunded');
    expect(fixture.fixture.knapsack.get('teacher')).toBe(7);
    expect(fixture.notified.at(-1)).toMatchObject({ kind: 'packet_end', scene: 2, returned: 6 });
  });

  test.each([
    [{ count: 3, total: 2 }, 'packet.beans'],
    [{ kind: 'ordinary' as const, count: 3, total: 10 }, 'packet.uneven'],
    [{ gift_id: 'castle' }, 'gift.missing'],
    [{ gift_id: 'chalk' }, 'gift.knapsack_short'],
    [{ total: 101 }, 'wallet.insufficient_beans'],
    [{ live_id: 'none' }, 'live.missing'],
  ])('%o is refused with %s', async (given, key) => {
    expect(await keyOf(fixture.bag(given))).toBe(key);
    expect([await fixture.beans('teacher'), fixture.notified.length]).toEqual([100, 0]);
  });

  test('is laid by those who run the live session, while it is on air', async () => {
    expect(await keyOf(fixture.bag({}, 'member'))).toBe('request.forbidden');
    fixture.fixture.isOnAir = false;
    expect(await keyOf(fixture.bag())).toBe('live.not_on_air');
  });

  test('is closed to those whom the live session restricts, the muted, and who does not meet its conditions', async () => {
    const { bag } = await fixture.bag({ conditions: { follow: true }, count: 2 });
    const both = await fixture.bag({ conditions: { subscribe: true }, count: 2 });
    expect(await refusalOf(fixture.rob('a', bag.id))).toMatchObject({ key: 'packet.condition', code: 462 });
    fixture.fixture.followers.add('a');
    expect(await keyOf(fixture.rob('a', both.bag.id))).toBe('packet.condition');
    expect((await fixture.packets.unclaimedBags('a', { live_id: 'l1' })).list.map(({ id }) => id)).toEqual([
      bag.id,
    ]);
    expect((await detail('b', bag.id)).mine).toEqual({ state: 'not_allowed', reason: 'packet.condition' });
    fixture.fixture.muted.add('a');
    expect(await keyOf(fixture.rob('a', bag.id))).toBe('packet.muted');
    fixture.fixture.restrictions.set('a', { join: null, speak: 'chat.frozen' });
    expect(await keyOf(fixture.rob('a', bag.id))).toBe('chat.frozen');
    fixture.fixture.restrictions.set('a', { join: 'live.requirement', speak: 'live.requirement' });
    expect(await keyOf(fixture.rob('a', bag.id))).toBe('live.requirement');
    expect(await keyOf(detail('a', bag.id))).toBe('live.requirement');
    expect(await keyOf(fixture.packets.unclaimedBags('a', { live_id: 'l1' }))).toBe('live.requirement');
    expect(await keyOf(fixture.packets.unclaimedBags('a', { live_id: 'none' }))).toBe('live.missing');
    // A room without a known session restricts nobody.
    fixture.fixture.restrictions.set('b', null);
    expect((await detail('b', bag.id)).mine).toEqual({ state: 'not_allowed', reason: 'packet.condition' });
    // All conditions are met, so it opens.
    fixture.fixture.restrictions.set('a', { join: null, speak: 'chat.room_closed' });
    fixture.fixture.muted.clear();
    expect((await fixture.rob('a', bag.id)).prize.type).toBe('beans');
  });

  test('and a class packet are not each other', async () => {
    fixture.fixture.members.add('teacher');
    const { bag } = await fixture.bag();
    expect(await keyOf(fixture.grab('teacher', bag.id))).toBe('packet.missing');
    expect(await keyOf(fixture.packets.info('teacher', { packet_id: bag.id }))).toBe('packet.missing');
    const { packet_id } = await fixture.send('teacher');
    expect(await keyOf(fixture.rob('a', packet_id))).toBe('packet.missing');
    expect(await keyOf(fixture.tapRain('a', packet_id, 1))).toBe('packet.missing');
    expect(await keyOf(fixture.tapRain('a', 'none', 1))).toBe('packet.missing');
  });
});

describe('rain', () => {
  test('is announced, falls evenly over its seconds, and what nobody caught goes back when it is over', async () => {
    const { rain } = await fixture.rain({ total: 20, seconds: 10, per_user: 3 });
    expect(fixture.notified).toEqual([{ kind: 'rain_start', rain }]);
    expect(rain).toMatchObject({
      total: 20,
      seconds: 10,
      per_user: 3,
      starts_ts: fixture.clock.now() + packetLimits.rainLeadMs,
    });
    expect(await refusalOf(fixture.tapRain('a', rain.id, 1))).toMatchObject({
      key: 'packet.not_begun',
      code: 422,
    });
    fixture.begin();
    // One drop at once, one more each half second.
    expect(await fixture.tapRain('a', rain.id, 1)).toEqual({ amount: 1, total_mine: 1, left_taps: 2 });
    expect(await fixture.tapRain('b', rain.id, 1)).toEqual({ amount: 0, total_mine: 0, left_taps: 2 });
    fixture.clock.advance(500);
    expect(await fixture.tapRain('b', rain.id, 2)).toEqual({ amount: 1, total_mine: 1, left_taps: 1 });
    expect(await fixture.tapRain('a', rain.id, 2)).toEqual({ amount: 0, total_mine: 1, left_taps: 1 });
    fixture.clock.advance(9_499);
    expect((await fixture.tapRain('a', rain.id, 3)).amount).toBe(1);
    expect(await refusalOf(fixture.tapRain('a', rain.id, 4))).toMatchObject({
      key: 'packet.taps_over',
      code: 461,
    });
    fixture.clock.advance(1);
    expect(await refusalOf(fixture.tapRain('c', rain.id, 1))).toMatchObject({
      key: 'packet.expired',
      code: 410,
    });
    expect(await fixture.beans('teacher')).toBe(97);
    expect(fixture.notified.at(-1)).toMatchObject({
      kind: 'packet_end',
      scene: 3,
      returned: 17,
      luckiest: null,
    });
    expect(fixture.notices.at(-1)).toMatchObject({ uid: 'teacher', body: { group_id: null, amount: 17 } });
    expect((await records('b', rain.id)).total).toBe(3);
    expect(await fixture.wallet.reconciliation()).toMatchObject({ ok: true });
  });

  test('a catch is known by its number: received again, it answers as before', async () => {
    const { rain } = await fixture.rain({ total: 10, seconds: 10, per_user: 5 });
    fixture.begin();
    const first = await fixture.tapRain('a', rain.id, 1, `rain${round}`);
    fixture.clock.advance(5_000);
    const second = await fixture.tapRain('a', rain.id, 2);
    expect(await fixture.tapRain('a', rain.id, 1, `rain${round}`)).toEqual(first);
    expect(await fixture.tapRain('a', rain.id, 1)).toEqual(first);
    expect(await fixture.tapRain('a', rain.id, 2)).toEqual(second);
    expect(await keyOf(fixture.tapRain('a', rain.id, 3, `rain${round}`))).toBe('system.repeated');
    const [one, two] = await Promise.all([
      fixture.tapRain('b', rain.id, 1),
      fixture.tapRain('b', rain.id, 1),
    ]);
    expect(two).toEqual(one);
  });

  test('many at once get no more than has fallen, and each no more catches than allowed', async () => {
    const { rain } = await fixture.rain({ total: 60, seconds: 10, per_user: 3 });
    fixture.begin();
    const uids = Array.from({ length: 40 }, (_, at) => `w${round}-${at}`);
    const before = await Promise.all(uids.map((uid) => fixture.beans(uid)));
    for (const tap of [1, 2, 3]) {
      fixture.clock.advance(3_000);
      await Promise.all(uids.map((uid) => fixture.tapRain(uid, rain.id, tap)));
      const caught = sum(await Promise.all(uids.map((uid) => fixture.beans(uid)))) - sum(before);
      expect(caught).toBe(18 * tap + 1);
    }
    // The same member's catches that wait together are paid as one.
    fixture.clock.advance(900);
    const answers = await Promise.all([1, 2, 3].map((tap) => fixture.tapRain(`late${round}`, rain.id, tap)));
    expect(answers.at(-1)).toMatchObject({ total_mine: await fixture.beans(`late${round}`), left_taps: 0 });
    expect(await fixture.wallet.reconciliation()).toMatchObject({ ok: true });
  });

  test('that is all caught ends at once; further catches are empty', async () => {
    const { rain } = await fixture.rain({ total: 2, seconds: 10, per_user: 9 });
    fixture.begin();
    fixture.clock.advance(9_000);
    for (const tap of [1, 2]) expect((await fixture.tapRain('a', rain.id, tap)).amount).toBe(1);
    expect(fixture.notified.at(-1)).toMatchObject({
      kind: 'packet_end',
      state: 'all_claimed',
      luckiest: null,
    });
    expect(await fixture.tapRain('a', rain.id, 3)).toEqual({ amount: 0, total_mine: 2, left_taps: 6 });
  });

  test('falls once at a time in a live session, the next when it is over, whether or not a job came by', async () => {
    const { rain } = await fixture.rain({ seconds: 5 });
    expect(await refusalOf(fixture.rain())).toMatchObject({ key: 'packet.rain_running', code: 409 });
    fixture.begin();
    fixture.clock.advance(5_000);
    const next = await fixture.rain({ seconds: 5 });
    expect(next.rain.id).not.toBe(rain.id);
    expect(await fixture.beans('teacher')).toBe(80);
  });

  test('two that begin at one moment are one', async () => {
    const tries = await Promise.allSettled([fixture.rain(), fixture.rain()]);
    const failed = tries.find((one): one is PromiseRejectedResult => one.status === 'rejected');
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(failed?.reason).toMatchObject({ msgKey: 'packet.rain_running' });
  });

  test('wets nobody whom the live session restricts', async () => {
    const { rain } = await fixture.rain();
    fixture.begin();
    fixture.fixture.restrictions.set('a', { join: 'live.network_blocked', speak: null });
    expect(await keyOf(fixture.tapRain('a', rain.id, 1))).toBe('live.network_blocked');
    expect(await keyOf(fixture.rain({}, 'member'))).toBe('request.forbidden');
  });
});
