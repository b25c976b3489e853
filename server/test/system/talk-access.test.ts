import { namedCalls, type Call, type CallName } from '@goldbean/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callNames, openTestServer, type TestServer } from './in-process.ts';
import { moneyCalls } from './money-matrix.ts';
import {
  matrix,
  outsiders,
  talkCalls,
  type TalkMatrixEntry,
  type TalkMatrixFields,
  type TalkObjects,
  type TalkOutsider,
  type TalkCall,
} from './talk-matrix.ts';
import { made, makeObjects } from './talk-objects.ts';
import { storedOfTalk } from './talk-tables.ts';

/*
 * R6: every call about rooms, class groups and what is written there, by everybody whom they are none of: refused, and
 * nothing that is stored changes. A call of these features without an entry does not compile, one of a new feature fails.
 */
let testServer: TestServer;
let objects: TalkObjects;
/** The same in a conversation of the student with the teacher. */
let between: TalkObjects;
const ask = (name: CallName, account: string | null, fields: TalkMatrixFields) =>
  testServer.ask(name, account, fields);

const make = (name: TalkCall, account: string, fields: TalkMatrixFields) =>
  made(testServer, name, account, fields);

beforeAll(async () => {
  testServer = await openTestServer();
  ({ objects, between } = await makeObjects(testServer));
  for (const account of [...Object.values(outsiders), 'member2'])
    await ask('identity.memberInfo', account, {});
});
afterAll(() => testServer.close());

const stored = () => storedOfTalk(testServer.app.database.reader);

/** Fields that name a room, a class or what is in one. */
const fieldsOfClasses: ReadonlySet<string> = new Set([
  'room',
  'group_id',
  'task_id',
  'tag_id',
  'proposal_id',
]);
/**
 * Everybody may: to stop hearing what one does not hear changes nothing, and groups by choice have rules of their own (T11),
 * as have live sessions that are shared (live-cards.test.ts).
 */
const ofEverybody: ReadonlySet<string> = new Set([
  'messaging.leave',
  'groupJoining.join',
  'groupJoining.exit',
  'forwarding.share',
]);
const entries = Object.entries(matrix) as [TalkCall, TalkMatrixEntry][];
type NamedEntry = Exclude<TalkMatrixEntry, { kind: 'own' }>;
const named = entries.filter((entry): entry is [TalkCall, NamedEntry] => entry[1].kind !== 'own');
const ofStaff = named.filter(([, { may }]) => may === 'teacher');
const ofRooms = named.filter(([name]) => 'room' in talkCalls[name].input.shape);

/** Refused for who asks, and not for a wrong field or for something that is missing. */
const refusal = expect.stringMatching(
  /^(request\.forbidden|chat\.not_in_room|group\.requirements|group\.tag_of_another|chat\.recall_refused)$/,
);

async function isRefused(name: TalkCall, account: string, fields: TalkMatrixFields): Promise<void> {
  const before = await stored();
  const answer = await ask(name, account, fields);
  expect([answer.msg_key, answer.data]).toEqual([refusal, {}]);
  expect(await stored()).toEqual(before);
}

describe.each(Object.entries(outsiders) as [TalkOutsider, string][])('R6: %s', (role, account) => {
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
  test.each(entries)('has to sign in for %s, unless it is open', async (name, entry) => {
    const before = await stored();
    const fields = entry.kind === 'own' ? {} : entry.input(objects);
    // What is open says what everybody may know (D07), and changes nothing either.
    const { access }: Call = namedCalls[name];
    const code = access === 'open' ? 200 : 401;
    expect(await ask(name, null, fields)).toMatchObject({ code });
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
