import { z } from 'zod';
import { defineCall, defineCalls } from '../../call.ts';
import { id, json, listOf, paging, requestId, shanghaiTime, text, timestamp } from '../../shared/fields.ts';
import { sharedLimits } from '../../shared/limits.ts';
import { brokenRule } from '../moderation/moderation.schema.ts';
import { reportLimits } from './reports.limits.ts';
import { report, reportOutcome, reportState } from './reports.schema.ts';

/** Reports of live rooms: every member reports, inspectors and administrators settle (P04, domain 3.1). */
export const reportCalls = defineCalls({
  add: defineCall({
    id: 'C004',
    method: 'GET',
    service: 'live',
    path: 'report/add',
    summary: 'Report a live room to the inspectors; refused while my last report of it is open (P04, D13).',
    writes: true,
    input: z.object({
      live_id: id(),
      reason: brokenRule,
      /** What happened; required when the reason is `other`. */
      content: text(reportLimits.reportCharacters).optional().default(''),
      /** Ids of pictures that I have sent with the scene `report`. */
      pics: json(z.array(id()).max(reportLimits.reportPictures, 'request.invalid')).optional().default([]),
      request_id: requestId().optional(),
    }),
    output: z.object({ report_id: z.string() }),
    errors: ['live.missing', 'request.content_required', 'file.unknown', 'moderation.reported'],
  }),
  list: defineCall({
    id: 'G208',
    service: 'live',
    path: 'report/list',
    summary:
      'Reports of live rooms: those that are open, longest waiting first, or those that are settled, latest first; none of a channel that I run.',
    access: ['inspector', 'admin'],
    input: z.object({ state: reportState.optional().default('open'), ...paging }),
    output: listOf(report),
  }),
  settle: defineCall({
    id: 'G209',
    service: 'live',
    path: 'report/settle',
    summary:
      'Say how a report ended, which its reporter is told; never of a report of one’s own, or of a channel that one runs.',
    access: ['inspector', 'admin'],
    writes: true,
    input: z.object({
      report_id: id(),
      outcome: reportOutcome,
      /** Why, for the reporter. */
      note: text(sharedLimits.reasonCharacters, 'moderation.reason_required'),
      request_id: requestId().optional(),
    }),
    output: z.object({ outcome: reportOutcome, at: shanghaiTime(), at_ts: timestamp() }),
    errors: ['request.not_found', 'request.forbidden', 'moderation.decided', 'moderation.reason_required'],
  }),
});
