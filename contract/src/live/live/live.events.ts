import { z } from 'zod';
import { user } from '../../shared/fields.ts';

const person = user.pick({ uid: true, nickname: true, img: true });
/** ms since the live session went on air, so that a viewer some seconds behind sees it on its frame (N02). */
const mediaTs = z.number().int().nullable();

/** Events of a live session's room that have a `seq`: kept, replayed, and shown again with the replay. */
export const liveEvents = {
  live_start: z.object({ kind: z.literal('live_start'), live_id: z.string() }),
  live_interrupt: z.object({
    kind: z.literal('live_interrupt'),
    live_id: z.string(),
    /** UTC ms when the live session ends if the encoder has not come back. */
    until: z.number().int(),
  }),
  live_resume: z.object({ kind: z.literal('live_resume'), live_id: z.string() }),
  live_end: z.object({ kind: z.literal('live_end'), live_id: z.string() }),
  live_stop: z.object({ kind: z.literal('live_stop'), live_id: z.string(), reason: z.string() }),
  notice: z.object({
    kind: z.literal('notice'),
    event_id: z.string(),
    text: z.string(),
    type: z.enum(['notice', 'system']),
  }),
  product_change: z.object({ kind: z.literal('product_change'), product_id: z.string().nullable() }),
  /** What is hoped for is other than before: a wish came, went or has another target (D18). */
  wishes_change: z.object({ kind: z.literal('wishes_change'), live_id: z.string() }),
  enter: z.object({ kind: z.literal('enter'), user: person }),
  barrage: z.object({
    kind: z.literal('barrage'),
    event_id: z.string(),
    user: person,
    text: z.string(),
    media_ts: mediaTs,
  }),
  gift: z.object({
    kind: z.literal('gift'),
    event_id: z.string(),
    user: person,
    gift: z.object({ gift_id: z.string(), name: z.string(), icon: z.string(), price: z.number().int() }),
    /** Given by this one call. */
    n: z.number().int(),
    /** Gifts of one sender within 3 s are one combo; `n` counts all of it so far. */
    combo: z.object({ id: z.string(), n: z.number().int() }),
    media_ts: mediaTs,
  }),
};

/** Counters: no `seq`, at most one a second, never replayed. */
export const liveCounters = {
  like_sum: z.object({ kind: z.literal('like_sum'), total: z.number().int(), by: z.number().int() }),
  online_count: z.object({
    kind: z.literal('online_count'),
    online: z.number().int(),
    watched: z.number().int(),
  }),
  /** So many have come of what a wish hopes for. */
  wish_sum: z.object({ kind: z.literal('wish_sum'), wish_id: z.string(), now: z.number().int() }),
};

export const liveEvent = z.discriminatedUnion('kind', [
  ...Object.values(liveEvents),
  ...Object.values(liveCounters),
] as [
  (typeof liveEvents)['live_start'],
  (typeof liveEvents)['live_interrupt'],
  (typeof liveEvents)['live_resume'],
  (typeof liveEvents)['live_end'],
  (typeof liveEvents)['live_stop'],
  (typeof liveEvents)['notice'],
  (typeof liveEvents)['product_change'],
  (typeof liveEvents)['wishes_change'],
  (typeof liveEvents)['enter'],
  (typeof liveEvents)['barrage'],
  (typeof liveEvents)['gift'],
  (typeof liveCounters)['like_sum'],
  (typeof liveCounters)['online_count'],
  (typeof liveCounters)['wish_sum'],
]);
export type LiveEvent = z.infer<typeof liveEvent>;
