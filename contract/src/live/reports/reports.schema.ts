import { z } from 'zod';
import { shanghaiTime, timestamp, user } from '../../shared/fields.ts';
import { brokenRule } from '../moderation/moderation.schema.ts';

/** Whether somebody has looked at it. */
export const reportStates = ['open', 'settled'] as const;
export const reportState = z.enum(reportStates, 'request.invalid');
export type ReportState = z.infer<typeof reportState>;

/** How a report ended: a rule was broken and something was done about it, or none was. */
export const reportOutcomes = ['acted', 'dismissed'] as const;
export const reportOutcome = z.enum(reportOutcomes, 'request.invalid');
export type ReportOutcome = z.infer<typeof reportOutcome>;

/** G208: what a member reported of a live room, as its judges see it. */
export const report = z.object({
  report_id: z.string(),
  live_id: z.string(),
  /** Name of the live session then. */
  live_title: z.string(),
  channel: z.object({ channel_id: z.string(), name: z.string(), img: z.string() }),
  streamer: user,
  reporter: user,
  reason: brokenRule,
  /** What happened, in the reporter's words; may be empty, unless the reason is `other`. */
  content: z.string(),
  /** Ids of private files, for G170: the reporter and those who judge may see them. */
  pics: z.array(z.string()),
  at: shanghaiTime(),
  at_ts: timestamp(),
  /** ms since the live session went on air; null when it was not on air. */
  media_ts: z.number().int().nullable(),
  /** Null while it is open. */
  settled: z
    .object({
      at: shanghaiTime(),
      at_ts: timestamp(),
      /** Nickname. */
      by: z.string(),
      outcome: reportOutcome,
      /** The reporter reads it too. */
      note: z.string(),
    })
    .nullable(),
});
export type Report = z.infer<typeof report>;
