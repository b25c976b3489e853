import { z } from 'zod';
import { timestamp } from '../../../shared/fields.ts';
import { defineContent } from './define-content.ts';

/** A sign-in task of a group (G085, E11). */
export const signIn = defineContent({
  kind: 'sign_in',
  body: z.object({
    task_id: z.string(),
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
