import { z } from 'zod';
import { defineContent } from './define-content.ts';

/** An announcement of a group (G081, E08). */
export const announcement = defineContent({
  kind: 'announcement',
  body: z.object({
    announcement_id: z.string(),
    content: z.string(),
    /** File ids; their addresses come from G170. */
    pics: z.array(z.string()).readonly(),
    must_read: z.boolean(),
    /** D37: a copy that was sent on; the card of the announcement itself goes with it alone. */
    forwarded: z.literal(true).optional(),
  }),
  searched: (body) => body.content,
  line: (body) => body.content,
});
