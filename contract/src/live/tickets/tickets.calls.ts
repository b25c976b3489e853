import { z } from 'zod';
import { defineCall, defineCalls } from '../../call.ts';
import { id, requestId, whole } from '../../shared/fields.ts';
import { liveSummary, replayMode } from '../live-sessions/live.schema.ts';
import { ticketLimits } from './tickets.limits.ts';
import { ticketState } from './tickets.schema.ts';

/** Why nobody buys a ticket: there is no such live session, or one may not enter it even with a ticket. */
const gates = ['live.missing', 'live.network_blocked', 'moderation.blocked'] as const;

/** Tickets of live sessions that ask one (D30, course type 5; S49). */
export const ticketCalls = defineCalls({
  offer: defineCall({
    id: 'G260',
    service: 'livego',
    path: 'api/live/ticket',
    summary:
      'What a ticket of a live session costs and opens, for who may not enter without one (S49, P10). No address of a picture is in it.',
    input: z.object({ live_id: id() }),
    output: z.object({
      live: liveSummary.extend({ introduction: z.string() }),
      /** Price in beans. */
      beans: z.number().int().positive(),
      replay: z.object({
        mode: replayMode,
        /** Days it is kept; null where it is not limited. */
        days: z.number().int().nullable(),
      }),
      /** Why none is sold any more; null while one is. */
      over: z.enum(['ended', 'stopped']).nullable(),
      /** My ticket; null while I have none. */
      mine: ticketState.nullable(),
    }),
    errors: [...gates, 'request.not_found'],
  }),
  buy: defineCall({
    id: 'G261',
    service: 'livego',
    path: 'api/live/ticket/buy',
    summary:
      'Buys the ticket of a live session with gold beans (S49). Who has one is charged nothing more. Until the live session is over the beans are set aside; one that is stopped, or never begins, gives them back.',
    writes: true,
    rate: 'money',
    input: z.object({
      live_id: id(),
      /** The price that the member read, in beans. */
      beans: whole(1, ticketLimits.ticketBeansMax, 'ticket.price'),
      request_id: requestId().optional(),
    }),
    output: z.object({
      state: ticketState,
      /** Beans that the member can spend afterwards. */
      balance: z.number().int(),
    }),
    errors: [
      ...gates,
      'live.ended',
      'live.stopped',
      'request.not_found',
      'ticket.price',
      'ticket.price_changed',
      'wallet.insufficient_beans',
    ],
  }),
});
