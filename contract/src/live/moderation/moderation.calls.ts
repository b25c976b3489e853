import { z } from 'zod';
import { defineCall, defineCalls } from '../../call.ts';
import { entryErrors } from '../../shared/entry.ts';
import {
  done,
  flag,
  id,
  listOf,
  moment,
  paging,
  requestId,
  shanghaiTime,
  text,
  timestamp,
} from '../../shared/fields.ts';
import { sharedLimits } from '../../shared/limits.ts';
import {
  ban,
  blockedViewer,
  brokenRule,
  frozenViewer,
  ownAction,
  unfrozenViewer,
  warning,
} from './moderation.schema.ts';

const why = () => text(sharedLimits.reasonCharacters, 'moderation.reason_required');
/** The fields of every action. */
const actionFields = {
  live_id: id(),
  /** The member concerned reads it. */
  reason: why(),
  rule: brokenRule.optional().default('other'),
  /** Message of the room that it is about, by whom it is against: kept as evidence. */
  message_id: id().optional(),
  request_id: requestId().optional(),
};
const search = { channel_id: id(), keyword: text(50).optional(), ...paging };
const untilOrNone = { until: shanghaiTime().nullable(), until_ts: timestamp().nullable() };
const actionErrors = ['live.missing', 'request.forbidden', 'request.not_found', 'moderation.reason_required'];

/** Order in live rooms: bans, warnings, freezes and blocks (P04, P05, D26). */
export const moderationCalls = defineCalls({
  ban: defineCall({
    id: 'C003',
    method: 'GET',
    service: 'live',
    path: 'ban/add',
    summary:
      'Cut the stream of a live session and keep its channel from broadcasting; repeated it answers the same ban (T02, D13).',
    access: ['inspector', 'admin'],
    writes: true,
    input: z.object({
      ...actionFields,
      /** Left out: as long as one person may decide, `banAloneMs`. A longer one waits for a second person (G202). */
      until: moment().optional(),
    }),
    output: z.object({
      ban_id: z.string(),
      /** Until when it holds now. */
      until: shanghaiTime(),
      until_ts: timestamp(),
      /** UTC ms until which it will hold once a second person confirms it; null when nothing waits. */
      longer_until_ts: timestamp().nullable(),
    }),
    errors: [...actionErrors, 'moderation.until_past'],
  }),
  decideBan: defineCall({
    id: 'G202',
    service: 'live',
    path: 'ban/decide',
    summary: 'As the second person confirm or refuse the longer end of a ban; never one’s own (P04).',
    access: ['inspector', 'admin'],
    writes: true,
    input: z.object({
      ban_id: id(),
      confirm: flag(),
      /** Why it is refused. */
      reason: text(sharedLimits.reasonCharacters).optional(),
      request_id: requestId().optional(),
    }),
    output: z.object({ until: shanghaiTime(), until_ts: timestamp() }),
    errors: ['request.not_found', 'request.forbidden', 'moderation.decided', 'moderation.reason_required'],
  }),
  liftBan: defineCall({
    id: 'G211',
    service: 'live',
    path: 'ban/lift',
    summary:
      'End a ban before its time, with a reason that its channel reads; one that is over changes nothing.',
    access: ['inspector', 'admin'],
    writes: true,
    input: z.object({ ban_id: id(), reason: why(), request_id: requestId().optional() }),
    output: z.object({ at: shanghaiTime(), at_ts: timestamp() }),
    errors: ['request.not_found', 'request.forbidden', 'moderation.reason_required'],
  }),
  bans: defineCall({
    id: 'G203',
    service: 'live',
    path: 'ban/list',
    summary: 'The bans in force; first those whose longer end waits for a second person.',
    access: ['inspector', 'admin'],
    input: z.object({ ...paging }),
    output: listOf(ban),
  }),
  warn: defineCall({
    id: 'C005',
    method: 'GET',
    service: 'livego',
    path: 'warning/add',
    summary:
      'Warn a viewer, or without `uid` the streamer; refused while the last warning is open (T02, M36, D13).',
    writes: true,
    input: z.object({ ...actionFields, uid: id().optional() }),
    output: z.object({ warning_id: z.string() }),
    errors: [...actionErrors, 'moderation.warned', 'moderation.viewer_warned'],
  }),
  acknowledge: defineCall({
    id: 'G094',
    service: 'livego',
    path: 'api/warning/ack',
    summary: 'I have read the warning and may go on (T02).',
    writes: true,
    input: z.object({ warning_id: id(), request_id: requestId().optional() }),
    output: done,
    errors: ['request.not_found', 'request.forbidden'],
  }),
  violation: defineCall({
    id: 'C019',
    service: 'livego',
    path: 'violate/info',
    summary:
      'Whether the channel of a live session is banned and why, how often it was warned, and my open warning.',
    input: z.object({ live_id: id() }),
    output: z.object({
      banned: z.boolean(),
      /** Why it is banned; empty otherwise. */
      reason: z.string(),
      ...untilOrNone,
      /** Warnings of the streamer in this live session. */
      warnings: z.number().int(),
      /** `none`: nothing can be appealed yet. */
      appeal_state: z.enum(['none']),
      /** What I have to acknowledge (G094) before I go on; null for nothing. */
      my_warning: warning.nullable(),
    }),
    errors: ['live.missing', ...entryErrors],
  }),
  warnings: defineCall({
    id: 'C020',
    service: 'livego',
    path: 'warning/list',
    summary: 'The warnings in a live session, newest first: all of them for its staff, mine for others.',
    input: z.object({ live_id: id(), ...paging }),
    output: listOf(warning),
    errors: ['live.missing', ...entryErrors],
  }),
  freeze: defineCall({
    id: 'C065',
    service: 'live',
    path: 'frozen/add',
    summary: 'Freeze a viewer for three days or for good: they chat in no room of the channel (T03, D26).',
    writes: true,
    input: z.object({
      ...actionFields,
      uid: id(),
      type: z.union(
        [z.literal([3, '3']).transform(() => '3' as const), z.literal('permanent')],
        'request.invalid',
      ),
    }),
    output: z.object({
      freeze_id: z.string(),
      release_at: shanghaiTime().nullable(),
      release_at_ts: timestamp().nullable(),
    }),
    errors: [...actionErrors, 'moderation.frozen_already'],
  }),
  unfreeze: defineCall({
    id: 'C066',
    service: 'live',
    path: 'frozen/del',
    summary: 'End a freeze, by its id or by member and channel; one that is over already changes nothing.',
    writes: true,
    input: z.object({
      freeze_id: id().optional(),
      uid: id().optional(),
      channel_id: id().optional(),
      note: text(sharedLimits.reasonCharacters).optional().default(''),
      request_id: requestId().optional(),
    }),
    output: z.object({ state: z.literal('unfrozen'), at: shanghaiTime(), at_ts: timestamp() }),
    errors: ['request.not_found', 'request.forbidden'],
  }),
  frozen: defineCall({
    id: 'C067',
    service: 'live',
    path: 'frozen/lista',
    summary:
      'Who is frozen in the channel, newest first; `keyword` in nickname, number, live title or reason (S38).',
    input: z.object(search),
    output: listOf(frozenViewer),
    errors: ['request.forbidden', 'request.not_found'],
  }),
  unfrozen: defineCall({
    id: 'C068',
    service: 'live',
    path: 'frozen/listb',
    summary: 'Who was frozen in the channel and is not any more, latest first (S38).',
    input: z.object(search),
    output: listOf(unfrozenViewer),
    errors: ['request.forbidden', 'request.not_found'],
  }),
  block: defineCall({
    id: 'G135',
    service: 'live',
    path: 'api/viewer/block',
    summary: 'Remove a viewer from the rooms of the channel until they are let back (D26).',
    writes: true,
    input: z.object({
      ...actionFields,
      uid: id(),
      on: flag(),
      /** Required to remove somebody. */
      reason: text(sharedLimits.reasonCharacters).optional().default(''),
    }),
    output: z.object({ blocked: z.boolean() }),
    errors: actionErrors,
  }),
  blocks: defineCall({
    id: 'G136',
    service: 'live',
    path: 'api/viewer/block/list',
    summary: 'Who is removed from the rooms of the channel of a live session, latest first.',
    input: z.object({ live_id: id(), ...paging }),
    output: listOf(blockedViewer),
    errors: ['live.missing', 'request.forbidden'],
  }),
  mine: defineCall({
    id: 'G201',
    service: 'hljwgo',
    path: 'v2/moderation/mine',
    summary: 'The acts against me and against channels that I run, newest first, each with its reason (N06).',
    input: z.object({ ...paging }),
    output: listOf(ownAction),
  }),
});
