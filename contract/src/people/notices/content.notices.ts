import { z } from 'zod';

/** Something a member wrote, as a notice names it. */
const written = {
  /** What it is: `post`, `article`, `comment` and others, as the calls of content name them. */
  type: z.string(),
  id: z.string(),
  /** Of a comment: what it is about; null else. */
  about: z.object({ type: z.string(), id: z.string() }).nullable(),
  /** Its title, or how it begins. */
  words: z.string(),
};

/** E30: something I wrote was approved, or rejected with a reason. */
export const contentReviewedNotice = z.object({
  kind: z.literal('content_reviewed'),
  ...written,
  outcome: z.enum(['displayed', 'rejected']),
  /** Empty for what was approved. */
  reason: z.string(),
});

/** The staff took something I wrote out of sight. */
export const contentHiddenNotice = z.object({
  kind: z.literal('content_hidden'),
  ...written,
  reason: z.string(),
});

/** Somebody commented on what I wrote, answered my comment, or named me. */
export const contentCommentedNotice = z.object({
  kind: z.literal('content_commented'),
  how: z.enum(['comment', 'answer', 'mention']),
  comment_id: z.string(),
  /** What the comment is about. */
  about: z.object({ type: z.string(), id: z.string() }),
  /** Who did. */
  nickname: z.string(),
  /** How the comment begins. */
  words: z.string(),
});

/** Somebody likes what I wrote: told of the first like, then of the 10th, the 100th and so on. */
export const contentLikedNotice = z.object({
  kind: z.literal('content_liked'),
  ...written,
  nickname: z.string(),
  likes: z.number().int().positive(),
});

/** How a report of mine of something written ended. */
export const contentReportSettledNotice = z.object({
  kind: z.literal('content_report_settled'),
  report_id: z.string(),
  ...written,
  outcome: z.enum(['acted', 'dismissed']),
  note: z.string(),
});
