import { fanLimits, groupJoiningLimits } from '@goldbean/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { keyOf, refusalOf } from '../../../../test/refusals.ts';
import { levelsTable } from './fans.domain.ts';
import { findRanked } from './fans.repository.ts';
import { createFanFixture, fanFixtureCapacity, type FanFixture } from './fans.test-fixture.ts';

const day = 24 * 3_600_000;

let fixture: FanFixture;
let round = 0;
let club = '';
let other = '';
let uid = '';
beforeAll(async () => {
  fixture = await createFanFixture();
});
afterAll(() => fixture.drop());
beforeEach(() => {
  round += 1;
  [club, other, uid] = [`c${round}`, `o${round}`, `u${round}`];
  Object.assign(fixture.fixture, { aired: [], watched: [], messages: [], given: [] });
  fixture.fixture.strangers.clear();
  fixture.fixture.stretches.length = 0;
  fixture.notified.length = 0;
});

describe('joining', () => {
  test('T09: who follows the channel is in its club, unlit and at level 1, once', async () => {
    expect(await fixture.my(uid, club)).toMatchObject({ level: 0, unlocked: 0, joined_ts: null });
    const { member } = await fixture.join(uid, club, 'click');
    expect(member).toEqual({
      level: 1,
      unlocked: 1,
      closeness: 0,
      next: 100,
      medal: 'Value',
      lit: false,
      lit_until: null,
      auto_light: false,
      joined_ts: fixture.clock.now(),
    });
    expect(await fixture.join(uid, club, 'click')).toEqual({ member });
    expect((await fixture.info(uid, club)).club).toMatchObject({ id: club, members: 1, medal: 'Value' });
  });

  test('V36: is refused to strangers, in a full club and where there is none', async () => {
    fixture.fixture.strangers.add(uid);
    expect(await refusalOf(fixture.join(uid, club))).toMatchObject({ key: 'fan.not_fan', code: 462 });
    fixture.fixture.strangers.clear();
    for (const n of [1, 2, 3]) await fixture.join(`${uid}-${n}`, club);
    const both = await Promise.allSettled([fixture.join(uid, club), fixture.join(`${uid}b`, club)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await refusalOf(fixture.join(`${uid}c`, club))).toMatchObject({
      key: 'fan.members_full',
      code: 461,
    });
    expect((await fixture.info(uid, club)).club.members).toBe(fanFixtureCapacity);
    expect(await keyOf(fixture.join(uid, 'none'))).toBe('request.not_found');
  });

  test('T11, D22: twice at once makes one member, and two clubs at once one of them', async () => {
    const twice = await Promise.allSettled([fixture.join(uid, club), fixture.join(uid, club)]);
    expect(twice.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await refusalOf(fixture.join(uid, club))).toMatchObject({ key: 'fan.in_group', code: 409 });
    expect((await fixture.info(uid, club)).club.members).toBe(1);

    const two = await Promise.allSettled([fixture.join(`${uid}b`, club), fixture.join(`${uid}b`, other)]);
    expect(two.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const counted = await Promise.all(
      [club, other].map(async (id) => (await fixture.info(uid, id)).club.members),
    );
    expect(counted.reduce((sum, n) => sum + n)).toBe(2);
    expect(await refusalOf(fixture.join(uid, other))).toEqual({
      key: 'fan.one_group',
      code: 409,
      data: { name: `Value of ${club}` },
    });
  });
});

describe('leaving', () => {
  test('T09, K10: takes everything, and the club is closed for 24 hours to the millisecond', async () => {
    await fixture.seedBeans(uid, 10);
    await fixture.join(uid, club);
    await fixture.grow(uid, 400);
    await fixture.unlock(uid, club, 3);
    await fixture.light(uid, club, true);
    const left = fixture.clock.now();
    expect(await fixture.exit(uid, club, 'go')).toEqual({ rejoin_at: left + day });
    expect(await fixture.exit(uid, club, 'go')).toEqual({ rejoin_at: left + day });
    expect(await keyOf(fixture.exit(uid, club))).toBe('fan.not_member');
    expect(await fixture.my(uid, club)).toMatchObject({
      level: 0,
      unlocked: 0,
      closeness: 0,
      lit: false,
      auto_light: false,
      rejoin_at: left + day,
    });
    expect((await fixture.info(uid, club)).club.members).toBe(0);

    // The seat is free at once.
    await fixture.join(uid, other);
    await fixture.exit(uid, other);

    fixture.clock.set(left + day - 1_000);
    expect(await refusalOf(fixture.join(uid, club))).toMatchObject({
      key: 'group.rejoin_locked',
      code: 423,
      data: { until: left + day },
    });
    fixture.clock.set(left + day - 1);
    expect(await keyOf(fixture.join(uid, club))).toBe('group.rejoin_locked');
    fixture.clock.set(left + day);
    expect((await fixture.join(uid, club)).member).toMatchObject({
      level: 1,
      unlocked: 1,
      closeness: 0,
      lit: false,
    });
  });

  test('T09: leaving and joining at once leave one state, and the count with it', async () => {
    await fixture.join(uid, club);
    await Promise.allSettled([fixture.exit(uid, club), fixture.exit(uid, club), fixture.join(uid, club)]);
    expect((await fixture.info(uid, club)).club.members).toBe(0);
    expect(await fixture.my(uid, club)).toMatchObject({ level: 0 });
  });
});

describe('levels', () => {
  test('T09: a level is unlocked once, by who reached it', async () => {
    expect(await keyOf(fixture.unlock(uid, club, 1))).toBe('fan.not_member');
    await fixture.join(uid, club);
    expect(await keyOf(fixture.unlock(uid, club, 1))).toBe('fan.level_unlocked');
    expect(await keyOf(fixture.unlock(uid, club, 11))).toBe('fan.level_missing');
    await fixture.grow(uid, 299);
    expect(await refusalOf(fixture.unlock(uid, club, 3))).toEqual({
      key: 'fan.level_low',
      code: 462,
      data: { closeness: 300, mine: 299 },
    });
    await fixture.grow(uid, 300);
    const { reader } = fixture.database;
    const [fans] = fixture.workers;
    expect((await fans.levelsIn(reader, club, [uid, 'nobody'])).get(uid)).toBe(1);
    const both = await Promise.allSettled([fixture.unlock(uid, club, 3), fixture.unlock(uid, club, 3)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await keyOf(fixture.unlock(uid, club, 3))).toBe('fan.level_unlocked');
    expect(await fans.levelsIn(reader, club, [uid, 'nobody'])).toEqual(
      new Map([
        [uid, 3],
        ['nobody', 0],
      ]),
    );
    expect((await fixture.info(uid, club)).club.levels.filter(({ unlocked }) => unlocked)).toMatchObject([
      { level: 1 },
      { level: 3, benefits: ['gift_heart'] },
    ]);
    expect(await fans.badgesIn(reader, club, [uid, 'nobody'])).toEqual(
      new Map([[uid, { level: 3, medal: 'Value', lit: false }]]),
    );
  });

  test('E14: members are listed by closeness, or the newest first, with the same rank', async () => {
    for (const [n, closeness] of [20, 50, 20].entries()) {
      fixture.clock.advance(1_000);
      await fixture.join(`${uid}-${n}`, club);
      await fixture.grow(`${uid}-${n}`, closeness);
    }
    await fixture.join(`${uid}-gone`, club);
    await fixture.exit(`${uid}-gone`, club);
    const shown = async (...args: Parameters<FanFixture['members']>) => {
      const { list, total } = await fixture.members(...args);
      return { total, rows: list.map((row) => [row.user.uid, row.rank, row.closeness]) };
    };
    expect(await shown(club)).toEqual({
      total: 3,
      rows: [
        [`${uid}-1`, 1, 50],
        [`${uid}-0`, 2, 20],
      ],
    });
    expect((await shown(club, 'closeness', 2)).rows).toEqual([[`${uid}-2`, 3, 20]]);
    expect((await shown(club, 'newest')).rows).toEqual([
      [`${uid}-2`, 3, 20],
      [`${uid}-1`, 1, 50],
    ]);
    expect(await shown(other, 'newest')).toEqual({ total: 0, rows: [] });

    // Those of a group keep the ranks that they have in the club.
    const among = [`${uid}-2`, `${uid}-0`, 'nobody'];
    const asked = { sort: 'closeness', among, limit: 10, offset: 0 } as const;
    expect(await findRanked(fixture.database.reader, club, asked)).toMatchObject([
      { uid: `${uid}-0`, rank: 2 },
      { uid: `${uid}-2`, rank: 3 },
    ]);
  });
});

describe('light', () => {
  const lit = fanLimits.fanLitMs;

  test('K11, D23: costs one bean for three days, and nothing while it is lit', async () => {
    await fixture.seedBeans(uid, 2);
    await fixture.join(uid, club);
    const now = fixture.clock.now();
    const answer = { lit: true, lit_until: now + lit, auto_light: false, balance: 1 };
    expect(await fixture.light(uid, club, undefined, 'once')).toEqual(answer);
    expect(await fixture.light(uid, club, undefined, 'once')).toEqual(answer);
    expect(await fixture.light(uid, club)).toEqual(answer);
    expect(await fixture.beans(uid)).toBe(1);
    expect((await fixture.statement(uid))[0]).toMatchObject({
      kind: 'fan_light',
      amount: -1,
      left: 1,
      cause: { note: { key: 'fan_light', channel: `Value of ${club}` } },
    });
    fixture.clock.set(now + lit - 1);
    expect(await fixture.my(uid, club)).toMatchObject({ lit: true });
    fixture.clock.set(now + lit);
    expect(await fixture.my(uid, club)).toMatchObject({ lit: false, lit_until: null });
    expect(await fixture.isWhole()).toBe(true);
  });

  test('V05: with no bean it is not lit, and nothing is changed', async () => {
    await fixture.join(uid, club);
    expect(await refusalOf(fixture.light(uid, club, true))).toMatchObject({
      key: 'wallet.insufficient_beans',
      data: { balance: 0 },
    });
    expect(await fixture.my(uid, club)).toMatchObject({ lit: false, auto_light: false });
    expect(await keyOf(fixture.light(uid, other))).toBe('fan.not_member');
    expect(await fixture.lights(uid)).toEqual([]);
  });

  test('T10, K16: goes on by itself for a bean every three days without a task, once with two workers; then off with a notice', async () => {
    await fixture.seedBeans(uid, 3);
    await fixture.join(uid, club);
    const start = fixture.clock.now();
    await fixture.light(uid, club, true);
    expect(await fixture.my(uid, club)).toMatchObject({ lit: true, auto_light: true });
    fixture.clock.set(start + lit - 1);
    await fixture.sweep();
    expect(await fixture.beans(uid)).toBe(2);
    fixture.clock.set(start + lit);
    await fixture.sweep();
    expect(await fixture.beans(uid)).toBe(1);
    expect(await fixture.my(uid, club)).toMatchObject({ lit: true, lit_until: start + 2 * lit });

    // A task of the second day puts the next bean off by a day.
    fixture.clock.set(start + lit + day);
    await fixture.tasks(uid, club, 'sign_in');
    fixture.clock.set(start + 2 * lit);
    await fixture.sweep();
    expect(await fixture.beans(uid)).toBe(1);
    fixture.clock.set(start + 2 * lit + day);
    await fixture.sweep();
    expect(await fixture.beans(uid)).toBe(0);
    expect(await fixture.lights(uid)).toEqual([start, start + lit, start + 2 * lit + day]);

    fixture.clock.set(start + 3 * lit + day);
    await fixture.sweep();
    expect(await fixture.my(uid, club)).toMatchObject({ lit: false, auto_light: false });
    expect(await fixture.beans(uid)).toBe(0);
    const body = { kind: 'fan_light_off', channel_id: club, channel: `Value of ${club}` };
    expect(fixture.notified).toEqual([{ uid, body }]);
    fixture.clock.advance(lit);
    await fixture.seedBeans(uid, 5);
    await fixture.sweep();
    expect(fixture.notified).toHaveLength(1);
    expect(await fixture.beans(uid)).toBe(5);
    expect(await fixture.isWhole()).toBe(true);
  });

  test('T10, K11: three days after the last task, to the second, one of two workers pays one bean', async () => {
    await fixture.seedBeans(uid, 2);
    await fixture.join(uid, club);
    await fixture.light(uid, club, true);
    fixture.clock.advance(day);
    await fixture.tasks(uid, club, 'sign_in');
    const task = fixture.clock.now();
    for (const [at, beans, until] of [
      [task + 3 * day - 1_000, 1, task + lit],
      [task + 3 * day, 0, task + 2 * lit],
      [task + 3 * day + 1_000, 0, task + 2 * lit],
      [task + 6 * day - 1_000, 0, task + 2 * lit],
    ] as const) {
      fixture.clock.set(at);
      await fixture.sweep();
      expect(await fixture.beans(uid)).toBe(beans);
      expect(await fixture.my(uid, club)).toMatchObject({ lit: true, lit_until: until, auto_light: true });
    }
    fixture.clock.set(task + 6 * day);
    await fixture.sweep();
    expect(await fixture.my(uid, club)).toMatchObject({ lit: false, auto_light: false });
    expect(fixture.notified).toHaveLength(1);
    expect(await fixture.lights(uid)).toEqual([task - day, task + lit]);
  });

  test('T10, K11: a badge that goes out is paid for once, by hand or by one of two workers at once', async () => {
    await fixture.seedBeans(uid, 9);
    await fixture.join(uid, club);
    await fixture.light(uid, club, true);
    for (let beans = 7; beans > 1; beans -= 1) {
      fixture.clock.advance(lit);
      const now = fixture.clock.now();
      await Promise.all([fixture.sweep(), fixture.light(uid, club), fixture.light(uid, club)]);
      expect(await fixture.beans(uid)).toBe(beans);
      expect(await fixture.my(uid, club)).toMatchObject({ lit_until: now + lit, auto_light: true });
    }
    expect(await fixture.isWhole()).toBe(true);
  });

  test('T10: switched off or left, it charges nothing more', async () => {
    await fixture.seedBeans(uid, 5);
    await fixture.join(uid, club);
    await fixture.light(uid, club, true);
    expect(await fixture.light(uid, club, false)).toMatchObject({ lit: true, auto_light: false, balance: 4 });
    fixture.clock.advance(lit);
    await fixture.sweep();
    expect(await fixture.beans(uid)).toBe(4);
    await fixture.light(uid, club, true);
    await fixture.exit(uid, club);
    fixture.clock.advance(lit);
    await fixture.sweep();
    expect(await fixture.beans(uid)).toBe(3);
    expect(await fixture.isWhole()).toBe(true);
  });
});

test('E15: a fan group can ask for every level of the ladder, and for none above it', () => {
  expect(levelsTable.at(-1)?.level).toBe(groupJoiningLimits.fanLevelMost);
});
