import { fanLimits, fanTaskIds } from '@goldbean/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createSeededRandom } from '../../../../../test/test-database.ts';
import { keyOf } from '../../../../../test/refusals.ts';
import { dayCap, levelOf, noSteps, tasksOf, wonBy, type Steps } from '../fans.domain.ts';
import { createFanFixture, type FanFixture } from '../fans.test-fixture.ts';
import { countSteps } from './steps.repository.ts';

const minute = 60_000;
const hour = 60 * minute;
/** 1 December 2026, midnight in Shanghai. */
const midnight = Date.UTC(2026, 10, 30, 16);

let fixture: FanFixture;
let round = 0;
let club = '';
let uid = '';
beforeAll(async () => {
  fixture = await createFanFixture();
});
afterAll(() => fixture.drop());
beforeEach(async () => {
  round += 1;
  [club, uid] = [`c${round}`, `u${round}`];
  fixture.clock.set(midnight + round * 48 * hour + 12 * hour);
  Object.assign(fixture.fixture, { aired: [], watched: [], messages: [], given: [] });
  fixture.fixture.stretches.length = 0;
  await fixture.join(uid, club);
});

/** A live session of the club's channel is on air from now on. */
const goOnAir = () =>
  fixture.fixture.aired.push({
    liveId: `l${round}`,
    channelId: club,
    room: `live_l${round}`,
    startedAt: fixture.clock.now(),
    endedAt: null,
  });
const tasksNow = async () =>
  Object.fromEntries((await fixture.tasks(uid, club)).list.map(({ id, done }) => [id, done]));

test('E14: signing in and sharing count once a day, and light the badge', async () => {
  expect(await fixture.tasks(uid, club)).toMatchObject({ won: 0, cap: dayCap });
  const now = fixture.clock.now();
  expect(await fixture.tasks(uid, club, 'sign_in')).toMatchObject({ won: 10 });
  await Promise.all([fixture.tasks(uid, club, 'sign_in'), fixture.tasks(uid, club, 'share')]);
  expect(await fixture.tasks(uid, club)).toMatchObject({ won: 20 });
  expect(await fixture.my(uid, club)).toMatchObject({
    closeness: 20,
    lit: true,
    lit_until: now + fanLimits.fanLitMs,
  });
  // The day of Shanghai ends at 16:00 UTC.
  fixture.clock.set(midnight + round * 48 * hour + 24 * hour - 1);
  expect(await fixture.tasks(uid, club)).toMatchObject({ won: 20 });
  fixture.clock.advance(1);
  expect(await fixture.tasks(uid, club)).toMatchObject({ won: 0 });
  await fixture.tasks(uid, club, 'sign_in');
  expect(await fixture.my(uid, club)).toMatchObject({ closeness: 30 });
  expect(await keyOf(fixture.tasks('stranger', club, 'share'))).toBe('fan.not_member');
});

test('E14: what is done in a live session is counted by the minute, each minute by one of two workers', async () => {
  goOnAir();
  Object.assign(fixture.fixture, {
    watched: [uid, 'a-viewer'],
    messages: [{ uid, n: 3 }],
    given: [{ uid, n: 2 }],
  });
  const start = fixture.clock.now();
  fixture.clock.set(start + minute + 4_999);
  await fixture.gather();
  expect(fixture.fixture.stretches).toEqual([]);
  fixture.clock.set(start + minute + 5_000);
  await fixture.gather();
  expect(fixture.fixture.stretches).toEqual([[start, start + minute]]);
  expect(await tasksNow()).toEqual({ sign_in: 0, watch: 0, comment: 3, gift: 2, share: 0 });
  expect(await fixture.my(uid, club)).toMatchObject({ closeness: 46, lit: true });

  // A server that was away takes the minutes along.
  fixture.clock.set(start + 4 * minute);
  Object.assign(fixture.fixture, { watched: [], messages: [], given: [] });
  await fixture.gather();
  expect(fixture.fixture.stretches.at(-1)).toEqual([start + minute, start + 3 * minute]);
  for (let n = 4; n < 14; n += 1) {
    fixture.fixture.watched = [uid];
    fixture.clock.set(start + (n + 1) * minute);
    await fixture.gather();
  }
  expect(await tasksNow()).toMatchObject({ watch: 1 });
  expect(await fixture.my(uid, club)).toMatchObject({ closeness: 56 });
});

test('E14: the last minutes of a live session that is over are counted, and then no more', async () => {
  goOnAir();
  const start = fixture.clock.now();
  const [live] = fixture.fixture.aired;
  if (live) fixture.fixture.aired = [{ ...live, endedAt: start + 90_000 }];
  fixture.fixture.messages = [{ uid, n: 1 }];
  for (const at of [2, 3, 4, 5]) {
    fixture.clock.set(start + at * minute + 5_000);
    await fixture.gather();
  }
  expect(fixture.fixture.stretches).toEqual([[start, start + 2 * minute]]);
  expect(await tasksNow()).toMatchObject({ comment: 1 });
});

test('C071: what is done in a live session is experience of everybody, in the club or not; signing in there too', async () => {
  goOnAir();
  Object.assign(fixture.fixture, {
    watched: [uid, `${uid}-viewer`],
    messages: [{ uid, n: 3 }],
    given: [{ uid: `${uid}-viewer`, n: 2 }],
  });
  fixture.clock.advance(minute + 5_000);
  await fixture.gather();
  await fixture.tasks(uid, club, 'sign_in');
  const won = async (who: string) => (await fixture.levels.mine(who)).today.won;
  expect([await won(uid), await won(`${uid}-viewer`)]).toEqual([16, 40]);
  expect(await fixture.my(uid, club)).toMatchObject({ closeness: 16 });
});

test('E14: the last minute of a day is counted after the first act of the next, and opens no cap again', async () => {
  fixture.clock.set(midnight + round * 48 * hour + 23 * hour + 58 * minute);
  goOnAir();
  fixture.clock.set(midnight + round * 48 * hour + 24 * hour + 3_000);
  await fixture.tasks(uid, club, 'sign_in');
  fixture.fixture.messages = [{ uid, n: 1 }];
  fixture.clock.advance(3_000);
  await fixture.gather();
  await fixture.tasks(uid, club, 'sign_in');
  expect(await fixture.my(uid, club)).toMatchObject({ closeness: 12 });
});

test('E14: who left the club gathers nothing', async () => {
  goOnAir();
  fixture.fixture.messages = [{ uid, n: 5 }];
  await fixture.exit(uid, club);
  fixture.clock.advance(2 * minute);
  await fixture.gather();
  expect(await fixture.my(uid, club)).toMatchObject({ closeness: 0, lit: false });
});

test('E14: closeness written in a set is what the rules say of each, whatever the steps; a day never brings more than its cap', async () => {
  const random = createSeededRandom(20_261_126);
  const uids = [uid, `${uid}b`, `${uid}c`];
  for (const one of uids.slice(1)) await fixture.join(one, club);
  const sums = new Map<string, Steps>(uids.map((one) => [one, noSteps]));
  const day = '2026-12-24';
  for (let n = 0; n < 60; n += 1) {
    const stepped = uids
      .filter(() => random.below(3) > 0)
      .map((one) => ({
        uid: one,
        ...(Object.fromEntries(fanTaskIds.map((id) => [id, random.below(4)])) as unknown as Steps),
      }));
    await fixture.database.transaction((tx) =>
      countSteps(tx, club, [...stepped, { uid: 'nobody', ...noSteps, share: 1 }], { at: midnight, day }),
    );
    for (const { uid: one, ...steps } of stepped) {
      const sum = sums.get(one) ?? noSteps;
      sums.set(
        one,
        Object.fromEntries(fanTaskIds.map((id) => [id, sum[id] + steps[id]])) as unknown as Steps,
      );
    }
    for (const [one, sum] of sums)
      expect((await fixture.my(one, club)).closeness, JSON.stringify(sum)).toBe(wonBy(sum));
  }
  expect([...sums.values()].map(wonBy)).toEqual([dayCap, dayCap, dayCap]);
});

test('E14: the rules of tasks and levels', () => {
  expect(dayCap).toBe(300);
  expect(tasksOf({ ...noSteps, watch: 29, comment: 40 })).toEqual([
    { id: 'sign_in', name: 'sign_in', done: 0, target: 1, reward: 10 },
    { id: 'watch', name: 'watch', done: 2, target: 6, reward: 10 },
    { id: 'comment', name: 'comment', done: 10, target: 10, reward: 2 },
    { id: 'gift', name: 'gift', done: 0, target: 10, reward: 20 },
    { id: 'share', name: 'share', done: 0, target: 1, reward: 10 },
  ]);
  expect([0, 99, 100, 299, 300, 19_999, 20_000, 9_000_000].map(levelOf)).toEqual([1, 1, 2, 2, 3, 9, 10, 10]);
});
