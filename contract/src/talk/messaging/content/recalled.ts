import { z } from 'zod';
import { defineContent } from './define-content.ts';

/** The specification's tip about a recall; the recalled message itself has the status `recalled`. */
export const recalled = defineContent({
  kind: 'recalled',
  body: z.object({
    /** Id of the message that is gone. */
    id: z.string(),
    /** Uid of who took it back. */
    by: z.string(),
  }),
  mayForward: false,
  mayRecall: false,
});
