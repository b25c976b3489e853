import { ironFanLimits } from '@goldbean/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { keyOf, refusalOf } from '../../../../test/refusals.ts';
import { createIronFanFixture, type IronFanFixture } from './iron-fans.test-world.ts';

const { ironMonthMs: month, ironYearMs: year, ironSoonMs: soon, ironLateMs: late } = ironFanLimits;
const hour = 3_600_000;
const day = 24 * hour;
const second = 1_000;

let world: IronFanFixture;
let round = 0;
/** A channel and a member of this round, who has 1,000 coins. */
let channel = '';
let uid = '';
let start = 0;
beforeAll(async () => {
  world = await createIronFanFixture();
});
afterAll(() => world.drop());
beforeEach(async () => {
  round += 1;
  [channel, uid] = [`c${round}`, `m${round}`];
  start = world.clock.now();
  world.trouble.cursed.clear();
  world.trouble.inFlight = null;
  await world.endow(uid, 1_000);
});

const stepsOf = (whose = uid) => world.told.filter((one) => one.uid === whose).map(({ body }) => body.step);
/** The state, and whether a live session for iron fans is open. */
const stands = async () => [
  (await world.mine(uid, channel))?.state ?? 'none',
  await world.isIn(uid, channel),
];
const at = (ms: number) => world.until(start + ms);

describe('T12: states by the clock, to the second, on two servers', () => {
  test('T12: a monthly plan is active, about to expire in its last 7 days, and expires', async () => {
    expect(await stands()).toEqual(['none', false]);
    await world.buy(uid, channel, 'monthly');
    expect(await stands()).toEqual(['active', true]);
    await at(month - soon - second);
    expect(await stands()).toEqual(['active', true]);
    await at(month - soon);
    expect(await stands()).toEqual(['about_to_expire', true]);
    await at(month - second);
    expect(await stands()).toEqual(['about_to_expire', true]);
    expect(stepsOf()).toEqual(['joined', 'expires_soon']);
    await at(month);
    expect(await stands()).toEqual(['expired', false]);
    await world.sweep();
    expect(stepsOf()).toEqual(['joined', 'expires_soon', 'expired']);
    expect(await world.mine(uid, channel)).toMatchObject({ next_charge: null, renewed: false });
    expect(await world.coins(uid)).toBe(1_000 - 45);
  });

  test('T12: is renewed in the last 7 days without a gap, and joined anew after the end', async () => {
    await world.buy(uid, channel, 'monthly');
    await at(month - day);
    await world.buy(uid, channel, 'yearly');
    expect(await world.mine(uid, channel)).toMatchObject({
      plan: 'yearly',
      state: 'active',
      renewed: true,
      started_ts: start,
      expires_ts: start + month + year,
    });
    await at(month + year + hour);
    expect(await stands()).toEqual(['expired', false]);
    await world.buy(uid, channel, 'monthly');
    expect(await world.mine(uid, channel)).toMatchObject({
      state: 'active',
      renewed: false,
      started_ts: start + month + year + hour,
      expires_ts: start + month + year + hour + month,
    });
    expect(stepsOf()).toEqual(['joined', 'expires_soon', 'renewed', 'expires_soon', 'expired', 'joined']);
  });

  test('D65: a continuous plan is charged 24 h before its end, once for each period', async () => {
    await world.buy(uid, channel, 'continuous_monthly');
    const next_charge = { at_ts: start + month - day, plan: 'continuous_monthly', coins: 40, failed: 0 };
    expect(await world.mine(uid, channel)).toMatchObject({ next_charge });
    await at(month - day - second);
    expect(await world.coins(uid)).toBe(960);
    await at(month - day);
    expect(await world.coins(uid)).toBe(920);
    await Promise.all([world.sweep(), world.sweep(), world.ironFans.settle({ channel_id: channel, uid })]);
    expect(await world.coins(uid)).toBe(920);
    expect(await world.mine(uid, channel)).toMatchObject({
      state: 'active',
      renewed: true,
      expires_ts: start + 2 * month,
      next_charge: { at_ts: start + 2 * month - day },
    });
    await at(12 * month);
    expect(await world.periods(uid, channel)).toEqual(
      Array.from({ length: 13 }, (_, nth) => ({
        cause: nth === 0 ? 'coins' : 'charge',
        plan: 'continuous_monthly',
        from: start + nth * month,
        until: start + (nth + 1) * month,
      })),
    );
    expect(stepsOf().slice(0, 4)).toEqual(['joined', 'charge_soon', 'charged', 'charge_soon']);
    expect(await world.coins(uid)).toBe(1_000 - 13 * 40);
    expect(await world.isWhole()).toBe(true);
  });

  test('D65: three tries in three days, then it has expired and is charged no more', async () => {
    const poor = `poor${round}`;
    await world.endow(poor, 40);
    await world.buy(poor, channel, 'continuous_monthly');
    const my = async () => {
      const mine = await world.mine(poor, channel);
      return [
        mine?.state,
        mine?.next_charge?.failed,
        mine?.next_charge?.at_ts,
        await world.isIn(poor, channel),
      ];
    };
    await at(month - day);
    expect(await my()).toEqual(['about_to_expire', 1, start + month, true]);
    await at(month);
    expect(await my()).toEqual(['about_to_expire', 2, start + month + day, true]);
    await at(month + day - second);
    expect(await my()).toEqual(['about_to_expire', 2, start + month + day, true]);
    await at(month + day);
    expect(await my()).toEqual(['expired', undefined, undefined, false]);
    await world.endow(poor, 500);
    await at(3 * month);
    await world.sweep();
    expect(await world.coins(poor)).toBe(500);
    expect(stepsOf(poor)).toEqual(['joined', 'charge_soon', 'charge_failed', 'charge_failed', 'expired']);
  });

  test('D65: a try that succeeds pays the time from the old end on', async () => {
    const poor = `poor${round}`;
    await world.endow(poor, 40);
    await world.buy(poor, channel, 'continuous_monthly');
    await at(month + hour);
    await world.endow(poor, 100);
    await at(month + day);
    expect(await world.mine(poor, channel)).toMatchObject({
      state: 'active',
      expires_ts: start + 2 * month,
      next_charge: { failed: 0 },
    });
    expect(await world.coins(poor)).toBe(60);
  });

  test('T12: servers that were down tell and charge once; too late, nothing is charged', async () => {
    await world.buy(uid, channel, 'continuous_monthly');
    world.clock.set(start + month + hour);
    expect(await stands()).toEqual(['about_to_expire', true]);
    await world.sweep();
    expect(await world.coins(uid)).toBe(920);
    expect(await world.mine(uid, channel)).toMatchObject({ expires_ts: start + 2 * month });
    world.clock.set(start + 2 * month + late);
    expect(await stands()).toEqual(['expired', false]);
    await world.sweep();
    expect(await world.coins(uid)).toBe(920);
    expect(stepsOf().at(-1)).toBe('expired');
  });

  test('T12: a ledger that breaks down counts as no try, and holds up nobody', async () => {
    await world.buy(uid, channel, 'continuous_monthly');
    world.trouble.cursed.add(uid);
    world.clock.set(start + month - day);
    await world.sweep();
    expect(await world.mine(uid, channel)).toMatchObject({ next_charge: { failed: 0 } });
    world.trouble.cursed.clear();
    await world.sweep();
    expect(await world.coins(uid)).toBe(920);
  });
});

describe('T12: cancelled and changed', () => {
  test('S45: cancelled, it is kept until its end and never charged', async () => {
    await world.buy(uid, channel, 'continuous_monthly');
    const answer = await world.ironFans.cancel(uid, { channel_id: channel });
    expect(answer).toMatchObject({ expires_ts: start + month, my: { state: 'active', next_charge: null } });
    expect(await world.ironFans.cancel(uid, { channel_id: channel })).toEqual(answer);
    await at(month - second);
    expect(await stands()).toEqual(['about_to_expire', true]);
    await at(month);
    expect(await stands()).toEqual(['expired', false]);
    expect(await world.coins(uid)).toBe(960);
    expect(stepsOf()).toEqual(['joined', 'cancelled', 'expires_soon', 'expired']);
    expect(await keyOf(world.ironFans.cancel(uid, { channel_id: channel }))).toBe('iron.none');
  });

  test('T12: a charge in flight when it is cancelled pays one period, which is kept', async () => {
    await world.buy(uid, channel, 'continuous_monthly');
    await world.until(start + month - day - second);
    let cancelling: Promise<unknown> = Promise.resolve();
    world.trouble.inFlight = async () => {
      world.trouble.inFlight = null;
      cancelling = world.other.cancel(uid, { channel_id: channel });
    };
    await at(month - day);
    expect(await cancelling).toMatchObject({ expires_ts: start + 2 * month, my: { next_charge: null } });
    await at(3 * month);
    expect(await world.coins(uid)).toBe(920);
    expect(await world.periods(uid, channel)).toHaveLength(2);
  });

  test('T12: cancelled while it is tried, after its end, it has expired at once', async () => {
    const poor = `poor${round}`;
    await world.endow(poor, 40);
    await world.buy(poor, channel, 'continuous_monthly');
    await at(month + hour);
    expect(await world.isIn(poor, channel)).toBe(true);
    await world.ironFans.cancel(poor, { channel_id: channel });
    expect(await world.isIn(poor, channel)).toBe(false);
    await world.endow(poor, 100);
    await at(2 * month);
    expect(await world.coins(poor)).toBe(100);
  });

  test('T12: another plan begins at the end of the paid time, at the price that was read', async () => {
    await world.buy(uid, channel, 'continuous_monthly');
    const { my } = await world.change(uid, channel, 'continuous_yearly');
    expect(my).toMatchObject({
      plan: 'continuous_monthly',
      expires_ts: start + month,
      next_charge: { at_ts: start + month - day, plan: 'continuous_yearly', coins: 430 },
    });
    world.prices.continuous_yearly.coins = 999;
    await at(month - day);
    world.prices.continuous_yearly.coins = 430;
    expect(await world.coins(uid)).toBe(1_000 - 40 - 430);
    expect(await world.mine(uid, channel)).toMatchObject({
      plan: 'continuous_yearly',
      expires_ts: start + month + year,
      next_charge: { coins: 430 },
    });
  });

  test('T12: a change is taken back, and what was cancelled goes on again', async () => {
    await world.buy(uid, channel, 'continuous_monthly');
    await world.change(uid, channel, 'continuous_yearly');
    await world.change(uid, channel, 'continuous_monthly');
    expect(await world.mine(uid, channel)).toMatchObject({ next_charge: { plan: 'continuous_monthly' } });
    await world.ironFans.cancel(uid, { channel_id: channel });
    await world.change(uid, channel, 'continuous_monthly');
    await at(month);
    expect(await world.coins(uid)).toBe(920);
  });
});

describe('V35, E16: what is refused, with nothing moved', () => {
  test('V35: a stale agreement, a price that changed, and a continuous plan in money', async () => {
    const stale = await refusalOf(world.buy(uid, channel, 'monthly', { version: '2020-01' }));
    expect(stale).toMatchObject({ key: 'order.agreement_changed', data: { agreement: 'service' } });
    expect(await refusalOf(world.buy(uid, channel, 'monthly', { price: 44 }))).toMatchObject({
      key: 'iron.price_changed',
      data: { price: 45 },
    });
    expect(await keyOf(world.buy(uid, channel, 'continuous_monthly', { pay_type: 1 }))).toBe(
      'iron.coins_only',
    );
    expect(await keyOf(world.buy(uid, 'none', 'monthly'))).toBe('request.not_found');
    expect(await keyOf(world.buy(`owner-${channel}`, channel, 'monthly'))).toBe('request.forbidden');
    expect(await world.mine(uid, channel)).toBeNull();
    expect(await world.coins(uid)).toBe(1_000);
    expect(stepsOf()).toEqual([]);
  });

  test('T12: paying while one runs, and paying twice at once', async () => {
    const both = await Promise.all([
      keyOf(world.buy(uid, channel, 'monthly')),
      keyOf(world.buy(uid, channel, 'monthly', { on: world.other })),
    ]);
    expect(both.toSorted()).toEqual(['iron.running', 'not refused']);
    expect(await keyOf(world.buy(uid, channel, 'yearly', { pay_type: 1, price: 29_800 }))).toBe(
      'iron.running',
    );
    expect(await world.coins(uid)).toBe(955);
    const [one, other] = await Promise.all([
      world.buy(uid, `${channel}b`, 'continuous_yearly', { request_id: `x${round}` }),
      world.buy(uid, `${channel}b`, 'continuous_yearly', { request_id: `x${round}` }),
    ]);
    expect(one).toEqual(other);
    await at(year - day - hour);
    // A continuous plan is never renewed by hand.
    expect(await keyOf(world.buy(uid, `${channel}b`, 'monthly'))).toBe('iron.running');
    expect(await world.coins(uid)).toBe(955 - 430);
  });

  test('V05: too few coins, and whose membership another channel or another member has', async () => {
    const poor = `poor${round}`;
    expect(await refusalOf(world.buy(poor, channel, 'monthly'))).toMatchObject({
      key: 'wallet.insufficient',
      data: { balance: 0 },
    });
    await world.buy(uid, channel, 'continuous_monthly');
    expect(await keyOf(world.ironFans.cancel(uid, { channel_id: `${channel}b` }))).toBe('iron.none');
    expect(await keyOf(world.ironFans.cancel(poor, { channel_id: channel }))).toBe('iron.none');
    expect(await keyOf(world.change(poor, channel, 'continuous_yearly'))).toBe('iron.none');
    await world.buy(uid, `${channel}b`, 'monthly');
    expect(await keyOf(world.change(uid, `${channel}b`, 'continuous_yearly'))).toBe('iron.not_continuous');
    expect(await keyOf(world.ironFans.cancel(uid, { channel_id: `${channel}b` }))).toBe(
      'iron.not_continuous',
    );
    expect(await keyOf(world.change(uid, channel, 'continuous_yearly', 1))).toBe('iron.price_changed');
    expect(await world.mine(uid, channel)).toMatchObject({ next_charge: { plan: 'continuous_monthly' } });
  });
});

describe('E16: in money, and by the staff', () => {
  test('E16: an order that is paid adds its time, late money too', async () => {
    const price = { pay_type: 1, price: 3_000 } as const;
    const [first, next] = [
      await world.buy(uid, channel, 'monthly', price),
      await world.buy(uid, channel, 'monthly', price),
    ];
    expect(first).toMatchObject({ pay: { kind: 'qr' }, my: null });
    expect(await stands()).toEqual(['none', false]);
    await world.pay(first.order_no ?? '');
    expect(await stands()).toEqual(['active', true]);
    await world.pay(next.order_no ?? '');
    expect(await world.mine(uid, channel)).toMatchObject({ expires_ts: start + 2 * month, renewed: true });
    await expect(world.pay(next.order_no ?? '')).rejects.toThrow('iron_fan_period');
    expect(await world.mine(uid, channel)).toMatchObject({ expires_ts: start + 2 * month });
    expect(await world.coins(uid)).toBe(1_000);
    const abroad = await world.ironFans.plans(`abroad${round}`, { channel_id: channel });
    expect(abroad.list.map(({ money }) => money?.currency)).toEqual(['USD', 'USD', undefined, undefined]);
  });

  test('T12: is extended by hand with a reason, an expired one from now on', async () => {
    const owner = `owner-${channel}`;
    expect(await keyOf(world.extend(owner, channel, uid, 7))).toBe('iron.none');
    await world.buy(uid, channel, 'monthly');
    expect(await keyOf(world.extend(uid, channel, uid, 7))).toBe('request.forbidden');
    expect(await keyOf(world.extend('owner-other', channel, uid, 7))).toBe('request.forbidden');
    expect(
      await keyOf(world.ironFans.members({ uid, roles: [] }, { channel_id: channel, page: 1, page_size: 9 })),
    ).toBe('request.forbidden');
    const { my } = await world.extend(owner, channel, uid, 7);
    expect(my).toMatchObject({
      expires_ts: start + month + 7 * day,
      extended: { by: `name of ${owner}`, days: 7, reason: 'the class was called off' },
    });
    await at(month + 8 * day);
    expect(await stands()).toEqual(['expired', false]);
    await world.extend('boss', channel, uid, 30, true);
    expect(await world.mine(uid, channel)).toMatchObject({
      state: 'active',
      expires_ts: start + month + 38 * day,
      next_charge: null,
    });
    const { list, total } = await world.ironFans.members(
      { uid: owner, roles: [] },
      { channel_id: channel, page: 1, page_size: 9 },
    );
    expect([total, list[0]?.user.uid, list[0]?.membership.extended?.days]).toEqual([1, uid, 30]);
    expect((await world.ironFans.mine(uid)).list).toMatchObject([{ channel: { channel_id: channel } }]);
  });

  test('D65: an extension moves the next charge, and forgets what was tried', async () => {
    const poor = `poor${round}`;
    await world.endow(poor, 40);
    await world.buy(poor, channel, 'continuous_monthly');
    await at(month - day);
    await world.extend('boss', channel, poor, 10, true);
    expect(await world.mine(poor, channel)).toMatchObject({
      expires_ts: start + month + 10 * day,
      next_charge: { at_ts: start + month + 9 * day, failed: 0 },
    });
    await world.endow(poor, 40);
    await at(month + 9 * day);
    expect(await world.mine(poor, channel)).toMatchObject({ extended: null });
    expect(await world.periods(poor, channel)).toMatchObject([
      { cause: 'coins' },
      { cause: 'extension', from: start + month },
      { cause: 'charge', from: start + month + 10 * day },
    ]);
    expect(await world.coins(poor)).toBe(0);
  });
});
