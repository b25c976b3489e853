import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/api/index.ts';
import { noticesState } from '../../../shared/notices/index.ts';
import { frames } from '../../../shared/socket/index.ts';
import { chooseRank, enterRanks, hideMe, openRankList, openRanks } from './ranks.actions.ts';
import * as service from './ranks.service.ts';
import { emptyRanks, ranksState as state } from './ranks.state.ts';

vi.mock('./ranks.service.ts');
const server = vi.mocked(service);

const rank = { list: [], me: null, hidden: false, updated: 1 };
const receive = (count: number) =>
  frames.tell({ type: 'event', room: 'r', epoch: 'e', ts: 1, data: { kind: 'rank_top', top: [], count } });
let close: () => void;

beforeEach(() => {
  vi.resetAllMocks();
  vi.useFakeTimers();
  noticesState.list = [];
  server.loadRank.mockResolvedValue(rank);
  close = openRanks('7', 'r');
});
afterEach(() => {
  close();
  vi.useRealTimers();
});

it('E29: who lead follows the room; the list is asked for only while it is looked at, once in 5 s', async () => {
  enterRanks({ top: [], count: 2 });
  receive(3);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([state.top?.count, server.loadRank.mock.calls.length]).toEqual([3, 0]);
  const leave = openRankList();
  await vi.advanceTimersByTimeAsync(0);
  for (const count of [4, 5, 6]) receive(count);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(server.loadRank).toHaveBeenCalledTimes(2);
  receive(7);
  leave();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(server.loadRank).toHaveBeenCalledTimes(2);
});

it('C027: an answer for the list before is not shown in the place of the one chosen', async () => {
  const late = Promise.withResolvers<typeof rank>();
  server.loadRank.mockReturnValueOnce(late.promise);
  const leave = openRankList();
  chooseRank('week');
  await vi.advanceTimersByTimeAsync(0);
  late.resolve({ ...rank, updated: 9 });
  await vi.advanceTimersByTimeAsync(0);
  expect([state.period, state.phase, state.rank?.updated]).toEqual(['week', 'ready', 1]);
  leave();
});

it('E29: hides me once, however often it is asked meanwhile, and shows the rank as it is then', async () => {
  const leave = openRankList();
  await vi.advanceTimersByTimeAsync(0);
  const asked = Promise.withResolvers<{ hidden: boolean }>();
  server.hideInRanks.mockReturnValueOnce(asked.promise);
  server.loadRank.mockResolvedValue({ ...rank, hidden: true, updated: 2 });
  const both = [hideMe(true), hideMe(true)];
  expect([state.isHiding, state.rank?.hidden]).toEqual([true, false]);
  asked.resolve({ hidden: true });
  await Promise.all(both);
  expect(server.hideInRanks.mock.calls).toEqual([[true]]);
  expect(state).toMatchObject({ isHiding: false, rank: { hidden: true, updated: 2 } });
  leave();
});

it('E29: hidden I am shown as such also when the rank cannot be loaded anew', async () => {
  const leave = openRankList();
  await vi.advanceTimersByTimeAsync(0);
  server.hideInRanks.mockResolvedValue({ hidden: true });
  server.loadRank.mockRejectedValueOnce(new ApiError({ code: 500, msgKey: 'system.error' }));
  await hideMe(true);
  expect([state.phase, state.rank?.hidden, noticesState.list]).toEqual(['ready', true, []]);
  leave();
});

it('E29: a refusal to hide me is said, and changes nothing', async () => {
  const leave = openRankList();
  await vi.advanceTimersByTimeAsync(0);
  server.hideInRanks.mockRejectedValueOnce(new ApiError({ code: 500, msgKey: 'system.error' }));
  await hideMe(true);
  expect([state.isHiding, state.rank?.hidden, noticesState.list.length]).toEqual([false, false, 1]);
  expect(server.loadRank).toHaveBeenCalledOnce();
  leave();
});

it('keeps what it shows when it cannot be loaded anew', async () => {
  server.loadRank.mockRejectedValueOnce(new ApiError({ code: 500, msgKey: 'system.error' }));
  const leave = openRankList();
  await vi.advanceTimersByTimeAsync(0);
  expect([state.phase, state.failure]).toEqual(['failed', 'system.error']);
  chooseRank('total');
  await vi.advanceTimersByTimeAsync(0);
  server.loadRank.mockRejectedValueOnce(new ApiError({ code: 500, msgKey: 'system.error' }));
  receive(1);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(state.phase).toBe('ready');
  leave();
});

it('C027: a list that is opened before the room is entered shows its rank once it is', async () => {
  close();
  Object.assign(state, emptyRanks());
  const leave = openRankList();
  await vi.advanceTimersByTimeAsync(0);
  expect([state.phase, server.loadRank.mock.calls.length]).toEqual(['loading', 0]);
  close = openRanks('7', 'r');
  await vi.advanceTimersByTimeAsync(0);
  expect([state.phase, server.loadRank.mock.calls.map(([liveId]) => liveId)]).toEqual(['ready', ['7']]);
  leave();
});
