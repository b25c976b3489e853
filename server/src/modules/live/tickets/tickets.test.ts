import { errors, ticketLimits } from '@goldbean/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { keyOf, refusalOf } from '../../../../test/refusals.ts';
import { createTicketFixture, type TicketFixture } from './tickets.test-fixture.ts';

let fixture: TicketFixture;
let round = 0;
let live = '';
/** Two members of this round, with 100 beans and with 10. */
let rich = '';
let poor = '';
beforeAll(async () => {
  fixture = await createTicketFixture();
});
afterAll(() => fixture.drop());
beforeEach(async () => {
  round += 1;
  [live, rich, poor] = [`l${round}`, `rich${round}`, `poor${round}`];
  const { fixture: set, clock } = fixture;
  Object.assign(set, { state: 'not_started', startAt: clock.now() + 3_600_000, price: 30, hasReplay: true });
  set.refusals.clear();
  set.cursed.clear();
  fixture.notified.length = 0;
  await fixture.seedBeans(rich, 100);
  await fixture.seedBeans(poor, 10);
});

/** What the owner of a ticket of 30 beans hears when they come back. */
const refundOf = (outcome: 'stopped' | 'not_begun') =>
  ({ kind: 'ticket_refund', live_id: live, live: 'A balance sheet', outcome, amount: 30 }) as const;
const statesOf = async () => (await fixture.rows(live)).map(({ uid, state }) => [uid, state]);

describe('buying', () => {
  test('S49: sets the price aside, once, however often and however fast it is asked for', async () => {
    expect(await fixture.offer(rich, live)).toMatchObject({ beans: 30, over: null, mine: null });
    expect(await fixture.buy(rich, live, 'click')).toEqual({ state: 'held', balance: 70 });
    expect(await fixture.buy(rich, live, 'click')).toEqual({ state: 'held', balance: 70 });
    expect(await fixture.buy(rich, live)).toEqual({ state: 'held', balance: 70 });
    await fixture.seedBeans(poor, 90);
    const both = await Promise.all([
      fixture.buy(poor, live),
      fixture.buy(poor, live),
      fixture.buy(poor, live),
    ]);
    expect(both.map(({ state }) => state)).toEqual(['held', 'held', 'held']);
    expect([await fixture.beans(rich), await fixture.beans(poor), await fixture.income(live)]).toEqual([
      70, 70, 0,
    ]);
    const rows = await fixture.rows(live);
    expect(rows).toHaveLength(2);
    expect(rows.every(({ hold_id }) => hold_id)).toBe(true);
    expect(await fixture.tickets.holders(fixture.database.reader, live, [rich, poor, 'other'])).toEqual(
      new Set([rich, poor]),
    );
    expect(await fixture.offer(rich, live)).toMatchObject({ mine: 'held' });
    expect(await fixture.isWhole()).toBe(true);
  });

  test('V05: with too few beans nothing is bought, and the answer says how many there are', async () => {
    expect(await refusalOf(fixture.buy(poor, live))).toMatchObject({
      key: 'wallet.insufficient_beans',
      data: { balance: 10 },
    });
    expect(await fixture.rows(live)).toEqual([]);
    expect(await fixture.beans(poor)).toBe(10);
  });

  test('S49: is refused at another price than was read, where none is asked for, and to those who may not come in', async () => {
    expect(await refusalOf(fixture.buy(rich, live, 'other', 20))).toEqual({
      key: 'ticket.price_changed',
      code: errors['ticket.price_changed'].code,
      data: { beans: 30 },
    });
    expect(await keyOf(fixture.buy('teacher', live))).toBe('request.not_found');
    expect(await keyOf(fixture.buy(rich, 'none'))).toBe('live.missing');
    fixture.fixture.refusals.set(rich, 'moderation.blocked');
    expect(await keyOf(fixture.buy(rich, live))).toBe('moderation.blocked');
    expect(await keyOf(fixture.offer(rich, live))).toBe('moderation.blocked');
    fixture.fixture.refusals.clear();
    fixture.fixture.state = 'draft';
    expect(await keyOf(fixture.offer(rich, live))).toBe('live.missing');
    Object.assign(fixture.fixture, { state: 'live', price: null });
    expect(await keyOf(fixture.offer(rich, live))).toBe('request.not_found');
    expect(await fixture.rows(live)).toEqual([]);
    expect(await fixture.beans(rich)).toBe(100);
  });

  test('S49: after the end the replay is sold, paid at once; without one, and of a stopped one, nothing', async () => {
    fixture.fixture.state = 'ended';
    expect(await fixture.buy(rich, live, 'replay')).toEqual({ state: 'paid', balance: 70 });
    expect(await fixture.buy(rich, live, 'replay')).toEqual({ state: 'paid', balance: 70 });
    expect(await fixture.income(live)).toBe(30);
    fixture.fixture.hasReplay = false;
    expect(await keyOf(fixture.buy(poor, live))).toBe('live.ended');
    expect(await fixture.offer(poor, live)).toMatchObject({ over: 'ended' });
    fixture.fixture.state = 'stopped';
    expect(await keyOf(fixture.buy(poor, live))).toBe('live.stopped');
    expect(await fixture.offer(poor, live)).toMatchObject({ over: 'stopped' });
    expect(await fixture.isWhole()).toBe(true);
  });
});

describe('settlement', () => {
  test('S49: the end pays the channel, once', async () => {
    await fixture.buy(rich, live);
    fixture.fixture.state = 'live';
    await fixture.tickets.settle(live);
    expect(await statesOf()).toEqual([[rich, 'held']]);
    await fixture.over(live, 'ended');
    await Promise.all([fixture.tickets.settle(live), fixture.sweep()]);
    expect(await statesOf()).toEqual([[rich, 'paid']]);
    expect(fixture.notified).toEqual([]);
    expect([await fixture.beans(rich), await fixture.income(live)]).toEqual([70, 30]);
    expect(await fixture.tickets.earnedIn(fixture.database.reader, live)).toBe(30);
    expect(await fixture.isWhole()).toBe(true);
  });

  test.each([
    ['stopped', 'stopped'],
    ['cancelled', 'not_begun'],
  ] as const)('S49: one that is %s gives the beans back, and says so once', async (state, outcome) => {
    await fixture.buy(rich, live);
    await fixture.over(live, state);
    await Promise.all([fixture.tickets.settle(live), fixture.sweep()]);
    expect(fixture.notified).toEqual([{ uid: rich, body: refundOf(outcome) }]);
    expect(await statesOf()).toEqual([[rich, 'refunded']]);
    expect([await fixture.beans(rich), await fixture.income(live)]).toEqual([100, 0]);
    expect(await fixture.tickets.holders(fixture.database.reader, live, [rich])).toEqual(new Set());
    expect(await fixture.isWhole()).toBe(true);
  });

  test('S49: one that never begins gives the beans back a day after its hour, and another ticket may be bought', async () => {
    await fixture.buy(rich, live);
    fixture.clock.set(fixture.fixture.startAt + ticketLimits.ticketLateMs - 1);
    await fixture.sweep();
    expect(await statesOf()).toEqual([[rich, 'held']]);
    expect(fixture.notified).toEqual([]);
    fixture.clock.advance(1);
    await fixture.sweep();
    expect(fixture.notified).toEqual([{ uid: rich, body: refundOf('not_begun') }]);
    expect(await fixture.beans(rich)).toBe(100);
    expect(await keyOf(fixture.buy(rich, live))).toBe('live.ended');
    // The teacher gave it a new hour.
    fixture.fixture.startAt = fixture.clock.now() + 3_600_000;
    expect(await fixture.buy(rich, live)).toEqual({ state: 'held', balance: 70 });
    expect(await statesOf()).toEqual([
      [rich, 'refunded'],
      [rich, 'held'],
    ]);
    expect(await fixture.isWhole()).toBe(true);
  });

  test('S49: a ticket that cannot be settled holds up no other, and is settled when it can be', async () => {
    await fixture.seedBeans(poor, 90);
    await fixture.buy(rich, live);
    await fixture.buy(poor, live);
    const [first] = await fixture.rows(live);
    fixture.fixture.cursed.add(first?.ticket_id ?? '');
    await fixture.over(live, 'ended');
    expect(await statesOf()).toEqual([
      [rich, 'held'],
      [poor, 'paid'],
    ]);
    fixture.fixture.cursed.clear();
    await fixture.sweep();
    expect(await statesOf()).toEqual([
      [rich, 'paid'],
      [poor, 'paid'],
    ]);
    expect(await fixture.income(live)).toBe(60);
    expect(await fixture.isWhole()).toBe(true);
  });
});
