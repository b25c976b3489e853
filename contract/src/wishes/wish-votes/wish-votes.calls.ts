import { z } from 'zod';
import { defineCall, defineCalls } from '../../call.ts';
import { id, listOf, paging, requestId, shanghaiTime, timestamp, user, whole } from '../../shared/fields.ts';

/** The votes of a wish after an action. */
const votes = {
  /** Free and paid together. */
  votes: z.number().int(),
  free_votes: z.number().int(),
  paid_votes: z.number().int(),
};
const closed = ['wish.missing', 'wish.closed', 'wish.merged'] as const;

/** Free votes and speed-up packs (E02, D46, D47). */
export const wishVoteCalls = defineCalls({
  vote: defineCall({
    id: 'G035',
    service: 'wish',
    path: 'api/vote',
    summary:
      'Give my one free vote to a wish, or take it back, while it is open (D47). A repeat changes nothing.',
    writes: true,
    input: z.object({
      wish_id: id(),
      action: z.enum(['vote', 'unvote'], 'request.invalid'),
      request_id: requestId().optional(),
    }),
    output: z.object({ ...votes, voted: z.boolean() }),
    errors: closed,
  }),
  packs: defineCall({
    id: 'G036',
    service: 'wish',
    path: 'api/speed/packs',
    summary: 'The packs of speed-up votes and their prices in beans (K20, D46).',
    input: z.object({}),
    output: z.object({
      list: z.array(z.object({ votes: z.number().int().positive(), price: z.number().int().positive() })),
    }),
  }),
  buy: defineCall({
    id: 'G037',
    service: 'wish',
    path: 'api/speed/buy',
    summary:
      'Buy a pack of speed-up votes for an open wish with beans, once for a `request_id` (E02). They are final: only when the wish is hidden or merged those of the last 30 days come back.',
    writes: true,
    rate: 'money',
    input: z.object({
      wish_id: id(),
      /** How many votes the pack has. */
      pack: whole(1, undefined, 'wish.pack'),
      request_id: requestId(),
    }),
    output: z.object({
      ...votes,
      /** Speed-up votes of mine in the wish. */
      tickets: z.number().int(),
      /** Beans that I can spend afterwards. */
      balance: z.number().int(),
    }),
    errors: [...closed, 'wish.pack', 'wallet.insufficient_beans'],
  }),
  voters: defineCall({
    id: 'G402',
    service: 'wish',
    path: 'api/voters',
    summary: 'Who voted for a wish (S10), the latest first; free votes and speed-up votes apart.',
    input: z.object({ wish_id: id(), ...paging }),
    output: listOf(
      z.object({
        user,
        /** Gave the free vote. */
        free: z.boolean(),
        /** Speed-up votes. */
        tickets: z.number().int(),
        /** Of the latest of them. */
        at: shanghaiTime(),
        at_ts: timestamp(),
      }),
    ),
    errors: ['wish.missing'],
  }),
});
