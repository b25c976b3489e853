import { z } from 'zod';
import { defineContent } from './define-content.ts';

/** An announcement of a group (G081, E08). */
export const announcement = defineContent({
  kind: 'announcement',
  body: z.object({
    announcement_id: z.string(),
    content: z.string(),
    /** Addresses. */
    pics: z.array(z.string()).readonly(),
    must_read: z.boolean(),
  }),
  mayForward: false,
  searched: (body) => body.content,
  line: (body) => body.content,
});
