import type { LiveEventInput } from '@goldbean/contract';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { keyOf } from '../../../../test/refusals.ts';
import { createManualClock, createTestDatabase } from '../../../../test/test-database.ts';
import { createIdempotency } from '../../../platform/idempotency.ts';
import { createIds } from '../../../platform/ids.ts';
import type { JobHandler } from '../../../platform/jobs.ts';
import { refuse } from '../../../platform/refusal.ts';
import { createVotes } from './index.ts';

const testDatabase = await createTestDatabase({ standIns: ['member', 'channel', 'live'] });
const { database } = testDatabase;
const clock = createManualClock();
const notified: LiveEventInput[] = [];
const counted: LiveEventInput[] = [];
const planned: { voteId: unknown; at: number }[] = [];
let due: JobHandler | undefined;
let isOnAir = true;
const votes = createVotes({
  database,
  clock,
  ids: createIds(clock, 6),
  idempotency: createIdempotency(clock),
  jobs: {
    define: (_name, handler) => void (due = handler),
    at: async (_tx, _name, data, at) => void planned.push({ voteId: data['vote_id'], at }),
  },
  lives: {
    onAir: async (_tx, liveId) => (isOnAir ? { room: `live_${liveId}` } : refuse('live.not_on_air')),
    roomOf: async (_reader, liveId) => (liveId === 'none' ? refuse('live.missing') : `live_${liveId}`),
    async enter(_reader, liveId, uid) {
      if (liveId === 'none') refuse('live.missing');
      if (uid === 'removed') refuse('moderation.blocked');
    },
    async runBy(_tx, liveId, { uid }) {
      return uid === 'teacher' ? `live_${liveId}` : refuse('request.forbidden');
    },
  },
  rooms: {
    announce: async (tx, _room, ...events) => database.afterCommit(tx, () => notified.push(...events)),
    count: (_room, _key, event) => void counted.push(event),
  },
});
const teacher = { uid: 'teacher', roles: [] };
let number = 0;
let live_id = '';
const ask = (who = teacher, request = `r${(number += 1)}`) =>
  votes.create(
    who,
    { live_id, question: '加仓吗？', options: ['加', '等', '减'], seconds: 60 },
    { actor: who.uid, call: 'G204', requestId: request, bodyHash: 'x' },
  );
const cast = (uid: string, option_id: string, vote_id?: string) =>
  votes.info(uid, { live_id, option_id, ...(vote_id !== undefined && { vote_id }) });
const seen = async (uid: string) => (await votes.info(uid, { live_id })).vote;
beforeEach(() => {
  live_id = `live${(number += 1)}`;
  notified.length = counted.length = planned.length = 0;
  isOnAir = true;
});
afterAll(() => testDatabase.drop());

test('C026: those who run the live session ask, each member votes once, and the room hears how it goes', async () => {
  expect(await seen('a')).toBeNull();
  const { vote } = await ask();
  expect(notified).toMatchObject([
    {
      kind: 'vote_start',
      vote: { id: vote.id, question: '加仓吗？', options: [{ id: '1', text: '加' }, {}, {}] },
    },
  ]);
  expect(planned).toEqual([{ voteId: vote.id, at: clock.now() + 60_000 }]);
  expect((await cast('a', '2')).vote).toMatchObject({ mine: '2', closed: false });
  // The same again, as after an answer that was lost, changes nothing.
  expect((await cast('a', '2')).vote).toMatchObject({ options: [{ n: 0 }, { n: 1 }, { n: 0 }] });
  expect(await keyOf(cast('a', '1'))).toBe('vote.cast');
  await cast('b', '1');
  expect(counted.at(-1)).toEqual({
    kind: 'vote_sum',
    vote_id: vote.id,
    options: [
      { id: '1', n: 1 },
      { id: '2', n: 1 },
      { id: '3', n: 0 },
    ],
  });
  // Who comes late sees all of it.
  expect(await votes.openOf(database.reader, live_id, 'late')).toMatchObject({ id: vote.id, mine: null });
  expect(await seen('late')).toMatchObject({ options: [{ n: 1 }, { n: 1 }, { n: 0 }], mine: null });
});

test('two tabs of one member count once, and many members are all counted', async () => {
  await ask();
  const tries = await Promise.allSettled([
    ...['1', '2', '3'].map((option) => cast('eager', option)),
    ...Array.from({ length: 30 }, (_, n) => cast(`m${n}`, String(1 + (n % 3)))),
  ]);
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(31);
  const counts = (await seen('late'))?.options.map(({ n }) => n) ?? [];
  expect(counts.reduce((sum, n) => sum + n, 0)).toBe(31);
});

test('a vote closes at its time or before, once, though two workers run', async () => {
  const { vote } = await ask();
  await cast('a', '3');
  expect(await keyOf(ask())).toBe('vote.running');
  await due?.({ vote_id: vote.id });
  expect(notified).toHaveLength(1);
  clock.advance(60_000);
  expect(await keyOf(cast('b', '1'))).toBe('vote.closed');
  // A repeat of the same vote comes late: it stays.
  expect((await cast('a', '3')).vote).toMatchObject({ mine: '3', closed: true });
  await Promise.all([due?.({ vote_id: vote.id }), due?.({ vote_id: vote.id })]);
  expect(notified.slice(1)).toEqual([
    { kind: 'vote_end', vote_id: vote.id, options: [0, 0, 1].map((n, at) => ({ id: String(at + 1), n })) },
  ]);
  expect(await votes.openOf(database.reader, live_id, 'late')).toBeNull();

  const second = (await ask()).vote;
  expect(await keyOf(votes.close({ uid: 'a', roles: [] }, { vote_id: second.id }))).toBe('request.forbidden');
  const at = clock.now();
  for (let again = 0; again < 2; again += 1)
    expect((await votes.close(teacher, { vote_id: second.id })).vote).toMatchObject({
      closed: true,
      ends_ts: at,
    });
  expect(notified.filter(({ kind }) => kind === 'vote_end')).toHaveLength(2);
  expect((await votes.info('a', { live_id, vote_id: vote.id })).vote).toMatchObject({
    id: vote.id,
    mine: '3',
  });
});

test('the next vote ends one whose time is up though its job is late', async () => {
  const { vote } = await ask();
  clock.advance(60_000);
  await ask();
  expect(notified.map(({ kind }) => kind)).toEqual(['vote_start', 'vote_end', 'vote_start']);
  await due?.({ vote_id: vote.id });
  expect(notified).toHaveLength(3);
});

test('nobody asks who does not run it, nor while it is not on air; one intent asks once', async () => {
  expect(await keyOf(ask({ uid: 'a', roles: [] }))).toBe('request.forbidden');
  const first = await ask(teacher, 'once');
  expect((await ask(teacher, 'once')).vote.id).toBe(first.vote.id);
  isOnAir = false;
  expect(await keyOf(ask())).toBe('live.not_on_air');
  expect(await keyOf(cast('a', '1'))).toBe('live.not_on_air');
});

test('what does not exist, or is of another live session, is not voted for; who was removed sees nothing', async () => {
  expect(await keyOf(cast('a', '1'))).toBe('vote.missing');
  const { vote } = await ask();
  expect(await keyOf(cast('a', '4'))).toBe('vote.missing');
  expect(await keyOf(cast('removed', '1'))).toBe('moderation.blocked');
  live_id = 'another';
  expect(await keyOf(cast('a', '1', vote.id))).toBe('vote.missing');
  live_id = 'none';
  expect(await keyOf(cast('a', '1'))).toBe('live.missing');
});
