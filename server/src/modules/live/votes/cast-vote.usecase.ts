import type { Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/refusal.ts';
import { isOpen } from './votes.domain.ts';
import type { VotePorts } from './votes.ports.ts';
import { findCast, findOptions, holdVote, insertCast } from './votes.repository.ts';
import { countsOf } from './votes.views.ts';

/** One vote of each member, and its count in the room. @throws Refusal `vote.missing`, `vote.cast`, `vote.closed` */
export async function castVote(
  tx: Tx,
  uid: string,
  { liveId, voteId, optionId }: { liveId: string; voteId: string; optionId: string },
  { database, clock, lives, rooms }: Pick<VotePorts, 'database' | 'clock' | 'lives' | 'rooms'>,
): Promise<void> {
  const { room } = await lives.onAir(tx, liveId);
  const vote = await holdVote(tx, voteId);
  if (!vote) return refuse('vote.missing');
  const mine = await findCast(tx, voteId, uid);
  // A repeat of the same vote changes nothing, also after the end.
  if (mine === optionId) return;
  if (mine !== null) return refuse('vote.cast');
  if (!isOpen(vote, clock.now())) return refuse('vote.closed');
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
