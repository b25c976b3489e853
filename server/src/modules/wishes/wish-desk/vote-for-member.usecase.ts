import type { CallRequest, calls } from '@goldbean/contract';
import type { Actor } from '../../../platform/actor.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { HandledWish, WishDeskPorts } from './wish-desk.ports.ts';

/** G412: the product head gives the free vote of a member in their name. @returns the id of the wish */
export async function voteForMember<W extends HandledWish>(
  tx: Tx,
  actor: Actor,
  given: CallRequest<typeof calls.wishDesk.voteFor>,
  { pool, members, votes, messages }: Pick<WishDeskPorts<W>, 'pool' | 'members' | 'votes' | 'messages'>,
): Promise<string> {
  const { wish_id, jwcode, reason } = given;
  const wish = await pool.lockOpen(tx, wish_id, actor);
  const voter = (await members.numbered(tx, jwcode)) ?? refuse('wish.voter_missing');
  // Whoever decides on a wish gathers no votes for their own, and needs nobody to give theirs.
  if (wish.author_uid === actor.uid || voter.uid === actor.uid) return refuse('request.forbidden');
  if (voter.isClosed) return refuse('wish.voter_closed');
  if (await members.isFrozen(tx, voter.uid)) return refuse('wish.voter_frozen');
  // One that the member took back is not given again.
  const isAgain = await pool.wasVotedFor(tx, wish_id, voter.uid);
  if (isAgain || !(await votes.giveFor(tx, wish_id, voter.uid))) return refuse('wish.voted_already');
  await pool.record(tx, wish_id, { kind: 'voted', voter: voter.uid }, actor.uid, reason);
  pool.announceStep(tx, wish);
  const news = { kind: 'voted', by: actor.uid, reason } as const;
  await messages.notify(tx, wish_id, [{ uid: voter.uid, news }]);
  return wish_id;
}
