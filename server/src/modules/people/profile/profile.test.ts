import type { User } from '@goldbean/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManualClock, createTestDatabase } from '../../../../test/test-database.ts';
import { createProfile, hasSeenOwnProfile } from './index.ts';

const testDatabase = await createTestDatabase();
const { reader } = testDatabase.database;
// Noon in Shanghai.
const clock = createManualClock();
const dayMs = 86_400_000;
const names = ['teacher', 'mei', 'anh', 'lin'];
const shownAs = (uid: string): User & { intro: string } => ({
  uid,
  jwcode: uid,
  nickname: uid,
  img: '',
  level: 1,
  intro: `I am ${uid}`,
});
const changed: unknown[] = [];
const profile = createProfile({
  database: testDatabase.database,
  clock,
  members: {
    profiled: async (_reader, uids) =>
      new Map(uids.filter((uid) => names.includes(uid)).map((uid) => [uid, shownAs(uid)])),
    async change(_tx, uid, change) {
      changed.push(change);
      return shownAs(uid);
    },
  },
  channels: {
    streamChannelsOf: async (_reader, uid) => (uid === 'teacher' ? ['c1'] : []),
    many: async () => new Map([['c1', { name: 'Morning light' }]]),
  },
  takeFile: async (_tx, uid, fileId) => ({ url: `/file/${uid}/${fileId}` }),
});
profile.facet('lives', async () => new Map([['teacher', 4]]));
profile.facet('on_air', async () => new Map([['teacher', { live_id: '7', name: 'Open' }]]));
beforeAll(async () => {
  for (const uid of names)
    await sql`INSERT INTO member (uid, jwcode, nickname, created_at)
      VALUES (${uid}, ${uid}, ${uid}, ${new Date()}::timestamptz)`.execute(reader);
});
afterAll(() => testDatabase.drop());

const look = (viewer: string, uid: string) => profile.show(viewer, { uid });
const page = { page: 1, page_size: 20 };
const visitorsOf = async (uid: string) =>
  (await profile.visitors(uid, page)).list.map(({ user, at }) => `${user.uid} ${at}`);

test('S43: a profile says who somebody is, what they teach, and what I am to them', async () => {
  expect(await look('mei', 'teacher')).toEqual({
    user: shownAs('teacher'),
    follow: { followed: false, follows_me: false },
    fans: 0,
    following: 0,
    visitors: 1,
    stats: { channels: 1, lives: 4 },
    channels: [{ channel_id: 'c1', name: 'Morning light' }],
    on_air: { live_id: '7', name: 'Open' },
    privacy: null,
  });
  expect(await look('mei', 'mei')).toMatchObject({
    follow: null,
    on_air: null,
    channels: [],
    privacy: { visitors_hidden: false, visits_unseen: false },
  });
  await expect(look('mei', 'nobody')).rejects.toMatchObject({ msgKey: 'request.not_found' });
});

test('S43: members are followed once, and the list of fans is the latest first with what I am to each', async () => {
  const follow = (from: string, uid: string, action = true) => profile.follow(from, { uid, action });
  await follow('mei', 'teacher');
  clock.advance(1);
  expect(await follow('anh', 'teacher')).toEqual({ followed: true, follows_me: false, fans: 2 });
  expect(await follow('anh', 'teacher')).toMatchObject({ fans: 2 });
  expect(await follow('teacher', 'mei')).toEqual({ followed: true, follows_me: true, fans: 1 });
  const { list, total } = await profile.fans('mei', { uid: 'teacher', ...page });
  expect([total, list.map(({ uid, follow: mine }) => [uid, mine])]).toEqual([
    2,
    [
      ['anh', { followed: false, follows_me: false }],
      ['mei', null],
    ],
  ]);
  expect(list[0]).not.toHaveProperty('intro');
  expect(await look('mei', 'teacher')).toMatchObject({
    follow: { followed: true, follows_me: true },
    fans: 2,
    following: 1,
  });
  expect(await follow('anh', 'teacher', false)).toMatchObject({ followed: false, fans: 1 });
  await expect(follow('anh', 'anh')).rejects.toMatchObject({ msgKey: 'profile.self' });
  await expect(follow('anh', 'nobody')).rejects.toMatchObject({ msgKey: 'request.not_found' });
});

test('S43: a visitor is listed once a day and pair, with the last look of that day', async () => {
  await look('anh', 'lin');
  clock.advance(60_000);
  await look('anh', 'lin');
  await look('lin', 'lin');
  expect(await visitorsOf('lin')).toEqual(['anh 2026-11-21 12:01:00']);
  clock.advance(dayMs);
  expect(await look('anh', 'lin')).toMatchObject({ visitors: 2 });
  expect(await visitorsOf('lin')).toEqual(['anh 2026-11-22 12:01:00', 'anh 2026-11-21 12:01:00']);
  expect(await visitorsOf('anh')).toEqual([]);
  expect(await hasSeenOwnProfile(reader, 'lin')).toBe(true);
  expect(await hasSeenOwnProfile(reader, 'anh')).toBe(false);
});

test('S43: who visits unseen leaves no trace, and who hides the number of visitors still sees it', async () => {
  clock.advance(dayMs);
  expect(await profile.privacy('mei', { visits_unseen: true })).toEqual({
    visitors_hidden: false,
    visits_unseen: true,
  });
  await look('mei', 'lin');
  await look('mei', 'mei');
  expect((await visitorsOf('lin')).filter((visit) => visit.startsWith('mei'))).toEqual([]);
  // The guidance asks for it, and it is nobody else's.
  expect(await hasSeenOwnProfile(reader, 'mei')).toBe(true);
  expect(await profile.privacy('lin', { visitors_hidden: true })).toMatchObject({ visits_unseen: false });
  expect((await look('anh', 'lin')).visitors).toBeNull();
  expect((await look('lin', 'lin')).visitors).toBe(3);
  await profile.privacy('mei', { visits_unseen: false });
  await look('mei', 'lin');
  expect((await visitorsOf('lin')).filter((visit) => visit.startsWith('mei'))).toHaveLength(1);
});

test('G008: a profile is changed in the parts given, the portrait by an upload', async () => {
  expect(await profile.edit('mei', { nickname: 'Mei Ling', img: 'f1' })).toEqual({ user: shownAs('mei') });
  expect(changed).toEqual([{ nickname: 'Mei Ling', intro: undefined, img: '/file/mei/f1' }]);
});
