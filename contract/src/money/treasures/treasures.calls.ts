import { z } from 'zod';
import { defineCall, defineCalls } from '../../call.ts';
import { agreementVersion } from '../../shared/agreements.ts';
import { flag, id, listOf, paging, requestId, text, ticked, whole } from '../../shared/fields.ts';
import { treasureLimits } from './treasures.limits.ts';
import { treasure, treasureState, treasureStates } from './treasures.schema.ts';

/** Treasures: goods of the house for vouchers (S29, D71). */
export const treasureCalls = defineCalls({
  list: defineCall({
    id: 'G710',
    service: 'live_mall',
    path: 'api/treasure/list',
    summary:
      'Treasures by words, state, or those that I have some of: open ones first, then those to come, then what is gone; and how many there are in each state.',
    input: z.object({
      /** Words of the name or of the description. */
      q: text(treasureLimits.treasureQueryCharacters).optional().default(''),
      state: treasureState.optional(),
      mine: flag().optional().default(false),
      /** Only this one. */
      treasure_id: id().optional(),
      ...paging,
    }),
    output: listOf(treasure).extend({
      /** Under the same words, in each state. */
      counts: z.object(
        Object.fromEntries(treasureStates.map((state) => [state, z.number().int()])) as Record<
          (typeof treasureStates)[number],
          z.ZodNumber
        >,
      ),
      /** My vouchers. */
      vouchers: z.number().int(),
    }),
  }),
  exchange: defineCall({
    id: 'G711',
    service: 'live_mall',
    path: 'api/treasure/exchange',
    summary:
      'Exchange vouchers for one of a treasure, at the price that was read and for good, by an order that is paid at once; the same `request_id` exchanges once.',
    rate: 'money',
    writes: true,
    input: z.object({
      treasure_id: id(),
      /** The price that was read. */
      vouchers: whole(1),
      agree: ticked('request.agreement_required'),
      agreement_version: agreementVersion(),
      request_id: requestId(),
    }),
    output: z.object({
      /** Of the order, under which the house hands it over. */
      order_no: z.string(),
      treasure,
      /** My vouchers afterwards. */
      vouchers: z.number().int(),
    }),
    errors: [
      'treasure.missing',
      'treasure.to_come',
      'treasure.ended',
      'treasure.sold_out',
      'treasure.limit',
      'treasure.price_changed',
      'request.agreement_required',
      'order.agreement_changed',
      'wallet.insufficient',
      'system.repeated',
    ],
  }),
});
