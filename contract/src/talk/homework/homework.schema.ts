import { z } from 'zod';
import { timestamp } from '../../shared/fields.ts';

/** What a class asks of each of its members: work to submit (E10), or an announcement to confirm (E08). */
export const homeworkKinds = ['form', 'assignment', 'announcement'] as const;
export type HomeworkKind = (typeof homeworkKinds)[number];

/** `open`: what is due, and what was missed; `done`: what was submitted or confirmed. */
export const homeworkStates = ['open', 'done'] as const;
export type HomeworkState = (typeof homeworkStates)[number];

/** One thing that a class asks of me (S03). */
export const homework = z.object({
  /** Of the task, or of the announcement. */
  id: z.string(),
  kind: z.enum(homeworkKinds),
  group: z.object({ group_id: z.string(), name: z.string() }),
  /** Of a task; of an announcement how it begins. */
  title: z.string(),
  /** Nothing can be submitted from then on; null for no end. */
  due_ts: timestamp().nullable(),
  /** When it was set; of an announcement when the version was written that stands now. */
  set_ts: timestamp(),
  /** When I submitted or confirmed it; null before. */
  done_ts: timestamp().nullable(),
  /** It is not done, and the deadline has passed by the server's clock. */
  late: z.boolean(),
  /** Whole points of 100 from the staff, for an assignment; null while there are none. */
  points: z.number().int().nullable(),
});
export type Homework = z.infer<typeof homework>;
