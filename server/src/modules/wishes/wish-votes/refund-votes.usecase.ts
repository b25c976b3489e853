import { wishLimits } from '@goldbean/contract';
import type { Tx } from '../../../platform/database/index.ts';
import { paymentOf } from './wish-votes.domain.ts';
import type { WishVotePorts } from './wish-votes.ports.ts';
import { refundTickets } from './wish-votes.repository.ts';

/**
 * Gives the beans of speed-up votes of the last 30 days back, when a locked wish is hidden, withdrawn or merged (domain
 * 3.7): a line for each member in their statement, a step in the history of the wish.
 */
export async function refundVotes(
  tx: Tx,
  { wishId, by }: { wishId: string; by: string },
  { clock, pool, wallet, messages }: Pick<WishVotePorts, 'clock' | 'pool' | 'wallet' | 'messages'>,
): Promise<void> {
  const now = clock.now();
  const tickets = await refundTickets(tx, wishId, now - wishLimits.wishRefundMs, now);
  if (tickets.length === 0) return;
  const paid = tickets.reduce((sum, { votes }) => sum + votes, 0);
  const lost = tickets.map(({ votes, bought_at: at }) => ({ votes: -votes, at }));
  await pool.changeVotes(tx, wishId, { free: 0, paid: -paid, gains: lost });
  const beans = tickets.reduce((sum, ticket) => sum + ticket.beans, 0);
  await pool.record(tx, wishId, { kind: 'refunded', beans }, by);
  const owed = [...Map.groupBy(tickets, ({ uid }) => uid)].map(([uid, some]) => ({
    uid,
    beans: some.reduce((sum, ticket) => sum + ticket.beans, 0),
    ticketIds: some.map(({ ticket_id }) => ticket_id),
  }));
  await messages.notify(
    tx,
    wishId,
    owed.map(({ uid, beans: back }) => ({ uid, news: { kind: 'refunded', beans: back } })),
  );
  const title = (await pool.titles(tx, [wishId])).get(wishId) ?? '';
  for (const { uid, ticketIds } of owed)
    await wallet.refund(tx, {
      uid,
      paid: { kind: 'wish_votes', requestIds: ticketIds.map(paymentOf) },
      cause: { type: 'wish', id: wishId, note: { key: 'wish', wish: title } },
      actor: by,
      requestId: `wish_refund:${ticketIds[0]}`,
    });
}
