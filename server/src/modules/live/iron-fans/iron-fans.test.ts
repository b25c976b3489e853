import { ironFanLimits } from '@goldbean/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { keyOf, refusalOf } from '../../../../test/refusals.ts';
import { createIronFanFixture, type IronFanFixture } from './iron-fans.test-fixture.ts';

const { ironMonthMs: month, ironYearMs: year, ironSoonMs: soon, ironLateMs: late } = ironFanLimits;
const hour = 3_600_000;
const day = 24 * hour;
const second = 1_000;

let fixture: IronFanFixture;
let round = 0;
/** A channel and a member of this round, who has 1,000 coins. */
let channel = '';
let uid = '';
let start = 0;
beforeAll(async () => {
  fixture = await createIronFanFixture();
});
afterAll(() => fixture.drop());
beforeEach(async () => {
  round += 1;
  [channel, uid] = [`c${round}`, `m${round}`];
  start = fixture.clock.now();
  fixture.trouble.cursed.clear();
  fixture.trouble.inFlight = null;
  await fixture.seedBeans(uid, 1_000);
});

const stepsOf = (whose = uid) =>
  fixture.notified.flatMap(({ uid, body }) => (uid === whose && body.kind === 'iron_fan' ? [body.step] : []));
/** The state, and whether a live session for iron fans is open. */
const stands = async () => [
  (await fixture.mine(uid, channel))?.state ?? 'none',
  await fixture.isIn(uid, channel),
];
const at = (ms: number) => fixture.until(start + ms);

describe('T12: states by the clock, to the second, on two servers', () => {
  test('T12: a monthly plan is active, about to expire in its last 7 days, and expires', async () => {
    expect(await stands()).toEqual(['none', false]);
    await fixture.buy(uid, channel, 'monthly');
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
    await fixture.sweep();
    expect(stepsOf()).toEqual(['joined', 'expires_soon', 'expired']);
    expect(await fixture.mine(uid, channel)).toMatchObject({ next_charge: null, renewed: false });
    expect(await fixture.coins(uid)).toBe(1_000 - 45);
  });

  test('T12: is renewed in the last 7 days without a gap, and joined again after the end', async () => {
    await fixture.buy(uid, channel, 'monthly');
    await at(month - day);
    await fixture.buy(uid, channel, 'yearly');
    expect(await fixture.mine(uid, channel)).toMatchObject({
      plan: 'yearly',
      state: 'active',
      renewed: true,
      started_ts: start,
      expires_ts: start + month + year,
    });
    await at(month + year + hour);
    expect(await stands()).toEqual(['expired', false]);
    await fixture.buy(uid, channel, 'monthly');
    expect(await fixture.mine(uid, channel)).toMatchObject({
      state: 'active',
      renewed: false,
      started_ts: start + month + year + hour,
      expires_ts: start + month + year + hour + month,
    });
    expect(stepsOf()).toEqual(['joined', 'expires_soon', 'renewed', 'expires_soon', 'expired', 'joined']);
  });

  test('D65: a continuous plan is charged 24 h before its end, once for each period', async () => {
    await fixture.buy(uid, channel, 'continuous_monthly');
    const next_charge = { at_ts: start + month - day, plan: 'continuous_monthly', coins: 40, failed: 0 };
    expect(await fixture.mine(uid, channel)).toMatchObject({ next_charge });
    await at(month - day - second);
    expect(await fixture.coins(uid)).toBe(960);
    await at(month - day);
    expect(await fixture.coins(uid)).toBe(920);
    await Promise.all([
      fixture.sweep(),
      fixture.sweep(),
      fixture.ironFans.settle({ channel_id: channel, uid }),
    ]);
    expect(await fixture.coins(uid)).toBe(920);
    expect(await fixture.mine(uid, channel)).toMatchObject({
      state: 'active',
      renewed: true,
      expires_ts: start + 2 * month,
      next_charge: { at_ts: start + 2 * month - day },
    });
    await at(12 * month);
    expect(await fixture.periods(uid, channel)).toEqual(
      Array.from({ length: 13 }, (_, nth) => ({
        cause: nth === 0 ? 'coins' : 'charge',
        plan: 'continuous_monthly',
        from: start + nth * month,
        until: start + (nth + 1) * month,
      })),
    );
    expect(stepsOf().slice(0, 4)).toEqual(['joined', 'charge_soon', 'charged', 'charge_soon']);
    expect(await fixture.coins(uid)).toBe(1_000 - 13 * 40);
    expect(await fixture.isWhole()).toBe(true);
  });

  test('D65: three tries in three days, then it has expired and is charged no more', async () => {
    const poor = `poor${round}`;
    await fixture.seedBeans(poor, 40);
    await fixture.buy(poor, channel, 'continuous_monthly');
    const my = async () => {
      const mine = await fixture.mine(poor, channel);
      return [
        mine?.state,
        mine?.next_charge?.failed,
        mine?.next_charge?.at_ts,
        await fixture.isIn(poor, channel),
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
    await fixture.seedBeans(poor, 500);
    await at(3 * month);
    await fixture.sweep();
    expect(await fixture.coins(poor)).toBe(500);
    expect(stepsOf(poor)).toEqual(['joined', 'charge_soon', 'charge_failed', 'charge_failed', 'expired']);
  });

  test('D65: a try that succeeds pays the time from the old end on', async () => {
    const poor = `poor${round}`;
    await fixture.seedBeans(poor, 40);
    await fixture.buy(poor, channel, 'continuous_monthly');
    await at(month + hour);
    await fixture.seedBeans(poor, 100);
    await at(month + day);
    expect(await fixture.mine(poor, channel)).toMatchObject({
      state: 'active',
      expires_ts: start + 2 * month,
      next_charge: { failed: 0 },
    });
    expect(await fixture.coins(poor)).toBe(60);
  });

  test('T12: servers that were down tell and charge once; too late, nothing is charged', async () => {
    await fixture.buy(uid, channel, 'continuous_monthly');
    fixture.clock.set(start + month + hour);
    expect(await stands()).toEqual(['about_to_expire', true]);
    await fixture.sweep();
    expect(await fixture.coins(uid)).toBe(920);
    expect(await fixture.mine(uid, channel)).toMatchObject({ expires_ts: start + 2 * month });
    fixture.clock.set(start + 2 * month + late);
    expect(await stands()).toEqual(['expired', false]);
    await fixture.sweep();
    expect(await fixture.coins(uid)).toBe(920);
    expect(stepsOf().at(-1)).toBe('expired');
  });

  test('T12: a ledger that breaks down counts as no try, and holds up nobody', async () => {
    await fixture.buy(uid, channel, 'continuous_monthly');
    fixture.trouble.cursed.add(uid);
    fixture.clock.set(start + month - day);
    await fixture.sweep();
    expect(await fixture.mine(uid, channel)).toMatchObject({ next_charge: { failed: 0 } });
    fixture.trouble.cursed.clear();
    await fixture.sweep();
    expect(await fixture.coins(uid)).toBe(920);
  });
});

describe('T12: cancelled and changed', () => {
  test('S45: cancelled, it stays until its end and is never charged', async () => {
    await fixture.buy(uid, channel, 'continuous_monthly');
    const answer = await fixture.ironFans.cancel(uid, { channel_id: channel });
    expect(answer).toMatchObject({ expires_ts: start + month, my: { state: 'active', next_charge: null } });
    expect(await fixture.ironFans.cancel(uid, { channel_id: channel })).toEqual(answer);
    await at(month - second);
    expect(await stands()).toEqual(['about_to_expire', true]);
    await at(month);
    expect(await stands()).toEqual(['expired', false]);
    expect(await fixture.coins(uid)).toBe(960);
    expect(stepsOf()).toEqual(['joined', 'cancelled', 'expires_soon', 'expired']);
    expect(await keyOf(fixture.ironFans.cancel(uid, { channel_id: channel }))).toBe('iron.none');
  });

  test('T12: a charge in flight when it is cancelled pays one period, which stays', async () => {
    await fixture.buy(uid, channel, 'continuous_monthly');
    await fixture.until(start + month - day - second);
    let cancelling: Promise<unknown> = Promise.resolve();
    fixture.trouble.inFlight = async () => {
      fixture.trouble.inFlight = null;
      cancelling = fixture.other.cancel(uid, { channel_id: channel });
    };
    await at(month - day);
    expect(await cancelling).toMatchObject({ expires_ts: start + 2 * month, my: { next_charge: null } });
    await at(3 * month);
    expect(await fixture.coins(uid)).toBe(920);
    expect(await fixture.periods(uid, channel)).toHaveLength(2);
  });

  test('T12: cancelled while it is tried, after its end, it has expired at once', async () => {
    const poor = `poor${round}`;
    await fixture.seedBeans(poor, 40);
    await fixture.buy(poor, channel, 'continuous_monthly');
    await at(month + hour);
    expect(await fixture.isIn(poor, channel)).toBe(true);
    await fixture.ironFans.cancel(poor, { channel_id: channel });
    expect(await fixture.isIn(poor, channel)).toBe(false);
    await fixture.seedBeans(poor, 100);
    await at(2 * month);
    expect(await fixture.coins(poor)).toBe(100);
  });

  test('T12: another plan begins at the end of the paid time, at the price that was read', async () => {
    await fixture.buy(uid, channel, 'continuous_monthly');
    const { my } = await fixture.change(uid, channel, 'continuous_yearly');
    expect(my).toMatchObject({
      plan: 'continuous_monthly',
      expires_ts: start + month,
      next_charge: { at_ts: start + month - day, plan: 'continuous_yearly', coins: 430 },
    });
    fixture.prices.continuous_yearly.coins = 999;
    await at(month - day);
    fixture.prices.continuous_yearly.coins = 430;
    expect(await fixture.coins(uid)).toBe(1_000 - 40 - 430);
    expect(await fixture.mine(uid, channel)).toMatchObject({
      plan: 'continuous_yearly',
      expires_ts: start + month + year,
      next_charge: { coins: 430 },
    });
  });

  test('T12: a change is taken back, and what was cancelled goes on again', async () => {
    await fixture.buy(uid, channel, 'continuous_monthly');
    await fixture.change(uid, channel, 'continuous_yearly');
    await fixture.change(uid, channel, 'continuous_monthly');
    expect(await fixture.mine(uid, channel)).toMatchObject({ next_charge: { plan: 'continuous_monthly' } });
    await fixture.ironFans.cancel(uid, { channel_id: channel });
    await fixture.change(uid, channel, 'continuous_monthly');
    await at(month);
    expect(await fixture.coins(uid)).toBe(920);
  });
});

describe('V35, E16: what is refused, with nothing moved', () => {
  test('V35: a stale agreement, a price that changed, and a continuous plan in money', async () => {
    const stale = await refusalOf(fixture.buy(uid, channel, 'monthly', { version: '2020-01' }));
    expect(stale).toMatchObject({ key: 'order.agreement_changed', data: { agreement: 'service' } });
    expect(await refusalOf(fixture.buy(uid, channel, 'monthly', { price: 44 }))).toMatchObject({
      key: 'iron.price_changed',
      data: { price: 45 },
    });
    expect(await keyOf(fixture.buy(uid, channel, 'continuous_monthly', { pay_type: 1 }))).toBe(
      'iron.coins_only',
    );
    expect(await keyOf(fixture.buy(uid, 'none', 'monthly'))).toBe('request.not_found');
    expect(await keyOf(fixture.buy(`owner-${channel}`, channel, 'monthly'))).toBe('request.forbidden');
    expect(await fixture.mine(uid, channel)).toBeNull();
    expect(await fixture.coins(uid)).toBe(1_000);
    expect(stepsOf()).toEqual([]);
  });

  test('T12: paying while one runs, and paying twice at once', async () => {
    const both = await Promise.all([
      keyOf(fixture.buy(uid, channel, 'monthly')),
      keyOf(fixture.buy(uid, channel, 'monthly', { on: fixture.other })),
    ]);
    expect(both.toSorted()).toEqual(['iron.running', 'not refused']);
    expect(await keyOf(fixture.buy(uid, channel, 'yearly', { pay_type: 1, price: 29_800 }))).toBe(
      'iron.running',
    );
    expect(await fixture.coins(uid)).toBe(955);
    const [one, other] = await Promise.all([
      fixture.buy(uid, `${channel}b`, 'continuous_yearly', { request_id: `x${round}` }),
      fixture.buy(uid, `${channel}b`, 'continuous_yearly', { request_id: `x${round}` }),
    ]);
    expect(one).toEqual(other);
    await at(year - day - hour);
    // A continuous plan is never renewed by hand.
    expect(await keyOf(fixture.buy(uid, `${channel}b`, 'monthly'))).toBe('iron.running');
    expect(await fixture.coins(uid)).toBe(955 - 430);
  });

  test('V05: too few coins, and whose membership another channel or another member has', async () => {
    const poor = `poor${round}`;
    expect(await refusalOf(fixture.buy(poor, channel, 'monthly'))).toMatchObject({
      key: 'wallet.insufficient',
      data: { balance: 0 },
    });
    await fixture.buy(uid, channel, 'continuous_monthly');
    expect(await keyOf(fixture.ironFans.cancel(uid, { channel_id: `${channel}b` }))).toBe('iron.none');
    expect(await keyOf(fixture.ironFans.cancel(poor, { channel_id: channel }))).toBe('iron.none');
    expect(await keyOf(fixture.change(poor, channel, 'continuous_yearly'))).toBe('iron.none');
    await fixture.buy(uid, `${channel}b`, 'monthly');
    expect(await keyOf(fixture.change(uid, `${channel}b`, 'continuous_yearly'))).toBe('iron.not_continuous');
    expect(await keyOf(fixture.ironFans.cancel(uid, { channel_id: `${channel}b` }))).toBe(
      'iron.not_continuous',
    );
    expect(await keyOf(fixture.change(uid, channel, 'continuous_yearly', 1))).toBe('iron.price_changed');
    expect(await fixture.mine(uid, channel)).toMatchObject({ next_charge: { plan: 'continuous_monthly' } });
  });
});

describe('E16: in money, and by the staff', () => {
  test('E16: an order that is paid adds its time, late money too', async () => {
    const price = { pay_type: 1, price: 3_000 } as const;
    const [first, next] = [
      await fixture.buy(uid, channel, 'monthly', price),
      await fixture.buy(uid, channel, 'monthly', price),
    ];
    expect(first).toMatchObject({ pay: { kind: 'qr' }, my: null });
    expect(await stands()).toEqual(['none', false]);
    await fixture.pay(first.order_no ?? '');
    expect(await stands()).toEqual(['active', true]);
    await fixture.pay(next.order_no ?? '');
    expect(await fixture.mine(uid, channel)).toMatchObject({ expires_ts: start + 2 * month, renewed: true });
    await expect(fixture.pay(next.order_no ?? '')).rejects.toThrow('iron_fan_period');
    expect(await fixture.mine(uid, channel)).toMatchObject({ expires_ts: start + 2 * month });
    expect(await fixture.coins(uid)).toBe(1_000);
    const abroad = await fixture.ironFans.plans(`abroad${round}`, { channel_id: channel });
    expect(abroad.list.map(({ money }) => money?.currency)).toEqual(['USD', 'USD', undefined, undefined]);
  });

  test('T12: is extended by hand with a reason, an expired one from now on', async () => {
    const owner = `owner-${channel}`;
    expect(await keyOf(fixture.extend(owner, channel, uid, 7))).toBe('iron.none');
    await fixture.buy(uid, channel, 'monthly');
    expect(await keyOf(fixture.extend(uid, channel, uid, 7))).toBe('request.forbidden');
    expect(await keyOf(fixture.extend('owner-other', channel, uid, 7))).toBe('request.forbidden');
    expect(
      await keyOf(
        fixture.ironFans.members({ uid, roles: [] }, { channel_id: channel, page: 1, page_size: 9 }),
      ),
    ).toBe('request.forbidden');
    const { my } = await fixture.extend(owner, channel, uid, 7);
    expect(my).toMatchObject({
      expires_ts: start + month + 7 * day,
      extended: { by: `name of ${owner}`, days: 7, reason: 'the class was called off' },
    });
    await at(month + 8 * day);
    expect(await stands()).toEqual(['expired', false]);
    await fixture.extend('boss', channel, uid, 30, true);
    expect(await fixture.mine(uid, channel)).toMatchObject({
      state: 'active',
      expires_ts: start + month + 38 * day,
      next_charge: null,
    });
    const { list, total } = await fixture.ironFans.members(
      { uid: owner, roles: [] },
      { channel_id: channel, page: 1, page_size: 9 },
    );
    expect([total, list[0]?.user.uid, list[0]?.membership.extended?.days]).toEqual([1, uid, 30]);
    expect((await fixture.ironFans.mine(uid)).list).toMatchObject([{ channel: { channel_id: channel } }]);
  });

  test('D65: an extension moves the next charge, and forgets what was tried', async () => {
    const poor = `poor${round}`;
    await fixture.seedBeans(poor, 40);
    await fixture.buy(poor, channel, 'continuous_monthly');
    await at(month - day);
    await fixture.extend('boss', channel, poor, 10, true);
    expect(await fixture.mine(poor, channel)).toMatchObject({
      expires_ts: start + month + 10 * day,
      next_charge: { at_ts: start + month + 9 * day, failed: 0 },
    });
    await fixture.seedBeans(poor, 40);
    await at(month + 9 * day);
    expect(await fixture.mine(poor, channel)).toMatchObject({ extended: null });
    expect(await fixture.periods(poor, channel)).toMatchObject([
      { cause: 'coins' },
      { cause: 'extension', from: start + month },
      { cause: 'charge', from: start + month + 10 * day },
    ]);
    expect(await fixture.coins(poor)).toBe(0);
  });
});
