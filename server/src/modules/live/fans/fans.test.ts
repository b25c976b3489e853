import { fanLimits, groupJoiningLimits } from '@goldbean/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { keyOf, refusalOf } from '../../../../test/refusals.ts';
import { levelsTable } from './fans.domain.ts';
import { findRanked } from './fans.repository.ts';
import { createFanFixture, fanFixtureCapacity, type FanFixture } from './fans.test-world.ts';

const day = 24 * 3_600_000;

let world: FanFixture;
let round = 0;
let club = '';
let other = '';
let uid = '';
beforeAll(async () => {
  world = await createFanFixture();
});
afterAll(() => world.drop());
beforeEach(() => {
  round += 1;
  [club, other, uid] = [`c${round}`, `o${round}`, `u${round}`];
  Object.assign(world.world, { aired: [], watched: [], said: [], given: [] });
  world.world.strangers.clear();
  world.world.stretches.length = 0;
  world.told.length = 0;
});

describe('joining', () => {
  test('T09: who follows the channel is in its club, unlit and at level 1, once', async () => {
    expect(await world.my(uid, club)).toMatchObject({ level: 0, unlocked: 0, joined_ts: null });
    const { member } = await world.join(uid, club, 'click');
    expect(member).toEqual({
      level: 1,
      unlocked: 1,
      closeness: 0,
      next: 100,
      medal: 'Value',
      lit: false,
      lit_until: null,
      auto_light: false,
      joined_ts: world.clock.now(),
    });
    expect(await world.join(uid, club, 'click')).toEqual({ member });
    expect((await world.info(uid, club)).club).toMatchObject({ id: club, members: 1, medal: 'Value' });
  });

  test('V36: is refused to strangers, in a full club and where there is none', async () => {
    world.world.strangers.add(uid);
    expect(await refusalOf(world.join(uid, club))).toMatchObject({ key: 'fan.not_fan', code: 462 });
    world.world.strangers.clear();
    for (const n of [1, 2, 3]) await world.join(`${uid}-${n}`, club);
    const both = await Promise.allSettled([world.join(uid, club), world.join(`${uid}b`, club)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await refusalOf(world.join(`${uid}c`, club))).toMatchObject({
      key: 'fan.members_full',
      code: 461,
    });
    expect((await world.info(uid, club)).club.members).toBe(fanFixtureCapacity);
    expect(await keyOf(world.join(uid, 'none'))).toBe('request.not_found');
  });

  test('T11, D22: twice at once makes one member, and two clubs at once one of them', async () => {
    const twice = await Promise.allSettled([world.join(uid, club), world.join(uid, club)]);
    expect(twice.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await refusalOf(world.join(uid, club))).toMatchObject({ key: 'fan.in_group', code: 409 });
    expect((await world.info(uid, club)).club.members).toBe(1);

    const two = await Promise.allSettled([world.join(`${uid}b`, club), world.join(`${uid}b`, other)]);
    expect(two.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const counted = await Promise.all(
      [club, other].map(async (id) => (await world.info(uid, id)).club.members),
    );
    expect(counted.reduce((sum, n) => sum + n)).toBe(2);
    expect(await refusalOf(world.join(uid, other))).toEqual({
      key: 'fan.one_group',
      code: 409,
      data: { name: `Value of ${club}` },
    });
  });
});

describe('leaving', () => {
  test('T09, K10: takes everything, and the club is closed for 24 hours to the millisecond', async () => {
    await world.endow(uid, 10);
    await world.join(uid, club);
    await world.grow(uid, 400);
    await world.unlock(uid, club, 3);
    await world.light(uid, club, true);
    const left = world.clock.now();
    expect(await world.exit(uid, club, 'go')).toEqual({ rejoin_at: left + day });
    expect(await world.exit(uid, club, 'go')).toEqual({ rejoin_at: left + day });
    expect(await keyOf(world.exit(uid, club))).toBe('fan.not_member');
    expect(await world.my(uid, club)).toMatchObject({
      level: 0,
      unlocked: 0,
      closeness: 0,
      lit: false,
      auto_light: false,
      rejoin_at: left + day,
    });
    expect((await world.info(uid, club)).club.members).toBe(0);

    // The seat is free at once.
    await world.join(uid, other);
    await world.exit(uid, other);

    world.clock.set(left + day - 1_000);
    expect(await refusalOf(world.join(uid, club))).toMatchObject({
      key: 'group.rejoin_locked',
      code: 423,
      data: { until: left + day },
    });
    world.clock.set(left + day - 1);
    expect(await keyOf(world.join(uid, club))).toBe('group.rejoin_locked');
    world.clock.set(left + day);
    expect((await world.join(uid, club)).member).toMatchObject({
      level: 1,
      unlocked: 1,
      closeness: 0,
      lit: false,
    });
  });

  test('T09: leaving and joining at once leave one state, and the count with it', async () => {
    await world.join(uid, club);
    await Promise.allSettled([world.exit(uid, club), world.exit(uid, club), world.join(uid, club)]);
    expect((await world.info(uid, club)).club.members).toBe(0);
    expect(await world.my(uid, club)).toMatchObject({ level: 0 });
  });
});

describe('levels', () => {
  test('T09: a level is unlocked once, by who reached it', async () => {
    expect(await keyOf(world.unlock(uid, club, 1))).toBe('fan.not_member');
    await world.join(uid, club);
    expect(await keyOf(world.unlock(uid, club, 1))).toBe('fan.level_unlocked');
    expect(await keyOf(world.unlock(uid, club, 11))).toBe('fan.level_missing');
    await world.grow(uid, 299);
    expect(await refusalOf(world.unlock(uid, club, 3))).toEqual({
      key: 'fan.level_low',
      code: 462,
      data: { closeness: 300, mine: 299 },
    });
    await world.grow(uid, 300);
    const { reader } = world.database;
    const [fans] = world.workers;
    expect((await fans.levelsIn(reader, club, [uid, 'nobody'])).get(uid)).toBe(1);
    const both = await Promise.allSettled([world.unlock(uid, club, 3), world.unlock(uid, club, 3)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await keyOf(world.unlock(uid, club, 3))).toBe('fan.level_unlocked');
    expect(await fans.levelsIn(reader, club, [uid, 'nobody'])).toEqual(
      new Map([
        [uid, 3],
        ['nobody', 0],
      ]),
    );
    expect((await world.info(uid, club)).club.levels.filter(({ unlocked }) => unlocked)).toMatchObject([
      { level: 1 },
      { level: 3, benefits: ['gift_heart'] },
    ]);
    expect(await fans.badgesIn(reader, club, [uid, 'nobody'])).toEqual(
      new Map([[uid, { level: 3, medal: 'Value', lit: false }]]),
    );
  });

  test('E14: members are listed by closeness, or the newest first, with the same rank', async () => {
    for (const [n, closeness] of [20, 50, 20].entries()) {
      world.clock.advance(1_000);
      await world.join(`${uid}-${n}`, club);
      await world.grow(`${uid}-${n}`, closeness);
    }
    await world.join(`${uid}-gone`, club);
    await world.exit(`${uid}-gone`, club);
    const shown = async (...args: Parameters<FanFixture['members']>) => {
      const { list, total } = await world.members(...args);
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
    expect(await findRanked(world.database.reader, club, asked)).toMatchObject([
      { uid: `${uid}-0`, rank: 2 },
      { uid: `${uid}-2`, rank: 3 },
    ]);
  });
});

describe('light', () => {
  const lit = fanLimits.fanLitMs;

  test('K11, D23: costs one bean for three days, and nothing while it is lit', async () => {
    await world.endow(uid, 2);
    await world.join(uid, club);
    const now = world.clock.now();
    const answer = { lit: true, lit_until: now + lit, auto_light: false, balance: 1 };
    expect(await world.light(uid, club, undefined, 'once')).toEqual(answer);
    expect(await world.light(uid, club, undefined, 'once')).toEqual(answer);
    expect(await world.light(uid, club)).toEqual(answer);
    expect(await world.beans(uid)).toBe(1);
    expect((await world.statement(uid))[0]).toMatchObject({
      kind: 'fan_light',
      amount: -1,
      left: 1,
      cause: { note: { key: 'fan_light', channel: `Value of ${club}` } },
    });
    world.clock.set(now + lit - 1);
    expect(await world.my(uid, club)).toMatchObject({ lit: true });
    world.clock.set(now + lit);
    expect(await world.my(uid, club)).toMatchObject({ lit: false, lit_until: null });
    expect(await world.isWhole()).toBe(true);
  });

  test('V05: with no bean it is not lit, and nothing is changed', async () => {
    await world.join(uid, club);
    expect(await refusalOf(world.light(uid, club, true))).toMatchObject({
      key: 'wallet.insufficient_beans',
      data: { balance: 0 },
    });
    expect(await world.my(uid, club)).toMatchObject({ lit: false, auto_light: false });
    expect(await keyOf(world.light(uid, other))).toBe('fan.not_member');
    expect(await world.lights(uid)).toEqual([]);
  });

  test('T10, K16: goes on by itself for a bean every three days without a task, once with two workers; then off with a notice', async () => {
    await world.endow(uid, 3);
    await world.join(uid, club);
    const start = world.clock.now();
    await world.light(uid, club, true);
    expect(await world.my(uid, club)).toMatchObject({ lit: true, auto_light: true });
    world.clock.set(start + lit - 1);
    await world.sweep();
    expect(await world.beans(uid)).toBe(2);
    world.clock.set(start + lit);
    await world.sweep();
    expect(await world.beans(uid)).toBe(1);
    expect(await world.my(uid, club)).toMatchObject({ lit: true, lit_until: start + 2 * lit });

    // A task of the second day puts the next bean off by a day.
    world.clock.set(start + lit + day);
    await world.tasks(uid, club, 'sign_in');
    world.clock.set(start + 2 * lit);
    await world.sweep();
    expect(await world.beans(uid)).toBe(1);
    world.clock.set(start + 2 * lit + day);
    await world.sweep();
    expect(await world.beans(uid)).toBe(0);
    expect(await world.lights(uid)).toEqual([start, start + lit, start + 2 * lit + day]);

    world.clock.set(start + 3 * lit + day);
    await world.sweep();
    expect(await world.my(uid, club)).toMatchObject({ lit: false, auto_light: false });
    expect(await world.beans(uid)).toBe(0);
    const body = { kind: 'fan_light_off', channel_id: club, channel: `Value of ${club}` };
    expect(world.told).toEqual([{ uid, body }]);
    world.clock.advance(lit);
    await world.endow(uid, 5);
    await world.sweep();
    expect(world.told).toHaveLength(1);
    expect(await world.beans(uid)).toBe(5);
    expect(await world.isWhole()).toBe(true);
  });

  test('T10, K11: three days after the last task, to the second, one of two workers pays one bean', async () => {
    await world.endow(uid, 2);
    await world.join(uid, club);
    await world.light(uid, club, true);
    world.clock.advance(day);
    await world.tasks(uid, club, 'sign_in');
    const task = world.clock.now();
    for (const [at, beans, until] of [
      [task + 3 * day - 1_000, 1, task + lit],
      [task + 3 * day, 0, task + 2 * lit],
      [task + 3 * day + 1_000, 0, task + 2 * lit],
      [task + 6 * day - 1_000, 0, task + 2 * lit],
    ] as const) {
      world.clock.set(at);
      await world.sweep();
      expect(await world.beans(uid)).toBe(beans);
      expect(await world.my(uid, club)).toMatchObject({ lit: true, lit_until: until, auto_light: true });
    }
    world.clock.set(task + 6 * day);
    await world.sweep();
    expect(await world.my(uid, club)).toMatchObject({ lit: false, auto_light: false });
    expect(world.told).toHaveLength(1);
    expect(await world.lights(uid)).toEqual([task - day, task + lit]);
  });

  test('T10, K11: a badge that goes out is paid for once, by hand or by one of two workers at once', async () => {
    await world.endow(uid, 9);
    await world.join(uid, club);
    await world.light(uid, club, true);
    for (let beans = 7; beans > 1; beans -= 1) {
      world.clock.advance(lit);
      const now = world.clock.now();
      await Promise.all([world.sweep(), world.light(uid, club), world.light(uid, club)]);
      expect(await world.beans(uid)).toBe(beans);
      expect(await world.my(uid, club)).toMatchObject({ lit_until: now + lit, auto_light: true });
    }
    expect(await world.isWhole()).toBe(true);
  });

  test('T10: switched off or left, it charges nothing more', async () => {
    await world.endow(uid, 5);
    await world.join(uid, club);
    await world.light(uid, club, true);
    expect(await world.light(uid, club, false)).toMatchObject({ lit: true, auto_light: false, balance: 4 });
    world.clock.advance(lit);
    await world.sweep();
    expect(await world.beans(uid)).toBe(4);
    await world.light(uid, club, true);
    await world.exit(uid, club);
    world.clock.advance(lit);
    await world.sweep();
    expect(await world.beans(uid)).toBe(3);
    expect(await world.isWhole()).toBe(true);
  });
});

test('E15: a fan group can ask for every level of the ladder, and for none above it', () => {
  expect(levelsTable.at(-1)?.level).toBe(groupJoiningLimits.fanLevelMost);
});
