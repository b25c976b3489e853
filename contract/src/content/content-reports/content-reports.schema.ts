import { z } from 'zod';
import { shanghaiTime, timestamp } from '../../shared/fields.ts';
import { author, contentType } from '../posts/posts.schema.ts';

/** The rule that was broken; the same as of live rooms. */
export const contentReportReasons = ['advice', 'fraud', 'insult', 'indecent', 'copied', 'other'] as const;
export const contentReportReason = z.enum(contentReportReasons, 'request.invalid');
export type ContentReportReason = z.infer<typeof contentReportReason>;

export const contentReportStates = ['open', 'settled'] as const;
export const contentReportState = z.enum(contentReportStates, 'request.invalid');

/** `acted`: the thing was hidden; `dismissed`: nothing was done about it. */
export const contentReportOutcomes = ['acted', 'dismissed'] as const;
export const contentReportOutcome = z.enum(contentReportOutcomes, 'request.invalid');
export type ContentReportOutcome = z.infer<typeof contentReportOutcome>;

/** What a member reported, as its judges see it. */
export const contentReport = z.object({
  report_id: z.string(),
  type: contentType,
  id: z.string(),
  /** What it said when it was reported, cut to its first characters. */
  words: z.string(),
  author,
  reporter: author,
  reason: contentReportReason,
  /** In the reporter's words; may be empty, unless the reason is `other`. */
  content: z.string(),
  at: shanghaiTime(),
  at_ts: timestamp(),
  /** Null while it is open. */
  settled: z
    .object({
      at: shanghaiTime(),
      at_ts: timestamp(),
      /** Nickname. */
      by: z.string(),
      outcome: contentReportOutcome,
      /** The reporter reads it too. */
      note: z.string(),
    })
    .nullable(),
});
export type ContentReport = z.infer<typeof contentReport>;
