import { asApiError, createIntents, newRequestId } from '../../../shared/api/index.ts';
import { createRequestScope } from '../../../shared/requests/index.ts';
import * as service from './tickets.service.ts';
import { emptyTickets, ticketsState as state } from './tickets.state.ts';

/** What buying needs of others; the page joins them (a feature knows no other). */
export interface TicketCallbacks {
  /** My beans, as the server says. */
  readonly onBalance: (beans: number) => void;
  /** The ticket opens the live session and its replay: what is before me is loaded anew. */
  readonly onBought: () => Promise<unknown>;
}

const scope = createRequestScope();
const intents = createIntents(newRequestId);
let ports: TicketCallbacks | null = null;

/** Offers the ticket of a live session that is locked. @returns ends it */
export function openTicket(liveId: string, given: TicketCallbacks): () => void {
  const isCurrent = scope.begin();
  ports = given;
  Object.assign(state, emptyTickets(), { liveId });
  void loadOffer();
  return () => {
    if (!isCurrent()) return;
    scope.end();
    ports = null;
    Object.assign(state, emptyTickets());
  };
}

/** G260; without an answer the stage says why nobody comes in, as for every other course type. */
async function loadOffer(): Promise<void> {
  const isCurrent = scope.watch();
  try {
    const offer = await service.loadOffer(state.liveId);
    if (isCurrent()) Object.assign(state, { isKnown: true, offer });
  } catch {
    if (isCurrent()) Object.assign(state, { isKnown: true, offer: null });
  }
}

/** G261 at the price that stands there; pressed again it is the same intent. */
export async function buyTicket(): Promise<void> {
  const { liveId, offer, isBuying } = state;
  if (!offer || isBuying) return;
  const isCurrent = scope.watch();
  Object.assign(state, { isBuying: true, failure: '', have: null });
  try {
    const { balance } = await intents.run(`ticket ${liveId} ${offer.beans}`, (id) =>
      service.buy(liveId, offer.beans, id),
    );
    if (!isCurrent()) return;
    ports?.onBalance(balance);
    await ports?.onBought();
  } catch (error) {
    if (isCurrent()) fail(error);
  } finally {
    if (isCurrent()) state.isBuying = false;
  }
}

function fail(error: unknown): void {
  const { msgKey, detail } = asApiError(error);
  if (msgKey === 'wallet.insufficient_beans') {
    const have = typeof detail['balance'] === 'number' ? detail['balance'] : 0;
    ports?.onBalance(have);
    state.have = have;
    return;
  }
  state.failure = msgKey;
  // The price, or whether one is sold at all, is another now.
  if (msgKey === 'ticket.price_changed' || msgKey.startsWith('live.')) void loadOffer();
}

/** The member read that the beans do not suffice. */
export function dismissShort(): void {
  state.have = null;
}
