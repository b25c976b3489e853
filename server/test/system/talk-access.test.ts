import { agreements, namedCalls, type Call, type CallName } from '@goldbean/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { until } from '../until.ts';
import { callNames, openHouse, type House } from './in-process.ts';
import { moneyCalls } from './money-matrix.ts';
import {
  matrix,
  outsiders,
  talkCalls,
  type Entry,
  type Fields,
  type Objects,
  type Outsider,
  type TalkCall,
} from './talk-matrix.ts';
import { storedOfTalk } from './talk-tables.ts';

/*
 * R6: every call about rooms, class groups and what is written there, by everybody whom they are none of: refused, and
 * nothing that is stored changes. A call of these features without an entry does not compile, one of a new feature fails.
 */
let house: House;
let objects: Objects;
/** The same in a conversation of the student with the teacher. */
let between: Objects;
const ask = (name: CallName, account: string | null, fields: Fields) => house.ask(name, account, fields);

/** Asks and takes no refusal. @returns `data` */
async function make(name: TalkCall | 'channels.subscribe', account: string, fields: Fields) {
  const { code, msg_key: msgKey, data } = await ask(name, account, fields);
  if (code !== 200) throw new Error(`${name} was refused: ${msgKey}`);
  return data as Record<string, string>;
}

let said = 0;
const say = async (room: string): Promise<string> =>
  (
    await make('messaging.publish', 'member', {
      room,
      client_msg_id: `m${(said += 1)}`,
      kind: 'text',
      body: { text: 'a secret' },
    })
  )['id'] ?? '';

/** Four messages of a room, one of them a card of the first two. */
async function fill(
  room: string,
  target: Fields,
): Promise<Pick<Objects, 'message' | 'second' | 'card' | 'last'>> {
  const [message, second] = [await say(room), await say(room)];
  await make('forwarding.forward', 'member', {
    room,
    ids: [message, second],
    targets: [target],
    mode: 'merged',
    request_id: `card-${room}`,
  });
  await settle();
  const { list } = (await make('messaging.history', 'member', { room, size: 1 })) as unknown as {
    list: [{ id: string; kind: string }];
  };
  if (list[0].kind !== 'merged') throw new Error('there is no card');
  return { message, second, card: list[0].id, last: await say(room) };
}

/** Until everything announced has been said. */
const settle = () =>
  until('the outbox is empty', async () => {
    const { rows } = await sql<{ n: number }>`SELECT count(*) AS n FROM outbox`.execute(
      house.app.database.reader,
    );
    return rows[0]?.n === 0;
  });

beforeAll(async () => {
  house = await openHouse();
  const { app } = house;
  const mine = (await make('groups.list', 'teacher', {})) as unknown as {
    list: { group: { kind: string; group_id: string; room: string; channel_id: string } }[];
  };
  const place = mine.list.find(({ group }) => group.kind === 'class')?.group;
  if (!place) throw new Error('there is no class');
  const { group_id: group, room, channel_id } = place;
  const { rows } = await sql<{ uid: string; jwcode: string }>`
    SELECT uid, jwcode FROM member WHERE jwcode IN ('member', 'member2', 'teacher')`.execute(
    app.database.reader,
  );
  const uidOf = (account: string) => rows.find(({ jwcode }) => jwcode === account)?.uid ?? '';
  const student = uidOf('member');

  const agree = { agree: 1, agreement_version: agreements.channel.version };
  await make('channels.subscribe', outsiders['one who left the class'], {
    channel_id,
    action: 'add',
    ...agree,
  });
  await make('channels.subscribe', outsiders['one who left the class'], { channel_id, action: 'del' });

  const task = async (kind: string, fields: readonly object[]) =>
    (await make('tasks.save', 'teacher', { group_id: group, kind, title: kind, fields, request_id: kind }))[
      'task_id'
    ] ?? '';
  const form = await task('form', [{ id: 'why', kind: 'text', label: 'Why', required: 1, options: [] }]);
  const assignment = await task('assignment', []);
  await make('tasks.submit', 'member', {
    task_id: assignment,
    answers: { text: 'done' },
    request_id: 'work',
  });
  const announcement =
    (await make('announcements.save', 'teacher', { group_id: group, content: 'An hour', must_read: 1 }))[
      'id'
    ] ?? '';
  const tag =
    (
      await make('groupMembers.saveTag', 'teacher', {
        group_id: group,
        uid: student,
        category: 'level',
        text: 'new',
      })
    )['tag_id'] ?? '';
  const appoint = (role: string) =>
    make('groupMembers.appoint', 'teacher', { group_id: group, uid: student, role });
  await appoint('class_monitor');
  await make('messaging.mute', 'member', { room, uid: uidOf('member2'), minutes: 1, reason: 'noise' });
  await appoint('student');
  const muted = (await make('messaging.mutedList', 'teacher', { room })) as unknown as {
    proposals: [{ proposal_id: string }];
  };
  const proposal = muted.proposals[0].proposal_id;
  await settle();
  const things = { student, form, assignment, announcement, tag, proposal };
  objects = { group, room, ...things, ...(await fill(room, { type: 'group', id: group })) };

  const talk = await make('direct.open', 'member', { uid: uidOf('teacher') });
  const directRoom = talk['room'] ?? '';
  const toTeacher = { type: 'user', id: uidOf('teacher') };
  between = { group: directRoom, room: directRoom, ...things, ...(await fill(directRoom, toTeacher)) };

  for (const account of [...Object.values(outsiders), 'member2'])
    await ask('identity.memberInfo', account, {});
  await settle();
}, 120_000);
afterAll(() => house.close());

const stored = () => storedOfTalk(house.app.database.reader);

/** Fields that name a room, a class or what is in one. */
const fieldsOfClasses: ReadonlySet<string> = new Set([
  'room',
  'group_id',
  'task_id',
  'tag_id',
  'proposal_id',
]);
/** Everybody may: to stop hearing what one does not hear changes nothing, and groups by choice have rules of their own (T11). */
const ofEverybody: ReadonlySet<string> = new Set([
  'messaging.leave',
  'groupJoining.join',
  'groupJoining.exit',
]);
const entries = Object.entries(matrix) as [TalkCall, Entry][];
type Named = Exclude<Entry, { kind: 'own' }>;
const named = entries.filter((entry): entry is [TalkCall, Named] => entry[1].kind !== 'own');
const ofStaff = named.filter(([, { may }]) => may === 'teacher');
const ofRooms = named.filter(([name]) => 'room' in talkCalls[name].input.shape);

/** Refused for who asks, and not for a wrong field or for something that is missing. */
const barred = expect.stringMatching(
  /^(request\.forbidden|chat\.not_in_room|group\.requirements|group\.tag_of_another|chat\.recall_refused)$/,
);

async function isRefused(name: TalkCall, account: string, fields: Fields): Promise<void> {
  const before = await stored();
  const answer = await ask(name, account, fields);
  expect([answer.msg_key, answer.data]).toEqual([barred, {}]);
  expect(await stored()).toEqual(before);
}

describe.each(Object.entries(outsiders) as [Outsider, string][])('R6: %s', (role, account) => {
  // An administrator is of the staff of every class (domain 3.1).
  const closed = named.filter(([, { kind }]) => role !== 'administrator' || kind === 'of one');
  test.each(closed)('is refused %s of a class', (name, { input }) =>
    isRefused(name, account, input(objects)),
  );
  test.each(ofRooms)('is refused %s of a conversation of two others', (name, { input }) =>
    isRefused(name, account, input(between)),
  );
});

describe('R6: a student', () => {
  test.each(ofStaff)('is refused %s, which is the staff’s', (name, { input }) =>
    isRefused(name, 'member2', input(objects)),
  );
  test.each(ofRooms)('is refused %s of a conversation of two others', (name, { input }) =>
    isRefused(name, 'member2', input(between)),
  );
  test('who is muted says nothing, nor sends anything on to the class', async () => {
    const { room, group, message, student } = objects;
    await make('messaging.mute', 'teacher', { room, uid: student, minutes: 5, reason: 'noise' });
    const before = await stored();
    const words = { room, client_msg_id: 'muted', kind: 'text', body: { text: 'hello' } };
    expect(await ask('messaging.publish', 'member', words)).toMatchObject({ msg_key: 'chat.muted' });
    expect(await stored()).toEqual(before);
    const targets = [{ type: 'group', id: group }];
    const sent = await make('forwarding.forward', 'member', {
      room,
      ids: [message],
      targets,
      mode: 'single',
      request_id: 'muted',
    });
    expect(sent['results']).toMatchObject([{ ok: false, msg_key: 'chat.muted' }]);
    await make('messaging.unmute', 'teacher', { room, uid: student });
  });
});

describe('R6: a visitor', () => {
  test.each(entries)('has to sign in for %s', async (name, entry) => {
    const before = await stored();
    const fields = entry.kind === 'own' ? {} : entry.input(objects);
    expect(await ask(name, null, fields)).toMatchObject({ code: 401 });
    expect(await stored()).toEqual(before);
  });
});

test('R6: every call of the message service, or that names a room or what is in one, has an entry', () => {
  const wanted = callNames.filter((name) => {
    const call: Call = namedCalls[name];
    return call.service === 'im' || Object.keys(call.input.shape).some((field) => fieldsOfClasses.has(field));
  });
  expect(wanted.filter((name) => !(name in matrix || name in moneyCalls))).toEqual([]);
  expect(wanted.length).toBeGreaterThan(40);
});

test('R6: what names nothing of anybody’s has no id of a room, a class or what is in them', () => {
  const ids = new Set([...fieldsOfClasses, 'id', 'ids']);
  const wrong = entries.filter(
    ([name, { kind }]) =>
      kind === 'own' &&
      !ofEverybody.has(name) &&
      Object.keys(talkCalls[name].input.shape).some((field) => ids.has(field)),
  );
  expect(wrong).toEqual([]);
});

// After the others: these change what is there.
describe('R6: the class itself', () => {
  test.each(named)('is answered by %s', async (name, { may, input }) => {
    const account = may === 'student' ? 'member' : 'teacher';
    expect(await ask(name, account, input(objects))).toMatchObject({ code: 200 });
  });
});
