import { liveCounters, liveEvents, type Vote } from '@goldbean/contract/live';
import { asApiError, createIntents, newRequestId } from '../../../shared/api/index.ts';
import { notifyError } from '../../../shared/notices/index.ts';
import { connection } from '../../../shared/socket/index.ts';
import { createRequestScope } from '../../../shared/requests/index.ts';
import * as service from './votes.service.ts';
import { emptyVotes, votesState as state } from './votes.state.ts';

type OptionCounts = readonly { readonly id: string; readonly n: number }[];

const scope = createRequestScope();
const intents = createIntents(newRequestId);

/**
 * Shows what the room of a live session is asked, and follows how it votes.
 * @returns ends it
 */
export function openVotes(liveId: string, room: string): () => void {
  const isCurrent = scope.begin();
  Object.assign(state, emptyVotes(), { liveId });
  const { vote_start, vote_end } = liveEvents;
  const stopHearing = connection.onRoom(
    room,
    { vote_start, vote_end, vote_sum: liveCounters.vote_sum },
    {
      vote_start: ({ vote }) => {
        if (state.vote?.id === vote.id) return;
        const options = vote.options.map((option) => ({ ...option, n: 0 }));
        show({ ...vote, options, mine: null, ends: '', closed: false });
      },
      vote_sum: ({ vote_id, options }) => count(vote_id, options),
      vote_end: ({ vote_id, options }) => {
        count(vote_id, options);
        if (state.vote?.id === vote_id) state.vote.closed = true;
      },
    },
  );
  return () => {
    stopHearing();
    if (isCurrent()) scope.end();
  };
}

/** Another vote, of which nothing is under way yet. It is counted here: who gave it keeps theirs as it was. */
function show(vote: Vote): void {
  const own = { ...vote, options: vote.options.map((option) => ({ ...option })) };
  Object.assign(state, { vote: own, isCasting: false, isFailed: false, failure: '' });
}

/** A sum may be overtaken by a later one: votes are never fewer. */
function count(voteId: string, counts: OptionCounts): void {
  if (state.vote?.id !== voteId) return;
  const known = new Map(counts.map(({ id, n }) => [id, n]));
  for (const option of state.vote.options) option.n = Math.max(option.n, known.get(option.id) ?? 0);
}

/** An answer of the server about a vote: what the room has said since stays. */
function take(vote: Vote): void {
  const before = state.vote?.id === vote.id ? state.vote : null;
  if (!before) return show(vote);
  state.vote = { ...vote, closed: vote.closed || before.closed };
  count(vote.id, before.options);
}

/**
 * What the room says is open, as it was entered or asked for anew.
 * @param open null while none is
 */
export function enterVote(open: Vote | null): void {
  if (open) return take(open);
  const { vote } = state;
  // Its end was lost on the way.
  if (vote && !vote.closed) void reload(vote.id);
}

async function reload(voteId: string): Promise<void> {
  const isCurrent = scope.watch();
  try {
    const vote = await service.loadVote(state.liveId, voteId);
    if (isCurrent() && vote && state.vote?.id === vote.id) take(vote);
  } catch {
    // A background call (D90): what is shown stays until the room says more.
  }
}

/** C026: votes once; why it did not arrive stands in the card. */
export async function castVote(optionId: string): Promise<void> {
  const { vote } = state;
  if (!vote || state.isCasting) return;
  const isCurrent = scope.watch();
  Object.assign(state, { isCasting: true, isFailed: false });
  try {
    const answer = await service.castVote(state.liveId, vote.id, optionId);
    if (isCurrent() && answer && state.vote?.id === answer.id) take(answer);
  } catch (error) {
    if (!isCurrent() || state.vote?.id !== vote.id) return;
    const { msgKey } = asApiError(error);
    if (msgKey === 'vote.closed' || msgKey === 'vote.cast') {
      notifyError(error);
      await reload(vote.id);
    } else state.isFailed = true;
  } finally {
    if (isCurrent()) state.isCasting = false;
  }
}

/** G204: asks the room. */
export async function askVote(asked: service.VoteInput): Promise<void> {
  if (state.busy !== null) return;
  const isCurrent = scope.watch();
  Object.assign(state, { busy: 'ask', failure: '' });
  try {
    const vote = await intents.run(`vote ${state.liveId} ${JSON.stringify(asked)}`, (id) =>
      service.askVote(state.liveId, asked, id),
    );
    if (isCurrent()) take(vote);
  } catch (error) {
    if (isCurrent()) state.failure = asApiError(error).msgKey;
  } finally {
    if (isCurrent()) state.busy = null;
  }
}

/** G205: closes the vote before its time. */
export async function closeVote(): Promise<void> {
  const { vote } = state;
  if (!vote || state.busy !== null) return;
  const isCurrent = scope.watch();
  state.busy = 'close';
  try {
    const closed = await service.closeVote(vote.id);
    if (isCurrent()) take(closed);
  } catch (error) {
    notifyError(error);
  } finally {
    if (isCurrent()) state.busy = null;
  }
}
