import { z } from 'zod';
import { user } from '../../shared/fields.ts';
import { rankTop } from './live.schema.ts';

const person = user.pick({ uid: true, nickname: true, img: true });
/**
 * ms since the live session went on air, so that a viewer some seconds behind sees it on its frame (N02); null before. The
 * server adds it to every stored event of the room, also to those of packets, bags and moderation, whose client gave none.
 */
const mediaTs = z.number().int().nullable().default(null);
const placed = { media_ts: mediaTs };

const votes = z.array(z.object({ id: z.string(), n: z.number().int() }));

const given = {
  event_id: z.string(),
  user: person,
  gift: z.object({ gift_id: z.string(), name: z.string(), icon: z.string(), price: z.number().int() }),
  /** Given since the event before. */
  n: z.number().int(),
  /** Gifts of one sender within 3 s are one combo; `n` counts all of it so far. */
  combo: z.object({ id: z.string(), n: z.number().int() }),
  ...placed,
};

/** Events of a live session's room that have a `seq`: kept, replayed, and shown again with the replay. */
export const liveEvents = {
  live_start: z.object({ kind: z.literal('live_start'), live_id: z.string(), ...placed }),
  live_interrupt: z.object({
    kind: z.literal('live_interrupt'),
    live_id: z.string(),
    /** UTC ms when the live session ends if the encoder has not come back. */
    until: z.number().int(),
    ...placed,
  }),
  live_resume: z.object({ kind: z.literal('live_resume'), live_id: z.string(), ...placed }),
  /** The streamer shows the pause picture since then, UTC ms; null: they go on (G213). */
  live_pause: z.object({
    kind: z.literal('live_pause'),
    live_id: z.string(),
    since: z.number().int().nullable(),
    ...placed,
  }),
  live_end: z.object({ kind: z.literal('live_end'), live_id: z.string(), ...placed }),
  live_stop: z.object({ kind: z.literal('live_stop'), live_id: z.string(), reason: z.string(), ...placed }),
  notice: z.object({
    kind: z.literal('notice'),
    event_id: z.string(),
    text: z.string(),
    type: z.enum(['notice', 'system']),
    ...placed,
  }),
  product_change: z.object({
    kind: z.literal('product_change'),
    product_id: z.string().nullable(),
    ...placed,
  }),
  /** What is hoped for is other than before: a wish came, went or has another target (D18). */
  wishes_change: z.object({ kind: z.literal('wishes_change'), live_id: z.string(), ...placed }),
  /** A question to the room (C026), open until `ends_ts`. */
  vote_start: z.object({
    kind: z.literal('vote_start'),
    vote: z.object({
      id: z.string(),
      question: z.string(),
      options: z.array(z.object({ id: z.string(), text: z.string() })),
      ends_ts: z.number().int(),
    }),
    ...placed,
  }),
  /** It is closed: how all voted. */
  vote_end: z.object({ kind: z.literal('vote_end'), vote_id: z.string(), options: votes, ...placed }),
  enter: z.object({ kind: z.literal('enter'), user: person, ...placed }),
  barrage: z.object({
    kind: z.literal('barrage'),
    event_id: z.string(),
    user: person,
    text: z.string(),
    ...placed,
  }),
  gift: z.object({ kind: z.literal('gift'), ...given }),
  /** Gifts of several combos that were given in one moment: a room hears of gifts at most ten times a second (E28). */
  gifts: z.object({ kind: z.literal('gifts'), list: z.array(z.object(given)), ...placed }),
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
  /** How the room has voted so far. */
  vote_sum: z.object({ kind: z.literal('vote_sum'), vote_id: z.string(), options: votes }),
  /** Who have given most now (C031), and how many gave. */
  rank_top: z.object({ kind: z.literal('rank_top'), ...rankTop.shape }),
};

export const liveEvent = z.discriminatedUnion('kind', [
  ...Object.values(liveEvents),
  ...Object.values(liveCounters),
] as [
  (typeof liveEvents)['live_start'],
  (typeof liveEvents)['live_interrupt'],
  (typeof liveEvents)['live_resume'],
  (typeof liveEvents)['live_pause'],
  (typeof liveEvents)['live_end'],
  (typeof liveEvents)['live_stop'],
  (typeof liveEvents)['notice'],
  (typeof liveEvents)['product_change'],
  (typeof liveEvents)['wishes_change'],
  (typeof liveEvents)['vote_start'],
  (typeof liveEvents)['vote_end'],
  (typeof liveEvents)['enter'],
  (typeof liveEvents)['barrage'],
  (typeof liveEvents)['gift'],
  (typeof liveEvents)['gifts'],
  (typeof liveCounters)['like_sum'],
  (typeof liveCounters)['online_count'],
  (typeof liveCounters)['wish_sum'],
  (typeof liveCounters)['vote_sum'],
  (typeof liveCounters)['rank_top'],
]);
export type LiveEvent = z.infer<typeof liveEvent>;
/** The same before the server has placed it on the timeline of the live session. */
export type LiveEventInput = z.input<typeof liveEvent>;
