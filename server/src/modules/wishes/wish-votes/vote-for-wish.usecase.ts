import type { CallAnswer, CallRequest, calls } from '@goldbean/contract';
import type { Actor } from '../../../platform/actor.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { voteCountsOf } from './wish-votes.domain.ts';
import type { WishVoteCounts, WishVotePorts } from './wish-votes.ports.ts';
import { deleteVote, insertVote } from './wish-votes.repository.ts';

/** The free vote of a member for a locked wish that takes votes. @returns its votes now; null when it has it already */
export async function giveVote(
  tx: Tx,
  { wishId, uid }: { wishId: string; uid: string },
  { clock, users, pool }: Pick<WishVotePorts, 'clock' | 'users' | 'pool'>,
): Promise<WishVoteCounts | null> {
  const now = clock.now();
  const level = (await users.many(tx, [uid])).get(uid)?.level ?? 0;
  const isNew = await insertVote(tx, { wish_id: wishId, uid, level, voted_at: now });
  if (!isNew) return null;
  return pool.changeVotes(tx, wishId, { free: 1, paid: 0, gains: [{ votes: 1, at: now }] });
}

/** G035: a member gives their free vote, or takes it back; a repeat changes nothing. */
export async function voteForWish(
  tx: Tx,
  actor: Actor,
  { wish_id, action }: CallRequest<typeof calls.wishVotes.vote>,
  ports: Pick<WishVotePorts, 'clock' | 'users' | 'pool'>,
): Promise<CallAnswer<typeof calls.wishVotes.vote>> {
  const { pool } = ports;
  const { uid } = actor;
  const wish = await pool.lockOpen(tx, wish_id, actor);
  if (action === 'vote') {
    const voted = await giveVote(tx, { wishId: wish_id, uid }, ports);
    return { ...voteCountsOf(voted ?? wish), voted: true };
  }
  const given = await deleteVote(tx, wish_id, uid);
  const lost = (at: number) => ({ free: -1, paid: 0, gains: [{ votes: -1, at }] });
  const votes = given === null ? wish : await pool.changeVotes(tx, wish_id, lost(given));
  return { ...voteCountsOf(votes), voted: false };
}
