import { memberState } from '../../../shared/session/index.ts';
import type { TicketOffer } from './tickets.service.ts';

export interface TicketsState {
  liveId: string;
  /** Whether one is asked for has been answered. */
  isKnown: boolean;
  /** What a ticket costs and opens; null until it is known, and where none is asked for. */
  offer: TicketOffer | null;
  isBuying: boolean;
  /** Why it was not bought: a `msg_key`; empty when nothing failed. */
  failure: string;
  /** The beans do not suffice: how many there are. Null otherwise. */
  have: number | null;
}

export const emptyTickets = (): TicketsState => ({
  liveId: '',
  isKnown: false,
  offer: null,
  isBuying: false,
  failure: '',
  have: null,
});

/** The ticket of the live session that is locked before this tab. */
export const ticketsState = memberState<TicketsState>(emptyTickets);
