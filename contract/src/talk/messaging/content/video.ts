import { z } from 'zod';
import { defineContent } from './define-content.ts';
import { pixels, uploaded } from './uploaded.ts';

/** A video that a member sends (D32). */
export const video = defineContent({
  kind: 'video',
  body: z.object({
    ...uploaded,
    ...pixels,
    /** Address of its first picture, or empty. */
    poster: z.string(),
    /** ms. */
    duration: z.number().int(),
    /** `processing` while the server converts it. */
    state: z.enum(['ready', 'processing', 'failed']),
  }),
});
