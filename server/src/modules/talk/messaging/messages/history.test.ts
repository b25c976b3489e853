import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTestDatabase } from '../../../../../test/test-database.ts';
import { call, connect, history, say } from '../testing/message-client.ts';
import { startMessageServer, type MessageServer } from '../testing/message-server.ts';

let testDatabase: Awaited<ReturnType<typeof createTestDatabase>>;
let server: MessageServer;
let host: string;

beforeAll(async () => {
  testDatabase = await createTestDatabase({ standIns: ['member'] });
  server = await startMessageServer(testDatabase.database);
  ({ host } = server);
});
afterAll(async () => {
  await server.stop();
  await testDatabase.drop();
});

describe('reading', () => {
  test('history in pages, before and after, oldest first, past the events', async () => {
    await server.openStaffedRoom('pages');
    for (let n = 1; n <= 7; n += 1) await say(host, 't-u5', 'pages', `${n}`);
    await call(host, 't-u1', 'muteRoom', { room: 'pages', on: 1 });
    await say(host, 't-u1', 'pages', '9');
    const page = async (fields: object) => {
      const { data } = await history(host, 't-u6', 'pages', { size: 3, ...fields });
      return [data.list.map(({ seq }) => seq), data.has_more];
    };
    expect(await page({})).toEqual([[6, 7, 9], true]);
    expect(await page({ before_seq: 6 })).toEqual([[3, 4, 5], true]);
    expect(await page({ before_seq: 3 })).toEqual([[1, 2], false]);
    expect(await page({ after_seq: 0 })).toEqual([[1, 2, 3], true]);
    expect(await page({ after_seq: 6 })).toEqual([[7, 9], false]);
    expect(await page({ after_seq: 2, before_seq: 5 })).toEqual([[3, 4], false]);
  });

  test('what is read stays read; only the words of others are unread', async () => {
    await server.openStaffedRoom('read');
    for (let n = 1; n <= 5; n += 1) await say(host, n === 5 ? 't-u6' : 't-u5', 'read', `${n}`);
    const read = async (seq: number) =>
      (await call<{ unread: number }>(host, 't-u6', 'read', { room: 'read', seq })).data.unread;
    expect(await read(0)).toBe(4);
    expect(await read(3)).toBe(1);
    expect(await read(1)).toBe(1);
    expect(await read(999)).toBe(0);
    await say(host, 't-u5', 'read', 'new');
    expect(await read(0)).toBe(1);
  });

  test('how rooms stand for a member: the last word, and what others wrote after the mark', async () => {
    const { reader } = server.database;
    for (const room of ['head1', 'head2', 'head3']) await server.openStaffedRoom(room);
    const heads = async (uid: string) => {
      const found = await server.messaging.rooms.heads(
        reader,
        uid,
        ['head1', 'head2', 'nobody'].map((room) => ({ room })),
      );
      return Object.fromEntries(
        [...found].map(([room, { lastSeq, lastMessage, unread }]) => [
          room,
          [
            lastSeq,
            lastMessage && 'text' in lastMessage.body ? lastMessage.body.text : undefined,
            lastMessage?.sender.nickname,
            unread,
          ],
        ]),
      );
    };
    for (const text of ['one', 'two', 'three']) await say(host, 't-u5', 'head1', text);
    expect(await heads('u6')).toEqual({
      head1: [3, 'three', 'Member u5', 3],
      head2: [0, undefined, undefined, 0],
    });
    await call(host, 't-u6', 'read', { room: 'head1', seq: 2 });
    await say(host, 't-u6', 'head1', 'mine');
    expect(await heads('u6')).toMatchObject({ head1: [4, 'mine', 'Member u6', 1] });
    expect(await heads('u5')).toMatchObject({ head1: [4, 'mine', 'Member u6', 1] });
    await server.database.transaction((tx) => server.messaging.rooms.readToEnd(tx, 'head1', 'u6'));
    expect(await heads('u6')).toMatchObject({ head1: [4, 'mine', 'Member u6', 0] });
  });

  test('who is expelled hears nothing more, once that is on disk', async () => {
    await server.openStaffedRoom('gone');
    await server.openStaffedRoom('kept');
    const socket = await connect(host, 't-u40');
    for (const room of ['gone', 'kept']) await call(host, 't-u40', 'join', { room });
    const { rooms } = server.messaging;
    await expect(
      server.database.transaction(async (tx) => {
        rooms.expel(tx, 'gone', 'u40');
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    expect(rooms.online('gone')).toBe(1);
    await server.database.transaction(async (tx) => rooms.expel(tx, 'gone', 'u40'));
    expect([rooms.online('gone'), rooms.online('kept')]).toEqual([0, 1]);
    await say(host, 't-u5', 'gone', 'unheard');
    await say(host, 't-u5', 'kept', 'heard');
    await vi.waitFor(() => expect(socket.of('msg').map(({ room }) => room)).toEqual(['kept']));
    socket.cut();
  });

  test('who is there: members, not connections; they come once and go once', async () => {
    await server.openStaffedRoom('there2');
    const changes: string[] = [];
    server.messaging.rooms.onPresence((room, uid, change) => {
      if (room === 'there2') changes.push(`${uid} ${change}`);
    });
    const sockets = [
      await connect(host, 't-u30'),
      await connect(host, 't-u30'),
      await connect(host, 't-u31'),
    ];
    await call(host, 't-u30', 'join', { room: 'there2' });
    await call(host, 't-u30', 'join', { room: 'there2' });
    server.clock.advance(5);
    await call(host, 't-u31', 'join', { room: 'there2' });
    expect(await call(host, 't-u5', 'onlines', { room: 'there2' })).toMatchObject({ data: { n: 2 } });
    expect(await call(host, 't-u5', 'onlineList', { room: 'there2', page_size: 1, page: 2 })).toMatchObject({
      data: { list: [{ uid: 'u31', nickname: 'Member u31' }], total: 2 },
    });
    const members = server.messaging.rooms.onlineMembers('there2');
    expect(members.map(({ uid }) => uid)).toEqual(['u30', 'u31']);
    expect((members[1]?.joinedAt ?? 0) - (members[0]?.joinedAt ?? 0)).toBe(5);
    sockets[0]?.cut();
    await call(host, 't-u31', 'leave', { room: 'there2' });
    await vi.waitFor(() => expect(server.messaging.rooms.online('there2')).toBe(1));
    sockets[1]?.cut();
    await vi.waitFor(() => expect(server.messaging.rooms.online('there2')).toBe(0));
    expect(changes).toEqual(['u30 enter', 'u31 enter', 'u31 leave', 'u30 leave']);
  });
});
