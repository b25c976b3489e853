import { votePacks, type CallAnswer, type CallRequest, type calls } from '@goldbean/contract';
import type { Actor } from '../../../platform/actor.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/refusal.ts';
import { paymentOf, voteCountsOf } from './wish-votes.domain.ts';
import type { WishVotePorts } from './wish-votes.ports.ts';
import { insertTicket, sumTickets } from './wish-votes.repository.ts';

/** G037: a member speeds a wish up by a pack of votes. The wallet is locked last. */
export async function buyVotes(
  tx: Tx,
  actor: Actor,
  given: CallRequest<typeof calls.wishVotes.buy>,
  { clock, ids, pool, wallet }: Pick<WishVotePorts, 'clock' | 'ids' | 'pool' | 'wallet'>,
): Promise<CallAnswer<typeof calls.wishVotes.buy>> {
  const { uid } = actor;
  const { wish_id } = given;
  const pack = votePacks.find(({ votes }) => votes === given.pack) ?? refuse('wish.pack');
  const wish = await pool.lockOpen(tx, wish_id, actor);
  const [ticket_id, now] = [ids.next(), clock.now()];
  const { votes, price: beans } = pack;
  await insertTicket(tx, { ticket_id, wish_id, uid, votes, beans, bought_at: now, refunded_at: null });
  const has = await pool.changeVotes(tx, wish_id, { free: 0, paid: votes, gains: [{ votes, at: now }] });
  const tickets = await sumTickets(tx, wish_id, uid);
  const { balance } = await wallet.pay(tx, {
    payer: uid,
    to: { kind: 'system', id: 'fee' },
    currency: 'BEAN',
    amount: beans,
    kind: 'wish_votes',
    cause: { type: 'wish', id: wish_id, note: { key: 'wish', wish: wish.title } },
    actor: uid,
    requestId: paymentOf(ticket_id),
  });
  return { ...voteCountsOf(has), tickets, balance };
}
