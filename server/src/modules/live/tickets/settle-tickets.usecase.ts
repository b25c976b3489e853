import type { Tx } from '../../../platform/database/index.ts';
import { settlement } from './tickets.domain.ts';
import type { TicketPorts } from './tickets.ports.ts';
import {
  findUnsettledTickets,
  findUnsettledLives,
  settleTicket,
  lockUnsettledTicket,
} from './tickets.repository.ts';

const settleJob = 'live.tickets';
/** Who moves the beans, in journals. */
const actor = 'live.tickets';

/** Hands what was set aside for tickets to the channel, or gives it back, once the live session is over. */
export function createTicketSettlement({ database, clock, jobs, log, lives, wallet, notices }: TicketPorts) {
  /** One ticket in a transaction of its own: one that fails is in nobody's way. */
  const settleOne = (liveId: string, ticketId: string): Promise<void> =>
    database.transaction(async (tx) => {
      const live = await lives.hold(tx, liveId);
      const outcome = settlement(clock.now(), live);
      const ticket = outcome === 'wait' ? null : await lockUnsettledTicket(tx, ticketId);
      if (ticket === null) return;
      await settleTicket(tx, ticketId, outcome === 'pay' ? 'paid' : 'refunded', clock.now());
      if (outcome === 'pay') {
        await wallet.capture(tx, {
          holdId: ticket.hold_id,
          to: { kind: 'channel', id: live.channelId },
          kind: 'ticket',
          cause: { type: 'ticket', id: ticketId, note: { key: 'ticket', live: live.name } },
          actor,
          requestId: ticketId,
        });
        return;
      }
      const body = {
        kind: 'ticket_refund',
        live_id: liveId,
        live: live.name,
        outcome: live.state === 'stopped' ? 'stopped' : 'not_begun',
        amount: ticket.beans,
      } as const;
      await notices.notify(tx, [{ uid: ticket.uid, body }]);
      await wallet.release(tx, ticket.hold_id, actor);
    });

  /** Settles every ticket that it can; the sweep comes back for the others. */
  async function settle(liveId: string): Promise<void> {
    const { reader } = database;
    if (settlement(clock.now(), await lives.find(reader, liveId)) === 'wait') return;
    for (const ticketId of await findUnsettledTickets(reader, liveId)) {
      try {
        await settleOne(liveId, ticketId);
      } catch (error) {
        log.error({ err: error, live_id: liveId, ticket_id: ticketId }, 'a ticket waits to be settled');
      }
    }
  }

  jobs.define(settleJob, async ({ live_id: liveId }) => {
    if (typeof liveId === 'string') await settle(liveId);
  });
  // Those that never begin, and what a failed job left.
  jobs.every('live.tickets.sweep', '* * * * *', async () => {
    for (const liveId of await findUnsettledLives(database.reader)) await settle(liveId);
  });

  return {
    settle,
    /** The live session is over: its tickets are settled after the commit. */
    onOver: (tx: Tx, liveId: string): Promise<void> =>
      jobs.at(tx, settleJob, { live_id: liveId }, clock.now()),
  };
}
