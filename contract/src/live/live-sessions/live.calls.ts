import { z } from 'zod';
import { defineCall, defineCalls } from '../../call.ts';
import { entryErrors } from '../../shared/entry.ts';
import {
  flag,
  id,
  json,
  listOf,
  paging,
  requestId,
  shanghaiTime,
  timestamp,
  user,
  whole,
} from '../../shared/fields.ts';
import { liveLimits } from './live.limits.ts';
import {
  live,
  liveEarned,
  liveFigures,
  liveRole,
  liveState,
  liveSummary,
  qualityTier,
  tierOff,
  ranked,
  rankTop,
} from './live.schema.ts';
import { liveWish } from '../live-wishes/live-wishes.schema.ts';
import { vote } from '../votes/votes.schema.ts';

/** Calls of the viewers of a live session. */
export const liveCalls = defineCalls({
  list: defineCall({
    id: 'G119',
    service: 'livego',
    path: 'api/live/list',
    summary: 'Lives for the homepage: those on air first, then the next, then the latest ended.',
    input: z.object({
      state: z.enum(['not_started', 'live', 'ended'], 'request.invalid').optional(),
      channel_id: id().optional(),
      /** Only those with which this member was on air, as `stats.lives` of their profile counts them. */
      streamer_uid: id().optional(),
      ...paging,
    }),
    output: listOf(liveSummary),
  }),
  states: defineCall({
    id: 'G232',
    service: 'livego',
    path: 'api/live/states',
    summary:
      'How live sessions stand of which I see cards (E05): what the card says, whoever may enter. Drafts are left out.',
    input: z.object({ live_ids: json(z.array(id()).min(1).max(20)) }),
    output: z.object({ list: z.array(live.pick({ live_id: true, state: true })) }),
  }),
  info: defineCall({
    id: 'C018',
    service: 'livego',
    path: 'live/info',
    summary:
      'Everything a viewer needs to enter a live session; the media addresses are signed and live 60 s (D89).',
    input: z.object({ live_id: id() }),
    output: z.object({
      live,
      room: z.string(),
      channel: z.object({ channel_id: z.string(), name: z.string(), img: z.string() }),
      streamer: user,
      state: liveState,
      /** UTC ms it went on air; null before. */
      started_ts: timestamp().nullable(),
      /** UTC ms since when the streamer shows the pause picture (G213); null while they do not. */
      paused_ts: timestamp().nullable(),
      /** What is pushed is a test that those who run it see alone (G212); false for everybody else. */
      testing: z.boolean(),
      /** Why it was stopped; empty otherwise. */
      end_reason: z.string(),
      /**
       * Addresses relative to the host. `flv`: empty when not on air, while it is paused for those who only watch, and during
       * a test for all but those who run it. `hls`: for browsers that play no FLV, some seconds
       * later than it and playable from the beginning (DVR); null while nothing is recorded. It stays good (G220).
       */
      media: z.object({ flv: z.string(), hls: z.string().nullable() }),
      my: z.object({
        role: liveRole,
        followed: z.boolean(),
        subscribed: z.boolean(),
        /** Whether my iron-fan membership of the channel runs. */
        iron_fan: z.boolean(),
        /** D26: may not chat in the rooms of the channel. */
        frozen: z.boolean(),
        /** G094: has a warning to acknowledge before writing in the room; C019 says which. */
        warned: z.boolean(),
        muted: z.boolean(),
        appointed: z.boolean(),
      }),
      counters: z.object({
        online: z.number().int(),
        watched: z.number().int(),
        likes: z.number().int(),
        fans: z.number().int(),
      }),
      /** What runs in the room now, so that who comes late has all of it at once. */
      now: z.object({
        /** The product being presented; null when none is. */
        product_id: z.string().nullable(),
        /** The vote that is open. */
        vote: vote.nullable(),
        wishes: z.array(liveWish),
        rank: rankTop,
        /** Ids of what else runs, by kind, such as `red_bags`; kinds of which nothing runs are left out. */
        running: z.record(z.string(), z.array(z.string())),
      }),
      last_seq: z.number().int(),
      server_ts: timestamp(),
    }),
    errors: ['live.missing', ...entryErrors],
  }),
  preview: defineCall({
    id: 'G175',
    service: 'livego',
    path: 'api/live/preview',
    summary:
      'What a visitor sees at the door: the public live session on air with the address of a short silent look at it, else the next one.',
    access: 'open',
    input: z.object({}),
    output: z.object({
      live: live
        .pick({ live_id: true, name: true, background: true, start_time_ts: true })
        .extend({
          state: liveState.extract(['live', 'not_started']),
          channel: z.object({ name: z.string() }),
          streamer: user.pick({ nickname: true, img: true }),
          online: z.number().int(),
        })
        .nullable(),
      /** Address relative to the host, good for 60 s; empty while there is no picture. */
      flv: z.string(),
    }),
  }),
  publicOnAir: defineCall({
    id: 'G462',
    service: 'livego',
    path: 'api/live/public',
    summary: 'The public live sessions on air, the latest first, as visitors see them (S16).',
    access: 'open',
    input: z.object({ ...paging }),
    output: listOf(
      live.pick({ live_id: true, name: true, background: true, start_time_ts: true }).extend({
        channel: z.object({ name: z.string() }),
        streamer: user.pick({ nickname: true, img: true }),
        online: z.number().int(),
      }),
    ),
  }),
  clarity: defineCall({
    id: 'C017',
    service: 'livego',
    path: 'api/live/clarity',
    summary: 'The quality tiers of a live session, best first, and why one is not to be had now (K27).',
    input: z.object({ live_id: id() }),
    output: z.object({
      tiers: z.array(
        z.object({
          key: qualityTier,
          name: z.string(),
          /**
           * Address relative to the host, good for 60 s; empty for a tier that is off. HD and SD are encoded only while
           * somebody watches them: their first picture may take some seconds, until which the one before goes on.
           */
          flv: z.string(),
          /** As in C018; null for tiers other than the original. */
          hls: z.string().nullable(),
          /** kbit/s, 0 while unknown. */
          bitrate: z.number().int(),
          /** px, null while unknown. */
          height: z.number().int().nullable(),
          off: tierOff.nullable(),
        }),
      ),
      default: qualityTier,
    }),
    errors: ['live.missing', 'live.not_on_air', ...entryErrors],
  }),
  user: defineCall({
    id: 'C028',
    service: 'livego',
    path: 'api/user/info',
    summary: 'A member as seen in this room.',
    input: z.object({ live_id: id(), uid: id() }),
    output: z.object({
      user,
      /** Null while they are in no fan club. */
      club: z.object({ level: z.number().int(), medal: z.string(), lit: z.boolean() }).nullable(),
      role: liveRole,
      /** As in C018. */
      frozen: z.boolean(),
      /** UTC ms; null while they are not frozen, and for good. */
      frozen_until_ts: timestamp().nullable(),
      /** Has a warning to acknowledge (G094). */
      warned: z.boolean(),
      /** Removed from the rooms of the channel (G135). */
      blocked: z.boolean(),
      muted: z.boolean(),
      /** They follow the channel. */
      followed: z.boolean(),
    }),
    errors: ['live.missing', ...entryErrors, 'request.not_found'],
  }),
  audience: defineCall({
    id: 'C029',
    service: 'livego',
    path: 'api/live/audienceCount',
    summary: 'How many watch now, and what the live session has come to (S35, S36).',
    input: z.object({ live_id: id() }),
    output: liveFigures.extend({
      online: z.number().int(),
      /** Null for those who do not run it. */
      earned: liveEarned.nullable(),
    }),
    errors: ['live.missing', ...entryErrors],
  }),
  onlineMembers: defineCall({
    id: 'C030',
    service: 'livego',
    path: 'api/live/online/list',
    summary: 'Who is in the room.',
    input: z.object({ live_id: id(), ...paging }),
    output: listOf(
      z.object({
        user,
        level: z.number().int(),
        medal: z.string(),
        joined: shanghaiTime(),
        joined_ts: timestamp(),
      }),
    ),
    errors: ['live.missing', ...entryErrors],
  }),
  rank: defineCall({
    id: 'C031',
    service: 'livego',
    path: 'api/live/rank',
    summary: 'Who gave most in this live session, in beans; ties by who got there first.',
    input: z.object({ live_id: id() }),
    output: z.object({
      list: z.array(ranked),
      /** I am hidden in ranks (G214). */
      hidden: z.boolean(),
      updated: shanghaiTime(),
      updated_ts: timestamp(),
    }),
    errors: ['live.missing', ...entryErrors],
  }),
  like: defineCall({
    id: 'C032',
    service: 'livego',
    path: 'api/live/zan',
    summary: 'Likes, gathered by the client for a second.',
    rate: 'like',
    writes: true,
    input: z.object({
      live_id: id(),
      n: whole(1, liveLimits.likesAtOnce),
      request_id: requestId().optional(),
    }),
    output: z.object({ total: z.number().int() }),
    errors: ['live.missing', 'live.not_on_air', ...entryErrors],
  }),
  likeOld: defineCall({
    id: 'C101',
    service: 'hljw',
    path: 'api/pindao/liveZan',
    summary: 'Older form of livego/api/live/zan.',
    rate: 'like',
    writes: true,
    input: z.object({
      live_id: id(),
      n: whole(1, liveLimits.likesAtOnce),
      request_id: requestId().optional(),
    }),
    output: z.object({ total: z.number().int() }),
    errors: ['live.missing', 'live.not_on_air', ...entryErrors],
  }),
  likes: defineCall({
    id: 'C033',
    service: 'livego',
    path: 'api/live/zan/num',
    summary: 'Likes of all and of mine.',
    input: z.object({ live_id: id() }),
    output: z.object({ total: z.number().int(), mine: z.number().int() }),
    errors: ['live.missing', ...entryErrors],
  }),
  watch: defineCall({
    id: 'C036',
    service: 'livego',
    path: 'api/watch/record',
    summary:
      'I watched so many more seconds, up to this place; of a replay G220 answers it as `left_at` (S37).',
    writes: true,
    input: z.object({
      live_id: id(),
      seconds: whole(1, 600),
      /** s since the live session went on air; of a replay, s from its beginning as it is played. */
      pos: whole(0, 864_000),
      /** It was the replay: it does not count as watching the live session (G210). */
      replay: flag().optional().default(false),
    }),
    output: z.object({ ok: z.literal(true), task: z.string().nullable() }),
    errors: ['live.missing', ...entryErrors],
  }),
  appointment: defineCall({
    id: 'C055',
    service: 'livego',
    path: 'api/live/order',
    summary: 'Make, cancel or ask for my appointment; a second one answers `exists` (D17, T08).',
    writes: true,
    input: z.object({ live_id: id(), action: z.enum(['make', 'cancel', 'query'], 'request.invalid') }),
    output: z.object({ state: z.enum(['made', 'exists', 'none']), count: z.number().int() }),
    errors: ['live.missing', 'live.appointment_over', 'moderation.blocked'],
  }),
});
