import { packetLimits } from '@goldbean/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { keyOf, refusalOf } from '../../../../test/refusals.ts';
import { createPacketFixture, november, sum, type PacketFixture } from './red-packets.test-world.ts';

let world: PacketFixture;
let round = 0;
beforeAll(async () => {
  world = await createPacketFixture();
});
afterAll(() => world.drop());
beforeEach(async () => {
  round += 1;
  // Ends the rain of the previous test.
  world.clock.set(november + round * 2 * packetLimits.packetMs);
  Object.assign(world.world, { isOnAir: true });
  for (const known of [world.world.bars, world.world.muted, world.world.followers, world.world.knapsack])
    known.clear();
  for (const list of [world.told, world.due]) list.length = 0;
  const beans = await world.beans('teacher');
  if (beans < 100) await world.endow('teacher', 100 - beans);
});

const detail = (uid: string, bag_id: string) => world.packets.bag(uid, { bag_id });
const records = (uid: string, bag_id: string) =>
  world.packets.bagRecords(uid, { bag_id, page: 1, page_size: 20 });

describe('a live bag', () => {
  test('of beans lies in the room, and each member opens it once', async () => {
    const { bag } = await world.bag({ count: 2, total: 10 });
    expect(world.told).toEqual([{ kind: 'packet_new', bag }]);
    expect(bag).toMatchObject({ live_id: 'l1', left: 2, prize: 'beans', conditions: {}, state: 'open' });
    expect(await detail('a', bag.id)).toMatchObject({ mine: { state: 'unclaimed' } });
    const first = await world.rob('a', bag.id, 'bag-click');
    expect(await world.rob('a', bag.id, 'bag-click')).toEqual(first);
    expect(await refusalOf(world.rob('a', bag.id))).toMatchObject({ key: 'packet.already' });
    const second = await world.rob('b', bag.id);
    const amounts = [first, second].map(({ prize }) => (prize.type === 'beans' ? prize.amount : 0));
    expect(sum(amounts)).toBe(10);
    expect(await keyOf(world.rob('c', bag.id))).toBe('packet.none_left');
    expect((await records('c', bag.id)).list).toMatchObject([
      { user: { uid: 'b' }, prize: second.prize },
      { user: { uid: 'a' }, prize: first.prize },
    ]);
    expect((await detail('c', bag.id)).bag.proof.shares).toEqual(amounts);
  });

  test('of gifts comes out of the knapsack, goes into those of the winners, and the rest back', async () => {
    world.world.knapsack.set('teacher', 9);
    const { bag } = await world.bag({ kind: 'ordinary', count: 4, total: 8, gift_id: 'chalk' });
    expect([world.world.knapsack.get('teacher'), await world.beans('teacher')]).toEqual([1, 100]);
    expect(bag.prize).toBe('gift');
    expect((await world.rob('a', bag.id)).prize).toMatchObject({
      type: 'gift',
      n: 2,
      gift: { gift_id: 'chalk' },
    });
    expect(world.world.knapsack.get('a')).toBe(2);
    expect((await records('a', bag.id)).list).toMatchObject([{ prize: { type: 'gift', n: 2 } }]);
    world.clock.advance(packetLimits.packetMs);
    expect((await detail('a', bag.id)).bag.state).toBe('expired_refunded');
    expect(world.world.knapsack.get('teacher')).toBe(7);
    expect(world.told.at(-1)).toMatchObject({ kind: 'packet_end', scene: 2, returned: 6 });
  });

  test.each([
    [{ count: 3, total: 2 }, 'packet.beans'],
    [{ kind: 'ordinary' as const, count: 3, total: 10 }, 'packet.uneven'],
    [{ gift_id: 'castle' }, 'gift.missing'],
    [{ gift_id: 'chalk' }, 'gift.knapsack_short'],
    [{ total: 101 }, 'wallet.insufficient_beans'],
    [{ live_id: 'none' }, 'live.missing'],
  ])('%o is refused with %s', async (given, key) => {
    expect(await keyOf(world.bag(given))).toBe(key);
    expect([await world.beans('teacher'), world.told.length]).toEqual([100, 0]);
  });

  test('is laid by those who run the live session, while it is on air', async () => {
    expect(await keyOf(world.bag({}, 'member'))).toBe('request.forbidden');
    world.world.isOnAir = false;
    expect(await keyOf(world.bag())).toBe('live.not_on_air');
  });

  test('is closed to those the live session bars, the muted, and who does not meet its conditions', async () => {
    const { bag } = await world.bag({ conditions: { follow: true }, count: 2 });
    const both = await world.bag({ conditions: { subscribe: true }, count: 2 });
    expect(await refusalOf(world.rob('a', bag.id))).toMatchObject({ key: 'packet.condition', code: 462 });
    world.world.followers.add('a');
    expect(await keyOf(world.rob('a', both.bag.id))).toBe('packet.condition');
    expect((await world.packets.unclaimedBags('a', { live_id: 'l1' })).list.map(({ id }) => id)).toEqual([
      bag.id,
    ]);
    expect((await detail('b', bag.id)).mine).toEqual({ state: 'not_allowed', reason: 'packet.condition' });
    world.world.muted.add('a');
    expect(await keyOf(world.rob('a', bag.id))).toBe('packet.muted');
    world.world.bars.set('a', { join: null, speak: 'chat.frozen' });
    expect(await keyOf(world.rob('a', bag.id))).toBe('chat.frozen');
    world.world.bars.set('a', { join: 'live.requirement', speak: 'live.requirement' });
    expect(await keyOf(world.rob('a', bag.id))).toBe('live.requirement');
    expect(await keyOf(detail('a', bag.id))).toBe('live.requirement');
    expect(await keyOf(world.packets.unclaimedBags('a', { live_id: 'l1' }))).toBe('live.requirement');
    expect(await keyOf(world.packets.unclaimedBags('a', { live_id: 'none' }))).toBe('live.missing');
    // A room without a known session bars nobody.
    world.world.bars.set('b', null);
    expect((await detail('b', bag.id)).mine).toEqual({ state: 'not_allowed', reason: 'packet.condition' });
    // All conditions are met, so it opens.
    world.world.bars.set('a', { join: null, speak: 'chat.room_closed' });
    world.world.muted.clear();
    expect((await world.rob('a', bag.id)).prize.type).toBe('beans');
  });

  test('and a class packet are not each other', async () => {
    world.world.members.add('teacher');
    const { bag } = await world.bag();
    expect(await keyOf(world.grab('teacher', bag.id))).toBe('packet.missing');
    expect(await keyOf(world.packets.info('teacher', { packet_id: bag.id }))).toBe('packet.missing');
    const { packet_id } = await world.send('teacher');
    expect(await keyOf(world.rob('a', packet_id))).toBe('packet.missing');
    expect(await keyOf(world.tapRain('a', packet_id, 1))).toBe('packet.missing');
    expect(await keyOf(world.tapRain('a', 'none', 1))).toBe('packet.missing');
  });
});

describe('rain', () => {
  test('is announced, falls evenly over its seconds, and what nobody caught goes back when it is over', async () => {
    const { rain } = await world.rain({ total: 20, seconds: 10, per_user: 3 });
    expect(world.told).toEqual([{ kind: 'rain_start', rain }]);
    expect(rain).toMatchObject({
      total: 20,
      seconds: 10,
      per_user: 3,
      starts_ts: world.clock.now() + packetLimits.rainLeadMs,
    });
    expect(await refusalOf(world.tapRain('a', rain.id, 1))).toMatchObject({
      key: 'packet.not_begun',
      code: 422,
    });
    world.begin();
    // One drop at once, one more each half second.
    expect(await world.tapRain('a', rain.id, 1)).toEqual({ amount: 1, total_mine: 1, left_taps: 2 });
    expect(await world.tapRain('b', rain.id, 1)).toEqual({ amount: 0, total_mine: 0, left_taps: 2 });
    world.clock.advance(500);
    expect(await world.tapRain('b', rain.id, 2)).toEqual({ amount: 1, total_mine: 1, left_taps: 1 });
    expect(await world.tapRain('a', rain.id, 2)).toEqual({ amount: 0, total_mine: 1, left_taps: 1 });
    world.clock.advance(9_499);
    expect((await world.tapRain('a', rain.id, 3)).amount).toBe(1);
    expect(await refusalOf(world.tapRain('a', rain.id, 4))).toMatchObject({
      key: 'packet.taps_over',
      code: 461,
    });
    world.clock.advance(1);
    expect(await refusalOf(world.tapRain('c', rain.id, 1))).toMatchObject({
      key: 'packet.expired',
      code: 410,
    });
    expect(await world.beans('teacher')).toBe(97);
    expect(world.told.at(-1)).toMatchObject({ kind: 'packet_end', scene: 3, returned: 17, luckiest: null });
    expect(world.notices.at(-1)).toMatchObject({ uid: 'teacher', body: { group_id: null, amount: 17 } });
    expect((await records('b', rain.id)).total).toBe(3);
    expect(await world.wallet.reconciliation()).toMatchObject({ ok: true });
  });

  test('a catch is known by its number: heard again, it answers as before', async () => {
    const { rain } = await world.rain({ total: 10, seconds: 10, per_user: 5 });
    world.begin();
    const first = await world.tapRain('a', rain.id, 1, `rain${round}`);
    world.clock.advance(5_000);
    const second = await world.tapRain('a', rain.id, 2);
    expect(await world.tapRain('a', rain.id, 1, `rain${round}`)).toEqual(first);
    expect(await world.tapRain('a', rain.id, 1)).toEqual(first);
    expect(await world.tapRain('a', rain.id, 2)).toEqual(second);
    expect(await keyOf(world.tapRain('a', rain.id, 3, `rain${round}`))).toBe('system.repeated');
    const [one, two] = await Promise.all([world.tapRain('b', rain.id, 1), world.tapRain('b', rain.id, 1)]);
    expect(two).toEqual(one);
  });

  test('many at once get no more than has fallen, and each no more catches than allowed', async () => {
    const { rain } = await world.rain({ total: 60, seconds: 10, per_user: 3 });
    world.begin();
    const uids = Array.from({ length: 40 }, (_, at) => `w${round}-${at}`);
    const before = await Promise.all(uids.map((uid) => world.beans(uid)));
    for (const tap of [1, 2, 3]) {
      world.clock.advance(3_000);
      await Promise.all(uids.map((uid) => world.tapRain(uid, rain.id, tap)));
      const caught = sum(await Promise.all(uids.map((uid) => world.beans(uid)))) - sum(before);
      expect(caught).toBe(18 * tap + 1);
    }
    // The same member's catches that wait together are paid as one.
    world.clock.advance(900);
    const answers = await Promise.all([1, 2, 3].map((tap) => world.tapRain(`late${round}`, rain.id, tap)));
    expect(answers.at(-1)).toMatchObject({ total_mine: await world.beans(`late${round}`), left_taps: 0 });
    expect(await world.wallet.reconciliation()).toMatchObject({ ok: true });
  });

  test('that is all caught ends at once; further catches are empty', async () => {
    const { rain } = await world.rain({ total: 2, seconds: 10, per_user: 9 });
    world.begin();
    world.clock.advance(9_000);
    for (const tap of [1, 2]) expect((await world.tapRain('a', rain.id, tap)).amount).toBe(1);
    expect(world.told.at(-1)).toMatchObject({ kind: 'packet_end', state: 'all_claimed', luckiest: null });
    expect(await world.tapRain('a', rain.id, 3)).toEqual({ amount: 0, total_mine: 2, left_taps: 6 });
  });

  test('falls once at a time in a live session, the next when it is over, whether or not a job came by', async () => {
    const { rain } = await world.rain({ seconds: 5 });
    expect(await refusalOf(world.rain())).toMatchObject({ key: 'packet.rain_running', code: 409 });
    world.begin();
    world.clock.advance(5_000);
    const next = await world.rain({ seconds: 5 });
    expect(next.rain.id).not.toBe(rain.id);
    expect(await world.beans('teacher')).toBe(80);
  });

  test('two that begin at one moment are one', async () => {
    const tries = await Promise.allSettled([world.rain(), world.rain()]);
    const failed = tries.find((one): one is PromiseRejectedResult => one.status === 'rejected');
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(failed?.reason).toMatchObject({ msgKey: 'packet.rain_running' });
  });

  test('wets nobody whom the live session bars', async () => {
    const { rain } = await world.rain();
    world.begin();
    world.world.bars.set('a', { join: 'live.network_blocked', speak: null });
    expect(await keyOf(world.tapRain('a', rain.id, 1))).toBe('live.network_blocked');
    expect(await keyOf(world.rain({}, 'member'))).toBe('request.forbidden');
  });
});
