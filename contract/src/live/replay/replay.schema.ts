import { z } from 'zod';
import { shanghaiTime, timestamp, user } from '../../shared/fields.ts';
import { packetEvents } from '../../money/red-packets/red-packets.events.ts';
import { message } from '../../talk/messaging/messaging.schema.ts';
import { luckyEvents } from '../bags/bags.events.ts';
import { liveEvents } from '../live-sessions/live.events.ts';
import { live, liveRole, replayMode } from '../live-sessions/live.schema.ts';

/*
 * Every place on a replay (`at`, `media_ts`, `from`, `to`) is ms from its beginning as it is played: a player's `currentTime`
 * times 1,000. What happened while the encoder was away lies where the picture goes on.
 */

/** Domain 3.5. `recording`: on air, and may be played from its beginning (DVR). `processing`: being closed. */
export const replayStates = ['recording', 'processing', 'ready', 'expired', 'failed'] as const;
export const replayState = z.enum(replayStates);
export type ReplayState = z.infer<typeof replayState>;

/** Why some of a live session was not recorded. */
export const replayGaps = ['encoder', 'recorder', 'disk'] as const;

/** Where in a picture of thumbnails those of a replay stand: rows of `columns`, from the left, the first at 0 ms. */
export const replayThumbnails = z.object({
  /** Address, signed. */
  src: z.string(),
  columns: z.number().int(),
  rows: z.number().int(),
  /** px of one. */
  width: z.number().int(),
  height: z.number().int(),
  /** ms between two of them. */
  every: z.number().int(),
  count: z.number().int(),
});

export const replay = z.object({
  live_id: z.string(),
  /** Of the recording (C060). */
  video_id: z.string(),
  state: replayState,
  mode: replayMode,
  days: z.number().int().nullable(),
  /** When it is gone; null for a permanent one and while the live session is on air. */
  expires_at: shanghaiTime().nullable(),
  expires_at_ts: timestamp().nullable(),
  /** How long it plays, ms; grows while it is recorded. */
  duration: z.number().int(),
  /** Address of its HLS playlist, relative to the host, signed; empty while nothing of it can be played. */
  hls: z.string(),
  /** What is missing; `ms` is how long. */
  missing: z.array(z.object({ at: z.number().int(), ms: z.number().int(), reason: z.enum(replayGaps) })),
  /** Notices and changes of the product shown; `text` is the notice, or the product's id. */
  chapters: z.array(
    z.object({ at: z.number().int(), kind: z.enum(['notice', 'product']), text: z.string() }),
  ),
  /** Gifts, and red packets, rains and bags, for the seek bar; those of one stretch together. */
  marks: z.array(z.object({ at: z.number().int(), kind: z.enum(['gift', 'packet']), n: z.number().int() })),
  /** Address of a picture of it, signed; empty while there is none. */
  poster: z.string(),
  thumbnails: replayThumbnails.nullable(),
  /** What those who run the live session cut off, in ms of the whole recording; null: nothing. */
  trim: z.object({ from: z.number().int(), to: z.number().int() }).nullable(),
  /** Length of the whole recording, ms. */
  recorded: z.number().int(),
});
export type Replay = z.infer<typeof replay>;

/** The live session of a replay. */
export const replayOf = live
  .pick({
    live_id: true,
    room: true,
    name: true,
    theme: true,
    introduction: true,
    background: true,
    state: true,
  })
  .extend({
    channel: z.object({ channel_id: z.string(), name: z.string(), img: z.string() }),
    streamer: user,
    started: shanghaiTime(),
    started_ts: timestamp(),
  });

/** My part in it: `runs` may choose, trim and delete. */
export const replayMy = z.object({
  role: liveRole,
  runs: z.boolean(),
  followed: z.boolean(),
  /** Place where I left it (C036), on whatever device; null where I begin anew, also within `replayEdgeMs` of an end. */
  left_at: z.number().int().nullable(),
});

/** A replay on a card. */
export const replayCard = replayOf
  .pick({ live_id: true, name: true, theme: true, background: true, channel: true, streamer: true })
  .extend({
    started: shanghaiTime(),
    started_ts: timestamp(),
    state: replayState,
    duration: z.number().int(),
    poster: z.string(),
    expires_at: shanghaiTime().nullable(),
    expires_at_ts: timestamp().nullable(),
  });
export type ReplayCard = z.infer<typeof replayCard>;

const place = {
  /** Place in the room's numbering: unique, and the order of equal `media_ts`. */
  seq: z.number().int(),
  /** Place on the replay, ms. */
  media_ts: z.number().int(),
  /** When it happened, UTC ms. */
  ts: z.number().int(),
};

/** Events of the room that a replay shows again. */
const replayedEvents = [
  liveEvents.barrage,
  liveEvents.gift,
  liveEvents.gifts,
  liveEvents.notice,
  liveEvents.product_change,
  luckyEvents.lucky_start,
  luckyEvents.lucky_end,
  packetEvents.packet_new,
  packetEvents.rain_start,
  packetEvents.packet_end,
] as const;
export type ReplayedKind = (typeof replayedEvents)[number]['shape']['kind']['value'];
export const replayedKinds: readonly ReplayedKind[] = replayedEvents.map(({ shape }) => shape.kind.value);

/**
 * Events of the room that a replay leaves out: of who came, of the picture itself, of order in the room, and what is asked and
 * hoped for at that moment alone.
 */
export const unreplayedKinds = [
  'ban',
  'enter',
  'freeze',
  'live_end',
  'live_interrupt',
  'live_pause',
  'live_resume',
  'live_start',
  'live_stop',
  'viewer_block',
  'vote_end',
  'vote_start',
  'warn',
  'warn_ack',
  'wishes_change',
] as const;

/** Something that happened in the room, as its frame said it; messages recalled or blocked since are left out. */
export const replayEvent = z.discriminatedUnion('type', [
  /** A chat message; a red packet is one of kind `red_packet`. */
  z.object({ type: z.literal('msg'), ...place, data: message }),
  z.object({
    type: z.literal('event'),
    ...place,
    data: z.discriminatedUnion('kind', replayedEvents),
  }),
]);
export type ReplayEvent = z.infer<typeof replayEvent>;
