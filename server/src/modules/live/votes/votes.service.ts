import type { CallAnswer, CallRequest, Vote, calls } from '@goldbean/contract';
import type { Actor } from '../../../platform/actor.ts';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { IdempotencyKey } from '../../../platform/idempotency.ts';
import { refuse } from '../../../platform/refusal.ts';
import { castVote } from './cast-vote.usecase.ts';
import { isOpen } from './votes.domain.ts';
import type { VotePorts } from './votes.ports.ts';
import {
  closeVote,
  findNewest,
  findOptions,
  findVote,
  insertVote,
  type VoteRow,
} from './votes.repository.ts';
import { countsOf, voteView } from './votes.views.ts';

type VotesRequest<Name extends keyof typeof calls.votes> = CallRequest<(typeof calls.votes)[Name]>;
type VotesAnswer<Name extends keyof typeof calls.votes> = CallAnswer<(typeof calls.votes)[Name]>;

const endJob = 'live.vote_end';

/** Questions to the room of a live session: asked by those who run it, one vote for each member (C026). */
export function createVotes(ports: VotePorts) {
  const { database, clock, ids, idempotency, jobs, lives, rooms } = ports;
  const { reader } = database;

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

  return {
    /** C026. */
    async info(
      uid: string,
      { live_id, vote_id, option_id }: VotesRequest<'info'>,
    ): Promise<VotesAnswer<'info'>> {
      await lives.enter(reader, live_id, uid);
      const found = await named(reader, live_id, vote_id);
      if (option_id === undefined) return { vote: found && (await voteView(reader, found, uid, ports)) };
      const voteId = (found ?? refuse('vote.missing')).vote_id;
      return database.transaction(async (tx) => {
        await castVote(tx, uid, { liveId: live_id, voteId, optionId: option_id }, ports);
        const vote = (await findVote(tx, voteId)) ?? refuse('vote.missing');
        return { vote: await voteView(tx, vote, uid, ports) };
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
          if (newest && isOpen(newest, clock.now())) return refuse('vote.running');
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
          const view = await voteView(tx, vote, actor.uid, ports);
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
        return { vote: await voteView(tx, closed, actor.uid, ports) };
      }),

    /** The vote that is open in a live session, as a member sees it who enters now; null where none is. */
    async openOf(from: Reader, liveId: string, uid: string): Promise<Vote | null> {
      const newest = await findNewest(from, liveId);
      return newest && isOpen(newest, clock.now()) ? voteView(from, newest, uid, ports) : null;
    },
  };
}
export type Votes = ReturnType<typeof createVotes>;
