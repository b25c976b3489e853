import { z } from 'zod';
import { defineContent } from './define-content.ts';

/** A page of another app, which can only be opened there (D39). */
export const miniProgram = defineContent({
  kind: 'mini_program',
  body: z.object({
    title: z.string(),
    /** Name of the app it opens in. */
    app: z.string(),
  }),
  mayForward: false,
  searched: (body) => body.title,
  line: (body) => body.title,
});
