import { z } from 'zod';
import { bagPrize } from '../../money/red-packets/red-packets.schema.ts';
import { id, shanghaiTime, text, timestamp, user } from '../../shared/fields.ts';
import { groupJoiningLimits } from '../../talk/group-joining/group-joining.limits.ts';
import { gift } from '../gifts/gifts.schema.ts';
import { bagLimits } from './bags.limits.ts';

/** D19: 1 a lucky bag, which may ask for something; 2 a blessing bag, the teacher's free one. */
export const luckyBagKinds = { lucky: 1, blessing: 2 } as const;
export const luckyBagKind = z.literal(Object.values(luckyBagKinds));
export type LuckyBagKind = z.infer<typeof luckyBagKind>;

/**
 * What it may take to join; `fan` is membership of the channel's club, `fan_level` a level unlocked in it, `iron_fan` an
 * iron-fan membership of the channel that runs (P10).
 */
export const luckyConditionKeys = ['follow', 'fan', 'fan_level', 'iron_fan', 'comment_text', 'gift'] as const;
export const luckyConditionKey = z.enum(luckyConditionKeys);
export type LuckyConditionKey = z.infer<typeof luckyConditionKey>;

/** The conditions as they are given (domain 3.5); left out, they are not asked for. */
export const luckyConditions = z.object({
  follow: z.boolean().optional(),
  fan: z.boolean().optional(),
  fan_level: z.number().int().positive().max(groupJoiningLimits.fanLevelMost).optional(),
  iron_fan: z.boolean().optional(),
  /** Said in the room while the bag waits. */
  comment_text: text(bagLimits.bagCommentCharacters, undefined, 'bag.comment_long').optional(),
  /** A gift of this kind, given in the live session. */
  gift: id().optional(),
});
export type LuckyConditions = z.infer<typeof luckyConditions>;

/** One condition as it is shown. */
export const luckyCondition = z.object({
  key: luckyConditionKey,
  /** The text to send, the level, the gift's name; empty where the key says it all. */
  text: z.string(),
  /** Of the condition `gift`. */
  gift: gift.nullable(),
});
export type LuckyCondition = z.infer<typeof luckyCondition>;

/** What each winner gets, as it is given: beans of mine, or gifts out of my knapsack. */
export const luckyPrize = z.discriminatedUnion(
  'type',
  [
    z.object({
      type: z.literal('beans'),
      amount: z
        .number('bag.prize')
        .int('bag.prize')
        .min(1, 'bag.prize')
        .max(bagLimits.bagBeansEach, 'bag.prize'),
    }),
    z.object({
      type: z.literal('gift'),
      gift_id: id(),
      n: z.number('bag.prize').int('bag.prize').min(1, 'bag.prize').max(bagLimits.bagGiftsEach, 'bag.prize'),
    }),
  ],
  'bag.prize',
);
export type LuckyPrize = z.infer<typeof luckyPrize>;

/** Why a bag was not drawn: nobody who may win had joined, the live session was stopped, or nobody could draw in time. */
export const luckyVoidReason = z.enum(['nobody', 'stopped', 'late']);
export type LuckyVoidReason = z.infer<typeof luckyVoidReason>;

/** A lucky or blessing bag of a live session. */
export const luckyBag = z.object({
  id: z.string(),
  live_id: z.string(),
  kind: luckyBagKind,
  giver: user,
  /** For each winner. */
  prize: bagPrize,
  /** How many can win; fewer do where fewer joined. */
  winners: z.number().int(),
  conditions: z.array(luckyCondition),
  /** Members who joined. */
  entries: z.number().int(),
  state: z.enum(['open', 'drawn', 'void']),
  void_reason: luckyVoidReason.nullable(),
  starts: shanghaiTime(),
  starts_ts: timestamp(),
  draws: shanghaiTime(),
  draws_ts: timestamp(),
  /** SHA-256 of `drawCommitmentOf(id, seed)`, 64 hex digits, known before anybody joins (N01). */
  hash: z.string(),
});
export type LuckyBag = z.infer<typeof luckyBag>;
