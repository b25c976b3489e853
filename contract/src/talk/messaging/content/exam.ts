import { z } from 'zod';
import { defineContent } from './define-content.ts';

/** An exam that a class is to sit (domain 3.8). */
export const exam = defineContent({
  kind: 'exam',
  body: z.object({
    exam_id: z.string(),
    title: z.string(),
    /** How many there are. */
    questions: z.number().int(),
    /** Minutes to answer; null without a limit. */
    minutes: z.number().int().nullable(),
  }),
  mayForward: false,
  searched: (body) => body.title,
  line: (body) => body.title,
});
