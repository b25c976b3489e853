import { z } from 'zod';
import { shanghaiTime, timestamp, user } from '../../shared/fields.ts';

/** D03: 0 hidden, 1 pending, 2 scheduled, 3 in development, 4 launched, 5 under discussion, 6 completed. */
export const wishStatuses = [0, 1, 2, 3, 4, 5, 6] as const;
export const wishStatus = z.literal(wishStatuses);
export type WishStatus = z.infer<typeof wishStatus>;

/** D03: the filter "all"; no wish has it. */
export const everyWishStatus = 7;

/** D47: statuses in which a wish takes votes, while it is not merged into another. */
export const openWishStatuses: readonly WishStatus[] = [1, 2, 3, 5];

/** E01: 1 software bug, 2 product requirement, 3 market suggestion. */
export const wishKinds = [1, 2, 3] as const;
export const wishKind = z.literal(wishKinds);
export type WishKind = z.infer<typeof wishKind>;

/** The parts of the product that a wish may be about. Their names are words of the app. */
export const wishProducts = [
  'live',
  'chat',
  'wallet',
  'fans',
  'learning',
  'content',
  'ai',
  'wishes',
  'account',
] as const;
export const wishProduct = z.enum(wishProducts, 'request.invalid');
export type WishProduct = z.infer<typeof wishProduct>;

/** The order of the list (S08): newest, gaining votes now, most talked about, most votes. The pinned come first in each. */
export const wishTabs = ['recent', 'trending', 'comments', 'votes'] as const;
export const wishTab = z.enum(wishTabs, 'request.invalid');
export type WishTab = z.infer<typeof wishTab>;

/** A wish that another one refers to; `title` is empty where it is hidden from the member. */
export const wishName = z.object({ wish_id: z.string(), title: z.string() });
export type WishName = z.infer<typeof wishName>;

/** S09: what its author recorded of their screen. */
export const wishRecording = z.object({
  file_id: z.string(),
  /** Public, as those of the pictures are. */
  url: z.string(),
  /** `video/webm` or `video/mp4`. */
  mime: z.string(),
  /** ms. */
  duration: z.number().int(),
});
export type WishRecording = z.infer<typeof wishRecording>;

/** A wish of the pool, as one member sees it (E01). */
export const wish = z.object({
  wish_id: z.string(),
  title: z.string(),
  /** Plain text; lines are kept. */
  description: z.string(),
  /** Null for one that is about none in particular. */
  product: wishProduct.nullable(),
  kind: wishKind,
  status: wishStatus,
  /** D04: an official answer exists; gives status 5 its second label. */
  communicated: z.boolean(),
  pinned: z.boolean(),
  /** D48. */
  of_the_day: z.boolean(),
  author: user,
  at: shanghaiTime(),
  at_ts: timestamp(),
  /** One for each member at most (D47). */
  free_votes: z.number().int(),
  /** Votes of speed-up packs. */
  paid_votes: z.number().int(),
  /** My free vote is among them. */
  voted: z.boolean(),
  /** Those that everybody sees. */
  comments: z.number().int(),
  /** When it should be online, or is since; null where nobody has said. */
  expected: shanghaiTime().nullable(),
  expected_ts: timestamp().nullable(),
  /** Beans for its author; `paid` once they have them. Null where nothing is promised. */
  reward: z.object({ beans: z.number().int().positive(), paid: z.boolean() }).nullable(),
  /** Up to 9; `url` is public. */
  pics: z.array(z.object({ file_id: z.string(), url: z.string() })),
  recording: wishRecording.nullable(),
  /** Why it was hidden; null where it is not. Its author and product heads alone see a hidden wish (S12). */
  hidden_reason: z.string().nullable(),
  /** The wish that took its votes; it is in no list any more. */
  merged_into: wishName.nullable(),
  /** One more with each change by its author or a product head; votes, comments and the pin leave it as it is. */
  edition: z.number().int(),
});
export type Wish = z.infer<typeof wish>;

/** What the house says to a wish. */
export const wishAnswer = z.object({
  text: z.string(),
  by: user,
  at: shanghaiTime(),
  at_ts: timestamp(),
  /** UTC ms of the last change; null when it was never changed. */
  edited_ts: timestamp().nullable(),
});
export type WishAnswer = z.infer<typeof wishAnswer>;

/** What happened to a wish. */
export const wishAction = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('created') }),
  z.object({ kind: z.literal('moved'), from: wishStatus, to: wishStatus, communicated: z.boolean() }),
  z.object({ kind: z.literal('answered') }),
  /** Null: the date was taken away. */
  z.object({ kind: z.literal('dated'), expected_ts: timestamp().nullable() }),
  /** It went into another. */
  z.object({ kind: z.literal('merged'), into: wishName }),
  /** Another came into it. */
  z.object({ kind: z.literal('absorbed'), from: wishName }),
  /** Speed-up votes of the last 30 days went back, in beans, of all members together. */
  z.object({ kind: z.literal('refunded'), beans: z.number().int().positive() }),
  /** Beans were promised to its author (G411); `reward.paid` of the wish says whether they have them. */
  z.object({ kind: z.literal('rewarded'), beans: z.number().int().positive() }),
  /** E02: the free vote of a member was given in their name. */
  z.object({ kind: z.literal('voted'), voter: user }),
]);
export type WishAction = z.infer<typeof wishAction>;
export type WishActionKind = WishAction['kind'];

/** A step in the history of a wish (T05). */
export const wishEvent = z.object({
  event_id: z.string(),
  action: wishAction,
  /** Null for the house itself: a job. */
  by: user.nullable(),
  /** Why; may be empty, though not of a change of status by a person. */
  reason: z.string(),
  at: shanghaiTime(),
  at_ts: timestamp(),
});
export type WishEvent = z.infer<typeof wishEvent>;

/** What happened to a wish of mine, or one that I voted for, in a month (S11). */
export const wishDigestLine = z.object({
  wish,
  /** I made it; else I voted for it. */
  mine: z.boolean(),
  /** Votes that it gained in the month, free and paid. */
  gained: z.number().int(),
  /** Comments that came in the month. */
  comments: z.number().int(),
  /** Changes of status in the month, oldest first. */
  moves: z.array(z.object({ to: wishStatus, at: shanghaiTime(), at_ts: timestamp() })),
});
export type WishDigestLine = z.infer<typeof wishDigestLine>;
