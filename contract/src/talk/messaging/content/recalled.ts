import { z } from 'zod';
import { defineContent } from './define-content.ts';

/** The specification's tip that something was taken back; a message that was taken back itself has that status. */
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
