import { liveWishLimits, type LiveEventInput, type User } from '@goldbean/contract';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createManualClock, createTestDatabase } from '../../../../test/test-database.ts';
import { keyOf } from '../../../../test/refusals.ts';
import { createIds } from '../../../platform/ids.ts';
import { refuse } from '../../../platform/refusal.ts';
import { findCatalogue, findGifts } from '../gifts/gifts.repository.ts';
import { createLiveWishes } from './index.ts';

const testDatabase = await createTestDatabase({ standIns: ['member', 'channel', 'live'] });
const { database } = testDatabase;
const clock = createManualClock();
const notified: LiveEventInput[] = [];
const counted: { key: string; event: LiveEventInput }[] = [];
const member = (uid: string): User => ({ uid, jwcode: uid, nickname: uid, img: '', level: 1 });
const wishes = createLiveWishes({
  database,
  clock,
  ids: createIds(clock, 5),
  users: { many: async (_reader, uids) => new Map(uids.map((uid) => [uid, member(uid)])) },
  lives: {
    async enter(_reader, liveId, uid) {
      if (liveId === 'none') refuse('live.missing');
      if (uid === 'removed') refuse('moderation.blocked');
    },
    async runBy(_tx, liveId, { uid }) {
      if (uid !== 'teacher') return refuse('request.forbidden');
      return liveId === 'over' ? refuse('live.ended') : `live_${liveId}`;
    },
  },
  gifts: { many: findGifts },
  rooms: {
    announce: async (tx, _room, ...events) => database.afterCommit(tx, () => notified.push(...events)),
    count: (_room, key, event) => void counted.push({ key, event }),
  },
});
const teacher = { uid: 'teacher', roles: [] };
const gifts = (await findCatalogue(database.reader)).map(({ gift_id }) => gift_id);
const [first = '', second = ''] = gifts;

let number = 0;
let live_id = '';
const save = (gift_id = first, target = 10) => wishes.save(teacher, { live_id, gift_id, target });
const list = async () => (await wishes.list('member', { live_id })).list;
const people = async (wish_id: string, page = 1, page_size = 20) =>
  wishes.people('member', { wish_id, page, page_size });
const give = (...given: { uid: string; giftId: string; n: number }[]) =>
  database.transaction((tx) => wishes.onGiven(tx, { liveId: live_id, room: `live_${live_id}` }, given));
beforeEach(() => {
  number += 1;
  live_id = `live${number}`;
  notified.length = 0;
  counted.length = 0;
});
afterAll(() => testDatabase.drop());

test('D18: what comes after a wish was made counts, by whoever gave it, and the room hears the sum', async () => {
  await give({ uid: 'early', giftId: first, n: 50 });
  const { id } = await save(first, 10);
  expect(notified).toEqual([{ kind: 'wishes_change', live_id }]);
  await give(
    { uid: 'a', giftId: first, n: 3 },
    { uid: 'b', giftId: second, n: 9 },
    { uid: 'b', giftId: first, n: 1 },
    { uid: 'a', giftId: first, n: 2 },
  );
  await give({ uid: 'b', giftId: first, n: 7 });
  expect(await list()).toMatchObject([
    { id, gift: { gift_id: first }, target: 10, now: 13, helpers: 2, top: [{ uid: 'b' }, { uid: 'a' }] },
  ]);
  expect(counted).toEqual(
    [6, 13].map((now) => ({ key: `wish_sum ${id}`, event: { kind: 'wish_sum', wish_id: id, now } })),
  );
});

test('C054: of those who gave equally much the earlier goes first; every page has its rows', async () => {
  const { id } = await save();
  for (const uid of ['late', 'z', 'b', 'a']) {
    await give({ uid, giftId: first, n: uid === 'late' ? 1 : 2 });
    clock.advance(1_000);
  }
  await give({ uid: 'late', giftId: first, n: 1 });
  const { list: all, total } = await people(id);
  expect([all.map(({ user, n }) => [user.uid, n]), total]).toEqual([
    [
      ['z', 2],
      ['b', 2],
      ['a', 2],
      ['late', 2],
    ],
    4,
  ]);
  expect((await people(id, 2, 3)).list.map(({ user }) => user.uid)).toEqual(['late']);
  expect((await list())[0]?.top).toHaveLength(3);
});

test('G133: a gift that is hoped for already keeps what has come; repeated, it is one wish', async () => {
  const { id } = await save(first, 10);
  await give({ uid: 'a', giftId: first, n: 4 });
  expect(await save(first, 20)).toEqual({ id });
  expect(await save(first, 20)).toEqual({ id });
  expect(await list()).toMatchObject([{ id, target: 20, now: 4 }]);
});

test('G133: five at most, and none of what no catalogue knows', async () => {
  for (const giftId of gifts.slice(0, liveWishLimits.liveWishesMax)) await save(giftId);
  expect(await keyOf(save(gifts[liveWishLimits.liveWishesMax]))).toBe('live.wishes_full');
  expect(await save(first, 30)).toEqual({ id: (await list())[0]?.id });
  expect(await keyOf(save('no such gift'))).toBe('gift.missing');
  expect(await list()).toHaveLength(liveWishLimits.liveWishesMax);
});

test('G134: a wish that is gone is gone with its helpers; the same gift begins again', async () => {
  const { id } = await save();
  await give({ uid: 'a', giftId: first, n: 4 });
  expect(await wishes.remove(teacher, { id })).toEqual({ ok: true });
  expect(await list()).toEqual([]);
  expect(await keyOf(people(id))).toBe('live.wish_missing');
  expect(await keyOf(wishes.remove(teacher, { id }))).toBe('live.wish_missing');
  await save();
  expect(await list()).toMatchObject([{ now: 0, helpers: 0, top: [] }]);
});

test('P05: only who runs the live session, and not once it is over', async () => {
  const stranger = { uid: 'a', roles: [] };
  const { id } = await save();
  expect(await keyOf(wishes.save(stranger, { live_id, gift_id: first, target: 1 }))).toBe(
    'request.forbidden',
  );
  expect(await keyOf(wishes.remove(stranger, { id }))).toBe('request.forbidden');
  expect(await keyOf(wishes.save(teacher, { live_id: 'over', gift_id: first, target: 1 }))).toBe(
    'live.ended',
  );
  expect(await keyOf(wishes.list('member', { live_id: 'none' }))).toBe('live.missing');
  expect(await keyOf(wishes.list('removed', { live_id }))).toBe('moderation.blocked');
});
