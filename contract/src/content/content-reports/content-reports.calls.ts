import { z } from 'zod';
import { defineCall, defineCalls } from '../../call.ts';
import { done, id, listOf, paging, requestId, shanghaiTime, text, timestamp } from '../../shared/fields.ts';
import { sharedLimits } from '../../shared/limits.ts';
import { contentType } from '../posts/posts.schema.ts';
import { contentReportLimits } from './content-reports.limits.ts';
import {
  contentReport,
  contentReportOutcome,
  contentReportReason,
  contentReportState,
} from './content-reports.schema.ts';

/**
 * Reports of what members wrote (E30, P02): every member reports, inspectors and administrators settle, and take things out of
 * sight with or without a report.
 */
export const contentReportCalls = defineCalls({
  add: defineCall({
    id: 'G432',
    service: 'cms',
    path: 'report/add',
    summary:
      'Report something that is displayed; refused while my last report of it is open, and for my own.',
    writes: true,
    input: z.object({
      type: contentType,
      id: id(),
      reason: contentReportReason,
      /** What is wrong with it; required when the reason is `other`. */
      content: text(contentReportLimits.contentReportCharacters).optional().default(''),
      request_id: requestId().optional(),
    }),
    output: z.object({ report_id: z.string() }),
    errors: [
      'post.missing',
      'comment.missing',
      'request.content_required',
      'request.forbidden',
      'moderation.reported',
    ],
  }),
  list: defineCall({
    id: 'G433',
    service: 'cms',
    path: 'report/list',
    summary:
      'Reports: those that are open, longest waiting first, or those that are settled, latest first; none of what I wrote.',
    access: ['inspector', 'admin'],
    input: z.object({ state: contentReportState.optional().default('open'), ...paging }),
    output: listOf(contentReport),
  }),
  settle: defineCall({
    id: 'G434',
    service: 'cms',
    path: 'report/settle',
    summary:
      'Say how a report ended, which its reporter is told; `acted` hides the thing with the note as its reason. Never of one’s own report or writing.',
    access: ['inspector', 'admin'],
    writes: true,
    input: z.object({
      report_id: id(),
      outcome: contentReportOutcome,
      /** Why, for the reporter and, when it is hidden, for its author. */
      note: text(sharedLimits.reasonCharacters, 'review.reason_required'),
      request_id: requestId().optional(),
    }),
    output: z.object({ outcome: contentReportOutcome, at: shanghaiTime(), at_ts: timestamp() }),
    errors: ['request.not_found', 'request.forbidden', 'moderation.decided', 'review.reason_required'],
  }),
  hide: defineCall({
    id: 'G424',
    service: 'cms',
    path: 'content/hide',
    summary:
      'Take something displayed out of sight, with a reason that its author reads; never one’s own. It comes back by `content/show`.',
    access: ['inspector', 'admin'],
    writes: true,
    input: z.object({
      type: contentType,
      id: id(),
      reason: text(sharedLimits.reasonCharacters, 'review.reason_required'),
      request_id: requestId().optional(),
    }),
    output: done,
    errors: ['post.missing', 'comment.missing', 'request.forbidden', 'review.reason_required'],
  }),
  show: defineCall({
    id: 'G425',
    service: 'cms',
    path: 'content/show',
    summary: 'Display again what was hidden; never one’s own.',
    access: ['inspector', 'admin'],
    writes: true,
    input: z.object({ type: contentType, id: id(), request_id: requestId().optional() }),
    output: done,
    errors: ['post.missing', 'comment.missing', 'request.forbidden', 'post.state'],
  }),
});
