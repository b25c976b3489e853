import { z } from 'zod';
import { defineCall, defineCalls } from '../../call.ts';
import { entryErrors } from '../../shared/entry.ts';
import { done, id, listOf, paging, whole } from '../../shared/fields.ts';
import { liveLimits } from '../live-sessions/live.limits.ts';
import { replayMode } from '../live-sessions/live.schema.ts';
import { replayLimits } from './replay.limits.ts';
import { replay, replayCard, replayEvent, replayMy, replayOf } from './replay.schema.ts';

const gates = ['live.missing', ...entryErrors] as const;

/** Replays of live sessions (S37, D28); who may watch one is who may enter the live session. */
export const replayCalls = defineCalls({
  info: defineCall({
    id: 'G220',
    service: 'live',
    path: 'api/replay/info',
    summary:
      'A replay with what its page needs; also while the live session is on air (DVR). Ask again when an address is no longer good.',
    input: z.object({ live_id: id() }),
    output: z.object({ replay, live: replayOf, my: replayMy }),
    errors: [...gates, 'replay.missing'],
  }),
  events: defineCall({
    id: 'G091',
    service: 'live',
    path: 'api/replay/events',
    summary:
      'What happened in the room within a stretch of a replay, in the order of its places; from the first ms to before the last, so that stretches neither repeat nor lose anything (N02).',
    input: z.object({
      live_id: id(),
      /** ms on the replay, included. */
      from_ts: whole(0, 864_000_000, 'replay.range'),
      /** ms on the replay, not included. */
      to_ts: whole(0, 864_000_000, 'replay.range'),
      /** `next` of an answer with the same range. */
      cursor: id().optional(),
      size: whole(1, replayLimits.replayEventsMax).optional().default(200),
    }),
    output: z.object({
      list: z.array(replayEvent),
      /** The cursor of what follows in the range; null at its end. */
      next: z.string().nullable(),
    }),
    errors: [...gates, 'replay.missing', 'replay.expired', 'replay.range'],
  }),
  list: defineCall({
    id: 'G221',
    service: 'live',
    path: 'api/replay/list',
    summary:
      'Replays of a channel, the latest first; those that are over or failed only for those who run the live session.',
    input: z.object({ channel_id: id(), ...paging }),
    output: listOf(replayCard),
  }),
  choose: defineCall({
    id: 'C060',
    service: 'live',
    path: 'api/admin/v3/video/choose',
    summary:
      'How long the replay is kept, and which part of the recording it shows; what is left out stays. `none` deletes it (D28, V31).',
    writes: true,
    input: z.object({
      live_id: id(),
      /** Of `replay.video_id`, where a client names the recording. */
      video_id: id().optional(),
      mode: replayMode.optional(),
      /** For the mode `limited`, counted from the end of the live session. */
      days: whole(1, liveLimits.replayMaxDays, 'live.replay_days').optional(),
      /** ms of the whole recording. */
      trim_from: whole(0, 864_000_000, 'replay.trim').optional(),
      trim_to: whole(0, 864_000_000, 'replay.trim').optional(),
    }),
    output: z.object({ replay }),
    errors: [
      'live.missing',
      'live.replay_days',
      'replay.missing',
      'replay.expired',
      'replay.not_ready',
      'replay.trim',
      'request.forbidden',
    ],
  }),
  remove: defineCall({
    id: 'G222',
    service: 'live',
    path: 'api/replay/delete',
    summary: 'Deletes a replay for good; its chat stays in the room.',
    writes: true,
    input: z.object({ live_id: id() }),
    output: done,
    errors: ['live.missing', 'replay.missing', 'replay.not_ready', 'request.forbidden'],
  }),
});
