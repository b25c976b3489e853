import { z } from 'zod';
import { shanghaiTime, timestamp, user } from '../../shared/fields.ts';
import { wishName, wishStatus } from '../wishes/wishes.schema.ts';

/** S11: progress of wishes, comments to me, likes to me; named as the addresses of their pages. */
export const wishMessageTabs = ['default', 'pingMe', 'zanMe'] as const;
export const wishMessageTab = z.enum(wishMessageTabs, 'request.invalid');
export type WishMessageTab = z.infer<typeof wishMessageTab>;

/** What a message about a wish tells. */
export const wishNews = z.discriminatedUnion('kind', [
  /** `default`. */
  z.object({
    kind: z.literal('moved'),
    to: wishStatus,
    communicated: z.boolean(),
    reason: z.string(),
  }),
  z.object({ kind: z.literal('answered'), text: z.string() }),
  z.object({ kind: z.literal('dated'), expected_ts: timestamp().nullable(), reason: z.string() }),
  z.object({ kind: z.literal('merged'), into: wishName }),
  /** Speed-up votes of mine went back, in beans. */
  z.object({ kind: z.literal('refunded'), beans: z.number().int().positive() }),
  /** Beans for a wish of mine. */
  z.object({ kind: z.literal('rewarded'), beans: z.number().int().positive() }),
  /** E02: my free vote was given in my name; I may take it back. */
  z.object({ kind: z.literal('voted'), by: user, reason: z.string() }),
  /** A comment of mine was rejected. */
  z.object({ kind: z.literal('rejected'), text: z.string(), reason: z.string() }),
  /** `pingMe`: a comment on a wish of mine. */
  z.object({ kind: z.literal('replied'), by: user, comment_id: z.string(), text: z.string() }),
  /** `pingMe`: an answer to a comment of mine. */
  z.object({ kind: z.literal('mentioned'), by: user, comment_id: z.string(), text: z.string() }),
  /** `zanMe`: `total` members like a comment of mine, the latest of them named. */
  z.object({
    kind: z.literal('liked'),
    by: user,
    comment_id: z.string(),
    text: z.string(),
    total: z.number().int().positive(),
  }),
]);
export type WishNews = z.infer<typeof wishNews>;

/** A line of the messages about wishes. */
export const wishMessage = z.object({
  message_id: z.string(),
  at: shanghaiTime(),
  at_ts: timestamp(),
  read: z.boolean(),
  wish: wishName,
  /** I hear nothing more of this wish (G403). */
  muted: z.boolean(),
  news: wishNews,
});
export type WishMessage = z.infer<typeof wishMessage>;

/** Unread messages of each tab. */
export const wishUnread = z.object({
  default: z.number().int(),
  pingMe: z.number().int(),
  zanMe: z.number().int(),
});
export type WishUnread = z.infer<typeof wishUnread>;
