import { z } from 'zod';
import { defineCall, defineCalls } from '../../call.ts';
import { entryErrors } from '../../shared/entry.ts';
import { id, requestId, shanghaiTime, text, timestamp, whole } from '../../shared/fields.ts';
import { giftLimits } from './gifts.limits.ts';
import { gift, liveActivity } from './gifts.schema.ts';
import { ranked, rankPeriod } from '../live-sessions/live.schema.ts';

const refusals = [
  'live.missing',
  'live.not_on_air',
  ...entryErrors,
  'wallet.insufficient_beans',
  'system.repeated',
] as const;

export const giftCalls = defineCalls({
  list: defineCall({
    id: 'C037',
    service: 'livego',
    path: 'api/v2/gifts/list',
    summary:
      'The gift panel, by tab; with those of campaigns and those that are featured where there are any.',
    input: z.object({ live_id: id(), tab: id().optional() }),
    output: z.object({
      tabs: z.array(z.object({ key: z.string(), name: z.string(), list: z.array(gift) })),
    }),
    errors: ['live.missing', ...entryErrors],
  }),
  activities: defineCall({
    id: 'C023',
    service: 'livego',
    path: 'api/live/activities',
    summary:
      'Campaigns of this live session that last now: those of its channel and those of all, by their end.',
    input: z.object({ live_id: id() }),
    output: z.object({ list: z.array(liveActivity) }),
    errors: ['live.missing', ...entryErrors],
  }),
  activityGifts: defineCall({
    id: 'C024',
    service: 'livego',
    path: 'api/gift/activityGifts',
    summary: 'The gifts of these campaigns.',
    input: z.object({ live_id: id() }),
    output: z.object({ list: z.array(gift) }),
    errors: ['live.missing', ...entryErrors],
  }),
  featured: defineCall({
    id: 'C025',
    service: 'livego',
    path: 'api/gift/majorList',
    summary: 'The gifts that are featured, in their order.',
    input: z.object({ live_id: id() }),
    output: z.object({ list: z.array(gift) }),
    errors: ['live.missing', ...entryErrors],
  }),
  knapsack: defineCall({
    id: 'C038',
    service: 'livego',
    path: 'api/gifts/knapsack',
    summary: 'Gifts I own and can give without paying.',
    input: z.object({ live_id: id().optional() }),
    output: z.object({
      list: z.array(
        z.object({
          gift,
          n: z.number().int().positive(),
          expires: z.string().nullable(),
          expires_ts: z.number().int().nullable(),
        }),
      ),
    }),
  }),
  give: defineCall({
    id: 'C034',
    service: 'livego',
    path: 'api/give/gifts',
    summary: 'Give `n` gifts: costs their price, and the channel gets it. The same `request_id` gives once.',
    rate: 'money',
    writes: true,
    input: z.object({
      live_id: id(),
      gift_id: id(),
      n: whole(1, giftLimits.giftMaxAtOnce, 'gift.zero', 'request.too_large').optional().default(1),
      combo_id: id().optional(),
      from: z.enum(['balance', 'knapsack'], 'request.invalid').optional().default('balance'),
      /** ms since the live session went on air at the picture the giver saw. */
      media_ts: whole(0, 864_000_000).optional(),
      request_id: requestId(),
    }),
    output: z.object({
      /** My beans afterwards. */
      balance: z.number().int(),
      combo: z.object({ id: z.string(), n: z.number().int() }),
      knapsack_left: z.number().int(),
    }),
    errors: [
      ...refusals,
      'gift.missing',
      'gift.locked',
      'gift.zero',
      'request.too_large',
      'gift.knapsack_short',
    ],
  }),
  barrage: defineCall({
    id: 'C035',
    service: 'livego',
    path: 'api/give/barrage',
    summary: 'A comment that flies over the picture: 1 bean (P03, K15). What is not sent is not charged.',
    rate: 'barrage',
    writes: true,
    input: z.object({
      live_id: id(),
      text: text(giftLimits.barrageCharacters, 'barrage.empty', 'barrage.long'),
      media_ts: whole(0, 864_000_000).optional(),
      request_id: requestId(),
    }),
    output: z.object({ balance: z.number().int(), event_id: z.string() }),
    errors: [
      ...refusals,
      'barrage.empty',
      'barrage.long',
      'chat.frozen',
      'chat.muted',
      'moderation.acknowledge',
    ],
  }),
  rankInfo: defineCall({
    id: 'C027',
    service: 'livego',
    path: 'api/rank/info',
    summary:
      'Who gave most in the channel of this live session today, this week or ever, in beans; ties by who got there first.',
    input: z.object({ live_id: id(), type: rankPeriod.optional().default('day') }),
    output: z.object({
      /** The first hundred. */
      list: z.array(ranked),
      /** Where I stand: no rank while I have given nothing; `gap` is what I need to get one place further. */
      me: z.object({
        rank: z.number().int().nullable(),
        score: z.number().int(),
        gap: z.number().int(),
      }),
      /** I am hidden in ranks (G214). */
      hidden: z.boolean(),
      updated: shanghaiTime(),
      updated_ts: timestamp(),
    }),
    errors: ['live.missing', ...entryErrors],
  }),
});
