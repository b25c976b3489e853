import type { CallData, CallName, NamedCalls } from '@goldbean/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManualClock } from '../../../../test/test-database.ts';
import { openTestServer, type TestServer } from '../../../../test/system/in-process.ts';

const day = 86_400_000;
const clock = createManualClock(Date.now());
let testServer: TestServer;
beforeAll(async () => {
  testServer = await openTestServer({}, {}, clock);
});
afterAll(() => testServer.close());

async function ask<Name extends CallName>(account: string | null, name: Name, fields: object = {}) {
  const { data, msg_key } = await testServer.ask(name, account, { ...fields });
  return { msg_key, data: data as CallData<NamedCalls[Name]> };
}
const meeting = (more: object = {}) => ({
  title: 'First evening',
  place: 'Library',
  starts: clock.now() + day,
  capacity: 2,
  ...more,
});
const written = ({ meetings = [], pics = [], ...more }: Record<string, unknown> = {}) => ({
  name: 'Riverside',
  city: 'Penang',
  introduction: 'We read.',
  capacity: 3,
  ...more,
  pics: JSON.stringify(pics),
  meetings: JSON.stringify(meetings),
});
const open = async (more: Record<string, unknown> = {}) =>
  (await ask('admin', 'herdsmanClubs.save', written({ organiser: 'teacher', ...more }))).data.club_id;
const detail = async (account: string | null, club_id: string) =>
  (await ask(account, 'herdsmanClubs.detail', { club_id })).data.club;
/** Writes a club as it is by now, unless a version is given. */
const change = async (account: string, club_id: string, more: Record<string, unknown> = {}) => {
  const { version } = await detail('admin', club_id);
  return ask(account, 'herdsmanClubs.save', written({ club_id, version, ...more }));
};
const attend = (account: string | null, fields: object) => ask(account, 'herdsmanClubs.attend', fields);

test('S22: visitors read the clubs and one of them, see nobody but who runs it, and sign in to join', async () => {
  const { data } = await ask(null, 'herdsmanClubs.list');
  expect(data.total).toBe(6);
  // The next meeting decides; a club without one comes last.
  expect(data.list.map(({ next }) => next?.starts_ts ?? Infinity)).toEqual(
    data.list.map(({ next }) => next?.starts_ts ?? Infinity).toSorted((a, b) => a - b),
  );
  const [first] = data.list;
  expect(first).toMatchObject({ city: '上海', people: 4, capacity: 40, joined: false });
  expect(first?.cover).toMatch(/^\/files\//);
  const club = await detail(null, first?.club_id ?? '');
  expect(club).toMatchObject({
    organiser: { nickname: '财经课堂老师' },
    members: [],
    may_edit: false,
    organises: false,
  });
  expect(club.meetings.map(({ mine, signed }) => [mine, signed])).toEqual([
    [false, 2],
    [false, 0],
  ]);
  expect((await attend(null, { club_id: club.club_id, on: 1 })).msg_key).toBe('account.login_required');
  expect((await detail('member', club.club_id)).members).toHaveLength(4);
  expect((await ask(null, 'herdsmanClubs.detail', { club_id: '404' })).msg_key).toBe('herdsman.missing');
});

test('S22: clubs are found by words of the name, in pinyin too, by city, and those I am in', async () => {
  const found = async (account: string | null, fields: object) =>
    (await ask(account, 'herdsmanClubs.list', fields)).data.list.map(({ city }) => city);
  expect(await found(null, { q: 'WALK' })).toEqual(['Singapore']);
  expect(await found(null, { q: 'dushuhui' })).toEqual(['上海']);
  expect(await found(null, { city: 'Hà Nội' })).toEqual(['Hà Nội']);
  expect(await found(null, { city: 'Hà Nội', q: 'walk' })).toEqual([]);
  expect(await found('member', { mine: 1 })).toEqual(['上海']);
  expect(await found(null, { mine: 1 })).toEqual([]);
  const { cities, list } = (await ask(null, 'herdsmanClubs.list', { q: 'nothing like it' })).data;
  expect([list, cities.length]).toEqual([[], 6]);
});

test('S22: a member joins while there is room, once, and who runs it stays', async () => {
  const club_id = await open();
  expect((await attend('member', { club_id, on: 1 })).data.club).toMatchObject({ joined: true, people: 2 });
  expect((await attend('member', { club_id, on: 1 })).data.club.people).toBe(2);
  // One place is left: of two at the same moment one gets it.
  const both = await Promise.all(['member2', 'jw8801'].map((who) => attend(who, { club_id, on: 1 })));
  expect(both.map(({ msg_key }) => msg_key).toSorted()).toEqual(['', 'herdsman.full']);
  expect((await attend('teacher', { club_id, on: 0 })).msg_key).toBe('herdsman.organiser_stays');
  expect((await attend('member', { club_id, on: 0 })).data.club).toMatchObject({ joined: false, people: 2 });
  expect((await attend('member', { club_id: '404', on: 1 })).msg_key).toBe('herdsman.missing');
});

test('S22: people of the club sign up for a meeting to come, while there is room; who leaves is signed up no more', async () => {
  const club_id = await open({ meetings: [meeting({ capacity: 1 })] });
  const meeting_id = String((await detail(null, club_id)).meetings[0]?.id);
  const sign = (account: string, on = 1) => attend(account, { club_id, meeting_id, on });
  expect((await sign('member')).msg_key).toBe('herdsman.not_in');
  for (const account of ['member', 'member2']) await attend(account, { club_id, on: 1 });
  expect((await sign('member')).data.club.meetings).toMatchObject([{ signed: 1, mine: true }]);
  expect((await sign('member')).data.club.meetings).toMatchObject([{ signed: 1, mine: true }]);
  expect((await sign('member2')).msg_key).toBe('herdsman.meeting_full');
  await attend('member', { club_id, on: 0 });
  expect((await sign('member2')).data.club.meetings).toMatchObject([{ signed: 1, mine: true }]);
  expect((await sign('member2', 0)).data.club.meetings).toMatchObject([{ signed: 0, mine: false }]);
  // Of another club, and of none.
  const other = await open();
  expect((await attend('teacher', { club_id: other, meeting_id, on: 1 })).msg_key).toBe(
    'herdsman.meeting_missing',
  );
  clock.advance(2 * day);
  expect((await sign('member2')).msg_key).toBe('herdsman.meeting_over');
  expect((await detail('member2', club_id)).meetings).toEqual([]);
});

test('S22: who runs it and administrators write a club, and nobody else', async () => {
  const club_id = await open({
    meetings: [meeting(), meeting({ title: 'Second', starts: clock.now() + 2 * day })],
  });
  const save = (account: string, more: Record<string, unknown> = {}) => change(account, club_id, more);
  for (const account of ['member', 'inspector', 'producthead']) {
    expect((await save(account)).msg_key, account).toBe('request.forbidden');
    expect((await ask(account, 'herdsmanClubs.save', written())).msg_key, account).toBe('request.forbidden');
  }
  // Who runs it opens no other, and hands it to nobody.
  expect((await ask('teacher', 'herdsmanClubs.save', written())).msg_key).toBe('request.forbidden');
  expect((await save('teacher', { organiser: 'member' })).msg_key).toBe('request.forbidden');
  const [first] = (await detail('teacher', club_id)).meetings;
  const moved = meeting({ id: first?.id, title: 'Moved', starts: clock.now() + 3 * day });
  expect((await save('teacher', { name: 'Hillside', meetings: [moved] })).msg_key).toBe('');
  const after = await detail('teacher', club_id);
  expect(after).toMatchObject({ name: 'Hillside', organises: true, may_edit: true });
  // What was left out is called off.
  expect(after.meetings.map(({ id, title }) => [id, title])).toEqual([[first?.id, 'Moved']]);
  expect((await save('admin', { organiser: 'member' })).msg_key).toBe('');
  expect(await detail('member', club_id)).toMatchObject({ organises: true, joined: true, people: 2 });
  expect((await save('teacher')).msg_key).toBe('request.forbidden');
});

test('S22: what is written is checked: words, room, times, numbers of members', async () => {
  const club_id = await open({ meetings: [meeting()] });
  const id = String((await detail(null, club_id)).meetings[0]?.id);
  for (const account of ['member', 'member2']) {
    await attend(account, { club_id, on: 1 });
    await attend(account, { club_id, meeting_id: id, on: 1 });
  }
  const tried = async (more: Record<string, unknown>) => (await change('admin', club_id, more)).msg_key;
  expect(await tried({ name: ' ' })).toBe('herdsman.name');
  expect(await tried({ city: '' })).toBe('herdsman.city');
  expect(await tried({ introduction: 'a'.repeat(2_001) })).toBe('herdsman.introduction');
  expect(await tried({ capacity: 1 })).toBe('herdsman.capacity');
  expect(await tried({ capacity: 2 })).toBe('herdsman.capacity_people');
  expect(await tried({ organiser: 'nobody' })).toBe('herdsman.organiser');
  expect(await tried({ meetings: [meeting({ title: '' })] })).toBe('herdsman.meeting_title');
  expect(await tried({ meetings: [meeting({ place: '' })] })).toBe('herdsman.meeting_place');
  expect(await tried({ meetings: [meeting({ starts: clock.now() })] })).toBe('herdsman.meeting_time');
  expect(await tried({ meetings: [meeting({ id, starts: clock.now() })] })).toBe('herdsman.meeting_time');
  expect(await tried({ meetings: [meeting({ id, capacity: 1 })] })).toBe('herdsman.meeting_signed');
  expect(await tried({ meetings: [meeting({ id: '404' })] })).toBe('herdsman.meeting_missing');
  expect(await tried({ meetings: Array.from({ length: 13 }, () => meeting()) })).toBe('herdsman.meetings');
  expect(await tried({ pics: ['404'] })).toBe('file.unknown');
  expect(await tried({ pics: Array.from({ length: 10 }, (_, n) => `p${n}`) })).toBe('herdsman.pictures');
  // Nothing of that was stored.
  expect(await detail('admin', club_id)).toMatchObject({ capacity: 3, meetings: [{ id, signed: 2 }] });
  clock.advance(2 * day);
  expect(await tried({ meetings: [meeting({ id })] })).toBe('herdsman.meeting_over');
});

test('S22: who writes a club from an older reading of it is refused, and undoes nothing', async () => {
  const club_id = await open({ meetings: [meeting()] });
  const { version, meetings } = await detail('teacher', club_id);
  const unchanged = meetings.map(({ id }) => meeting({ id }));
  const added = [...unchanged, meeting({ title: 'Added', starts: clock.now() + 2 * day })];
  expect((await change('teacher', club_id, { version, meetings: added })).msg_key).toBe('');
  expect((await change('admin', club_id, { version, meetings: unchanged })).msg_key).toBe('herdsman.changed');
  expect((await change('admin', club_id, { version: undefined })).msg_key).toBe('request.invalid');
  expect((await change('member', club_id, { version })).msg_key).toBe('request.forbidden');
  expect((await detail('teacher', club_id)).meetings.map(({ title }) => title)).toEqual([
    'First evening',
    'Added',
  ]);
  // Of two that write it at the same moment one counts.
  const now = (await detail('admin', club_id)).version;
  const both = await Promise.all(
    ['admin', 'teacher'].map((who) => change(who, club_id, { version: now, meetings: unchanged })),
  );
  expect(both.map(({ msg_key }) => msg_key).toSorted()).toEqual(['', 'herdsman.changed']);
});

test('S22: the same request opens one club', async () => {
  const fields = written({ name: 'Once', request_id: 'club-once' });
  const [one, two] = [
    await ask('admin', 'herdsmanClubs.save', fields),
    await ask('admin', 'herdsmanClubs.save', fields),
  ];
  expect(two.data.club_id).toBe(one.data.club_id);
  expect((await ask(null, 'herdsmanClubs.list', { q: 'Once' })).data.total).toBe(1);
});
