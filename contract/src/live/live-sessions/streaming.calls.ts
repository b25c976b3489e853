import { z } from 'zod';
import { defineCall, defineCalls } from '../../call.ts';
import {
  flag,
  id,
  json,
  listOf,
  moment,
  paging,
  requestId,
  shanghaiTime,
  text,
  timestamp,
  whole,
} from '../../shared/fields.ts';
import { ticketLimits } from '../tickets/tickets.limits.ts';
import { liveLimits } from './live.limits.ts';
import {
  courseType,
  courseTypes,
  liveEarned,
  liveFigures,
  liveSettings,
  liveState,
  qualityTier,
  recordingOff,
  replayMode,
  tierOff,
  watcher,
  watcherSort,
} from './live.schema.ts';

/** Course types arrive as digits in a form. */
const courseTypeField = () => whole(1, courseTypes.length, 'live.course_type_required').pipe(courseType);

/** Calls of those who run a live session: settings, the push, the end. */
export const streamingCalls = defineCalls({
  edit: defineCall({
    id: 'C059',
    service: 'live',
    path: 'api/admin/v3/live/edit',
    summary: 'Create a live session, or change one that has not begun (V27 to V32).',
    writes: true,
    input: z.object({
      live_id: id().optional(),
      /** Left out: my only channel. */
      channel_id: id().optional(),
      name: text(liveLimits.liveNameCharacters, 'live.name_or_introduction_required'),
      theme: text(liveLimits.liveThemeCharacters).optional().default(''),
      introduction: text(liveLimits.liveIntroductionCharacters, 'live.name_or_introduction_required'),
      /** Empty, as a form leaves it: no preview (V32). */
      preview_time: z
        .union([z.literal('').transform(() => undefined), moment('live.preview_past')], 'live.preview_past')
        .optional(),
      /** `file_id` of an upload of the scene `live`. */
      background: id()
        .or(z.undefined())
        .refine((value) => value !== undefined, 'live.background_required'),
      admins: json(z.array(id()).max(20)).optional().default([]),
      course_type: courseTypeField(),
      /** For course type 5: what a ticket costs, in beans. */
      ticket_beans: whole(1, ticketLimits.ticketBeansMax, 'ticket.price').optional(),
      start_time: moment('live.start_time_required'),
      block_network: flag('live.block_network_required'),
      replay_mode: replayMode.optional().default('limited'),
      replay_days: whole(1, liveLimits.replayMaxDays, 'live.replay_days').optional(),
      goods: json(z.array(id()).max(50)).optional().default([]),
      request_id: requestId().optional(),
    }),
    output: z.object({ live_id: z.string(), live: liveSettings }),
    errors: [
      'live.missing',
      'live.channel_required',
      'live.locked',
      'live.preview_past',
      'live.preview_after_start',
      'live.background_required',
      'shop.product_missing',
      'ticket.price',
      'ticket.sold',
      'request.forbidden',
    ],
  }),
  settings: defineCall({
    id: 'G152',
    service: 'live',
    path: 'api/live/settings',
    summary: 'Every setting of a live session, for the form that edits it; those who run it only.',
    input: z.object({ live_id: id() }),
    output: z.object({ live: liveSettings }),
    errors: ['live.missing', 'request.forbidden'],
  }),
  watchers: defineCall({
    id: 'G210',
    service: 'live',
    path: 'api/live/viewers',
    summary:
      'Who watched a live session, from when, for how long, and what they gave; those who run it only (S36).',
    input: z.object({
      live_id: id(),
      /** In the nickname or the number. */
      keyword: text(50).optional(),
      sort: watcherSort.optional().default('longest'),
      ...paging,
    }),
    output: listOf(watcher),
    errors: ['live.missing', 'request.forbidden'],
  }),
  changeProduct: defineCall({
    id: 'C062',
    service: 'live',
    path: 'live/productchange',
    summary: 'Show one of the goods in the room, or none (0).',
    writes: true,
    input: z.object({ live_id: id(), product_id: id() }),
    output: z.object({ current: z.string().nullable() }),
    errors: ['live.missing', 'request.forbidden', 'request.not_found'],
  }),
  end: defineCall({
    id: 'C063',
    service: 'live',
    path: 'live/endmsg',
    summary: 'End the live session, or stop it for a reason: then it can never start again (T01, D27).',
    writes: true,
    input: z.object({
      live_id: id(),
      kind: z.enum(['end', 'stop'], 'request.invalid'),
      reason: text(200).optional(),
    }),
    output: z.object({
      state: liveState,
      ended_at: shanghaiTime(),
      ended_at_ts: timestamp(),
      summary: liveFigures.extend(liveEarned.shape),
    }),
    errors: [
      'live.missing',
      'live.not_on_air',
      'live.ended',
      'live.stopped',
      'live.reason_required',
      'request.forbidden',
    ],
  }),
  notice: defineCall({
    id: 'C064',
    service: 'live',
    path: 'live/msgsubmit',
    summary: 'A notice from those who run the live session to all in the room.',
    writes: true,
    input: z.object({
      live_id: id(),
      text: text(200, 'live.notice_empty'),
      type: z.enum(['notice', 'system'], 'request.invalid').optional().default('notice'),
    }),
    output: z.object({ event_id: z.string() }),
    errors: ['live.missing', 'live.ended', 'request.forbidden'],
  }),
  push: defineCall({
    id: 'G088',
    service: 'live',
    path: 'api/live/push',
    summary: 'The push address and key for the encoder; `rotate` makes a new key and cuts who pushes (D89).',
    writes: true,
    input: z.object({ live_id: id(), rotate: flag().optional().default(false) }),
    output: z.object({ rtmp_url: z.string(), key: z.string(), stream: z.string() }),
    errors: ['live.missing', 'request.forbidden'],
  }),
  start: defineCall({
    id: 'G089',
    service: 'live',
    path: 'api/live/start',
    summary:
      'Choose this live session as the one that the next push makes live; on air at once if one is pushing.',
    writes: true,
    input: z.object({ live_id: id() }),
    output: z.object({ state: liveState }),
    errors: [
      'live.missing',
      'live.ended',
      'live.stopped',
      'live.already_on_air',
      'moderation.banned',
      'moderation.acknowledge',
      'request.forbidden',
    ],
  }),
  pause: defineCall({
    id: 'G213',
    service: 'live',
    path: 'api/live/pause',
    summary:
      'Show the pause picture, or go on (S36). Members get no picture meanwhile; the encoder may push on, or be gone for half an hour.',
    writes: true,
    input: z.object({ live_id: id(), on: flag() }),
    output: z.object({
      /** UTC ms since when; null while it is not paused. */
      paused_ts: timestamp().nullable(),
    }),
    errors: ['live.missing', 'live.not_on_air', 'live.ended', 'live.stopped', 'request.forbidden'],
  }),
  test: defineCall({
    id: 'G212',
    service: 'live',
    path: 'api/live/test',
    summary:
      'What is pushed next is a test that those who run the live session see alone (S36), until G089 puts it on air, or chooses another.',
    writes: true,
    input: z.object({ live_id: id() }),
    output: z.object({ testing: z.literal(true) }),
    errors: [
      'live.missing',
      'live.locked',
      'live.ended',
      'live.stopped',
      'live.already_on_air',
      'moderation.banned',
      'moderation.acknowledge',
      'request.forbidden',
    ],
  }),
  health: defineCall({
    id: 'G090',
    service: 'live',
    path: 'api/live/health',
    summary: 'How the encoder does, and in plain words what to mend (S36).',
    input: z.object({ live_id: id() }),
    output: z.object({
      pushing: z.boolean(),
      /** Pictures per second. */
      fps: z.number(),
      /** kbit/s over the last seconds. */
      bitrate: z.number().int(),
      /** Seconds between key frames. */
      gop: z.number(),
      codec: z.string(),
      /** Gaps in the time stamps since it began. */
      dropped: z.number().int(),
      /** Why the last push was refused, such as `banned`, `wrong_key` or `bad_address`; empty when none was. */
      refused: z.string(),
      /** Why this is not recorded now; null while it is, or while nothing is pushed. */
      recording_off: recordingOff.nullable(),
      /** The tiers below the original: watched by so many, or withdrawn, and why. */
      tiers: z.array(z.object({ key: qualityTier, viewers: z.number().int(), off: tierOff.nullable() })),
      /** Keys of the `streamer` namespace. */
      advice: z.array(
        z.enum([
          'gop_long',
          'bitrate_low',
          'bitrate_high',
          'fps_low',
          'fps_uneven',
          'uplink_slow',
          'b_frames',
          'codec_unplayable',
          'no_audio',
          'no_video',
        ]),
      ),
    }),
    errors: ['live.missing', 'request.forbidden'],
  }),
});
