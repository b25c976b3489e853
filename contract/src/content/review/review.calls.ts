import { z } from 'zod';
import { defineCall, defineCalls } from '../../call.ts';
import { flag, id, listOf, paging, requestId, text, whole } from '../../shared/fields.ts';
import { sharedLimits } from '../../shared/limits.ts';
import { heldVerdict, reviewEntry, reviewKind } from './review.schema.ts';

/**
 * The desk of those who judge what members wrote (D68): inspectors and administrators everything, owners of a channel what
 * belongs to it. Never what they wrote themselves.
 */
export const reviewCalls = defineCalls({
  kinds: defineCall({
    id: 'G430',
    service: 'cms',
    path: 'review/kinds',
    summary: 'The queues that I may judge, with how much waits in each; none for who judges nothing.',
    input: z.object({}),
    output: z.object({
      list: z.array(
        z.object({
          kind: z.string(),
          waiting: z.number().int(),
          /** How long things usually wait, ms; null until some were judged. */
          usual_wait: z.number().int().nullable(),
        }),
      ),
    }),
  }),
  list: defineCall({
    id: 'G061',
    service: 'cms',
    path: 'review/list',
    summary:
      'What waits in a queue, longest first, without what I wrote myself and what somebody has just judged.',
    input: z.object({ type: reviewKind(), ...paging }),
    output: listOf(reviewEntry).extend({
      /** Verdicts of mine in this queue that I can still take back. */
      held: z.array(heldVerdict),
    }),
    errors: ['request.forbidden', 'request.not_found'],
  }),
  judge: defineCall({
    id: 'G062',
    service: 'cms',
    path: 'review/do',
    summary:
      'Approve or reject what waits; it takes effect after 10 seconds, until then I can take it back. Of two judges the first counts.',
    writes: true,
    input: z.object({
      type: reviewKind(),
      id: id(),
      /** The version that was read; left out, the one that waits. */
      version: whole(1).optional(),
      pass: flag(),
      /** Why it is rejected: its author reads it. */
      reason: text(sharedLimits.reasonCharacters).optional().default(''),
      request_id: requestId().optional(),
    }),
    output: heldVerdict,
    errors: [
      'request.forbidden',
      'request.not_found',
      'review.missing',
      'review.own',
      'review.decided',
      'review.changed',
      'review.reason_required',
    ],
  }),
  undo: defineCall({
    id: 'G431',
    service: 'cms',
    path: 'review/undo',
    summary: 'Take a verdict of mine back before it takes effect: the thing waits where it waited.',
    writes: true,
    input: z.object({ type: reviewKind(), id: id(), request_id: requestId().optional() }),
    output: z.object({ state: z.literal('pending') }),
    errors: ['request.not_found', 'review.missing', 'request.forbidden', 'review.too_late'],
  }),
});
