import { nobody, type CallAnswer, type CallRequest, type calls } from '@goldbean/contract';
import type { Actor } from '../../../platform/actor.ts';
import { shanghaiTime } from '../../../platform/clock.ts';
import type { Reader } from '../../../platform/database/index.ts';
import type { WishVotePorts } from './wish-votes.ports.ts';
import { countVoters, findLevels, findVoted, findVoters, sumTickets } from './wish-votes.repository.ts';

/** What a member has to do with the votes of a wish. */
export async function votesOfMember(from: Reader, uid: string, wishId: string) {
  const [voted, tickets, voters, levels] = await Promise.all([
    findVoted(from, uid, [wishId]),
    sumTickets(from, wishId, uid),
    countVoters(from, wishId),
    findLevels(from, wishId),
  ]);
  return { voted: voted.has(wishId), tickets, voters, levels };
}

/** G402: who voted for a wish that the member may see. */
export async function listVoters(
  reader: Reader,
  actor: Actor,
  { wish_id, page, page_size }: CallRequest<typeof calls.wishVotes.voters>,
  { users, pool }: Pick<WishVotePorts, 'users' | 'pool'>,
): Promise<CallAnswer<typeof calls.wishVotes.voters>> {
  await pool.find(reader, wish_id, actor);
  const [rows, total] = await Promise.all([
    findVoters(reader, wish_id, { page, page_size }),
    countVoters(reader, wish_id),
  ]);
  const known = await users.many(
    reader,
    rows.map(({ uid }) => uid),
  );
  const list = rows.map(({ uid, free, tickets, at }) => ({
    user: known.get(uid) ?? nobody(uid),
    free,
    tickets,
    at: shanghaiTime(at),
    at_ts: at,
  }));
  return { list, total, page, page_size };
}
