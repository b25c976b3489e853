import { z } from 'zod';

/**
 * How a ticket stands. `held`: its beans are set aside until the live session is over; `paid`: they went to the channel;
 * `refunded`: the live session was stopped, or never began, and they went back.
 */
export const ticketStates = ['held', 'paid', 'refunded'] as const;
export const ticketState = z.enum(ticketStates);
export type TicketState = z.infer<typeof ticketState>;
