import type { CallAnswer, CallRequest, Vote, calls } from '@goldbean/contract';
import type { Actor } from '../../../platform/actor.ts';
import { shanghaiTime } from '../../../platform/clock.ts';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { IdempotencyKey } from '../../../platform/idempotency.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { VotePorts } from './votes.ports.ts';
import {
  closeVote,
  findCast,
  findNewest,
  findOptions,
  findVote,
  holdVote,
  insertCast,
  insertVote,
  type OptionRow,
  type VoteRow,
} from './votes.repository.ts';

type VotesRequest<Name extends keyof typeof calls.votes> = CallRequest<(typeof calls.votes)[Name]>;
type VotesAnswer<Name extends keyof typeof calls.votes> = CallAnswer<(typeof calls.votes)[Name]>;

const endJob = 'live.vote_end';

const countsOf = (options: readonly OptionRow[]) => options.map(({ option_id: id, n }) => ({ id, n }));

/** Questions to the room of a live session: asked by those who run it, one vote for each member (C026). */
export function createVotes(ports: VotePorts) {
  const { database, clock, ids, idempotency, jobs, lives, rooms } = ports;
  const { reader } = database;

  const isOpen = (vote: VoteRow): boolean => vote.closed_at === null && vote.ends_at > clock.now();

  /** @param uid whose own vote is shown */
  async function viewOf(from: Reader, vote: VoteRow, uid: string): Promise<Vote> {
    const options = await findOptions(from, vote.vote_id);
    const ends = Math.min(vote.closed_at ?? vote.ends_at, vote.ends_at);
    return {
      id: vote.vote_id,
      question: vote.question,
      options: options.map(({ option_id, text, n }) => ({ id: option_id, text, n })),
      mine: await findCast(from, vote.vote_id, uid),
      ends: shanghaiTime(ends),
      ends_ts: ends,
      closed: !isOpen(vote),
    };
  }

  /** Closes the vote and notifies the room how it went; only the first who closes it does. */
  async function end(tx: Tx, vote: VoteRow): Promise<void> {
    if (!(await closeVote(tx, vote.vote_id, clock.now()))) return;
    const room = await lives.roomOf(tx, vote.live_id);
    const options = countsOf(await findOptions(tx, vote.vote_id));
    await rooms.announce(tx, room, { kind: 'vote_end', vote_id: vote.vote_id, options });
  }

  jobs.define(endJob, async ({ vote_id: voteId }) => {
    await database.transaction(async (tx) => {
      const vote = typeof voteId === 'string' ? await findVote(tx, voteId) : undefined;
      if (vote && vote.ends_at <= clock.now()) await end(tx, vote);
    });
  });

  const named = async (from: Reader, liveId: string, voteId: string | undefined): Promise<VoteRow | null> => {
    if (voteId === undefined) return (await findNewest(from, liveId)) ?? null;
    const vote = await findVote(from, voteId);
    return vote?.live_id === liveId ? vote : refuse('vote.missing');
  };

  async function cast(tx: Tx, uid: string, liveId: string, voteId: string, optionId: string): Promise<void> {
    const { room } = await lives.onAir(tx, liveId);
    const vote = await holdVote(tx, voteId);
    if (!vote) return refuse('vote.missing');
    const mine = await findCast(tx, voteId, uid);
    // A repeat of what was said already changes nothing, also after the end.
    if (mine === optionId) return;
    if (mine !== null) return refuse('vote.cast');
    if (!isOpen(vote)) return refuse('vote.closed');
    const options = await findOptions(tx, voteId);
    if (!options.some(({ option_id }) => option_id === optionId)) return refuse('vote.missing');
    const given = { vote_id: voteId, uid, option_id: optionId, cast_at: clock.now() };
    // Two tabs of one member at once: the row of the first decides.
    if (!(await insertCast(tx, given))) return refuse('vote.cast');
    const counts = countsOf(await findOptions(tx, voteId));
    database.afterCommit(tx, () =>
      rooms.count(room, `vote_sum ${voteId}`, { kind: 'vote_sum', vote_id: voteId, options: counts }),
    );
  }

  return {
    /** C026. */
    async info(
      uid: string,
      { live_id, vote_id, option_id }: VotesRequest<'info'>,
    ): Promise<VotesAnswer<'info'>> {
      await lives.enter(reader, live_id, uid);
      const found = await named(reader, live_id, vote_id);
      if (option_id === undefined) return { vote: found && (await viewOf(reader, found, uid)) };
      const voteId = (found ?? refuse('vote.missing')).vote_id;
      return database.transaction(async (tx) => {
        await cast(tx, uid, live_id, voteId, option_id);
        const vote = (await findVote(tx, voteId)) ?? refuse('vote.missing');
        return { vote: await viewOf(tx, vote, uid) };
      });
    },

    /** G204. */
    create: (
      actor: Actor,
      given: VotesRequest<'create'>,
      intent: IdempotencyKey,
    ): Promise<VotesAnswer<'create'>> =>
      database.transaction((tx) =>
        idempotency.once(tx, intent, async () => {
          const room = await lives.runBy(tx, given.live_id, actor);
          await lives.onAir(tx, given.live_id);
          const newest = await findNewest(tx, given.live_id);
          if (newest && isOpen(newest)) return refuse('vote.running');
          if (newest) await end(tx, newest);
          const now = clock.now();
          const vote: VoteRow = {
            vote_id: ids.next(),
            live_id: given.live_id,
            question: given.question,
            created_by: actor.uid,
            created_at: now,
            ends_at: now + given.seconds * 1_000,
            closed_at: null,
          };
          await insertVote(tx, vote, given.options);
          await jobs.at(tx, endJob, { vote_id: vote.vote_id }, vote.ends_at);
          const view = await viewOf(tx, vote, actor.uid);
          const options = view.options.map(({ id, text }) => ({ id, text }));
          const started = { id: view.id, question: view.question, options, ends_ts: view.ends_ts };
          await rooms.announce(tx, room, { kind: 'vote_start', vote: started });
          return { vote: view };
        }),
      ),

    /** G205. */
    close: (actor: Actor, { vote_id }: VotesRequest<'close'>): Promise<VotesAnswer<'close'>> =>
      database.transaction(async (tx) => {
        const vote = (await findVote(tx, vote_id)) ?? refuse('vote.missing');
        await lives.runBy(tx, vote.live_id, actor);
        await end(tx, vote);
        const closed = (await findVote(tx, vote_id)) ?? refuse('vote.missing');
        return { vote: await viewOf(tx, closed, actor.uid) };
      }),

    /** The vote that is open in a live session, as a member sees it who enters now; null where none is. */
    async openOf(from: Reader, liveId: string, uid: string): Promise<Vote | null> {
      const newest = await findNewest(from, liveId);
      return newest && isOpen(newest) ? viewOf(from, newest, uid) : null;
    },
  };
}
export type Votes = ReturnType<typeof createVotes>;
