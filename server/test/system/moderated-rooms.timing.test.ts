import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { callPath, namedCalls, type CallName } from '@goldbean/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  connect,
  say,
  call,
  type MessageSocket,
} from '../../src/modules/talk/messaging/testing/message-client.ts';
import { openTestServer, type TestServer } from './in-process.ts';

/* T02, T03: those who are in the room see each act against one of them, and the one it is against feels it, without a reload. */
let testServer: TestServer;
let host: string;
let live_id: string;
let channel_id: string;
let room: string;
const tokens = new Map<string, string>();
const sockets = new Map<string, MessageSocket>();
/** How soon everybody must see it, in ms: what these tests are about. */
const promisedMs = 2_000;
const soon = { timeout: promisedMs, interval: 20 };

const tokenOf = (account: string): string => tokens.get(account) ?? '';
const socketOf = (account: string): MessageSocket => {
  const socket = sockets.get(account);
  if (!socket) throw new Error(`${account} is not connected`);
  return socket;
};
const ask = (account: string, name: CallName, fields: Readonly<Record<string, unknown>>) =>
  testServer.ask(name, account, fields);
const uidOf = async (account: string): Promise<string> =>
  ((await ask(account, 'identity.memberInfo', {})).data as { uid: string }).uid;
const eventsOf = (account: string) =>
  socketOf(account)
    .of('event')
    .map(({ data }) => data);
const allHear = (event: object) =>
  vi.waitFor(() => {
    for (const account of ['teacher', 'member', 'member2'])
      expect(eventsOf(account)).toContainEqual(expect.objectContaining(event));
  }, soon);

beforeAll(async () => {
  testServer = await openTestServer({}, {}, undefined, { film: true });
  await testServer.app.http.listen({ port: 0, host: '127.0.0.1' });
  host = `127.0.0.1:${(testServer.app.http.server.address() as AddressInfo).port}`;
  const { data } = await ask('member', 'live.list', { state: 'live' });
  const [live] = (data as { list: { live_id: string; room: string; channel: { channel_id: string } }[] })
    .list;
  if (!live) throw new Error('nothing is on air');
  ({ live_id, room } = live);
  ({ channel_id } = live.channel);
  for (const account of ['teacher', 'member', 'member2']) {
    tokens.set(account, await testServer.signIn(account));
    sockets.set(account, await connect(host, tokenOf(account)));
    expect((await call(host, tokenOf(account), 'join', { room })).code).toBe(200);
  }
});
afterAll(async () => {
  for (const socket of sockets.values()) socket.cut();
  await testServer.close();
});

const msgKeyOf = async (account: string) => (await say(host, tokenOf(account), room, 'hello')).msg_key;

test('T03: a freeze and its end are seen by all, and the running socket of the member says nothing meanwhile', async () => {
  const uid = await uidOf('member');
  expect(await msgKeyOf('member')).toBe('');
  await ask('teacher', 'moderation.freeze', { live_id, uid, type: 'permanent', reason: 'noise' });
  await allHear({ kind: 'freeze', uid, until: null });
  expect(await msgKeyOf('member')).toBe('chat.frozen');
  await ask('teacher', 'moderation.unfreeze', { uid, channel_id });
  await allHear({ kind: 'freeze', uid, until: 0 });
  expect(await msgKeyOf('member')).toBe('');
});

test('T02: a warning and that it was read are seen by all', async () => {
  const { data } = await ask('inspector', 'moderation.warn', { live_id, reason: 'advice' });
  const { warning_id } = data as { warning_id: string };
  await allHear({ kind: 'warn', warning_id, scope: 'channel' });
  await ask('teacher', 'moderation.acknowledge', { warning_id });
  await allHear({ kind: 'warn_ack', warning_id });
});

/** A running picture of a member, with the answer of C018 whose address it was opened with. */
async function openPicture(account: string) {
  const { data } = await ask(account, 'live.info', { live_id });
  const { media, my } = data as { media: { flv: string }; my: { frozen: boolean } };
  const answer = await fetch(`http://${host}${media.flv}`);
  expect(answer.status).toBe(200);
  let bytes = 0;
  let isOver = false;
  const ended = (async () => {
    for await (const chunk of answer.body ?? []) bytes += (chunk as Uint8Array).length;
  })()
    .catch(() => undefined)
    .then(() => {
      isOver = true;
      return 'ended';
    });
  return {
    flv: media.flv,
    isFrozen: my.frozen,
    /** What became of it within 2 s. */
    soon: () => Promise.race([ended, pause(2_000, 'still running')]),
    /** The look that ends pictures is over, and more of this one has come since. */
    async goesOn() {
      await testServer.app.modules.live.features.live.playbacks.tick();
      const before = bytes;
      await vi.waitFor(() => expect(bytes).toBeGreaterThan(before));
      expect(isOver).toBe(false);
    },
  };
}

test('E Security.4: a freeze ends the running pictures of the member within 2 s, and with a fresh address they watch on', async () => {
  const uid = await uidOf('member');
  const [before, other] = [await openPicture('member'), await openPicture('member2')];
  expect(before.isFrozen).toBe(false);
  await ask('teacher', 'moderation.freeze', { live_id, uid, type: 3, reason: 'noise' });
  expect(await before.soon()).toBe('ended');
  expect((await fetch(`http://${host}${before.flv}`)).status).toBe(403);
  const frozen = await openPicture('member');
  expect(frozen.isFrozen).toBe(true);
  await Promise.all([frozen.goesOn(), other.goesOn()]);
  await ask('teacher', 'moderation.unfreeze', { uid, channel_id });
  await frozen.goesOn();
  await ask('teacher', 'moderation.freeze', { live_id, uid, type: 'permanent', reason: 'again' });
  expect(await frozen.soon()).toBe('ended');
  await ask('teacher', 'moderation.unfreeze', { uid, channel_id });
});

test('G135: who is removed hears nothing more of the room, and their running picture ends within 2 s', async () => {
  const uid = await uidOf('member');
  const picture = await openPicture('member');
  await ask('teacher', 'moderation.block', { live_id, uid, on: 1, reason: 'stalking' });
  expect(await picture.soon()).toBe('ended');
  await vi.waitFor(
    () =>
      expect(eventsOf('member2')).toContainEqual({
        kind: 'viewer_block',
        uid,
        on: true,
        media_ts: expect.any(Number),
      }),
    soon,
  );
  const before = socketOf('member').frames.length;
  expect(await msgKeyOf('member2')).toBe('');
  await vi.waitFor(() => expect(socketOf('teacher').of('msg').at(-1)?.data.sender.uid).not.toBe(uid), soon);
  await testServer.app.flushed();
  expect(
    socketOf('member')
      .frames.slice(before)
      .filter(({ type }) => type === 'msg'),
  ).toEqual([]);
  await ask('teacher', 'moderation.block', { live_id, uid, on: 0 });
  expect((await call(host, tokenOf('member'), 'join', { room })).code).toBe(200);
});

test('T02: a ban is seen by all with its reason, and the film of the demo does not come back', async () => {
  const { data } = await ask('member', 'live.info', { live_id });
  const [, stream = ''] = /\/flv\/(\w+)\.flv/.exec((data as { media: { flv: string } }).media.flv) ?? [];
  expect(testServer.app.media.isPublishing(stream)).toBe(true);
  await ask('inspector', 'moderation.ban', { live_id, reason: 'promised profit' });
  await allHear({ kind: 'ban', reason: 'promised profit' });
  await allHear({ kind: 'live_stop', reason: 'promised profit' });
  await vi.waitFor(() => expect(testServer.app.media.isPublishing(stream)).toBe(false));
  await testServer.app.flushed();
  const { rows } =
    await sql`SELECT live_id FROM live WHERE state = 'live' AND channel_id = ${channel_id}`.execute(
      testServer.app.database.reader,
    );
  expect(rows).toEqual([]);
});

test('D13: a ban is asked by GET and by POST alike, and by a plain link not at all', async () => {
  const url = `${callPath(namedCalls['moderation.ban'])}?live_id=${live_id}&reason=again`;
  const token = await testServer.signIn('inspector');
  const ids = await Promise.all(
    (['GET', 'POST'] as const).map(async (method) => {
      const answer = await testServer.app.http.inject({ method, url, headers: { client: 'pc', token } });
      return answer.json<{ data: { ban_id: string } }>().data.ban_id;
    }),
  );
  expect(new Set(ids).size).toBe(1);
  expect(ids[0]).not.toBe(undefined);
  const plain = await testServer.app.http.inject({ method: 'GET', url, headers: { token } });
  expect(plain.json()).toMatchObject({ code: 403, msg_key: 'request.client_header' });
});
