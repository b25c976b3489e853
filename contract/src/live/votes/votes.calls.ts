import { z } from 'zod';
import { defineCall, defineCalls } from '../../call.ts';
import { entryErrors } from '../../shared/entry.ts';
import { id, json, requestId, text, whole } from '../../shared/fields.ts';
import { voteLimits } from './votes.limits.ts';
import { vote } from './votes.schema.ts';

const runs = ['live.missing', 'live.ended', 'live.stopped', 'live.not_on_air', 'request.forbidden'] as const;

/** Answers that differ, in the order in which they are shown. */
const answers = () =>
  json(
    z
      .array(text(voteLimits.voteOptionCharacters, 'vote.option_empty', 'vote.option_long'))
      .min(voteLimits.voteOptionsMin, 'vote.options')
      .max(voteLimits.voteOptionsMax, 'vote.options')
      .refine((options) => new Set(options).size === options.length, 'vote.options'),
    'vote.options',
  );

/** Questions to the room of a live session. */
export const voteCalls = defineCalls({
  info: defineCall({
    id: 'C026',
    service: 'livego',
    path: 'api/vote/info',
    summary:
      'The vote of a live session, the newest unless `vote_id` names another; `option_id` casts my one vote for it.',
    writes: true,
    input: z.object({ live_id: id(), vote_id: id().optional(), option_id: id().optional() }),
    output: z.object({
      /** Null while there was none. */
      vote: vote.nullable(),
    }),
    errors: ['live.missing', 'live.not_on_air', ...entryErrors, 'vote.missing', 'vote.closed', 'vote.cast'],
  }),
  create: defineCall({
    id: 'G204',
    service: 'livego',
    path: 'api/vote/create',
    summary:
      'Asks the room while it is on air, for so many seconds; one vote of a live session is open at a time.',
    writes: true,
    input: z.object({
      live_id: id(),
      question: text(voteLimits.voteQuestionCharacters, 'vote.question_empty', 'vote.question_long'),
      options: answers(),
      seconds: whole(voteLimits.voteSecondsMin, voteLimits.voteSecondsMax),
      request_id: requestId().optional(),
    }),
    output: z.object({ vote }),
    errors: [
      ...runs,
      'vote.running',
      'vote.question_empty',
      'vote.question_long',
      'vote.option_empty',
      'vote.option_long',
      'vote.options',
    ],
  }),
  close: defineCall({
    id: 'G205',
    service: 'livego',
    path: 'api/vote/close',
    summary: 'Closes a vote before its time; repeated, it changes nothing.',
    writes: true,
    input: z.object({ vote_id: id() }),
    output: z.object({ vote }),
    errors: ['vote.missing', 'live.missing', 'live.ended', 'live.stopped', 'request.forbidden'],
  }),
});
