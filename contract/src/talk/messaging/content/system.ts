import { z } from 'zod';
import { defineContent } from './define-content.ts';

/** A message from the room itself. */
export const system = defineContent({
  kind: 'system',
  body: z.object({ text: z.string() }),
  mayForward: false,
  mayRecall: false,
  line: (body) => body.text,
});
