import { messageKinds, messagingLimits } from '@goldbean/contract';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTestDatabase } from '../../../../../test/test-database.ts';
import { recallRefusal } from '../messaging.domain.ts';
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

async function listener(room: string) {
  const socket = await connect(host, 't-u20');
  await call(host, 't-u20', 'join', { room });
  return socket;
}

describe('muting (P05, D26)', () => {
  const mute = (token: string, room: string, uid: string, minutes = 10) =>
    call<{ until: number | null }>(host, token, 'mute', { room, uid, minutes, reason: 'spam' });

  test('N06: the staff silence a member until the time is over; everybody hears of it, the member reads why', async () => {
    await server.openStaffedRoom('mute');
    const ear = await listener('mute');
    const { data } = await mute('t-u2', 'mute', 'u5');
    expect(data.until).toBe(server.clock.now() + 600_000);
    expect(await say(host, 't-u5', 'mute', 'x')).toMatchObject({ code: 423, msg_key: 'chat.muted', data });
    const { rooms } = server.messaging;
    expect(await rooms.isMuted(testDatabase.database.reader, 'mute', 'u5')).toBe(true);
    expect(await call(host, 't-u5', 'join', { room: 'mute' })).toMatchObject({
      data: { my: { muted_until: data.until } },
    });
    expect(await call(host, 't-u3', 'mutedList', { room: 'mute' })).toMatchObject({
      data: {
        list: [{ user: { uid: 'u5' }, until_ts: data.until, by: 'Member u2', reason: 'spam' }],
        total: 1,
      },
    });
    for (const [uid, total] of [
      ['u5', 1],
      ['u6', 0],
    ] as const)
      expect(await call(host, 't-u3', 'mutedList', { room: 'mute', uid })).toMatchObject({ data: { total } });
    // N06: why, the member reads; of others and of who is proposed nothing.
    expect(await call(host, 't-u5', 'mutedList', { room: 'mute', uid: 'u5' })).toMatchObject({
      data: { list: [{ until_ts: data.until, reason: 'spam' }], total: 1, proposals: [] },
    });
    for (const whose of [{ uid: 'u6' }, {}] as Record<string, string>[])
      expect(await call(host, 't-u5', 'mutedList', { room: 'mute', ...whose })).toMatchObject({ code: 403 });
    server.clock.advance(600_000);
    expect(await say(host, 't-u5', 'mute', 'again')).toMatchObject({ code: 200 });
    await vi.waitFor(() => expect(ear.seqs()).toEqual([1, 2]));
    expect(ear.of('event')[0]?.data).toEqual({ kind: 'mute', uid: 'u5', until: data.until });
  });

  test('0 minutes is for ever, until somebody lets them speak', async () => {
    await server.openStaffedRoom('ever');
    expect(await mute('t-u1', 'ever', 'u2', 0)).toMatchObject({ data: { until: null } });
    server.clock.advance(10 * 365 * 86_400_000);
    expect(await say(host, 't-u2', 'ever', 'x')).toMatchObject({ msg_key: 'chat.muted' });
    const ear = await listener('ever');
    for (const name of ['unmute', 'unmuteOld'] as const)
      expect(await call(host, 't-u1', name, { room: 'ever', uid: 'u2' })).toMatchObject({ code: 200 });
    expect(await say(host, 't-u2', 'ever', 'x')).toMatchObject({ code: 200 });
    await vi.waitFor(() => expect(ear.of('msg')).toHaveLength(1));
    expect(ear.of('event').map((frame) => frame.data)).toEqual([{ kind: 'mute', uid: 'u2', until: 0 }]);
  });

  test.each([
    ['a member', 't-u5', 'u6', 'request.forbidden'],
    ['a member on staff', 't-u5', 'u2', 'request.forbidden'],
    ['staff on a peer', 't-u2', 'u3', 'request.forbidden'],
    ['staff on the owner', 't-u2', 'u1', 'request.forbidden'],
    ['staff on themselves', 't-u2', 'u2', 'request.forbidden'],
    ['staff on nobody', 't-u2', 'x', 'request.not_found'],
  ])('%s may not', async (_, token, uid, msgKey) => {
    await server.openStaffedRoom('rights');
    expect(await mute(token, 'rights', uid)).toMatchObject({ msg_key: msgKey });
    expect(await call(host, token, 'unmute', { room: 'rights', uid })).toMatchObject({ msg_key: msgKey });
  });

  test('a muted room hears its staff alone', async () => {
    await server.openStaffedRoom('quiet');
    const ear = await listener('quiet');
    expect(await call(host, 't-u5', 'muteRoom', { room: 'quiet', on: 1 })).toMatchObject({ code: 403 });
    expect(await call(host, 't-u5', 'mutedList', { room: 'quiet' })).toMatchObject({ code: 403 });
    for (const on of [1, 1])
      expect(await call(host, 't-u2', 'muteRoom', { room: 'quiet', on })).toMatchObject({
        data: { room_muted: true },
      });
    expect(await say(host, 't-u5', 'quiet', 'x')).toMatchObject({ msg_key: 'chat.room_muted' });
    expect(await say(host, 't-u3', 'quiet', 'x')).toMatchObject({ code: 200 });
    const { rooms } = server.messaging;
    expect(await rooms.isMuted(testDatabase.database.reader, 'quiet', 'u5')).toBe(true);
    expect(await rooms.isMuted(testDatabase.database.reader, 'quiet', 'u3')).toBe(false);
    await call(host, 't-u1', 'muteRoom', { room: 'quiet', on: 0 });
    expect(await say(host, 't-u5', 'quiet', 'x')).toMatchObject({ code: 200 });
    await vi.waitFor(() => expect(ear.seqs()).toEqual([1, 2, 3, 4]));
    expect(ear.of('event').map(({ data }) => data)).toEqual([
      { kind: 'room_mute', on: true },
      { kind: 'room_mute', on: false },
    ]);
  });
});

describe('recalling (E33, D36)', () => {
  const recall = (token: string, room: string, id: string) =>
    call<{ seq: number }>(host, token, 'recall', { room, id });

  test('the author for 2 minutes; the words are gone from frames, memory, history and disk', async () => {
    await server.openStaffedRoom('recall');
    const ear = await listener('recall');
    const { data } = await say(host, 't-u5', 'recall', 'regrettable');
    server.clock.advance(messagingLimits.recallWindowMs);
    expect(await recall('t-u6', 'recall', data.id)).toMatchObject({
      code: 403,
      msg_key: 'chat.recall_refused',
    });
    expect(await recall('t-u5', 'recall', data.id)).toMatchObject({ code: 200, data: { seq: 2 } });
    expect(await recall('t-u5', 'recall', data.id)).toMatchObject({ msg_key: 'chat.message_missing' });
    await vi.waitFor(() => expect(ear.seqs()).toEqual([1, 2]));
    expect(ear.of('event')[0]?.data).toEqual({ kind: 'recall', id: data.id, by: 'u5' });

    const late = await connect(host, 't-u21');
    late.send({ type: 'resume', room: 'recall', epoch: ear.of('msg')[0]?.epoch, seq: 0 });
    await vi.waitFor(() => expect(late.seqs()).toEqual([1, 2]));
    const gone = { status: 'recalled', body: {}, mentions: [], sender: { uid: 'u5' } };
    expect(late.of('msg')[0]?.data).toMatchObject(gone);
    const [inHistory] = (await history(host, 't-u6', 'recall')).data.list;
    expect(inHistory).toMatchObject(gone);
    const rows = await testDatabase.database.reader
      .withTables<{ room_frame: { body: unknown } }>()
      .selectFrom('room_frame')
      .selectAll()
      .execute();
    expect(JSON.stringify(rows)).not.toContain('regrettable');
  });

  test('later the author is refused, staff are not; nobody recalls a peer or superior', async () => {
    await server.openStaffedRoom('late');
    const ids = new Map<string, string>();
    for (const uid of ['u1', 'u2', 'u3', 'u5'])
      ids.set(uid, (await say(host, `t-${uid}`, 'late', 'x')).data.id);
    server.clock.advance(messagingLimits.recallWindowMs + 1);
    const by = (token: string, author: string) => recall(token, 'late', ids.get(author) ?? '');
    expect(await by('t-u5', 'u5')).toMatchObject({ code: 422, msg_key: 'chat.recall_late' });
    expect(await by('t-u2', 'u1')).toMatchObject({ msg_key: 'chat.recall_refused' });
    expect(await by('t-u2', 'u3')).toMatchObject({ msg_key: 'chat.recall_refused' });
    for (const [token, author] of [
      ['t-u2', 'u5'],
      ['t-u2', 'u2'],
      ['t-u1', 'u3'],
    ] as const)
      expect(await by(token, author)).toMatchObject({ code: 200 });
    expect(await recall('t-u1', 'late', 'unknown')).toMatchObject({ msg_key: 'chat.message_missing' });
  });

  test.each(messageKinds)(
    'domain 3.4: whether %s is taken back, at once by its author and by staff',
    (kind) => {
      const stays = ['red_packet', 'voice_call', 'system', 'recalled', 'form', 'sign_in'].includes(kind);
      const asked = { kind, actor: 'staff', author: 'member', age: 0 } as const;
      for (const isAuthor of [true, false])
        expect(recallRefusal({ ...asked, isAuthor })).toBe(stays ? 'chat.recall_refused' : null);
    },
  );

  test('a message of another room is not found', async () => {
    await server.openStaffedRoom('here');
    await server.openStaffedRoom('there');
    const { data } = await say(host, 't-u5', 'there', 'x');
    expect(await recall('t-u5', 'here', data.id)).toMatchObject({ msg_key: 'chat.message_missing' });
  });
});

test('an intent repeated with its request_id acts once and answers as before (D77)', async () => {
  await server.openStaffedRoom('intent');
  const { data } = await say(host, 't-u5', 'intent', 'x');
  const fields = { room: 'intent', id: data.id, request_id: 'r1' };
  const first = await call(host, 't-u5', 'recall', fields);
  expect(first).toMatchObject({ code: 200, data: { seq: 2 } });
  expect(await call(host, 't-u5', 'recall', fields)).toMatchObject({ code: 200, data: first.data });
  expect(await call(host, 't-u5', 'recall', { ...fields, id: 'other' })).toMatchObject({ code: 409 });
  expect(await server.messaging.rooms.lastSeq(testDatabase.database.reader, 'intent')).toBe(2);
});
