import { z } from 'zod';
import { defineCall, defineCalls } from '../../call.ts';
import { entryErrors } from '../../shared/entry.ts';
import { id, requestId } from '../../shared/fields.ts';
import { anniversaryCoupon } from './anniversary.schema.ts';

const gates = ['live.missing', ...entryErrors] as const;

/** The anniversary coupon of live sessions. */
export const anniversaryCalls = defineCalls({
  popup: defineCall({
    id: 'C021',
    service: 'livego',
    path: 'api/live/anniversaryPopup',
    summary:
      'The anniversary coupon that I can take in this live session, the first to end of those that last.',
    input: z.object({ live_id: id() }),
    output: z.object({
      /** There is one that I have not taken. */
      show: z.boolean(),
      /** Null where there is none. */
      coupon: anniversaryCoupon.nullable(),
    }),
    errors: [...gates],
  }),
  take: defineCall({
    id: 'G262',
    service: 'livego',
    path: 'api/live/anniversaryCoupon/take',
    summary: 'Takes an anniversary coupon: its beans are mine at once, and once, in whichever live session.',
    rate: 'money',
    writes: true,
    input: z.object({ live_id: id(), coupon_id: id(), request_id: requestId() }),
    output: z.object({
      /** What it gave, in beans. */
      beans: z.number().int().positive(),
      /** My beans afterwards. */
      balance: z.number().int(),
    }),
    errors: [...gates, 'coupon.missing', 'coupon.over', 'coupon.taken', 'system.repeated'],
  }),
});
