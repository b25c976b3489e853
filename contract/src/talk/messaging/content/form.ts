import { z } from 'zod';
import { timestamp } from '../../../shared/fields.ts';
import { defineContent } from './define-content.ts';

/** A form or an assignment of a group (G085). */
export const form = defineContent({
  kind: 'form',
  body: z.object({
    task_id: z.string(),
    task: z.enum(['form', 'assignment']),
    title: z.string(),
    /** null without one. */
    deadline_ts: timestamp().nullable(),
  }),
  mayForward: false,
  /** Its task would stay without it. */
  mayRecall: false,
  searched: (body) => body.title,
  line: (body) => body.title,
});
