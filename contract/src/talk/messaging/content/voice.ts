import { z } from 'zod';
import { defineContent } from './define-content.ts';
import { uploaded } from './uploaded.ts';

/** Spoken words (D79). */
export const voice = defineContent({
  kind: 'voice',
  body: z.object({
    ...uploaded,
    /** ms. */
    duration: z.number().int(),
  }),
  mayForward: false,
});
