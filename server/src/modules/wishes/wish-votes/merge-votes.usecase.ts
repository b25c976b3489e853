import type { Tx } from '../../../platform/database/index.ts';
import type { WishVotePorts } from './wish-votes.ports.ts';
import { moveVotes } from './wish-votes.repository.ts';

/**
 * Moves the votes of a locked wish that is merged into a locked one that takes them. Free ones count as gained there, since
 * they may be taken back; paid ones are older than anything that counts as gained: the others were refunded before.
 */
export async function mergeVotes(
  tx: Tx,
  from: { wish_id: string; free_votes: number; paid_votes: number },
  toId: string,
  { pool }: Pick<WishVotePorts, 'pool'>,
): Promise<void> {
  const { free, paid } = await moveVotes(tx, from.wish_id, toId);
  await pool.changeVotes(tx, from.wish_id, { free: -from.free_votes, paid: -from.paid_votes, gains: [] });
  await pool.changeVotes(tx, toId, {
    free: free.reduce((sum, { votes }) => sum + votes, 0),
    paid,
    gains: free,
  });
}
