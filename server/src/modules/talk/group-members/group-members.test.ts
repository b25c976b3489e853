import {
  agreements,
  callPath,
  type CallData,
  type CallName,
  type GroupRole,
  groupRoles,
  namedCalls,
  type NamedCalls,
} from '@goldbean/contract';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../../../test/system/in-process.ts';

let testServer: TestServer;
let group_id: string;
let room: string;
const tokens = new Map<string, string>();
const uids = new Map<string, string>();
const accounts = ['teacher', 'member', 'member2', 'admin', 'jw8801', 'jw8802', 'jw8806'] as const;
type GroupAccount = (typeof accounts)[number];

async function ask<Name extends CallName>(who: GroupAccount, name: Name, payload: object = {}) {
  const answer = await testServer.app.http.inject({
    method: 'POST',
    url: callPath(namedCalls[name]),
    headers: { client: 'pc', token: tokens.get(who) ?? '' },
    payload,
  });
  return answer.json<{ code: number; msg_key: string; data: CallData<NamedCalls[Name]> }>();
}
const uidOf = (who: GroupAccount): string => uids.get(who) ?? '';
const members = async (who: GroupAccount, fields: object = {}) =>
  (await ask(who, 'groupMembers.list', { group_id, page_size: 100, ...fields })).data;
const one = async (who: GroupAccount, of: GroupAccount) =>
  (await members(who)).list.find(({ user }) => user.uid === uidOf(of));
const tag = (who: GroupAccount, fields: object) =>
  ask(who, 'groupMembers.saveTag', { group_id, uid: uidOf('member'), category: 'level', ...fields });
const make = (who: GroupAccount, role: GroupRole) =>
  sql`UPDATE group_member SET role = ${role} WHERE group_id = ${group_id} AND uid = ${uidOf(who)}`.execute(
    testServer.app.database.reader,
  );

beforeAll(async () => {
  testServer = await openTestServer();
  for (const account of accounts) {
    tokens.set(account, await testServer.signIn(account));
    uids.set(account, (await ask(account, 'identity.memberInfo')).data.uid);
  }
  const [entry] = (await ask('teacher', 'groups.list')).data.list;
  group_id = entry?.group.group_id ?? '';
  room = entry?.group.room ?? '';
});
afterAll(() => testServer.close());

describe('who is in the class', () => {
  test('E06: who owns the channel leads the class and comes first; who subscribed is a student', async () => {
    const { list, total } = await members('member');
    expect(list[0]).toMatchObject({ user: { uid: uidOf('teacher') }, role: 'head_teacher' });
    expect(new Set(list.slice(1).map(({ role }) => role))).toEqual(new Set(['student']));
    expect(total).toBe(list.length);
    expect((await members('member', { page: 2, page_size: 2 })).list).toEqual(list.slice(2, 4));
    const last = await members('member', { page: list.length, page_size: 1 });
    expect(last).toMatchObject({ list: list.slice(-1), total });
    expect(await members('member', { page: 99 })).toMatchObject({ list: [], total });
    expect((await members('member', { role: 'head_teacher' })).list).toHaveLength(1);
    expect((await members('member', { role: 'head_teacher', page_size: 1 })).total).toBe(1);
  });

  test.each(['阿青', 'aqing', 'aq', 'K线', 'AQING'])(
    'G071: "%s" finds a name, by its pinyin too',
    async (q) => {
      const { list } = await members('teacher', { q });
      expect(list.map(({ user }) => user.nickname)).toEqual(['阿青学K线']);
    },
  );

  test('M26, M28: who is not in the class is told so, and a class that is none is none', async () => {
    const input = { group_id };
    expect(await ask('jw8802', 'groups.info', input)).toMatchObject({
      code: 462,
      msg_key: 'group.requirements',
    });
    expect(await ask('jw8802', 'groupMembers.list', input)).toMatchObject({ msg_key: 'group.requirements' });
    expect(await ask('member', 'groups.info', { group_id: 'no-such' })).toMatchObject({
      msg_key: 'chat.room_missing',
    });
  });

  test('domain 3.4: active, bubbling and diving by what was said in 7 and 30 days, none in between', async () => {
    const say = (who: GroupAccount, days: number, count: number) =>
      sql`INSERT INTO room_frame (room, seq, type, id, client_msg_id, sender, kind, body, ts)
        SELECT ${room}, 900000 + ${days * 100} + n, 'msg', ${who} || ${days}::text || n, ${who} || ${days}::text || n,
          ${uidOf(who)}, 'text', '{"text": "x"}', ${new Date(Date.now() - days * 86_400_000)}::timestamptz
        FROM generate_series(1, ${count}::int) AS n`.execute(testServer.app.database.reader);
    await sql`DELETE FROM room_frame WHERE room = ${room} AND type = 'msg'`.execute(
      testServer.app.database.reader,
    );
    await say('member', 6, 3);
    await say('member2', 5, 2);
    await say('jw8801', 20, 9);
    await say('jw8806', 31, 9);
    const labels = async () =>
      Object.fromEntries((await members('teacher')).list.map(({ user, label }) => [user.jwcode, label]));
    expect(await labels()).toMatchObject({
      member: 'active',
      member2: 'bubbling',
      jw8801: null,
      jw8806: 'diving',
    });
    const { list } = await members('teacher', { label: 'bubbling' });
    expect(list.map(({ user }) => user.jwcode)).toEqual(['member2']);
  });
});

describe('what is noted on members', () => {
  test('E07: a remark is read by its writer alone, found by search, and taken away', async () => {
    const remark = (text: string) =>
      ask('member', 'groupMembers.remark', { group_id, uid: uidOf('member2'), text });
    expect(await remark('my neighbour')).toMatchObject({ code: 200 });
    expect((await one('member', 'member2'))?.remark).toBe('my neighbour');
    for (const other of ['member2', 'teacher', 'admin'] as const)
      expect((await one(other, 'member2'))?.remark).toBe('');
    expect((await members('member', { q: 'neighbour' })).total).toBe(1);
    expect((await members('teacher', { q: 'neighbour' })).total).toBe(0);
    expect(await remark('x'.repeat(26))).toMatchObject({ msg_key: 'group.remark_long' });
    await remark('');
    expect((await one('member', 'member2'))?.remark).toBe('');
  });

  test.each([
    ['25 letters', { text: 'ก'.repeat(25) }, ''],
    ['26 letters', { text: 'x'.repeat(26) }, 'group.tag_long'],
    ['25 emoji', { text: '😀'.repeat(25) }, ''],
    ['26 emoji', { text: '😀'.repeat(26) }, 'group.tag_long'],
    ['nothing to see', { text: ' \u200b ' }, 'group.tag_empty'],
    ['a category of 10 characters', { text: 'a', category: '一二三四五67890' }, ''],
    ['a category of 11', { text: 'a', category: '一二三四五678901' }, 'group.name_long'],
    ['a category with an emoji', { text: 'a', category: '😀' }, 'group.name_letters'],
    ['a category with a space', { text: 'a', category: 'a b' }, 'group.name_letters'],
    ['no category', { text: 'a', category: '' }, 'group.name_empty'],
  ])('V16, V17, K05: a tag of %s', async (_, fields, msg_key) => {
    expect(await tag('teacher', fields)).toMatchObject({ msg_key });
  });

  test('P07: only the adder deletes a tag, not another of the staff', async () => {
    const { data } = await tag('teacher', { text: 'options' });
    expect(await tag('teacher', { text: 'options' })).toMatchObject({ data });
    expect((await tag('admin', { text: 'options' })).data.tag_id).not.toBe(data.tag_id);
    const { tag_id } = data;
    for (const other of ['admin', 'member'] as const)
      expect(await ask(other, 'groupMembers.deleteTag', { tag_id })).toMatchObject({
        code: 403,
        msg_key: 'group.tag_of_another',
      });
    expect((await members('member2', { tag: 'options' })).total).toBe(1);
    expect(await ask('teacher', 'groupMembers.deleteTag', { tag_id })).toMatchObject({ code: 200 });
    expect((await one('member', 'member'))?.tags.map(({ tag_id: id }) => id)).not.toContain(tag_id);
  });
});

describe('domain 3.1: what each role may do', () => {
  const decides = new Set<GroupRole>(['head_teacher', 'lecturer']);

  test.each(groupRoles)('E06, P06: as %s', async (role) => {
    await make('jw8801', role);
    const allowed = decides.has(role) ? '' : 'request.forbidden';
    const target = uidOf('member');
    expect((await ask('jw8801', 'groups.info', { group_id })).data.my.role).toBe(role);
    expect(await ask('jw8801', 'groups.edit', { group_id, slow: 0 })).toMatchObject({ msg_key: allowed });
    expect(await tag('jw8801', { text: `by ${role}` })).toMatchObject({ msg_key: allowed });
    const appoint = { group_id, uid: target, role: 'student' };
    expect(await ask('jw8801', 'groupMembers.appoint', appoint)).toMatchObject({ msg_key: allowed });
    const mute = { room, uid: target, minutes: 1, reason: 'matrix' };
    // A monitor only proposes: the member goes on speaking below.
    const muted = await ask('jw8801', 'messaging.mute', mute);
    const proposes = role === 'class_monitor';
    expect(muted).toMatchObject({ msg_key: proposes ? '' : allowed });
    if (proposes) expect(muted.data).toMatchObject({ proposed: true });
    await ask('teacher', 'messaging.unmute', { room, uid: target });
    const said = (who: GroupAccount) =>
      ask(who, 'messaging.publish', {
        room,
        client_msg_id: `${role}-${who}`,
        kind: 'text',
        body: { text: role },
      });
    expect(await said('jw8801')).toMatchObject({ code: 200 });
    const { data } = await said('member');
    expect(await ask('jw8801', 'messaging.recall', { room, id: data.id })).toMatchObject({
      msg_key: decides.has(role) ? '' : 'chat.recall_refused',
    });
  });

  test('D40: a robot speaks, and is no person: neither the class nor a packet counts it', async () => {
    const counted = async () => {
      const { counts } = (await ask('teacher', 'groups.info', { group_id })).data;
      const inList = (await ask('teacher', 'groups.list')).data.list.find(
        ({ group }) => group.group_id === group_id,
      );
      const save = { group_id, content: 'who reads this', request_id: crypto.randomUUID() };
      const { id } = (await ask('teacher', 'announcements.save', save)).data;
      const notices = (await ask('teacher', 'announcements.list', { group_id, id })).data.list;
      const packet = { group_id, kind: 'random', count: counts.members + 1, total: 999 };
      const sent = await ask('teacher', 'redPackets.send', { ...packet, request_id: crypto.randomUUID() });
      expect(sent).toMatchObject({ msg_key: 'packet.members', data: { members: counts.members } });
      const others = notices[0]?.read?.of ?? 0;
      return { people: counts.members, inList: inList?.members, readers: others + 1 };
    };
    const before = await counted();
    expect(before).toEqual({ people: before.people, inList: before.people, readers: before.people });
    await make('jw8801', 'robot');
    const people = before.people - 1;
    expect(await counted()).toEqual({ people, inList: people, readers: people });
    // It stays in the list of members, with its label.
    expect((await one('member', 'jw8801'))?.role).toBe('robot');
    await make('jw8801', 'student');
  });

  test('a lecturer acts neither on another lecturer nor on the head teacher', async () => {
    await make('jw8801', 'lecturer');
    await make('jw8806', 'lecturer');
    for (const target of ['jw8806', 'teacher'] as const) {
      const mute = { room, uid: uidOf(target), minutes: 1, reason: 'matrix' };
      expect(await ask('jw8801', 'messaging.mute', mute)).toMatchObject({ msg_key: 'request.forbidden' });
      const appoint = { group_id, uid: uidOf(target), role: 'student' };
      expect(await ask('jw8801', 'groupMembers.appoint', appoint)).toMatchObject({
        msg_key: 'request.forbidden',
      });
    }
    for (const who of ['jw8801', 'jw8806'] as const) await make(who, 'student');
  });

  test('E06: staff appoint the monitor and tell the room; nobody is made a teacher by a call', async () => {
    const appoint = (role: string) =>
      ask('teacher', 'groupMembers.appoint', { group_id, uid: uidOf('member2'), role });
    expect(await appoint('class_monitor')).toMatchObject({ code: 200 });
    expect((await one('member', 'member2'))?.role).toBe('class_monitor');
    expect((await ask('member', 'groups.info', { group_id })).data.roles).toEqual([
      { uid: uidOf('teacher'), role: 'head_teacher' },
      { uid: uidOf('member2'), role: 'class_monitor' },
    ]);
    for (const role of ['lecturer', 'head_teacher', 'employee', 'robot'])
      expect(await appoint(role)).toMatchObject({ msg_key: 'request.invalid' });
    await testServer.app.flushed();
    const { rows } = await sql<{ body: object }>`SELECT body FROM room_frame
      WHERE room = ${room} AND kind = 'member_role'`.execute(testServer.app.database.reader);
    expect(rows.map(({ body }) => body)).toContainEqual({
      kind: 'member_role',
      uid: uidOf('member2'),
      role: 'class_monitor',
    });
  });

  test('who subscribed elsewhere cannot be appointed or noted here', async () => {
    const of = { group_id, uid: uidOf('jw8802') };
    for (const [name, fields] of [
      ['groupMembers.appoint', { role: 'student' }],
      ['groupMembers.remark', { text: 'a' }],
      ['groupMembers.saveTag', { text: 'a', category: 'a' }],
    ] as const)
      expect(await ask('teacher', name, { ...of, ...fields })).toMatchObject({
        msg_key: 'request.not_found',
      });
    const channel_id = (await ask('teacher', 'groups.info', { group_id })).data.group.channel_id;
    const { version: agreement_version } = agreements.channel;
    const subscribe = { channel_id, action: 'add', agree: 1, agreement_version };
    expect(await ask('jw8802', 'channels.subscribe', subscribe)).toMatchObject({ code: 200 });
    expect((await one('teacher', 'jw8802'))?.role).toBe('student');
  });
});

describe('domain 3.1: a mute that the monitor proposes', () => {
  const target = () => uidOf('member');
  const propose = (who: GroupAccount, uid: string, minutes = 30) =>
    ask(who, 'messaging.mute', { room, uid, minutes, reason: 'advertising' });
  const waiting = async () => (await ask('teacher', 'messaging.mutedList', { room })).data.proposals;
  const decide = (who: GroupAccount, proposal_id: string, confirm: 0 | 1, reason = 'a warning will do') =>
    ask(who, 'messaging.decideMute', { proposal_id, confirm, ...(confirm === 0 && { reason }) });
  const notified = async (who: GroupAccount) =>
    (await ask(who, 'notices.list')).data.list.filter(({ body }) => body.kind === 'mute_refused');
  const said = (who: GroupAccount, text: string) =>
    ask(who, 'messaging.publish', { room, client_msg_id: text, kind: 'text', body: { text } });

  beforeEach(async () => {
    await make('jw8801', 'class_monitor');
    await sql`DELETE FROM mute_proposal`.execute(testServer.app.database.reader);
  });
  afterEach(async () => {
    await ask('teacher', 'messaging.unmute', { room, uid: target() });
    for (const who of ['jw8801', 'jw8806'] as const) await make(who, 'student');
  });

  test('waits for the staff: until they confirm it the member speaks', async () => {
    expect((await propose('jw8801', target())).data).toMatchObject({ proposed: true });
    expect(await said('member', 'not-yet-muted')).toMatchObject({ code: 200 });
    expect(await propose('jw8801', target())).toMatchObject({ code: 409, msg_key: 'chat.mute_proposed' });
    const [proposal] = await waiting();
    expect(proposal).toMatchObject({ user: { uid: target() }, minutes: 30, reason: 'advertising' });
    const id = proposal?.proposal_id ?? '';
    for (const who of ['jw8801', 'member'] as const)
      expect(await decide(who, id, 1)).toMatchObject({ msg_key: 'request.forbidden' });
    expect((await decide('teacher', id, 1)).data.until).toBeGreaterThan(Date.now());
    expect(await said('member', 'muted-now')).toMatchObject({ msg_key: 'chat.muted' });
    expect(await decide('teacher', id, 0)).toMatchObject({ msg_key: 'chat.proposal_decided' });
    expect(await waiting()).toEqual([]);
  });

  test('G191: is refused, of which the monitor is told with the reason, and may be proposed anew; a mute by the staff settles it', async () => {
    await propose('jw8801', target());
    const [proposal] = await waiting();
    const id = proposal?.proposal_id ?? '';
    expect(await decide('teacher', id, 0, '  ')).toMatchObject({ msg_key: 'request.content_required' });
    expect(await notified('jw8801')).toEqual([]);
    expect((await decide('teacher', id, 0)).data).toEqual({ until: 0 });
    expect(await notified('jw8801')).toMatchObject([
      {
        read: false,
        body: {
          group_id,
          group: expect.stringMatching(/./),
          nickname: expect.stringMatching(/./),
          reason: 'a warning will do',
        },
      },
    ]);
    expect(await notified('member')).toEqual([]);
    expect(await said('member', 'refused')).toMatchObject({ code: 200 });
    await propose('jw8801', target());
    await ask('teacher', 'messaging.mute', { room, uid: target(), minutes: 1, reason: 'seen myself' });
    expect(await waiting()).toEqual([]);
  });

  test('is on students alone; who proposed it and was made a lecturer does not decide it', async () => {
    await make('jw8806', 'class_monitor');
    for (const uid of [uidOf('jw8801'), uidOf('jw8806'), uidOf('teacher')])
      expect(await propose('jw8801', uid)).toMatchObject({ msg_key: 'request.forbidden' });
    await propose('jw8801', target());
    const [proposal] = await waiting();
    await make('jw8801', 'lecturer');
    expect(await decide('jw8801', proposal?.proposal_id ?? '', 1)).toMatchObject({
      msg_key: 'request.forbidden',
    });
  });

  test('members and monitors do not see what is proposed', async () => {
    await propose('jw8801', target());
    for (const who of ['jw8801', 'member'] as const)
      expect(await ask(who, 'messaging.mutedList', { room })).toMatchObject({ msg_key: 'request.forbidden' });
  });
});
