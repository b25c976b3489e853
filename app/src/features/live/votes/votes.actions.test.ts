import type { Vote } from '@goldbean/contract/live';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/api/index.ts';
import { noticesState } from '../../../shared/notices/index.ts';
import { frames } from '../../../shared/socket/index.ts';
import { askVote, castVote, enterVote, openVotes } from './votes.actions.ts';
import * as service from './votes.service.ts';
import { votesState as state } from './votes.state.ts';

vi.mock('./votes.service.ts');
const server = vi.mocked(service);

const voteOf = (counts: readonly number[], other: Partial<Vote> = {}): Vote => ({
  id: 'v',
  question: 'q',
  options: counts.map((n, at) => ({ id: String(at), text: String(at), n })),
  mine: null,
  ends: '',
  ends_ts: 60_000,
  closed: false,
  ...other,
});
let seq = 0;
const receive = (data: object) =>
  frames.tell({ type: 'event', room: 'r', epoch: 'e', seq: (seq += 1), ts: 1, data });
const hearsSum = (...counts: number[]) =>
  receive({ kind: 'vote_sum', vote_id: 'v', options: counts.map((n, at) => ({ id: String(at), n })) });
const counts = () => state.vote?.options.map(({ n }) => n);
const begins = () => {
  const { id, question, options, ends_ts } = voteOf([0, 0]);
  receive({
    kind: 'vote_start',
    vote: { id, question, options: options.map((option) => ({ id: option.id, text: option.text })), ends_ts },
  });
};
let close: () => void;

beforeEach(() => {
  vi.resetAllMocks();
  noticesState.list = [];
  close = openVotes('7', 'r');
});
afterEach(() => close());

it('C026: a vote begins, its counts follow and never go back, and it ends', () => {
  begins();
  hearsSum(1, 3);
  hearsSum(1, 2);
  expect([state.vote?.closed, counts()]).toEqual([false, [1, 3]]);
  receive({ kind: 'vote_end', vote_id: 'v', options: [{ id: '0', n: 4 }] });
  expect([state.vote?.closed, counts()]).toEqual([true, [4, 3]]);
});

it('who comes late has what is open; an end that was lost is asked for', async () => {
  enterVote(voteOf([5, 2]));
  expect(counts()).toEqual([5, 2]);
  server.loadVote.mockResolvedValue(voteOf([6, 2], { closed: true }));
  enterVote(null);
  await vi.waitFor(() => expect([state.vote?.closed, counts()]).toEqual([true, [6, 2]]));
});

it('votes once though it is pressed twice; an answer that was overtaken takes no votes away', async () => {
  begins();
  hearsSum(3, 3);
  server.castVote.mockResolvedValue(voteOf([1, 0], { mine: '0' }));
  await Promise.all([castVote('0'), castVote('1')]);
  expect(server.castVote).toHaveBeenCalledExactlyOnceWith('7', 'v', '0');
  expect([state.vote?.mine, counts(), state.isCasting]).toEqual(['0', [3, 3], false]);
});

it('a vote that did not arrive may be sent again; one that came too late shows the result', async () => {
  begins();
  server.castVote.mockRejectedValueOnce(new ApiError({ code: 500, msgKey: 'system.error' }));
  await castVote('0');
  expect([state.isFailed, noticesState.list.length]).toEqual([true, 0]);
  server.castVote.mockRejectedValueOnce(new ApiError({ code: 410, msgKey: 'vote.closed' }));
  server.loadVote.mockResolvedValue(voteOf([2, 0], { closed: true }));
  await castVote('0');
  expect([state.isFailed, state.vote?.closed, noticesState.list.length]).toEqual([false, true, 1]);
});

it('G204: why the room could not be asked stays beside the form', async () => {
  server.askVote.mockRejectedValue(new ApiError({ code: 409, msgKey: 'vote.running' }));
  await askVote({ question: 'q', options: ['a', 'b'], seconds: 60 });
  expect([state.failure, state.busy]).toEqual(['vote.running', null]);
});
