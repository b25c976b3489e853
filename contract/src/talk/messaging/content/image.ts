import { z } from 'zod';
import { defineContent } from './define-content.ts';
import { pixels, uploadBody, uploaded } from './uploaded.ts';

/** A picture. An upload that is no picture is sent as `file`. */
export const image = defineContent({
  kind: 'image',
  body: z.object({ ...uploaded, ...pixels }),
  byHand: uploadBody,
  searched: (body) => body.name,
});
