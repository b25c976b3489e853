import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from './in-process.ts';
import { matrix, talkCalls, type TalkMatrixEntry, type TalkObjects, type TalkCall } from './talk-matrix.ts';
import { makeObjects } from './talk-objects.ts';
import { storedOfTalk } from './talk-tables.ts';

/*
 * Domain 3.4: a group that was dissolved is only read. What would change it for others is refused with words and since
 * when; what is a member's own goes on. A new call that writes is refused there, or stands in the list below.
 */
const since = Date.UTC(2026, 10, 1, 8);
let testServer: TestServer;
let objects: TalkObjects;
beforeAll(async () => {
  testServer = await openTestServer();
  ({ objects } = await makeObjects(testServer));
  const { database } = testServer.app;
  await sql`UPDATE class_group SET kind = 'large', ordinal = 99, dissolved_at = ${new Date(since)},
    dissolved_by = (SELECT uid FROM member WHERE jwcode = 'teacher')
    WHERE group_id = ${objects.group}`.execute(database.reader);
});
afterAll(() => testServer.close());

/** What a member notes, reads or arranges for themselves. */
const ofOneself: ReadonlySet<string> = new Set<TalkCall>([
  'messaging.join',
  'messaging.read',
  'messaging.unread',
  'groups.choose',
  'groupMembers.remark',
  'announcements.read',
  'marks.favourite',
  'marks.pin',
  'marks.delete',
  // It sends on from there, to where somebody may write.
  'forwarding.forward',
]);
const named = (Object.entries(matrix) as [TalkCall, TalkMatrixEntry][]).filter(
  (entry): entry is [TalkCall, Exclude<TalkMatrixEntry, { kind: 'own' }>] => entry[1].kind !== 'own',
);
const isRefused = ([name]: readonly [TalkCall, unknown]) => talkCalls[name].writes && !ofOneself.has(name);
const actor = ({ may }: { may: 'student' | 'teacher' }) => (may === 'student' ? 'member' : 'teacher');
const ended = { code: 410, msg_key: 'group.dissolved', data: { since } };

describe('domain 3.4: in a group that was dissolved', () => {
  test.each(named.filter(isRefused))('%s is refused, and says since when', async (name, entry) => {
    const before = await storedOfTalk(testServer.app.database.reader);
    expect(await testServer.ask(name, actor(entry), entry.input(objects))).toMatchObject(ended);
    expect(await storedOfTalk(testServer.app.database.reader)).toEqual(before);
  });

  test('nothing is pinned for all, and nothing is sent into it', async () => {
    const { room, message: id, group } = objects;
    expect(await testServer.ask('marks.pin', 'teacher', { room, id, scope: 'all', on: 1 })).toMatchObject(
      ended,
    );
    const targets = [{ type: 'group', id: group }];
    const sent = await testServer.ask('forwarding.forward', 'member', {
      room,
      ids: [id],
      targets,
      mode: 'single',
      request_id: 'into-it',
    });
    expect(sent.data).toMatchObject({ results: [{ ok: false, msg_key: 'group.dissolved' }] });
    const packet = {
      group_id: group,
      kind: 'random',
      count: 1,
      total: 5,
      blessing: '',
      request_id: 'into-it',
    };
    expect(await testServer.ask('redPackets.send', 'member', packet)).toMatchObject(ended);
  });

  // Last: a message is deleted for the one who reads.
  test.each(named.filter((entry) => !isRefused(entry)))('%s is answered', async (name, entry) => {
    expect(await testServer.ask(name, actor(entry), entry.input(objects))).toMatchObject({ code: 200 });
  });

  test('who joins the room sees why they only read, and since when', async () => {
    const { data } = await testServer.ask('messaging.join', 'teacher', { room: objects.room });
    expect(data).toMatchObject({ my: { restriction: { key: 'group.dissolved', until: null, since } } });
    const info = await testServer.ask('groups.info', 'member', { group_id: objects.group });
    expect(info.data).toMatchObject({ group: { dissolved: true } });
  });
});
