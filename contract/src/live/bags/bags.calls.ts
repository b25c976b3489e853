import { z } from 'zod';
import { defineCall, defineCalls } from '../../call.ts';
import { entryErrors } from '../../shared/entry.ts';
import { bagPrize } from '../../money/red-packets/red-packets.schema.ts';
import { id, json, listOf, paging, requestId, text, timestamp, user, whole } from '../../shared/fields.ts';
import { bagLimits } from './bags.limits.ts';
import {
  luckyBag,
  luckyBagKind,
  luckyCondition,
  luckyConditionKey,
  luckyConditions,
  luckyPrize,
} from './bags.schema.ts';

const seen = ['bag.missing', ...entryErrors] as const;

/** Lucky and blessing bags of a live session: a draw among those who joined (D19). */
export const bagCalls = defineCalls({
  info: defineCall({
    id: 'C043',
    service: 'livego',
    path: 'api/lucky/bag/info',
    summary: 'The bag that waits in a live session, else the one drawn there in the last ten minutes.',
    input: z.object({ live_id: id() }),
    output: z.object({ bag: luckyBag.nullable(), joined: z.boolean(), server_ts: timestamp() }),
    errors: ['live.missing', ...entryErrors],
  }),
  detail: defineCall({
    id: 'C044',
    service: 'livego',
    path: 'api/lucky/bag/detail',
    summary: 'A bag, and which of its conditions I meet.',
    input: z.object({ bag_id: id() }),
    output: z.object({
      bag: luckyBag,
      conditions: z.array(luckyCondition.extend({ met: z.boolean() })),
      entries: z.number().int(),
    }),
    errors: seen,
  }),
  award: defineCall({
    id: 'C045',
    service: 'livego',
    path: 'api/lucky/bag/award',
    summary: 'Who won a bag, and what I won.',
    input: z.object({ bag_id: id() }),
    output: z.object({
      drawn: z.boolean(),
      winners: z.array(user),
      mine: z.object({ won: z.boolean(), prize: bagPrize.nullable() }),
    }),
    errors: seen,
  }),
  participate: defineCall({
    id: 'C046',
    service: 'livego',
    path: 'api/lucky/bag/participate',
    summary:
      'Join a bag. Where its text is asked for, `comment` says it in the room for me. A refusal names what is missing.',
    writes: true,
    input: z.object({
      bag_id: id(),
      comment: text(bagLimits.bagCommentCharacters, undefined, 'bag.comment_long').optional(),
      request_id: requestId(),
    }),
    output: z.object({ joined: z.literal(true), entries: z.number().int() }),
    errors: [
      ...seen,
      'bag.comment_long',
      'bag.joined',
      'bag.condition',
      'bag.over',
      'bag.own',
      'chat.muted',
      'chat.room_muted',
      'chat.read_only',
      'chat.slow_mode',
      'chat.frozen',
      'moderation.acknowledge',
      'chat.room_closed',
      'chat.room_missing',
      'system.too_fast',
      'system.repeated',
    ],
  }),
  isParticipate: defineCall({
    id: 'C069',
    service: 'live',
    path: 'api/lucky/bag/is_participate',
    summary: 'Whether I have joined a bag.',
    input: z.object({ bag_id: id() }),
    output: z.object({ joined: z.boolean() }),
    errors: seen,
  }),
  distribution: defineCall({
    id: 'C070',
    service: 'live',
    path: 'api/lucky/bag/distribution',
    summary:
      'Give a bag in a live session on air: its prizes are held until the draw. For those who run it (P05).',
    rate: 'money',
    writes: true,
    input: z.object({
      live_id: id(),
      kind: whole(1, 2).pipe(luckyBagKind),
      prize: json(luckyPrize, 'bag.prize'),
      winners: whole(1, bagLimits.bagWinners, 'bag.winners'),
      /** Seconds until the draw. */
      duration: whole(bagLimits.bagSecondsMin, bagLimits.bagSecondsMax, 'bag.duration'),
      conditions: json(luckyConditions).optional(),
      request_id: requestId(),
    }),
    output: z.object({ bag: luckyBag }),
    errors: [
      'live.missing',
      'live.not_on_air',
      'request.forbidden',
      'bag.running',
      'bag.prize',
      'bag.winners',
      'bag.duration',
      'bag.comment_long',
      'bag.condition_unavailable',
      'bag.blessing_free',
      'gift.missing',
      'gift.knapsack_short',
      'wallet.insufficient_beans',
      'system.repeated',
    ],
  }),
  proof: defineCall({
    id: 'G240',
    service: 'livego',
    path: 'api/lucky/bag/proof',
    summary:
      'The seed of a drawn bag and everybody who could win it, so that anybody can draw it again (N01).',
    input: z.object({ bag_id: id() }),
    output: z.object({
      hash: z.string(),
      seed: z.string(),
      /** Uids of those who joined and may win, in the order in which they joined. */
      entries: z.array(z.string()),
      /** Uids in the order of the draw. */
      winners: z.array(z.string()),
    }),
    errors: [...seen, 'bag.not_drawn'],
  }),
  list: defineCall({
    id: 'G241',
    service: 'live',
    path: 'api/lucky/bag/list',
    summary: 'Bags of a live session and how they ended, newest first; for those who run it (P05).',
    input: z.object({ live_id: id(), ...paging }),
    output: listOf(luckyBag).extend({
      /** What may be asked for now. */
      offers: z.array(luckyConditionKey),
    }),
    errors: ['live.missing', 'request.forbidden'],
  }),
});
