import { z } from 'zod';
import { defineCall, defineCalls } from '../../call.ts';
import { done, id, json, listOf, moment, paging, requestId, text, user, whole } from '../../shared/fields.ts';
import { taskLimits } from './tasks.limits.ts';
import { signInDays, taskAnswers, taskEntry, taskField, taskKinds, taskSubmission } from './tasks.schema.ts';

export const taskCalls = defineCalls({
  save: defineCall({
    id: 'G085',
    service: 'im',
    path: 'v2/group/task/save',
    summary: 'Set the class a form, an assignment or a sign-in; the staff of the group alone (E10, E11).',
    writes: true,
    input: z
      .object({
        group_id: id(),
        kind: z.enum(taskKinds),
        title: text(taskLimits.taskTitleCharacters, 'request.content_required'),
        /** Questions of a form. */
        fields: json(
          z
            .array(taskField)
            .max(taskLimits.taskFields)
            .refine(
              (fields) => new Set(fields.map((field) => field.id)).size === fields.length,
              'request.invalid',
            ),
        )
          .optional()
          .default([]),
        /** Nothing can be submitted from then on; left out for no end. */
        deadline: moment().optional(),
        request_id: requestId(),
      })
      .refine(({ kind, fields }) => kind !== 'form' || fields.length > 0, {
        path: ['fields'],
        message: 'task.no_questions',
      }),
    output: z.object({ task_id: z.string() }),
    errors: [
      'chat.room_missing',
      'request.forbidden',
      'task.deadline_past',
      'task.no_questions',
      'task.few_options',
      'group.dissolved',
    ],
  }),
  detail: defineCall({
    id: 'G086',
    service: 'im',
    path: 'v2/group/task/detail',
    summary: 'A task and what I have submitted to it; of a sign-in my days of a month too.',
    input: z.object({
      task_id: id(),
      /** `YYYY-MM` of the days; the present one without it. */
      month: z
        .string()
        .regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'request.invalid')
        .optional(),
    }),
    output: taskEntry.extend({ sign_in: signInDays.nullable() }),
    errors: ['task.missing', 'request.forbidden'],
  }),
  submit: defineCall({
    id: 'G087',
    service: 'im',
    path: 'v2/group/task/submit',
    summary: 'Submit to a task: once (V24), and before its deadline by the server’s clock.',
    writes: true,
    input: z.object({ task_id: id(), answers: json(taskAnswers), request_id: requestId() }),
    output: z.object({ submission_id: z.string() }),
    errors: [
      'task.missing',
      'request.forbidden',
      'task.repeated',
      'task.signed',
      'task.unanswered',
      'task.over',
      'file.unknown',
      'group.dissolved',
    ],
  }),
  list: defineCall({
    id: 'G182',
    service: 'im',
    path: 'v2/group/task/list',
    summary: 'The tasks of a group, the newest first.',
    input: z.object({ group_id: id(), ...paging }),
    output: listOf(taskEntry).extend({
      /** I am of the staff: I set tasks, see what was submitted and mark it. */
      staff: z.boolean(),
    }),
    errors: ['chat.room_missing', 'request.forbidden'],
  }),
  results: defineCall({
    id: 'G183',
    service: 'im',
    path: 'v2/group/task/results',
    summary: 'What the class has submitted to a task, the first first; the staff of the group alone.',
    input: z.object({ task_id: id(), ...paging }),
    output: listOf(z.object({ user, submission: taskSubmission })),
    errors: ['task.missing', 'request.forbidden'],
  }),
  csv: defineCall({
    id: 'G184',
    service: 'im',
    path: 'v2/group/task/csv',
    summary: 'All results of a task as CSV with a byte order mark; no cell is a formula.',
    input: z.object({ task_id: id() }),
    output: z.object({ csv: z.string() }),
    errors: ['task.missing', 'request.forbidden'],
  }),
  mark: defineCall({
    id: 'G199',
    service: 'im',
    path: 'v2/group/task/mark',
    summary: 'Give an assignment points and a comment, or others; the staff of the group alone.',
    writes: true,
    input: z.object({
      task_id: id(),
      uid: id(),
      points: whole(0, taskLimits.taskPoints, 'task.mark_range'),
      comment: text(taskLimits.taskCommentCharacters).optional().default(''),
      request_id: requestId(),
    }),
    output: done,
    errors: ['task.missing', 'request.forbidden', 'request.not_found', 'task.mark_range', 'group.dissolved'],
  }),
});
