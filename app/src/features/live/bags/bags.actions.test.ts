import { createHash } from 'node:crypto';
import { drawCommitmentOf, lowestTickets, ticketOf, type LuckyBag } from '@goldbean/contract/live';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/api/index.ts';
import { noticesState } from '../../../shared/notices/index.ts';
import { session } from '../../../shared/session/index.ts';
import { frames } from '../../../shared/socket/index.ts';
import { joinBag, markEligibility, openBags, refreshBags } from './bags.actions.ts';
import * as service from './bags.service.ts';
import { bagsState as state } from './bags.state.ts';
import { openProof, verifyDraw } from './proof.actions.ts';

vi.mock('./bags.service.ts');
const server = vi.mocked(service);

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const seed = 'ab'.repeat(32);
const user = (uid: string) => ({ uid, jwcode: uid, nickname: uid, img: '', level: 1 });
const now = Date.UTC(2026, 10, 25);
const bag: LuckyBag = {
  id: 'b1',
  live_id: '7',
  kind: 1,
  giver: user('teacher'),
  prize: { type: 'beans', amount: 10 },
  winners: 2,
  conditions: [{ key: 'comment_text', text: 'steady', gift: null }],
  entries: 1,
  state: 'open',
  void_reason: null,
  starts: '',
  starts_ts: now,
  draws: '',
  draws_ts: now + 60_000,
  hash: sha256(drawCommitmentOf('b1', seed)),
};
const entries = ['a', 'b', 'c', 'd'];
const winners = lowestTickets(
  entries.map((uid) => ({ uid, ticket: sha256(ticketOf(seed, uid)) })),
  2,
);
const condition = (met: boolean) => [{ key: 'comment_text' as const, text: 'steady', gift: null, met }];
const receive = (data: object) => frames.tell({ type: 'event', room: 'r', epoch: 'e', ts: 1, data });
const ends = (other: object = {}) =>
  receive({
    kind: 'lucky_end',
    bag_id: 'b1',
    state: 'drawn',
    void_reason: null,
    winners: [],
    entries: 4,
    ...other,
  });
const settle = () => vi.advanceTimersByTimeAsync(0);
const paid = vi.fn<() => void>();
let close: () => void;

beforeEach(async () => {
  vi.resetAllMocks();
  vi.useFakeTimers({ now });
  noticesState.list = [];
  session.userBaseInfo = { ...session.userBaseInfo, uid: 'a' } as typeof session.userBaseInfo;
  server.loadInfo.mockResolvedValue({ bag: null, joined: false, server_ts: now });
  server.loadConditions.mockResolvedValue(condition(false));
  server.loadAward.mockResolvedValue({
    drawn: true,
    winners: winners.map(user),
    mine: { won: true, prize: bag.prize },
  });
  close = openBags('7', { room: 'r', onPaid: paid });
  await settle();
});
afterEach(() => {
  close();
  vi.useRealTimers();
});

it('E04: a start that is told again is the same bag', async () => {
  receive({ kind: 'lucky_start', bag });
  server.join.mockResolvedValue({ joined: true, entries: 2 });
  await settle();
  await joinBag();
  receive({ kind: 'lucky_start', bag });
  receive({ kind: 'lucky_entries', bag_id: 'b1', entries: 1 });
  expect([state.joined, state.bag?.entries]).toEqual([true, 2]);
});

it('E19: conditions are asked for anew when I follow, give or say something', async () => {
  receive({ kind: 'lucky_start', bag });
  await settle();
  expect(server.loadConditions).toHaveBeenCalledTimes(1);
  markEligibility('follows');
  markEligibility('follows');
  await settle();
  expect(server.loadConditions).toHaveBeenCalledTimes(2);
});

it('C046: says the text with the joining, once for all presses, and takes "joined already" for an answer', async () => {
  receive({ kind: 'lucky_start', bag });
  await settle();
  server.join.mockRejectedValue(new ApiError({ code: 409, msgKey: 'bag.joined' }));
  await Promise.all([joinBag(), joinBag()]);
  expect(server.join).toHaveBeenCalledExactlyOnceWith('b1', 'steady', expect.any(String));
  expect([state.joined, noticesState.list]).toEqual([true, []]);
});

it('T13: a draw that nobody told of is asked for when it is due', async () => {
  receive({ kind: 'lucky_start', bag });
  await settle();
  server.loadInfo.mockResolvedValue({
    bag: { ...bag, state: 'drawn' },
    joined: true,
    server_ts: now + 62_000,
  });
  await vi.advanceTimersByTimeAsync(62_000);
  expect([state.bag?.state, state.award?.mine.won, state.joined]).toEqual(['drawn', true, true]);
  expect(paid).toHaveBeenCalledTimes(1);
});

it.each([
  ['as it was', {}, 'matched'],
  ['another seed', { seed: 'cd'.repeat(32) }, 'mismatched'],
  ['another winner', { winners: entries.filter((uid) => !winners.includes(uid)) }, 'mismatched'],
  ['a member left out', { entries: entries.filter((uid) => uid !== winners[0]) }, 'mismatched'],
  ['another order', { winners: winners.toReversed() }, 'mismatched'],
])('N01: the browser draws again: %s is %s', async (_, other, verdict) => {
  vi.useRealTimers();
  receive({ kind: 'lucky_start', bag });
  ends();
  server.loadProof.mockResolvedValue({ hash: bag.hash, seed, entries, winners, ...other });
  await openProof();
  await verifyDraw();
  expect(state.proof?.verdict.kind).toBe(verdict);
});

it('N01: a fingerprint that changed later is not believed', async () => {
  vi.useRealTimers();
  receive({ kind: 'lucky_start', bag });
  const other = sha256(drawCommitmentOf('b1', 'cd'.repeat(32)));
  server.loadInfo.mockResolvedValue({
    bag: { ...bag, hash: other, state: 'drawn' },
    joined: false,
    server_ts: Date.now(),
  });
  await refreshBags();
  expect(state.bag?.hash).toBe(bag.hash);
});
