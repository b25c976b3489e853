import { z } from 'zod';
import { defineCall, defineCalls } from '../../call.ts';
import { flag, id, moment, requestId, text, whole } from '../../shared/fields.ts';
import { sharedLimits } from '../../shared/limits.ts';
import { wishLimits } from '../wishes/wishes.limits.ts';
import { wish } from '../wishes/wishes.schema.ts';

const handles = { service: 'wish', access: ['product_head', 'admin'], writes: true } as const;
const gone = ['wish.missing', 'wish.merged'] as const;

/** Why, for everybody who reads the history (T05). */
const reason = text(sharedLimits.reasonCharacters, 'request.content_required');
/** V21, M14: later than the server's now. */
const expectedDate = moment('wish.date_past');
/** The edition that was read: refused where there is a newer one. Left out, the change always counts. */
const edition = whole(1).optional();
/** An answer as the server takes it; the form asks the same. */
export const wishAnswerText = text(
  wishLimits.wishAnswerCharacters,
  'request.content_required',
  'wish.answer_long',
);

/** What the product head does with wishes (P11, D05, D69). */
export const wishDeskCalls = defineCalls({
  move: defineCall({
    ...handles,
    id: 'G038',
    path: 'api/status/edit',
    summary:
      'Another status by the table of D05, never 6 (M13); 0 hides the wish with the reason and refunds the speed-up votes of the last 30 days.',
    input: z.object({
      wish_id: id(),
      status: whole(0, 6),
      /** When it should be online; left out, it stays. */
      expected_date: expectedDate.optional(),
      reason,
      /** D04; left out, it stays. */
      communicated: flag().optional(),
      edition,
      request_id: requestId().optional(),
    }),
    output: z.object({ wish }),
    errors: [
      ...gone,
      'wish.changed',
      'wish.not_completed_directly',
      'wish.move',
      'wish.date_past',
      'request.content_required',
    ],
  }),
  complete: defineCall({
    ...handles,
    id: 'G039',
    path: 'api/status/complete',
    summary: 'Complete a launched wish (D05). A reward that was promised is paid.',
    input: z.object({
      wish_id: id(),
      note: reason,
      edition,
      request_id: requestId().optional(),
    }),
    output: z.object({ wish }),
    errors: [...gone, 'wish.changed', 'wish.not_launched', 'request.content_required'],
  }),
  schedule: defineCall({
    ...handles,
    id: 'G409',
    path: 'api/schedule',
    summary:
      'Say when a wish should be online, without another status (V21); without a date nobody says it any more.',
    input: z.object({
      wish_id: id(),
      expected_date: expectedDate.optional(),
      reason,
      edition,
      request_id: requestId().optional(),
    }),
    output: z.object({ wish }),
    errors: [...gone, 'wish.changed', 'wish.date_past', 'request.content_required'],
  }),
  pin: defineCall({
    ...handles,
    id: 'G040',
    path: 'api/pin',
    summary: 'A wish comes first in every list, or no longer.',
    input: z.object({ wish_id: id(), on: flag(), request_id: requestId().optional() }),
    output: z.object({ wish }),
    errors: gone,
  }),
  merge: defineCall({
    ...handles,
    id: 'G041',
    path: 'api/merge',
    summary:
      'Merge a wish into an open one: its free votes move, one for each member; speed-up votes of the last 30 days are refunded, older ones move.',
    input: z.object({
      from_id: id(),
      to_id: id(),
      reason,
      /** Of the wish that is merged; see above. */
      edition,
      request_id: requestId().optional(),
    }),
    output: z.object({
      /** The one that took the votes. */
      wish,
    }),
    errors: [...gone, 'wish.changed', 'wish.merge_refused', 'request.content_required'],
  }),
  answer: defineCall({
    ...handles,
    id: 'G042',
    path: 'api/answer',
    summary: 'Give a wish its official answer, or change it (D04). Whoever voted or commented is told.',
    input: z.object({
      wish_id: id(),
      text: wishAnswerText,
      edition,
      request_id: requestId().optional(),
    }),
    output: z.object({ wish }),
    errors: [...gone, 'wish.changed', 'wish.answer_long', 'request.content_required'],
  }),
  voteFor: defineCall({
    ...handles,
    id: 'G412',
    path: 'api/vote/behalf',
    summary:
      'Give the free vote of a member in their name, for one who asked for it elsewhere (E02): it counts as their own, once for a member and a wish. The member is told and may take it back; the history says who did it and why. Never one’s own, nor for one’s own wish.',
    input: z.object({
      wish_id: id(),
      /** The number of the member. */
      jwcode: text(wishLimits.wishVoterCharacters, 'request.content_required', 'wish.voter_missing'),
      reason,
      request_id: requestId().optional(),
    }),
    output: z.object({ wish }),
    errors: [
      ...gone,
      'wish.closed',
      'wish.voter_missing',
      'wish.voter_closed',
      'wish.voter_frozen',
      'wish.voted_already',
      'request.forbidden',
      'request.content_required',
    ],
  }),
  rewards: defineCall({
    id: 'G410',
    service: 'wish',
    access: ['product_head', 'admin'],
    path: 'api/rewards',
    summary: 'The table of rewards for adopted wishes, in beans.',
    input: z.object({}),
    output: z.object({ list: z.array(z.number().int().positive()) }),
  }),
  reward: defineCall({
    ...handles,
    id: 'G411',
    path: 'api/reward',
    rate: 'money',
    summary:
      'Reward the author of an adopted wish (scheduled, in development, launched or completed), once, by the table: paid at once where it is completed, else when it is. Never of my own wish.',
    input: z.object({
      wish_id: id(),
      /** One of the table. */
      beans: whole(1, undefined, 'wish.reward'),
      request_id: requestId(),
    }),
    output: z.object({ wish }),
    errors: [...gone, 'wish.reward', 'wish.rewarded', 'wish.not_adopted', 'request.forbidden'],
  }),
});
