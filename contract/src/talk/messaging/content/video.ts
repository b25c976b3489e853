import { z } from 'zod';
import { defineContent } from './define-content.ts';
import { pixels, played, uploadBody, uploaded } from './uploaded.ts';

/**
 * A video that a member sends (D32). One that browsers cannot play is converted; `w`, `h` and `duration` are 0 until it
 * has been. Where the server converts nothing it is sent as `file`.
 */
export const video = defineContent({
  kind: 'video',
  body: z.object({
    ...uploaded,
    ...played,
    ...pixels,
    /**
     * Its first picture, at most 640 px wide and high and 1 MiB: a file of its own, with the same rights. Left out until
     * the server has drawn it, and where it cannot.
     */
    poster_id: z.string().optional(),
    /** ms. */
    duration: z.number().int(),
    /** `processing` while the server converts it; `failed`: it can only be saved. */
    state: z.enum(['ready', 'processing', 'failed']),
  }),
  searched: (body) => body.name,
  byHand: uploadBody,
});
