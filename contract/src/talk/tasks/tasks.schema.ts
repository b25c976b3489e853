import { z } from 'zod';
import { flag, id, text, timestamp, user } from '../../shared/fields.ts';
import { taskLimits } from './tasks.limits.ts';

/** A form or an assignment is submitted once (E10); to a sign-in one comes once a day (E11). */
export const taskKinds = ['form', 'assignment', 'sign_in'] as const;
export type TaskKind = (typeof taskKinds)[number];

export const taskFieldKinds = ['single', 'multiple', 'text'] as const;

const words = () => text(taskLimits.taskFieldCharacters, 'request.content_required');

/** A question of a form. */
export const taskField = z
  .object({
    /** Unique in its form. */
    id: id(),
    kind: z.enum(taskFieldKinds),
    label: words(),
    required: flag(),
    /** Of a choice; a text has none. */
    options: z.array(z.object({ id: id(), label: words() })).max(taskLimits.taskOptions),
  })
  .refine(
    ({ kind, options }) =>
      kind === 'text'
        ? options.length === 0
        : options.length >= 2 && new Set(options.map((option) => option.id)).size === options.length,
    'task.few_options',
  );
export type TaskField = z.infer<typeof taskField>;

/** What a member sends; of a kind of task only what it asks for counts. */
export const taskAnswers = z.object({
  /** By field of a form: ids of the options chosen, or the one text. */
  fields: z
    .record(id(), z.array(text(taskLimits.taskAnswerCharacters)).max(taskLimits.taskOptions))
    .optional(),
  /** What was written for an assignment. */
  text: text(taskLimits.taskWorkCharacters).optional(),
  /** Uploads of the scene `work` with an assignment (G018). */
  files: z.array(id()).max(taskLimits.taskFiles).optional(),
});
export type TaskAnswers = z.infer<typeof taskAnswers>;

/** How a video of a member's work plays (D32). */
const taskVideo = z.object({
  /** `processing` while it is converted; `failed` when that was given up, and it is only saved. */
  state: z.enum(['ready', 'processing', 'failed']),
  /** What plays, as a file of G170: itself or what it was converted to; null while there is none. */
  played_id: z.string().nullable(),
  /** Its first picture, as a file of G170; null until it is drawn. */
  poster_id: z.string().nullable(),
  /** px; 0 before it was read. */
  w: z.number().int(),
  h: z.number().int(),
  /** ms; 0 before it was read. */
  duration: z.number().int(),
});
export type TaskVideo = z.infer<typeof taskVideo>;

/** A file of a member's work, without an address: that is made for one reader (G170). */
const taskFile = z.object({
  file_id: z.string(),
  name: z.string(),
  /** Bytes, of what was handed in. */
  size: z.number().int(),
  /** Null for what is no video, and for one that browsers do not play and nobody converts. */
  video: taskVideo.nullable(),
});

/** What a member has submitted. */
export const taskSubmission = z.object({
  submission_id: z.string(),
  answers: taskAnswers,
  files: z.array(taskFile),
  submitted_ts: timestamp(),
  /** Whole points of 100 from the staff, for an assignment; null while there are none. */
  points: z.number().int().nullable(),
  /** What the staff wrote with the mark, or empty. */
  comment: z.string(),
});
export type TaskSubmission = z.infer<typeof taskSubmission>;

/** Something a class is asked to do (G085). */
export const task = z.object({
  task_id: z.string(),
  group_id: z.string(),
  kind: z.enum(taskKinds),
  title: z.string(),
  /** Questions of a form; the others have none. */
  fields: z.array(taskField),
  /** null without one. */
  deadline_ts: timestamp().nullable(),
  /** The deadline has passed by the server's clock. */
  over: z.boolean(),
  created_ts: timestamp(),
  author: user.pick({ uid: true, nickname: true, img: true }),
  /**
   * Members who have submitted and members of the class, for the staff; of a sign-in those who have signed in today, for
   * all.
   */
  turnout: z.object({ done: z.number().int(), all: z.number().int() }).nullable(),
});
export type Task = z.infer<typeof task>;

/** A task with how it stands for the reader. */
export const taskEntry = z.object({
  task,
  /** Null before I have submitted; of a sign-in, before I have signed in today. */
  my: taskSubmission.nullable(),
});
export type TaskEntry = z.infer<typeof taskEntry>;

/** My days at a sign-in (E11), as `YYYY-MM-DD` by the clock of the class. */
export const signInDays = z.object({
  today: z.string(),
  /** Days in a row up to today, or to yesterday while today is open. */
  streak: z.number().int(),
  /** Days of the month asked for on which I signed in. */
  days: z.array(z.string()),
});
export type SignInDays = z.infer<typeof signInDays>;

/** Counters of a group's room: the latest only, never replayed. */
export const taskEvents = {
  /** Somebody has submitted. `done` is told of a sign-in alone; the staff ask for the number of the others. */
  task_count: z.object({
    kind: z.literal('task_count'),
    task_id: z.string(),
    done: z.number().int().nullable(),
  }),
  /** A video of somebody's work plays, cannot be converted, or has a picture (D32): who sees the work asks for it again. */
  task_file: z.object({ kind: z.literal('task_file'), task_id: z.string(), file_id: z.string() }),
};
