import { z } from 'zod';
import { user } from '../../shared/fields.ts';
import { luckyBag, luckyVoidReason } from './bags.schema.ts';

/** Events of a room about bags: kept, numbered and replayed, so a client knows each by its id. */
export const luckyEvents = {
  /** A bag waits for its draw. */
  lucky_start: z.object({ kind: z.literal('lucky_start'), bag: luckyBag }),
  /** It was drawn, or is void. */
  lucky_end: z.object({
    kind: z.literal('lucky_end'),
    bag_id: z.string(),
    state: z.enum(['drawn', 'void']),
    void_reason: luckyVoidReason.nullable(),
    winners: z.array(user.pick({ uid: true, nickname: true, img: true })),
    entries: z.number().int(),
  }),
};

/** How many have joined: no `seq`, at most once a second, never replayed. */
export const luckyCounters = {
  lucky_entries: z.object({
    kind: z.literal('lucky_entries'),
    bag_id: z.string(),
    entries: z.number().int(),
  }),
};

export const luckyEvent = z.discriminatedUnion('kind', [
  luckyEvents.lucky_start,
  luckyEvents.lucky_end,
  luckyCounters.lucky_entries,
]);
export type LuckyEvent = z.infer<typeof luckyEvent>;
