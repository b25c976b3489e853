import { inboxEvents, inboxRoom, messagingLimits, type InboxLine } from '@goldbean/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestDatabase } from '../../../../../test/test-database.ts';
import type { Database } from '../../../../platform/database/index.ts';
import { call, connect, patient, range, say, type MessageSocket } from '../testing/message-client.ts';
import { startMessageServer, type MessageServer } from '../testing/message-server.ts';

let testDatabase: Awaited<ReturnType<typeof createTestDatabase>>;
let server: MessageServer;
let host: string;
/** Statements that the database was sent: their kind, or their text. */
let queries: string[] = [];

/** The same database, whose statements are counted. */
function counted(database: Database): Database {
  const plugin = {
    transformQuery: ({ node }: { node: { kind: string; sqlFragments?: readonly string[] } }) => {
      queries.push(node.sqlFragments?.join('$') ?? node.kind);
      return node;
    },
    transformResult: async ({ result }: { result: unknown }) => result,
  };
  const reader = database.reader.withPlugin(plugin as never);
  return { ...database, reader };
}

beforeAll(async () => {
  testDatabase = await createTestDatabase({ standIns: ['member'] });
  server = await startMessageServer(counted(testDatabase.database));
  ({ host } = server);
});
afterAll(async () => {
  await server.stop();
  await testDatabase.drop();
});
beforeEach(() => {
  queries = [];
});

let made = 0;
/** Rooms of these members, as G068 lists them. */
async function roomsFor(count: number, ...uids: readonly string[]): Promise<string[]> {
  const rooms = range(1, count).map(() => `in${(made += 1)}`);
  await Promise.all(rooms.map((room) => server.openStaffedRoom(room)));
  for (const uid of uids) server.lists.set(uid, [...rooms]);
  return rooms;
}
const eventsOf = (socket: MessageSocket, kind: string) =>
  socket
    .of('event')
    .filter(({ room, data }) => room === inboxRoom && data.kind === kind)
    .map(({ data }) => data);
const linesOf = (socket: MessageSocket): InboxLine[] =>
  eventsOf(socket, 'inbox_lines').flatMap((data) => inboxEvents.inbox_lines.parse(data).lines);
const lastLine = (socket: MessageSocket, room: string) =>
  linesOf(socket).findLast((line) => line.room === room);
async function listening(token: string, on = host): Promise<MessageSocket> {
  const socket = await connect(on, token);
  expect(await call(on, token, 'join', { room: inboxRoom })).toMatchObject({ code: 200 });
  return socket;
}
const hears = (socket: MessageSocket, room: string, line: object) =>
  vi.waitFor(() => expect(lastLine(socket, room)).toMatchObject(line), patient);

describe('F: the inbox', () => {
  test('F: a member of 200 rooms: one socket, one join, unread right after a minute offline', async () => {
    const rooms = await roomsFor(200, 'u9', 'u10');
    const beside = await listening('t-u10');
    const [first = '', second = '', third = ''] = rooms;
    const socket = await connect(host, 't-u9');
    queries = [];
    await call(host, 't-u9', 'join', { room: inboxRoom });
    // Of what was asked, nothing is asked room by room.
    expect(queries).toHaveLength(1);
    await say(host, 't-u5', first, 'hello');
    await hears(socket, first, { unread: 1, last_seq: 1, last_msg: { body: { text: 'hello' } } });

    socket.cut();
    await Promise.all(rooms.map((room) => server.sayMany(room, 1)));
    // Whoever stayed has a line of each room: nothing of these messages is under way when statements are counted.
    await vi.waitFor(
      () => expect(rooms.map((room) => lastLine(beside, room)?.unread)).toEqual([2, ...Array(199).fill(1)]),
      patient,
    );
    beside.cut();
    server.clock.advance(60_000);
    server.pass(60);

    const again = await connect(host, 't-u9');
    queries = [];
    await call(host, 't-u9', 'join', { room: inboxRoom });
    const heads = await server.messaging.rooms.heads(
      server.database.reader,
      'u9',
      rooms.map((room) => ({ room })),
    );
    expect(queries).toHaveLength(2);
    expect([heads.get(first)?.unread, heads.get(second)?.unread]).toEqual([2, 1]);
    await say(host, 't-u5', second, 'and now');
    await hears(again, second, { unread: 2, last_seq: 2 });
    // All rooms at once: one count for all of them, and their messages are not asked for.
    queries = [];
    const before = linesOf(again).length;
    await Promise.all(rooms.slice(2).map((room) => server.sayMany(room, 1)));
    await vi.waitFor(() => expect(linesOf(again).length).toBeGreaterThanOrEqual(before + 198), patient);
    expect(lastLine(again, third)).toMatchObject({ unread: 2, last_seq: 2 });
    expect(again.of('msg')).toEqual([]);
    again.cut();
  });

  test('one message is one frame for each member and one query for all of them', async () => {
    const uids = range(20, 59).map((n) => `u${n}`);
    const [room = ''] = await roomsFor(1, ...uids);
    const sockets = await Promise.all(uids.map((uid) => listening(`t-${uid}`)));
    await say(host, 't-u5', room, 'first');
    await Promise.all(sockets.map((socket) => hears(socket, room, { unread: 1 })));
    queries = [];
    await say(host, 't-u20', room, 'second');
    await Promise.all(sockets.slice(1).map((socket) => hears(socket, room, { unread: 2 })));
    await hears(sockets[0] as MessageSocket, room, { unread: 1, last_seq: 2 });
    // What is read of the room is known by now: no more than the message itself asks.
    expect(queries.filter((text) => text.includes('AS asked'))).toEqual([]);
    for (const socket of sockets) expect(linesOf(socket)).toHaveLength(2);
    for (const socket of sockets) socket.cut();
  });

  test('nobody hears the inbox of another: each name but the one for all is no room', async () => {
    for (const room of ['inbox_u9', 'inbox-u9', 'inbox_'])
      expect(await call(host, 't-u6', 'join', { room })).toMatchObject({ msg_key: 'chat.room_missing' });
    const [room = ''] = await roomsFor(1, 'u61');
    const mine = await listening('t-u61');
    const other = await listening('t-u62');
    const unbound = await connect(host, 't-u61-2');
    await say(host, 't-u5', room, 'for u61');
    await hears(mine, room, { unread: 1 });
    expect([linesOf(other), linesOf(unbound)]).toEqual([[], []]);
    for (const name of ['history', 'onlines'] as const)
      expect(await call(host, 't-u61', name, { room: inboxRoom })).toMatchObject({
        msg_key: 'chat.room_missing',
      });
    other.send({ type: 'resume', room: inboxRoom, epoch: '0', seq: 0 });
    await vi.waitFor(() => expect(other.of('resume')).toMatchObject([{ ok: false }]), patient);
    await call(host, 't-u61', 'leave', { room: inboxRoom });
    await say(host, 't-u5', room, 'unheard');
    await say(host, 't-u5', room, 'unheard as well');
    expect(lastLine(mine, room)).toMatchObject({ unread: 1 });
    for (const socket of [mine, other, unbound]) socket.cut();
  });

  test('E05: it says who was named in what they have not read, until it is read or taken back', async () => {
    const [room = ''] = await roomsFor(1, 'u64', 'u65');
    const sockets = await Promise.all(['t-u64', 't-u65'].map((token) => listening(token)));
    const [named, other] = sockets as [MessageSocket, MessageSocket];
    const publish = async (token: string, text: string, mentions: readonly string[]) => {
      const words = {
        room,
        client_msg_id: `named-${text.length}`,
        kind: 'text',
        body: JSON.stringify({ text }),
      };
      return (
        await call<{ id: string; seq: number }>(host, token, 'publish', {
          ...words,
          mentions: JSON.stringify(mentions),
        })
      ).data;
    };
    const mentionedIn = async (uid: string) =>
      (await server.messaging.rooms.heads(server.database.reader, uid, [{ room }])).get(room)?.mentioned;
    const isNamed = (socket: MessageSocket) => lastLine(socket, room)?.mentioned ?? false;

    // The first count is the database's; what follows is counted here.
    const first = await publish('t-u5', 'first', ['u64']);
    await Promise.all(sockets.map((socket) => hears(socket, room, { unread: 1 })));
    expect([isNamed(named), isNamed(other)]).toEqual([true, false]);
    expect([await mentionedIn('u64'), await mentionedIn('u65')]).toEqual([true, false]);
    await publish('t-u5', 'named by none', []);
    await Promise.all(sockets.map((socket) => hears(socket, room, { unread: 2 })));
    expect([isNamed(named), isNamed(other)]).toEqual([true, false]);
    await call(host, 't-u5', 'recall', { room, id: first.id });
    await hears(named, room, { unread: 1 });
    expect(isNamed(named)).toBe(false);
    const { seq } = await publish('t-u1', 'everybody', ['all']);
    await Promise.all([hears(named, room, { unread: 2 }), hears(other, room, { unread: 2 })]);
    expect([isNamed(named), isNamed(other)]).toEqual([true, true]);
    await call(host, 't-u64', 'read', { room, seq });
    await hears(named, room, { unread: 0 });
    expect([isNamed(named), isNamed(other)]).toEqual([false, true]);
    expect([await mentionedIn('u64'), await mentionedIn('u65')]).toEqual([false, true]);
    for (const socket of sockets) socket.cut();
  });

  test('a long text is short in it, and no character is cut', async () => {
    const [room = ''] = await roomsFor(1, 'u63');
    const socket = await listening('t-u63');
    await say(host, 't-u5', room, '😀'.repeat(900));
    const most = messagingLimits.inboxLineCharacters;
    await hears(socket, room, { last_msg: { body: { text: '😀'.repeat(most) } } });
    socket.cut();
  });
});

describe('S17: reading', () => {
  test('S17: what is read in one tab is read in the other; mark unread moves the mark back, and reading ends it', async () => {
    const [room = ''] = await roomsFor(1, 'u70');
    const [one, other] = [await listening('t-u70'), await listening('t-u70-2')];
    for (const text of ['a', 'b', 'c']) await say(host, 't-u5', room, text);
    await say(host, 't-u70', room, 'mine');
    await hears(other, room, { unread: 3, last_seq: 4 });
    await call(host, 't-u70', 'read', { room, seq: 4 });
    for (const socket of [one, other]) await hears(socket, room, { unread: 0, read_seq: 4 });

    expect((await call(host, 't-u70', 'unread', { room })).data).toEqual({ unread: 1, read_seq: 2 });
    for (const socket of [one, other]) await hears(socket, room, { unread: 1, read_seq: 2 });
    expect(eventsOf(other, 'inbox_marked')).toEqual([{ kind: 'inbox_marked', room }]);
    expect((await call(host, 't-u70', 'unread', { room, seq: 2 })).data).toEqual({ unread: 2, read_seq: 1 });
    await hears(other, room, { unread: 2, read_seq: 1 });
    const heads = await server.messaging.rooms.heads(server.database.reader, 'u70', [{ room }]);
    expect(heads.get(room)).toMatchObject({ unread: 2, readSeq: 1 });

    await call(host, 't-u70', 'read', { room, seq: 4 });
    for (const socket of [one, other]) await hears(socket, room, { unread: 0, read_seq: 4 });
    one.cut();
    other.cut();
  });

  test('S17: nothing of others, or a room that is closed to me, cannot be marked', async () => {
    const [room = ''] = await roomsFor(1, 'u71');
    await say(host, 't-u71', room, 'only me');
    expect(await call(host, 't-u71', 'unread', { room })).toMatchObject({ msg_key: 'chat.message_missing' });
    await say(host, 't-u5', room, 'and you');
    expect(await call(host, 't-u71', 'unread', { room, seq: 3 })).toMatchObject({
      msg_key: 'chat.message_missing',
    });
    server.restrictions.set(`${room} u72`, { join: 'request.forbidden', speak: 'request.forbidden' });
    expect(await call(host, 't-u72', 'unread', { room })).toMatchObject({ msg_key: 'chat.not_in_room' });
    expect(await call(host, 't-u72', 'unread', { room: 'nowhere' })).toMatchObject({
      msg_key: 'chat.room_missing',
    });
  });

  test('a recalled message is unread no more, and its line says so', async () => {
    const [room = ''] = await roomsFor(1, 'u73');
    const socket = await listening('t-u73');
    await say(host, 't-u5', room, 'kept');
    const { data } = await say(host, 't-u5', room, 'slip');
    await hears(socket, room, { unread: 2 });
    await call(host, 't-u5', 'recall', { room, id: data.id });
    await hears(socket, room, { unread: 1, last_msg: { id: data.id, status: 'recalled', body: {} } });
    socket.cut();
  });
});

describe('rooms come and go', () => {
  test('a new room is announced and received; one that was left is announced and silent', async () => {
    const [old = '', fresh = ''] = await roomsFor(2);
    server.lists.set('u80', [old]);
    const socket = await listening('t-u80');
    const { rooms } = server.messaging;
    await server.database.transaction(async (tx) => rooms.enlist(tx, fresh, ['u80', 'u81']));
    await vi.waitFor(
      () => expect(eventsOf(socket, 'inbox_entered')).toEqual([{ kind: 'inbox_entered', room: fresh }]),
      patient,
    );
    await say(host, 't-u5', fresh, 'welcome');
    await hears(socket, fresh, { unread: 1, last_msg: { body: { text: 'welcome' } } });
    await server.database.transaction(async (tx) => rooms.expel(tx, old, 'u80'));
    await vi.waitFor(
      () => expect(eventsOf(socket, 'inbox_left')).toEqual([{ kind: 'inbox_left', room: old }]),
      patient,
    );
    await say(host, 't-u5', old, 'without u80');
    await say(host, 't-u5', fresh, 'with u80');
    await hears(socket, fresh, { unread: 2 });
    expect(lastLine(socket, old)).toBeUndefined();
    socket.cut();
  });

  test('what the member chose and what a group is called reach every tab', async () => {
    const [room = ''] = await roomsFor(1, 'u82');
    const socket = await listening('t-u82');
    const { rooms } = server.messaging;
    const choice = { kind: 'inbox_choice', room, muted: true, pinned: false };
    await server.database.transaction(async (tx) => rooms.notifyMembers(tx, ['u82'], choice));
    await vi.waitFor(() => expect(eventsOf(socket, 'inbox_choice')).toEqual([choice]), patient);
    await server.database.transaction((tx) =>
      rooms.announce(tx, room, { kind: 'group_name', name: 'Class "A"' }),
    );
    await hears(socket, room, { name: 'Class "A"', unread: 0 });
    socket.cut();
  });

  test('frames that this server did not receive are found by its sweep', async () => {
    const [room = ''] = await roomsFor(1, 'u83');
    const socket = await listening('t-u83');
    const deaf = await startMessageServer(testDatabase.database, 5);
    await deaf.openRoom(room);
    await say(deaf.host, 't-u5', room, 'from elsewhere');
    server.pass(2);
    await vi.waitFor(() => expect(queries.length).toBeGreaterThan(0), patient);
    await vi.waitFor(() => {
      server.pass(2);
      expect(lastLine(socket, room)).toMatchObject({
        unread: 1,
        last_msg: { body: { text: 'from elsewhere' } },
      });
    }, patient);
    // And what is sent here then continues from there.
    await say(host, 't-u5', room, 'from here');
    await hears(socket, room, { unread: 2, last_seq: 2 });
    await deaf.stop();
    socket.cut();
  });

  test('domain 3.4: the last line is none of before a member came', async () => {
    const [room = ''] = await roomsFor(1, 'u61', 'u62');
    const old = await say(host, 't-u5', room, 'before they came');
    server.joinedSeqs.set(`${room} u62`, 1);
    const [early, late] = [await listening('t-u61'), await listening('t-u62')];
    await call(host, 't-u5', 'recall', { room, id: old.data['id'], request_id: 'recall-old-line' });
    await hears(early, room, { last_seq: 2, last_msg: { id: old.data['id'] } });
    await hears(late, room, { last_seq: 2 });
    expect(lastLine(late, room)).not.toHaveProperty('last_msg');
    await say(host, 't-u5', room, 'after');
    for (const socket of [early, late]) await hears(socket, room, { last_msg: { body: { text: 'after' } } });
    expect(lastLine(late, room)?.unread).toBe(1);
  });
});
