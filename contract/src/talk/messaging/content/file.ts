import { z } from 'zod';
import { defineContent } from './define-content.ts';
import { pixels, uploadBody, uploaded } from './uploaded.ts';

/** A file. A picture that was sent as a file says its size in px. */
export const file = defineContent({
  kind: 'file',
  body: z.object({ ...uploaded, w: pixels.w.nullable(), h: pixels.h.nullable() }),
  byHand: uploadBody,
  searched: (body) => body.name,
  line: (body) => body.name,
});
