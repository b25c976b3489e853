import { calls } from '@goldbean/contract';
import { handlersFor } from '../../../platform/http/index.ts';
import type { Tickets } from './tickets.service.ts';

export const ticketRoutes = (tickets: Tickets) => ({
  tickets: handlersFor(calls.tickets, {
    offer: (input, { caller }) => tickets.offer(caller, input),
    buy: (input, { caller, intent }) => tickets.buy(caller, input, intent),
  }),
});
