import type { CallAnswer, CallRequest, calls } from '@goldbean/contract';
import type { Actor } from '../../../platform/actor.ts';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { IdempotencyKey } from '../../../platform/idempotency.ts';
import { refuse } from '../../../platform/refusal.ts';
import { createTicketSettlement } from './settle-tickets.usecase.ts';
import { saleRefusal } from './tickets.domain.ts';
import type { SoldLive, TicketPorts } from './tickets.ports.ts';
import {
  findHolders,
  findPlaces,
  findTicket,
  insertTicket,
  setHold,
  sumTickets,
} from './tickets.repository.ts';

type TicketsRequest<Name extends keyof typeof calls.tickets> = CallRequest<(typeof calls.tickets)[Name]>;
type TicketsAnswer<Name extends keyof typeof calls.tickets> = CallAnswer<(typeof calls.tickets)[Name]>;

/** Nobody but those who run it knows of it. */
const isHidden = ({ state }: SoldLive): boolean => state === 'draft' || state === 'cancelled';

/** Tickets of live sessions for those who paid (D30, S49): sold for gold beans, one to a member. */
export function createTickets(ports: TicketPorts) {
  const { database, clock, ids, idempotency, lives, wallet } = ports;
  const { reader } = database;
  const settling = createTicketSettlement(ports);

  /** The price, for somebody who needs a ticket. @throws Refusal `live.missing`, `request.not_found`, why they may not enter */
  async function priceFor(from: Reader, live: SoldLive, actor: Actor): Promise<number> {
    if (isHidden(live)) return refuse('live.missing');
    const { isFree, refusal } = await live.entry(from, actor);
    if (live.beans === null || isFree) return refuse('request.not_found');
    return refusal === null ? live.beans : refuse(refusal);
  }

  const saleOf = async (from: Reader, live: SoldLive) =>
    saleRefusal(clock.now(), live, live.state === 'ended' && (await lives.hasReplay(from, live.liveId)));

  async function buy(
    tx: Tx,
    actor: Actor,
    { live_id, beans: read }: TicketsRequest<'buy'>,
  ): Promise<TicketsAnswer<'buy'>> {
    const { uid } = actor;
    const live = await lives.hold(tx, live_id);
    const beans = await priceFor(tx, live, actor);
    const mine = await findTicket(tx, live_id, uid);
    if (mine && mine.state !== 'refunded') return { state: mine.state, balance: await wallet.beans(tx, uid) };
    const refusal = await saleOf(tx, live);
    if (refusal) return refuse(refusal);
    if (beans !== read) return refuse('ticket.price_changed', { beans });

    const id = ids.next();
    const now = clock.now();
    const isOver = live.state === 'ended';
    const isMine = await insertTicket(tx, {
      ticket_id: id,
      live_id,
      uid,
      beans,
      state: isOver ? 'paid' : 'held',
      // The wallet, whose locks come last, says it.
      hold_id: null,
      bought_at: now,
      settled_at: isOver ? now : null,
    });
    // Two at once: the second has waited for the first.
    if (!isMine) return { state: isOver ? 'paid' : 'held', balance: await wallet.beans(tx, uid) };
    const cause = { type: 'ticket', id, note: { key: 'ticket', live: live.name } } as const;
    const of = { currency: 'BEAN', amount: beans, cause, actor: uid, requestId: `ticket:${id}` } as const;
    if (isOver) {
      const to = { kind: 'channel', id: live.channelId } as const;
      return {
        state: 'paid',
        balance: (await wallet.pay(tx, { ...of, payer: uid, to, kind: 'ticket' })).balance,
      };
    }
    const { holdId, balance } = await wallet.hold(tx, { ...of, uid, expiresAt: null });
    await setHold(tx, id, holdId);
    return { state: 'held', balance };
  }

  return {
    onOver: settling.onOver,
    settle: settling.settle,
    holders: findHolders,
    placesOf: findPlaces,
    isSold: async (from: Reader, liveId: string): Promise<boolean> => (await sumTickets(from, liveId)).n > 0,
    /** Beans that its tickets brought the channel, or are set aside for it. */
    earnedIn: async (from: Reader, liveId: string): Promise<number> => (await sumTickets(from, liveId)).beans,

    /** G260. */
    async offer(actor: Actor, { live_id }: TicketsRequest<'offer'>): Promise<TicketsAnswer<'offer'>> {
      const live = await lives.find(reader, live_id);
      const beans = await priceFor(reader, live, actor);
      const [card, mine, refusal] = await Promise.all([
        live.card(reader, actor.uid),
        findTicket(reader, live_id, actor.uid),
        saleOf(reader, live),
      ]);
      return {
        live: { ...card, introduction: live.introduction },
        beans,
        replay: live.replay,
        over: refusal === null ? null : refusal === 'live.stopped' ? 'stopped' : 'ended',
        mine: mine?.state ?? null,
      };
    },

    /** G261. */
    buy: (
      actor: Actor,
      given: TicketsRequest<'buy'>,
      intent: IdempotencyKey,
    ): Promise<TicketsAnswer<'buy'>> =>
      database.transaction((tx) => idempotency.once(tx, intent, () => buy(tx, actor, given))),
  };
}
export type Tickets = ReturnType<typeof createTickets>;
