import { errors, ticketLimits } from '@goldbean/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { keyOf, refusalOf } from '../../../../test/refusals.ts';
import { createTicketFixture, type TicketFixture } from './tickets.test-world.ts';

let world: TicketFixture;
let round = 0;
let live = '';
/** Two members of this round, with 100 beans and with 10. */
let rich = '';
let poor = '';
beforeAll(async () => {
  world = await createTicketFixture();
});
afterAll(() => world.drop());
beforeEach(async () => {
  round += 1;
  [live, rich, poor] = [`l${round}`, `rich${round}`, `poor${round}`];
  const { world: set, clock } = world;
  Object.assign(set, { state: 'not_started', startAt: clock.now() + 3_600_000, price: 30, isKept: true });
  set.bars.clear();
  set.cursed.clear();
  world.told.length = 0;
  await world.endow(rich, 100);
  await world.endow(poor, 10);
});

/** What the owner of a ticket of 30 beans hears when they come back. */
const refundOf = (outcome: 'stopped' | 'not_begun') =>
  ({ kind: 'ticket_refund', live_id: live, live: 'A balance sheet', outcome, amount: 30 }) as const;
const statesOf = async () => (await world.rows(live)).map(({ uid, state }) => [uid, state]);

describe('buying', () => {
  test('S49: sets the price aside, once, however often and however fast it is asked for', async () => {
    expect(await world.offer(rich, live)).toMatchObject({ beans: 30, over: null, mine: null });
    expect(await world.buy(rich, live, 'click')).toEqual({ state: 'held', balance: 70 });
    expect(await world.buy(rich, live, 'click')).toEqual({ state: 'held', balance: 70 });
    expect(await world.buy(rich, live)).toEqual({ state: 'held', balance: 70 });
    await world.endow(poor, 90);
    const both = await Promise.all([world.buy(poor, live), world.buy(poor, live), world.buy(poor, live)]);
    expect(both.map(({ state }) => state)).toEqual(['held', 'held', 'held']);
    expect([await world.beans(rich), await world.beans(poor), await world.income(live)]).toEqual([70, 70, 0]);
    const rows = await world.rows(live);
    expect(rows).toHaveLength(2);
    expect(rows.every(({ hold_id }) => hold_id)).toBe(true);
    expect(await world.tickets.holders(world.database.reader, live, [rich, poor, 'other'])).toEqual(
      new Set([rich, poor]),
    );
    expect(await world.offer(rich, live)).toMatchObject({ mine: 'held' });
    expect(await world.isWhole()).toBe(true);
  });

  test('V05: with too few beans nothing is bought, and how many there are is said', async () => {
    expect(await refusalOf(world.buy(poor, live))).toMatchObject({
      key: 'wallet.insufficient_beans',
      data: { balance: 10 },
    });
    expect(await world.rows(live)).toEqual([]);
    expect(await world.beans(poor)).toBe(10);
  });

  test('S49: is refused at another price than was read, where none is asked for, and to those who may not come in', async () => {
    expect(await refusalOf(world.buy(rich, live, 'other', 20))).toEqual({
      key: 'ticket.price_changed',
      code: errors['ticket.price_changed'].code,
      data: { beans: 30 },
    });
    expect(await keyOf(world.buy('teacher', live))).toBe('request.not_found');
    expect(await keyOf(world.buy(rich, 'none'))).toBe('live.missing');
    world.world.bars.set(rich, 'moderation.blocked');
    expect(await keyOf(world.buy(rich, live))).toBe('moderation.blocked');
    expect(await keyOf(world.offer(rich, live))).toBe('moderation.blocked');
    world.world.bars.clear();
    world.world.state = 'draft';
    expect(await keyOf(world.offer(rich, live))).toBe('live.missing');
    Object.assign(world.world, { state: 'live', price: null });
    expect(await keyOf(world.offer(rich, live))).toBe('request.not_found');
    expect(await world.rows(live)).toEqual([]);
    expect(await world.beans(rich)).toBe(100);
  });

  test('S49: after the end the replay is sold, paid at once; without one, and of a stopped one, nothing', async () => {
    world.world.state = 'ended';
    expect(await world.buy(rich, live, 'replay')).toEqual({ state: 'paid', balance: 70 });
    expect(await world.buy(rich, live, 'replay')).toEqual({ state: 'paid', balance: 70 });
    expect(await world.income(live)).toBe(30);
    world.world.isKept = false;
    expect(await keyOf(world.buy(poor, live))).toBe('live.ended');
    expect(await world.offer(poor, live)).toMatchObject({ over: 'ended' });
    world.world.state = 'stopped';
    expect(await keyOf(world.buy(poor, live))).toBe('live.stopped');
    expect(await world.offer(poor, live)).toMatchObject({ over: 'stopped' });
    expect(await world.isWhole()).toBe(true);
  });
});

describe('settlement', () => {
  test('S49: the end pays the channel, once', async () => {
    await world.buy(rich, live);
    world.world.state = 'live';
    await world.tickets.settle(live);
    expect(await statesOf()).toEqual([[rich, 'held']]);
    await world.over(live, 'ended');
    await Promise.all([world.tickets.settle(live), world.sweep()]);
    expect(await statesOf()).toEqual([[rich, 'paid']]);
    expect(world.told).toEqual([]);
    expect([await world.beans(rich), await world.income(live)]).toEqual([70, 30]);
    expect(await world.tickets.earnedIn(world.database.reader, live)).toBe(30);
    expect(await world.isWhole()).toBe(true);
  });

  test.each([
    ['stopped', 'stopped'],
    ['cancelled', 'not_begun'],
  ] as const)('S49: one that is %s gives the beans back, and says so once', async (state, outcome) => {
    await world.buy(rich, live);
    await world.over(live, state);
    await Promise.all([world.tickets.settle(live), world.sweep()]);
    expect(world.told).toEqual([{ uid: rich, body: refundOf(outcome) }]);
    expect(await statesOf()).toEqual([[rich, 'refunded']]);
    expect([await world.beans(rich), await world.income(live)]).toEqual([100, 0]);
    expect(await world.tickets.holders(world.database.reader, live, [rich])).toEqual(new Set());
    expect(await world.isWhole()).toBe(true);
  });

  test('S49: one that never begins gives the beans back a day after its hour, and another ticket may be bought', async () => {
    await world.buy(rich, live);
    world.clock.set(world.world.startAt + ticketLimits.ticketLateMs - 1);
    await world.sweep();
    expect(await statesOf()).toEqual([[rich, 'held']]);
    expect(world.told).toEqual([]);
    world.clock.advance(1);
    await world.sweep();
    expect(world.told).toEqual([{ uid: rich, body: refundOf('not_begun') }]);
    expect(await world.beans(rich)).toBe(100);
    expect(await keyOf(world.buy(rich, live))).toBe('live.ended');
    // The teacher gave it a new hour.
    world.world.startAt = world.clock.now() + 3_600_000;
    expect(await world.buy(rich, live)).toEqual({ state: 'held', balance: 70 });
    expect(await statesOf()).toEqual([
      [rich, 'refunded'],
      [rich, 'held'],
    ]);
    expect(await world.isWhole()).toBe(true);
  });

  test('S49: a ticket that cannot be settled holds up no other, and is settled when it can be', async () => {
    await world.endow(poor, 90);
    await world.buy(rich, live);
    await world.buy(poor, live);
    const [first] = await world.rows(live);
    world.world.cursed.add(first?.ticket_id ?? '');
    await world.over(live, 'ended');
    expect(await statesOf()).toEqual([
      [rich, 'held'],
      [poor, 'paid'],
    ]);
    world.world.cursed.clear();
    await world.sweep();
    expect(await statesOf()).toEqual([
      [rich, 'paid'],
      [poor, 'paid'],
    ]);
    expect(await world.income(live)).toBe(60);
    expect(await world.isWhole()).toBe(true);
  });
});
