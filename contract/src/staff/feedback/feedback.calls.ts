import { z } from 'zod';
import { defineCall, defineCalls } from '../../call.ts';
import { done, id, json, listOf, paging, requestId, text } from '../../shared/fields.ts';
import { feedbackLimits } from './feedback.limits.ts';
import { feedback, feedbackState, ownFeedback } from './feedback.schema.ts';

/** Who reads feedback: those who head the product, and administrators. */
const desk = ['product_head', 'admin'] as const;

/** Feedback (S46): what members tell the people behind the product, and what those answer. */
export const feedbackCalls = defineCalls({
  add: defineCall({
    id: 'G022',
    service: 'hljwgo',
    path: 'v2/feedback/add',
    summary: 'Tell the people behind the product what is wrong or missing; the text is required (V23).',
    writes: true,
    input: z.object({
      text: text(feedbackLimits.feedbackCharacters, 'feedback.text_required', 'feedback.text_long'),
      /** Ids of pictures that I have sent with the scene `feedback`. */
      pics: json(z.array(id()).max(feedbackLimits.feedbackPictures, 'feedback.pictures'))
        .optional()
        .default([]),
      /** A number or an address by which I may be reached. */
      contact: text(feedbackLimits.feedbackContactCharacters, undefined, 'feedback.contact_long')
        .optional()
        .default(''),
      request_id: requestId().optional(),
    }),
    output: z.object({ id: z.string() }),
    errors: [
      'feedback.text_required',
      'feedback.text_long',
      'feedback.contact_long',
      'feedback.pictures',
      'file.unknown',
    ],
  }),
  mine: defineCall({
    id: 'G480',
    service: 'hljwgo',
    path: 'v2/feedback/mine',
    summary: 'My feedback with its answers, latest first.',
    input: z.object({ ...paging }),
    output: listOf(ownFeedback),
  }),
  withdraw: defineCall({
    id: 'G481',
    service: 'hljwgo',
    path: 'v2/feedback/withdraw',
    summary: 'Take my feedback back: it and its pictures are gone for all.',
    writes: true,
    input: z.object({ id: id(), request_id: requestId().optional() }),
    output: done,
    errors: ['request.not_found'],
  }),
  list: defineCall({
    id: 'G482',
    service: 'hljwgo',
    path: 'v2/feedback/list',
    summary:
      'The feedback of all members in one state: what is open longest waiting first, the rest latest first.',
    access: desk,
    input: z.object({ state: feedbackState.optional().default('open'), ...paging }),
    output: listOf(feedback),
  }),
  answer: defineCall({
    id: 'G483',
    service: 'hljwgo',
    path: 'v2/feedback/answer',
    summary: 'Answer feedback that is open, which its member is told.',
    access: desk,
    writes: true,
    input: z.object({
      id: id(),
      text: text(feedbackLimits.feedbackAnswerCharacters, 'feedback.answer_required'),
      request_id: requestId().optional(),
    }),
    output: done,
    errors: ['request.not_found', 'feedback.answer_required', 'feedback.decided'],
  }),
  close: defineCall({
    id: 'G484',
    service: 'hljwgo',
    path: 'v2/feedback/close',
    summary: 'Close feedback that needs no answer; it stays in the list of its member.',
    access: desk,
    writes: true,
    input: z.object({ id: id(), request_id: requestId().optional() }),
    output: done,
    errors: ['request.not_found', 'feedback.decided'],
  }),
});
