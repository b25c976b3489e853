import { messagingLimits } from '@goldbean/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../../../../test/test-database.ts';
import { call, history, say } from '../testing/message-client.ts';
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

const publish = (token: string, room: string, kind: string, body: object | string, more = {}) =>
  call<{ id: string; seq: number }>(host, token, 'publish', {
    room,
    client_msg_id: 'same',
    kind,
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...more,
  });
describe('what may be sent', () => {
  beforeAll(() => server.openStaffedRoom('say'));

  test.each([
    ['an empty text', { text: '' }, 'chat.empty'],
    ['spaces and newlines', { text: ' \n\t ' }, 'chat.empty'],
    ['zero-width characters', { text: '\u200b\ufeff\u2060' }, 'chat.empty'],
    ['no JSON', 'hello', 'chat.empty'],
    ['a picture without words', { file_id: 'u5-1' }, 'chat.empty'],
    ['nothing', {}, 'request.invalid'],
    ['a list', [], 'request.invalid'],
    ['null', 'null', 'request.invalid'],
  ])('V06, M05: %s is no text', async (_, body, msgKey) => {
    expect(await publish('t-u5', 'say', 'text', body)).toMatchObject({
      code: 400,
      msg_key: msgKey,
      ...(msgKey === 'chat.empty' && { msg: 'Send message cannot be empty' }),
    });
  });

  test.each([[''], [' \n '], ['\u200b']])(
    'V33: %j says nothing in a live room, in the words of a live room',
    async (text) => {
      expect(await publish('t-u5', 'live_1', 'text', { text })).toMatchObject({
        code: 400,
        msg_key: 'chat.content_empty',
        msg: 'send content cannot be empty',
      });
    },
  );

  test('2,000 characters are sent, one more is not', async () => {
    const most = 'é'.repeat(messagingLimits.chatTextCharacters);
    expect(await publish('t-u5', 'say', 'text', { text: most }, { client_msg_id: 'long' })).toMatchObject({
      code: 200,
    });
    expect(await publish('t-u5', 'say', 'text', { text: `${most}é` })).toMatchObject({ code: 400 });
  });

  test.each(['red_packet', 'announcement', 'system', 'recalled', 'merged', 'live'])(
    'a %s is not made by hand',
    async (kind) => {
      expect(await publish('t-u1', 'say', kind, { text: 'mine' })).toMatchObject({
        msg_key: 'chat.kind_not_allowed',
      });
    },
  );

  test('a picture is filled from the record of the upload, and only its owner may use it', async () => {
    const forged = { url: 'javascript:alert(1)', file_id: 'u5-1' };
    const published = await publish('t-u5', 'say', 'image', forged, { client_msg_id: 'pic' });
    expect(published.code).toBe(200);
    await publish('t-u5', 'say', 'image', { file_id: 'u5-doc' }, { client_msg_id: 'doc' });
    const { list } = (await history(host, 't-u5', 'say', { size: 2 })).data;
    expect(list).toMatchObject([
      { kind: 'image', body: { file_id: 'u5-1', mime: 'image/png', w: 4, h: 3 } },
      { kind: 'file', body: { file_id: 'u5-doc', w: null } },
    ]);
    expect(await publish('t-u6', 'say', 'image', { file_id: 'u5-1' })).toMatchObject({
      msg_key: 'file.unknown',
    });
    expect(await publish('t-u6', 'say', 'image', { text: 'x' })).toMatchObject({ code: 400 });
  });

  test('of those it calls, only members that exist are stored', async () => {
    await publish(
      't-u5',
      'say',
      'text',
      { text: '@u6' },
      {
        client_msg_id: 'call',
        mentions: JSON.stringify(['u6', 'nobody', 'u6']),
      },
    );
    expect((await history(host, 't-u5', 'say', { size: 1 })).data.list[0]?.mentions).toEqual(['u6']);
  });

  test('the names of those it calls stand in it, and of nobody else', async () => {
    const named = [
      { uid: 'u6', nickname: 'An Nguyen' },
      { uid: 'nobody', nickname: 'An' },
      { uid: 'u5', nickname: 'Mei' },
    ];
    const text = '@An Nguyen @An';
    const body = { text, named };
    const more = { client_msg_id: 'names', mentions: JSON.stringify(['u6', 'nobody', 'u5']) };
    await publish('t-u5', 'say', 'text', body, more);
    expect((await history(host, 't-u5', 'say', { size: 1 })).data.list[0]?.body).toEqual({
      text,
      named: [{ uid: 'u6', nickname: 'An Nguyen' }],
    });
  });

  test('sent twice, even at once, it is published once; the same id of another member is another message', async () => {
    await server.openStaffedRoom('twice');
    const tries = await Promise.all(
      Array.from({ length: 20 }, () => publish('t-u5', 'twice', 'text', { text: 'once' })),
    );
    expect(new Set(tries.map(({ data }) => data.id)).size).toBe(1);
    const other = await publish('t-u6', 'twice', 'text', { text: 'mine' });
    expect(other.data.seq).toBe(2);
    expect(await publish('t-u5', 'twice', 'text', { text: 'once' })).toEqual(
      expect.objectContaining({ data: tries[0]?.data }),
    );
  });

  test('5 in 5 s for a member, ten times as much for staff (D73)', async () => {
    const strict = await startMessageServer(testDatabase.database, 3, 1);
    try {
      await strict.openRoom('fast');
      strict.roles.set('fast u2', 'staff');
      const codes = async (token: string, count: number) => {
        const answers = await Promise.all(
          Array.from({ length: count }, () => say(strict.host, token, 'fast', 'x')),
        );
        return answers.filter(({ code }) => code === 200).length;
      };
      expect(await codes('t-u5', 12)).toBe(5);
      expect(await codes('t-u2', 60)).toBe(50);
      expect(await say(strict.host, 't-u5', 'fast', 'x')).toMatchObject({
        code: 429,
        msg_key: 'system.too_fast',
      });
    } finally {
      await strict.stop();
    }
  });

  test('the reason of the owner of the room stops joining, speaking or both', async () => {
    await server.openStaffedRoom('restricted');
    server.restrictions.set('restricted u7', { join: null, speak: 'chat.frozen' });
    server.restrictions.set('restricted u8', { join: 'chat.room_closed', speak: null });
    expect(await say(host, 't-u7', 'restricted', 'x')).toMatchObject({ code: 423, msg_key: 'chat.frozen' });
    expect(await call(host, 't-u7', 'join', { room: 'restricted' })).toMatchObject({ code: 200 });
    expect(await say(host, 't-u8', 'restricted', 'x')).toMatchObject({ msg_key: 'chat.room_closed' });
    expect(await call(host, 't-u8', 'join', { room: 'restricted' })).toMatchObject({
      msg_key: 'chat.room_closed',
    });
    for (const name of ['history', 'onlines', 'onlineList', 'read'] as const)
      expect(await call(host, 't-u8', name, { room: 'restricted', seq: 0 })).toMatchObject({
        msg_key: 'chat.not_in_room',
      });
    for (const name of ['join', 'history', 'onlines', 'onlineList', 'read', 'mutedList'] as const)
      expect(await call(host, 't-u1', name, { room: 'nowhere', seq: 0 })).toMatchObject({
        msg_key: 'chat.room_missing',
      });
    expect(await say(host, 't-u1', 'nowhere', 'x')).toMatchObject({
      code: 404,
      msg_key: 'chat.room_missing',
    });
  });
});
