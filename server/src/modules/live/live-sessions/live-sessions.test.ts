import type { AddressInfo } from 'node:net';
import {
  agreements,
  liveLimits,
  type LiveEventInput,
  type NoticeBody,
  type PlatformRole,
  type User,
} from '@goldbean/contract';
import Fastify from 'fastify';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { refuseChanges } from '../../../../test/refuse-changes.ts';
import { createManualClock, createTestDatabase, silentLog } from '../../../../test/test-database.ts';
import { createIdempotency } from '../../../platform/idempotency.ts';
import { createIds } from '../../../platform/ids.ts';
import type { JobHandler } from '../../../platform/jobs.ts';
import type { Media, MediaHandlers, Sink } from '../../../platform/media/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { createChannels } from '../../people/channels/index.ts';
import type { LiveReminderSubject } from '../../people/notices/notices.ports.ts';
import { createLive, findLivesNamed, serveMedia, servePreview } from './index.ts';
import { ticketIn } from './playback/media-tickets.domain.ts';

const testDatabase = await createTestDatabase({ standIns: ['member'] });
const { database } = testDatabase;
const clock = createManualClock();
const ids = createIds(clock, 7);
const secret = 'secret of the test';

const member = (uid: string): User => ({ uid, jwcode: uid, nickname: `${uid} 同学`, img: '', level: 1 });
const platformRoles: Record<string, PlatformRole[]> = { boss: ['admin'], watch: ['inspector'] };
const users = {
  many: async (_reader: unknown, uids: readonly string[]) =>
    new Map(uids.filter((uid) => uid !== 'ghost').map((uid) => [uid, member(uid)])),
  namedOrNumbered: () => sql<boolean>`true`,
  rolesOf: async (_reader: unknown, uids: readonly string[]) =>
    new Map(uids.map((uid) => [uid, platformRoles[uid] ?? []])),
};

/** A media server without sockets; the test makes its pushes. */
function createFakeMedia() {
  const pushing = new Set<string>();
  const sinks: Sink[] = [];
  let handlers: MediaHandlers | undefined;
  const media: Media = {
    setHandlers: (given) => void (handlers = given),
    listen: async () => {},
    close: async () => {},
    port: () => 1935,
    connections: () => 0,
    isPublishing: (stream) => pushing.has(stream),
    isPushed: (stream) => pushing.has(stream),
    isHere: (stream) => pushing.has(stream),
    engine: null,
    recall: async () => {},
    tierOff: (_stream, key) => (key === 'hd' ? 'busy' : null),
    cut: (stream) => void pushing.delete(stream),
    dismiss: () => {},
    health: () => ({
      pushing: true,
      fps: 30,
      bitrate: 2_000,
      gop: 8,
      codec: 'avc1.42e01f',
      audio: '',
      dropped: 0,
      height: 1_080,
      jitter: 0,
      pace: 1,
      reordered: false,
    }),
    play(_stream, sink) {
      sinks.push(sink);
      sink.write(Buffer.from('FLV'));
      return () => {};
    },
    viewers: () => sinks.length,
    loop: async () => true,
  };
  return {
    media,
    sinks,
    pushing,
    /** An encoder with `key`, as OBS would push. @returns why it was refused, or empty */
    async push(key: string): Promise<string> {
      const [stream = '', given = ''] = key.split('?key=');
      const answer = await handlers?.authorise(stream, given);
      if (!answer?.ok) return answer?.reason ?? 'nobody listens';
      pushing.add(stream);
      await handlers?.onPublish(stream, { kind: 'push', address: '127.0.0.1' });
      return '';
    },
    /** The demo's loop. */
    async show(stream: string): Promise<void> {
      pushing.add(stream);
      await handlers?.onPublish(stream, { kind: 'loop', address: '' });
    },
    async lose(stream: string): Promise<void> {
      pushing.delete(stream);
      await handlers?.onUnpublish(stream);
    },
  };
}

const encoder = createFakeMedia();
const notified: LiveEventInput[] = [];
const counters: LiveEventInput[] = [];
const noticed: { readonly uid: string; readonly body: NoticeBody }[] = [];
const outdated: LiveReminderSubject[] = [];
const jobs = new Map<string, JobHandler>();
const planned: { name: string; data: Record<string, unknown>; at: number }[] = [];
let hears: ((room: string, uid: string, change: 'enter' | 'leave') => void) | undefined;
const present = new Map<string, number>();
/** Sessions that were signed out. */
const over = new Set<string>();

const channels = createChannels({ database, clock, ids, users });
channels.facet('group_id', async () => null);
channels.facet('next_lives', (reader, channelIds, viewer) => live.nextOfMany(reader, channelIds, viewer));
channels.facet('next_live', (reader, channelId, viewer) => live.nextOf(reader, channelId, viewer));
const createLives = () => {
  const lives = createLive({
    database,
    clock,
    ids,
    idempotency: createIdempotency(clock),
    jobs: {
      define: (name, handler) => void jobs.set(name, handler),
      at: async (_tx, name, data, at) => void planned.push({ name, data, at }),
    },
    log: silentLog,
    secret,
    media: encoder.media,
    users,
    channels,
    sessions: {
      living: async (_reader, sessionIds) => new Set(sessionIds.filter((id) => !over.has(id))),
    },
    rooms: {
      create: async () => {},
      announce: async (tx, _room, event) => database.afterCommit(tx, () => notified.push(event)),
      count: (_room, _key, event) => counters.push(event),
      lastSeq: async () => 5,
      online: () => present.size,
      onlineMembers: () => [...present].map(([uid, joinedAt]) => ({ uid, joinedAt })),
      onPresence: (listener) => void (hears = listener),
      isMuted: async () => false,
    },
    notices: {
      notify: async (_tx, notified) => void noticed.push(...notified),
      outdateReminders: async (_tx, subject) => void outdated.push(subject),
    },
    knownProducts: async (_reader, ids) => new Set(ids.filter((id) => id !== 'nobody-sells-it')),
    takeFile: async (_tx, _uid, fileId) => ({ url: `/files/${fileId}.png` }),
    rtmpPort: 1935,
  });
  lives.facet('totals', async () => ({ beans: 12 }));
  lives.facet('rank', async () => ({ list: [], hidden: false }));
  lives.facet('top', async () => ({ top: [], count: 1 }));
  lives.facet('vote', async () => null);
  lives.facet('wishes', async () => []);
  lives.runs('bags', async (_reader, liveId) => [`bag of ${liveId}`]);
  lives.runs('rains', async () => []);
  return lives;
};
let live = createLives();

const as = (uid: string) => ({
  uid,
  roles: platformRoles[uid] ?? ['member' as const],
  sessionId: `s-${uid}`,
});
const owner = as('owner');
let channelId = '';
let intents = 0;
const intent = (actor = 'owner') => ({
  actor,
  call: 'test',
  requestId: `r${(intents += 1)}`,
  bodyHash: 'x',
});

const form = () => ({
  channel_id: channelId,
  name: '晨会：量价关系',
  theme: '量价',
  introduction: 'How volume leads price.',
  background: 'pic1',
  admins: [] as string[],
  course_type: 1 as const,
  start_time: clock.now() + 600_000,
  block_network: false,
  replay_mode: 'limited' as const,
  goods: ['g1'],
});
type Form = Parameters<typeof live.editLive>[1];
const open = async (change: Partial<Form> = {}): Promise<string> =>
  (await live.editLive(owner, { ...form(), ...change }, intent())).live_id;
const keyOf = async (liveId: string, rotate = false): Promise<string> =>
  (await live.push(owner, { live_id: liveId, rotate }, 'http://class.example:8080')).key;
const streamOf = (): string => `c${channelId}`;
const stateOf = async (liveId: string) => (await live.current(liveId)).state;

/** Whether a media address opens a picture. */
async function admitted(address: string): Promise<boolean> {
  const { pathname, searchParams } = new URL(address, 'http://class.example');
  const field = (name: string): string => searchParams.get(name) ?? '';
  const stream = /([\w-]+)\.flv$/.exec(pathname)?.[1] ?? '';
  return live.admits(ticketIn(stream, field), field('sig'));
}

/** The `msg_key` a call is refused with. */
async function refusal(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'not refused';
  } catch (error) {
    if (error instanceof Refusal) return error.msgKey;
    throw error;
  }
}

beforeAll(() => live.start());
afterAll(async () => {
  await live.stop();
  await testDatabase.drop();
});
afterEach(() => {
  vi.useRealTimers();
});
beforeEach(async () => {
  notified.length = outdated.length = counters.length = planned.length = noticed.length = 0;
  present.clear();
  encoder.pushing.clear();
  channelId = await database.transaction((tx) =>
    channels.create(tx, { name: '晨光课堂', img: '', ownerUid: 'owner', streamers: ['helper'] }),
  );
});

test('every setting round-trips, and the form is checked against the clock (V27 to V32)', async () => {
  const liveId = await open({ admins: ['m1'], preview_time: clock.now() + 1, replay_days: 3 });
  const { live: settings } = await live.readSettings(owner, liveId);
  expect(settings).toMatchObject({
    channel_id: channelId,
    background: '/files/pic1.png',
    preview_time_ts: clock.now() + 1,
    admins: [{ uid: 'm1' }],
    replay_mode: 'limited',
    replay_days: 3,
    goods: ['g1'],
    state: 'not_started',
  });
  expect(await refusal(open({ preview_time: clock.now() }))).toBe('live.preview_past');
  expect(await refusal(open({ preview_time: clock.now() + 600_000 }))).toBe('live.preview_after_start');
  expect(await refusal(open({ admins: ['ghost'] }))).toBe('request.invalid');
  // E12: a product nobody sells is not shown, neither in a new live session nor in a changed one.
  const withUnknown = { goods: ['g1', 'nobody-sells-it'] };
  expect(await refusal(open(withUnknown))).toBe('shop.product_missing');
  expect(await refusal(open({ live_id: liveId, ...withUnknown }))).toBe('shop.product_missing');
  expect(await refusal(live.editLive(as('m1'), form(), intent('m1')))).toBe('request.forbidden');
  const { replay_mode, ...rest } = form();
  const changed = { ...rest, replay_mode: 'permanent' as const, live_id: liveId, name: '新名' };
  expect((await live.editLive(as('m1'), changed, intent('m1'))).live).toMatchObject({
    name: '新名',
    replay_days: null,
    admins: [],
  });
  expect(replay_mode).toBe('limited');
});

test('the same intent opens one live session', async () => {
  const once = intent();
  const first = await live.editLive(owner, form(), once);
  expect(await live.editLive(owner, form(), once)).toEqual(first);
  expect((await live.list('m1', { channel_id: channelId, page: 1, page_size: 20 })).total).toBe(1);
});

test('a good key puts the live session on air; a bad one, an old one or none open does not', async () => {
  const liveId = await open();
  const key = await keyOf(liveId);
  expect(await encoder.push(`${streamOf()}?key=wrong`)).toBe('wrong_key');
  expect((await live.health(owner, { live_id: liveId })).refused).toBe('wrong_key');
  expect(await stateOf(liveId)).toBe('not_started');

  const fresh = await keyOf(liveId, true);
  expect(await encoder.push(key)).toBe('wrong_key');
  expect(await encoder.push(fresh)).toBe('');
  expect(notified).toEqual([{ kind: 'live_start', live_id: liveId }]);
  const health = await live.health(owner, { live_id: liveId });
  expect(health).toMatchObject({ refused: '', advice: ['gop_long', 'no_audio'] });
  expect(await refusal(live.editLive(owner, { ...form(), live_id: liveId }, intent()))).toBe('live.locked');

  await live.direction.end(owner, { live_id: liveId, kind: 'end' });
  expect(encoder.pushing.size).toBe(0);
  expect(await encoder.push(fresh)).toBe('no_live');
});

test('an encoder that is back within a minute goes on; later the live session has ended', async () => {
  const liveId = await open();
  const key = await keyOf(liveId);
  await encoder.push(key);
  await encoder.lose(streamOf());
  const until = clock.now() + liveLimits.publisherGraceMs;
  expect(notified.at(-1)).toEqual({ kind: 'live_interrupt', live_id: liveId, until });
  expect(planned.filter(({ name }) => name === 'live.grace')).toEqual([
    { name: 'live.grace', data: { live_id: liveId }, at: until },
  ]);
  clock.advance(liveLimits.publisherGraceMs - 1);
  await jobs.get('live.grace')?.({ live_id: liveId });
  expect(await stateOf(liveId)).toBe('live');
  await encoder.push(key);
  expect(notified.at(-1)).toEqual({ kind: 'live_resume', live_id: liveId });

  await encoder.lose(streamOf());
  const end = clock.now() + liveLimits.publisherGraceMs;
  clock.advance(liveLimits.publisherGraceMs + 5_000);
  // The job has not run: the first read ends the live session.
  expect(await live.info(as('m1'), { live_id: liveId })).toMatchObject({
    state: 'ended',
    media: { flv: '', hls: null },
  });
  expect(notified.at(-1)).toEqual({ kind: 'live_end', live_id: liveId });
  expect((await live.current(liveId)).ended_at).toBe(end);
  const count = notified.length;
  await jobs.get('live.grace')?.({ live_id: liveId });
  expect(notified.length).toBe(count);
});

test.each([
  [500, 'live'],
  [20_000, 'live'],
  [61_000, 'ended'],
] as const)('T01, X10: an encoder is gone for %i ms: the live session is %s', async (ms, state) => {
  const liveId = await open();
  const key = await keyOf(liveId);
  await encoder.push(key);
  await encoder.lose(streamOf());
  clock.advance(ms);
  await jobs.get('live.grace')?.({ live_id: liveId });
  expect(await stateOf(liveId)).toBe(state);
  expect(await encoder.push(key)).toBe(state === 'live' ? '' : 'no_live');
  expect(notified.at(-1)).toEqual({ kind: state === 'live' ? 'live_resume' : 'live_end', live_id: liveId });
  if (state === 'live') await live.direction.end(owner, { live_id: liveId, kind: 'end' });
});

test('S36: a pause tells the room, keeps the picture from members, and lets the encoder be gone for half an hour', async () => {
  const liveId = await open();
  const key = await keyOf(liveId);
  const pause = (on: boolean, who = owner) => live.pause(who, { live_id: liveId, on });
  expect(await refusal(pause(true))).toBe('live.not_on_air');
  await encoder.push(key);
  expect(await refusal(pause(true, as('m1')))).toBe('request.forbidden');
  const before = (await live.info(as('m1'), { live_id: liveId })).media.flv;
  const since = clock.now();
  expect(await pause(true)).toEqual({ paused_ts: since });
  expect(notified.at(-1)).toEqual({ kind: 'live_pause', live_id: liveId, since });
  clock.advance(1_000);
  const count = notified.length;
  expect(await pause(true)).toEqual({ paused_ts: since });
  expect(notified).toHaveLength(count);
  // Who comes late knows of it, and has no picture; those who run it have.
  expect(await live.info(as('m1'), { live_id: liveId })).toMatchObject({
    paused_ts: since,
    media: { flv: '', hls: null },
  });
  expect((await live.info(owner, { live_id: liveId })).media.flv).not.toBe('');
  expect((await live.info(as('watch'), { live_id: liveId })).media.flv).not.toBe('');
  expect(await admitted(before)).toBe(false);

  await encoder.lose(streamOf());
  const until = clock.now() + liveLimits.pauseGraceMs;
  expect(notified.at(-1)).toEqual({ kind: 'live_interrupt', live_id: liveId, until });
  clock.advance(liveLimits.publisherGraceMs + 1);
  await jobs.get('live.grace')?.({ live_id: liveId });
  expect(await stateOf(liveId)).toBe('live');
  // Going on without an encoder leaves it the usual minute.
  expect(await pause(false)).toEqual({ paused_ts: null });
  const minute = clock.now() + liveLimits.publisherGraceMs;
  expect(notified.slice(-2)).toEqual([
    { kind: 'live_pause', live_id: liveId, since: null },
    { kind: 'live_interrupt', live_id: liveId, until: minute },
  ]);
  await encoder.push(key);
  const after = (await live.info(as('m1'), { live_id: liveId })).media.flv;
  expect(await admitted(after)).toBe(true);
  await pause(true);
  await live.direction.end(owner, { live_id: liveId, kind: 'end' });
  expect(await live.info(as('m1'), { live_id: liveId })).toMatchObject({ state: 'ended', paused_ts: null });
  expect(await refusal(pause(false))).toBe('live.ended');
});

test('S36: a test push is seen by those who run the live session alone, until it goes on air', async () => {
  const liveId = await open({ admins: ['m2'] });
  const key = await keyOf(liveId);
  expect(await refusal(live.test(as('m1'), { live_id: liveId }))).toBe('request.forbidden');
  expect(await live.test(owner, { live_id: liveId })).toEqual({ testing: true });
  expect(await encoder.push(key)).toBe('');
  expect(notified).toEqual([]);
  expect(await stateOf(liveId)).toBe('not_started');
  expect((await live.health(owner, { live_id: liveId })).advice).toEqual(['gop_long', 'no_audio']);
  const seen = await live.info(owner, { live_id: liveId });
  expect(seen).toMatchObject({ state: 'not_started', testing: true });
  expect(await admitted(seen.media.flv)).toBe(true);
  expect((await live.info(as('m2'), { live_id: liveId })).media.flv).toContain('scope=test');
  for (const uid of ['m1', 'watch'])
    expect(await live.info(as(uid), { live_id: liveId })).toMatchObject({
      testing: false,
      media: { flv: '', hls: null },
    });
  expect(await refusal(live.clarity(as('m1'), { live_id: liveId }))).toBe('live.not_on_air');
  // The address is signed for its scope: it is no member's, and no other scope's.
  expect(await admitted(seen.media.flv.replace('scope=test&', ''))).toBe(false);
  expect(await admitted(seen.media.flv.replace('uid=owner', 'uid=m1'))).toBe(false);

  expect(await live.startLive(owner, { live_id: liveId })).toEqual({ state: 'live' });
  expect(notified).toEqual([{ kind: 'live_start', live_id: liveId }]);
  expect(await admitted(seen.media.flv)).toBe(false);
  expect(await refusal(live.test(owner, { live_id: liveId }))).toBe('live.locked');
  expect(await live.info(as('m1'), { live_id: liveId })).toMatchObject({ state: 'live', testing: false });
});

test('S36, D89: an old address of a lesson that is over does not open the test of the next', async () => {
  const first = await open();
  await encoder.push(await keyOf(first));
  const old = (await live.info(as('m1'), { live_id: first })).media.flv;
  await live.direction.end(owner, { live_id: first, kind: 'end' });
  const next = await open();
  await live.test(owner, { live_id: next });
  await encoder.push(await keyOf(next));
  expect(encoder.pushing.size).toBe(1);
  expect(await admitted(old)).toBe(false);
});

test('S36: a test takes the place of the demo film, whose viewers do not see it', async () => {
  const film = await open();
  await keyOf(film);
  await encoder.show(streamOf());
  clock.advance(1_000);
  const mine = await open();
  await live.test(owner, { live_id: mine });
  expect(encoder.pushing.size).toBe(0);
  expect([await stateOf(film), await stateOf(mine)]).toEqual(['ended', 'not_started']);
  await encoder.push(await keyOf(mine));
  expect(await stateOf(mine)).toBe('not_started');
});

test('a stop needs a reason and is for ever', async () => {
  const liveId = await open();
  const key = await keyOf(liveId);
  await encoder.push(key);
  const stop = (uid: string, reason?: string) =>
    live.direction.end(as(uid), { live_id: liveId, kind: 'stop', reason });
  expect(await refusal(stop('owner'))).toBe('live.reason_required');
  expect(await refusal(stop('m1', 'no right'))).toBe('request.forbidden');
  expect(await refusal(live.direction.end(as('watch'), { live_id: liveId, kind: 'end' }))).toBe(
    'request.forbidden',
  );
  clock.advance(90_000);
  const answer = await stop('watch', 'misleading advice');
  expect(answer).toMatchObject({ state: 'stopped', summary: { duration: 90_000, beans: 12 } });
  expect(notified.at(-1)).toEqual({ kind: 'live_stop', live_id: liveId, reason: 'misleading advice' });
  expect(await refusal(live.startLive(owner, { live_id: liveId }))).toBe('live.stopped');
  expect(await refusal(stop('owner', 'again'))).toBe('live.stopped');
  expect(await encoder.push(key)).toBe('no_live');
  expect(await stateOf(liveId)).toBe('stopped');
  expect((await live.info(as('m1'), { live_id: liveId })).end_reason).toBe('misleading advice');
});

test('E12: the start of a live session is chosen freely: gone by, at once, at the time of another, in years', async () => {
  const starts = [-86_400_000, 0, 600_000, 600_000, 3 * 365 * 86_400_000].map((later) => clock.now() + later);
  for (const start of starts) {
    const answer = await live.editLive(
      owner,
      { ...form(), block_network: true, start_time: start },
      intent(),
    );
    expect(answer.live.start_time_ts).toBe(start);
  }
});

test('the chosen live session goes on air though another is nearer; two never are at once', async () => {
  const near = await open();
  const far = await open({ start_time: clock.now() + 86_400_000 });
  expect(await live.startLive(owner, { live_id: far })).toEqual({ state: 'not_started' });
  await encoder.push(await keyOf(near));
  expect(await stateOf(far)).toBe('live');
  expect(await refusal(live.startLive(owner, { live_id: near }))).toBe('live.already_on_air');
  expect(await stateOf(near)).toBe('not_started');
});

test('the demo film gives way to a push: to its own live session, or to one opened since or chosen', async () => {
  const film = await open();
  await keyOf(film);
  const show = () => encoder.show(streamOf());
  await show();
  expect(await stateOf(film)).toBe('live');
  const key = await keyOf(film);
  await encoder.push(key);
  expect([await stateOf(film), notified.length]).toEqual(['live', 1]);

  await show();
  clock.advance(1_000);
  const mine = await open();
  expect(await live.startLive(owner, { live_id: mine })).toEqual({ state: 'not_started' });
  expect(await encoder.push(key)).toBe('');
  expect([await stateOf(film), await stateOf(mine)]).toEqual(['ended', 'live']);
  expect(encoder.pushing.has(streamOf())).toBe(true);
  expect(notified.map((event) => event.kind)).toEqual(['live_start', 'live_end', 'live_start']);
});

test.each([
  ['a reader', (liveId: string) => live.current(liveId)],
  ['the list', () => live.list('m1', { channel_id: channelId, page: 1, page_size: 20 })],
  // The job is due by the clock that was set back.
  ['nobody', () => live.graces.tick()],
] as const)(
  'T01: the clock is set back while the encoder is gone: the grace is never longer than a whole one (%s looks)',
  async (_who, look) => {
    const liveId = await open();
    await encoder.push(await keyOf(liveId));
    const startedAt = clock.now();
    await encoder.lose(streamOf());
    clock.advance(20_000);
    await look(liveId);
    expect(notified.at(-1)).toMatchObject({ kind: 'live_interrupt', until: startedAt + 60_000 });

    clock.advance(-3_600_000);
    planned.length = 0;
    await look(liveId);
    const until = clock.now() + liveLimits.publisherGraceMs;
    expect(notified.at(-1)).toEqual({ kind: 'live_interrupt', live_id: liveId, until });
    expect(planned).toEqual([{ name: 'live.grace', data: { live_id: liveId }, at: until }]);
    const count = notified.length;
    await look(liveId);
    expect(notified.length).toBe(count);

    clock.advance(liveLimits.publisherGraceMs);
    await look(liveId);
    expect(notified.at(-1)).toEqual({ kind: 'live_end', live_id: liveId });
    // It did not end before it began, whatever the clock says.
    expect(await live.current(liveId)).toMatchObject({ state: 'ended', ended_at: startedAt });
    await look(liveId);
    expect(notified.length).toBe(count + 1);
    clock.advance(3_600_000);
  },
);

test('T01: an encoder that is back though the clock was set back goes on', async () => {
  const liveId = await open();
  await encoder.push(await keyOf(liveId));
  await encoder.lose(streamOf());
  encoder.pushing.add(streamOf());
  clock.advance(-3_600_000);
  await live.graces.tick();
  expect(notified.at(-1)).toEqual({ kind: 'live_resume', live_id: liveId });
  clock.advance(3_600_000);
});

test('a live session that cannot be ended now is in no list’s way', async () => {
  const liveId = await open();
  await encoder.push(await keyOf(liveId));
  await encoder.lose(streamOf());
  clock.advance(liveLimits.publisherGraceMs);
  const away = await refuseChanges(database, 'live', 'live_id', liveId);
  const { list } = await live.list('m1', { channel_id: channelId, page: 1, page_size: 20 });
  expect(list.map(({ live_id }) => live_id)).toContain(liveId);
  await away();
  await live.graces.tick();
  expect(await stateOf(liveId)).toBe('ended');
});

test('after a restart a live session on air gets a fresh grace', async () => {
  const liveId = await open();
  await encoder.push(await keyOf(liveId));
  encoder.pushing.clear();
  clock.advance(3_600_000);
  live = createLives();
  await live.start();
  const until = clock.now() + liveLimits.publisherGraceMs;
  expect(notified.at(-1)).toEqual({ kind: 'live_interrupt', live_id: liveId, until });
  expect(await stateOf(liveId)).toBe('live');
});

test('the list shows what is on air, then what comes, then what was', async () => {
  const old = await open();
  await encoder.push(await keyOf(old));
  await live.direction.end(owner, { live_id: old, kind: 'end' });
  const later = await open({ start_time: clock.now() + 7_200_000 });
  const next = await open({ start_time: clock.now() + 3_600_000 });
  const now = await open();
  await live.startLive(owner, { live_id: now });
  await encoder.push(await keyOf(now));
  const list = await live.list('m1', { channel_id: channelId, page: 1, page_size: 20 });
  expect(list.list.map((entry) => entry.live_id)).toEqual([now, next, later, old]);
  expect((await channels.info('m1', { channel_id: channelId })).next_live?.live_id).toBe(now);
});

test('what should have begun by now is announced to nobody, and found by those who begin it', async () => {
  const late = await open({ name: '迟到的早课', start_time: clock.now() + 60_000 });
  const next = await open({ name: '下一堂早课', start_time: clock.now() + 3_600_000 });
  const listed = async (uid: string, of: object = {}) =>
    (await live.list(uid, { state: 'not_started', page: 1, page_size: 100, ...of })).list
      .map(({ live_id }) => live_id)
      .filter((id) => id === late || id === next);
  const ofChannel = { channel_id: channelId };
  const found = async (uid: string) =>
    (await findLivesNamed(clock)(database.reader, { query: '早课', uid, page: 1, size: 20 })).list.map(
      ({ id }) => id,
    );
  expect(await listed('m1')).toEqual([late, next]);
  expect(await found('m1')).toEqual([late, next]);
  clock.advance(60_000);
  expect(await listed('m1')).toEqual([next]);
  expect(await listed('m1', ofChannel)).toEqual([next]);
  expect(await found('m1')).toEqual([next]);
  // It is no announcement to its teacher either, but they find it on their channel.
  expect(await listed('owner')).toEqual([next]);
  expect(await found('owner')).toEqual([next]);
  expect(await listed('owner', ofChannel)).toEqual([next, late]);
  for (const uid of ['m1', 'owner'])
    expect((await channels.info(uid, ofChannel)).next_live?.live_id).not.toBe(late);
  await live.startLive(owner, { live_id: late });
  await encoder.push(await keyOf(late));
  expect((await live.list('m1', { state: 'live', page: 1, page_size: 100 })).list[0]?.live_id).toBe(late);
  await live.direction.end(owner, { live_id: late, kind: 'end' });
});

test('S43: the list of a streamer has what they were on air with, as their profile counts it', async () => {
  const counted = async () => (await live.livesOf(database.reader, ['helper'])).get('helper') ?? 0;
  const listed = () => live.list('m1', { streamer_uid: 'helper', page: 1, page_size: 20 });
  const helper = as('helper');
  const announce = async (actor: typeof owner): Promise<string> =>
    (await live.editLive(actor, form(), intent())).live_id;
  const onAir = async (actor: typeof owner): Promise<string> => {
    const liveId = await announce(actor);
    await live.startLive(actor, { live_id: liveId });
    await encoder.push(await keyOf(liveId));
    await live.direction.end(actor, { live_id: liveId, kind: 'end' });
    return liveId;
  };
  const before = await counted();
  const mine = await onAir(helper);
  await onAir(owner);
  await announce(helper);
  const { list, total } = await listed();
  expect([total, await counted()]).toEqual([before + 1, before + 1]);
  expect(list[0]?.live_id).toBe(mine);
});

test('an appointment is made once (T08)', async () => {
  const liveId = await open();
  const ask = (action: 'make' | 'cancel' | 'query') =>
    live.audience.appointment('m1', { live_id: liveId, action });
  expect(await ask('query')).toEqual({ state: 'none', count: 0 });
  expect(await ask('make')).toEqual({ state: 'made', count: 1 });
  expect(await ask('make')).toEqual({ state: 'exists', count: 1 });
  expect(await ask('query')).toEqual({ state: 'exists', count: 1 });
  expect(await ask('cancel')).toEqual({ state: 'none', count: 0 });
});

test('likes and viewers are counted once, and published once a second', async () => {
  const liveId = await open();
  expect(await refusal(live.audience.like('m1', { live_id: liveId, n: 3 }, intent('m1')))).toBe(
    'live.not_on_air',
  );
  await encoder.push(await keyOf(liveId));
  const once = intent('m1');
  expect(await live.audience.like('m1', { live_id: liveId, n: 3 }, once)).toEqual({ total: 3 });
  await live.audience.like('m1', { live_id: liveId, n: 3 }, once);
  await live.audience.like('m2', { live_id: liveId, n: 4 }, intent('m2'));
  for (const uid of ['m1', 'm2']) {
    present.set(uid, clock.now());
    hears?.(`live_${liveId}`, uid, 'enter');
  }
  await live.tick();
  expect(counters).toEqual([
    { kind: 'like_sum', total: 7, by: 7 },
    { kind: 'online_count', online: 2, watched: 2 },
  ]);
  present.delete('m2');
  hears?.(`live_${liveId}`, 'm2', 'leave');
  hears?.(`live_${liveId}`, 'm1', 'enter');
  await live.tick();
  expect(await live.audience.count(as('m1'), { live_id: liveId })).toMatchObject({
    online: 1,
    watched: 2,
    peak: 2,
    likes: 7,
  });
  expect(await live.audience.likes('m1', { live_id: liveId })).toEqual({ total: 7, mine: 3 });
});

test('S36: what a live session came to, on air and afterwards; what it earned only for those who run it', async () => {
  const liveId = await open();
  const count = (uid: string) => live.audience.count(as(uid), { live_id: liveId });
  const follow = (uid: string, action = true) => channels.follow(uid, { channel_id: channelId, action });
  await follow('m1');
  clock.advance(1_000);
  expect(await count('owner')).toMatchObject({ duration: 0, earned: { beans: 12, fans: 0 } });
  await encoder.push(await keyOf(liveId));
  clock.advance(5_000);
  await follow('m2');
  await follow('m3');
  await follow('m3', false);
  expect(await count('owner')).toMatchObject({ duration: 5_000, earned: { beans: 12, fans: 1 } });
  expect(await count('m1')).toMatchObject({ duration: 5_000, earned: null });
  clock.advance(5_000);
  const { summary } = await live.direction.end(owner, { live_id: liveId, kind: 'end' });
  expect(summary).toMatchObject({ duration: 10_000, beans: 12, fans: 1 });
  clock.advance(60_000);
  await follow('m4');
  expect(await count('owner')).toMatchObject({ duration: 10_000, earned: { beans: 12, fans: 1 } });
  expect(await count('m4')).toMatchObject({ duration: 10_000, peak: 0, likes: 0, earned: null });
});

test('the room closes with the live session, and its staff is known', async () => {
  const liveId = await open({ course_type: 2 });
  const { reader } = database;
  const access = (uid: string) => live.port.access(reader, `live_${liveId}`, uid);
  expect(await access('owner')).toEqual({ role: 'owner', join: null, speak: null });
  expect(await access('boss')).toMatchObject({ role: 'staff', join: null });
  expect(await access('m1')).toMatchObject({ role: 'member', join: 'live.requirement' });
  await channels.subscribe('m1', {
    channel_id: channelId,
    action: 'add',
    agree: true,
    agreement_version: agreements.channel.version,
  });
  expect(await access('m1')).toEqual({ role: 'member', join: null, speak: null });
  expect(await live.port.access(reader, 'live_none', 'm1')).toBeNull();
  await live.direction.end(owner, { live_id: liveId, kind: 'stop', reason: 'ill' });
  expect(await access('m1')).toMatchObject({ join: null, speak: 'chat.room_closed' });
});

test('R8: rights of many in a room are those of each, with no more queries', async () => {
  const liveId = await open({ course_type: 2 });
  const { reader } = database;
  const room = `live_${liveId}`;
  const agreed = { agree: true, agreement_version: agreements.channel.version } as const;
  await channels.subscribe('m2', { channel_id: channelId, action: 'add', ...agreed });
  const uids = ['m1', 'owner', 'm2', 'boss', 'watch', 'm3', 'm1', 'nobody'];
  const each = createLives();
  const alone = new Map<string, unknown>();
  for (const uid of uids) alone.set(uid, await each.port.access(reader, room, uid));
  const query = vi.spyOn(reader, 'withTables');
  const together = await createLives().roomAccesses(reader, room, uids);
  // The live session, those with a role in its channel (a union of two), its admins, who follows and who subscribes.
  expect(query).toHaveBeenCalledTimes(6);
  query.mockRestore();
  expect(together).toEqual(alone);
  expect(together?.get('m1')).toMatchObject({ join: 'live.requirement' });
  expect(together?.get('m2')).toMatchObject({ role: 'member', join: null });
  expect(together?.get('boss')).toMatchObject({ role: 'staff', join: null });
});

test('the picture needs a fresh address of ones own, and is 404 while nobody pushes', async () => {
  const http = Fastify();
  serveMedia(http, live, encoder.media);
  const liveId = await open();
  await encoder.push(await keyOf(liveId));
  const { flv } = (await live.info(as('m1'), { live_id: liveId })).media;
  const get = (url: string) => http.inject({ url });
  expect((await get(flv.replace('uid=m1', 'uid=m2'))).statusCode).toBe(403);
  expect((await get(flv.split('?')[0] ?? '')).statusCode).toBe(403);
  const answer = get(flv);
  await expect.poll(() => encoder.sinks.length).toBe(1);
  encoder.sinks[0]?.end('over');
  expect(await answer).toMatchObject({ statusCode: 200, body: 'FLV' });
  expect((await answer).headers['content-type']).toBe('video/x-flv');
  encoder.pushing.clear();
  expect((await get(flv)).statusCode).toBe(404);
  clock.advance(liveLimits.mediaTicketMs);
  expect((await get(flv)).statusCode).toBe(403);
  await http.close();
});

test('domain 3.1: a stream ends with its session, and its address opens no other', async () => {
  const http = Fastify();
  serveMedia(http, live, encoder.media);
  await http.listen({ port: 0, host: '127.0.0.1' });
  const { port } = http.server.address() as AddressInfo;
  const liveId = await open();
  await encoder.push(await keyOf(liveId));
  const { flv } = (await live.info(as('m1'), { live_id: liveId })).media;
  const host = `http://127.0.0.1:${port}`;
  const answer = await fetch(host + flv);
  expect(answer.status).toBe(200);
  const other = await fetch(host + (await live.info(as('m2'), { live_id: liveId })).media.flv);
  const rest = answer.text();
  await live.playbacks.tick();
  over.add('s-m1');
  await live.playbacks.tick();
  await expect(rest).rejects.toThrow();
  expect((await fetch(host + flv)).status).toBe(403);
  encoder.sinks.at(-1)?.end('over');
  expect(await other.text()).toBe('FLV');
  over.clear();
  await http.close();
});

test('a visitor is shown the public live session on air, else the next, and no other', async () => {
  const shown = async () => (await live.preview.show()).live;
  // What other tests left open.
  clock.advance(86_400_000);
  for (const { live_id } of (await live.list('boss', { state: 'live', page: 1, page_size: 100 })).list)
    await live.direction.end(as('boss'), { live_id, kind: 'end' });
  await open({ course_type: 2 });
  await open({ block_network: true });
  expect(await shown()).toBeNull();
  const first = await open({ name: '先开', start_time: clock.now() + 60_000 });
  expect(await live.preview.show()).toMatchObject({
    live: {
      live_id: first,
      name: '先开',
      state: 'not_started',
      channel: { name: '晨光课堂' },
      streamer: { nickname: 'owner 同学' },
    },
    flv: '',
  });
  await encoder.push(await keyOf(first));
  present.set('m1', clock.now());
  expect(await live.preview.show()).toMatchObject({
    live: { live_id: first, state: 'live', online: 1 },
    flv: expect.stringContaining(`/flv/preview/${streamOf()}.flv?`) as string,
  });
  await encoder.lose(streamOf());
  expect(await live.preview.show()).toMatchObject({ live: { live_id: first, state: 'live' }, flv: '' });
  await live.direction.end(owner, { live_id: first, kind: 'end' });
});

test('a preview needs its own ticket, one per client address, and ends by itself', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const http = Fastify();
  serveMedia(http, live, encoder.media);
  servePreview(http, live.preview, encoder.media, { lastsMs: 300, atOnce: 2 });
  const liveId = await open();
  await encoder.push(await keyOf(liveId));
  const { flv } = await live.preview.show();
  const from = (remoteAddress: string, url = flv) => http.inject({ url, remoteAddress });
  const began = encoder.sinks.length;
  const opened = async (count: number) => expect.poll(() => encoder.sinks.length).toBe(began + count);

  // It opens no member's stream, a member's ticket opens no preview, and another stream has another signature.
  expect((await from('10.0.0.1', flv.replace('/preview', ''))).statusCode).toBe(403);
  const { flv: members } = (await live.info(as('m1'), { live_id: liveId })).media;
  expect((await from('10.0.0.1', members.replace('/flv/', '/flv/preview/'))).statusCode).toBe(403);
  expect((await from('10.0.0.1', flv.replace(streamOf(), 'c1'))).statusCode).toBe(403);

  let isOver = false;
  const first = from('10.0.0.1').finally(() => (isOver = true));
  await opened(1);
  expect(isOver).toBe(false);
  const second = from('10.0.0.1');
  expect(await first).toMatchObject({ statusCode: 200, body: 'FLV' });
  await opened(2);
  const third = from('10.0.0.2');
  await opened(3);
  expect((await from('10.0.0.3')).statusCode).toBe(503);
  // Nobody ends these two but the clock of the server.
  vi.advanceTimersByTime(300);
  expect((await second).statusCode).toBe(200);
  expect((await third).headers['content-type']).toBe('video/x-flv');

  encoder.pushing.clear();
  expect((await from('10.0.0.1')).statusCode).toBe(404);
  clock.advance(liveLimits.mediaTicketMs);
  expect((await from('10.0.0.1')).statusCode).toBe(403);
  await http.close();
});

test('a facet of live sessions has one source', () => {
  expect(() => live.facet('rank', async () => ({ list: [], hidden: false }))).toThrow(
    '"rank" is registered already',
  );
});

test('N02: every event of the room has its moment on air: none before, and the end after it', async () => {
  const liveId = await open();
  const placed = async () => {
    const events = [{ kind: 'packet_new' }, { kind: 'barrage', media_ts: 2_000 }];
    const timed = await database.transaction((tx) => live.timeline(tx, `live_${liveId}`, events));
    return timed.map((event) => event.media_ts);
  };
  expect(await placed()).toEqual([null, null]);
  await encoder.push(await keyOf(liveId));
  clock.advance(7_000);
  expect(await placed()).toEqual([7_000, 2_000]);
  await live.direction.end(owner, { live_id: liveId, kind: 'end' });
  clock.advance(60_000);
  expect(await placed()).toEqual([7_000, 2_000]);
});

test('who comes late has what runs in the room in one answer; what runs nowhere is left out', async () => {
  const liveId = await open();
  await encoder.push(await keyOf(liveId));
  await live.direction.product(owner, { live_id: liveId, product_id: 'g1' });
  const { now } = await live.info(as('m1'), { live_id: liveId });
  expect(now).toEqual({
    product_id: 'g1',
    vote: null,
    wishes: [],
    rank: { top: [], count: 1 },
    running: { bags: [`bag of ${liveId}`] },
  });
  expect(() => live.runs('bags', async () => [])).toThrow('"bags" is registered already');
});

/** Does what is due of reminders, as two servers in one moment. */
const remind = (liveId: string) =>
  Promise.all([1, 2].map(async () => jobs.get('live.reminder')?.({ live_id: liveId })));
const appoint = (uid: string, live_id: string, action: 'make' | 'cancel' = 'make') =>
  live.audience.appointment(uid, { live_id, action });
const reminded = () =>
  noticed.map(({ uid, body }) => `${uid} ${body.kind === 'live_reminder' && body.moment}`).toSorted();

test('E27: what was presented is presented no more once the live session is over', async () => {
  const liveId = await open();
  await encoder.push(await keyOf(liveId));
  await live.direction.product(owner, { live_id: liveId, product_id: 'g1' });
  expect(await live.port.goodsOf(database.reader, liveId)).toEqual({ goods: ['g1'], current: 'g1' });
  await live.direction.end(owner, { live_id: liveId, kind: 'end' });
  expect(await live.port.goodsOf(database.reader, liveId)).toEqual({ goods: ['g1'], current: null });
});

test('E26: ten minutes before and at the start whoever has an appointment is notified, once', async () => {
  const liveId = await open({ start_time: clock.now() + 3_600_000 });
  expect(planned).toEqual([
    { name: 'live.reminder', data: { live_id: liveId }, at: clock.now() + 3_000_000 },
  ]);
  for (const uid of ['m1', 'm2', 'm3']) await appoint(uid, liveId);
  await appoint('m3', liveId, 'cancel');
  clock.advance(2_999_999);
  await remind(liveId);
  expect(reminded()).toEqual([]);
  clock.advance(1);
  await remind(liveId);
  expect(reminded()).toEqual(['m1 soon', 'm2 soon']);
  expect(noticed[0]?.body).toMatchObject({
    live_id: liveId,
    live: '晨会：量价关系',
    start_ts: clock.now() + 600_000,
  });
  // Who decides that late knows when it begins, and still hears that it has.
  await appoint('m4', liveId);
  await appoint('m2', liveId, 'cancel');
  noticed.length = planned.length = 0;
  await remind(liveId);
  expect(reminded()).toEqual([]);
  await encoder.push(await keyOf(liveId));
  expect(planned).toEqual([{ name: 'live.reminder', data: { live_id: liveId }, at: clock.now() }]);
  await remind(liveId);
  await remind(liveId);
  expect(reminded()).toEqual(['m1 started', 'm4 started']);
  expect(outdated).toContainEqual({ live_id: liveId, moment: 'soon' });
  expect(outdated).not.toContainEqual({ live_id: liveId });
  await live.direction.end(owner, { live_id: liveId, kind: 'end' });
  expect(outdated).toContainEqual({ live_id: liveId });
});

test('E26: who was removed after making an appointment is not called back', async () => {
  const liveId = await open({ start_time: clock.now() + 3_600_000 });
  for (const uid of ['m4', 'm2']) await appoint(uid, liveId);
  const removed = new Map([['m4', { join: 'moderation.blocked' as const }]]);
  // The one made last has the job.
  createLives().restrict('removed', async () => removed);
  clock.advance(3_000_000);
  await remind(liveId);
  expect(reminded()).toEqual(['m2 soon']);
});

test('E26: a start that is moved is notified again; what begins early or never is not near', async () => {
  const liveId = await open({ start_time: clock.now() + 3_600_000 });
  await appoint('m1', liveId);
  clock.advance(3_000_000);
  await remind(liveId);
  expect(reminded()).toEqual(['m1 soon']);
  const later = clock.now() + 7_200_000;
  await live.editLive(owner, { ...form(), live_id: liveId, start_time: later }, intent());
  expect(planned.at(-1)).toEqual({ name: 'live.reminder', data: { live_id: liveId }, at: later - 600_000 });
  await remind(liveId);
  expect(reminded()).toEqual(['m1 soon']);
  clock.set(later - 600_000);
  await remind(liveId);
  expect(reminded()).toEqual(['m1 soon', 'm1 soon']);

  const stopped = await open({ start_time: clock.now() + 3_600_000 });
  await appoint('m1', stopped);
  await live.direction.end(owner, { live_id: stopped, kind: 'stop', reason: 'no lesson' });
  clock.advance(3_000_000);
  noticed.length = 0;
  await remind(stopped);
  expect(reminded()).toEqual([]);
});

test('S13: a channel on a list shows what is on air, else what comes next, and nothing that is past', async () => {
  const shown = async () => (await channels.list('m1', { tab: 'all', page: 1, page_size: 100 })).list;
  const next = async () => (await shown()).find(({ channel_id }) => channel_id === channelId)?.next_live;
  expect(await next()).toBeNull();
  const later = await open({ start_time: clock.now() + 7_200_000 });
  const soon = await open({ start_time: clock.now() + 3_600_000 });
  expect(await next()).toMatchObject({ live_id: soon, state: 'not_started' });
  await live.startLive(owner, { live_id: later });
  await encoder.push(await keyOf(later));
  expect(await next()).toMatchObject({ live_id: later, state: 'live', name: '晨会：量价关系' });
  await live.direction.end(owner, { live_id: later, kind: 'end' });
  clock.advance(3_600_001);
  expect(await next()).toBeNull();
});
