import { z } from 'zod';
import { defineCall, defineCalls } from '../../call.ts';
import { done, id } from '../../shared/fields.ts';
import { uploadScenes } from './files.schema.ts';

export const fileCalls = defineCalls({
  upload: defineCall({
    id: 'G018',
    service: 'file',
    path: 'v2/upload',
    summary: 'One file, as the multipart field `file`; kinds and sizes depend on the scene (V07 to V10).',
    rate: 'upload',
    writes: true,
    encoding: 'multipart',
    input: z.object({ scene: z.enum(uploadScenes, 'request.invalid') }),
    output: z.object({
      file_id: z.string(),
      url: z.string(),
      mime: z.string(),
      /** Bytes. */
      size: z.number().int(),
      /** px; null for what is no picture. */
      w: z.number().int().nullable(),
      h: z.number().int().nullable(),
      /** ms; null for what does not play. */
      duration: z.number().int().nullable(),
    }),
    errors: [
      'file.missing',
      'file.failed',
      'file.executable',
      'file.spreadsheet',
      'file.too_large',
      'file.video_too_large',
      'file.image_too_large',
      'file.video_format',
      'file.image_format',
    ],
  }),
  cancel: defineCall({
    id: 'G019',
    service: 'file',
    path: 'v2/upload/cancel',
    summary: 'Throw away an upload of mine that nothing uses yet.',
    writes: true,
    input: z.object({ file_id: id() }),
    output: done,
    errors: ['file.unknown'],
  }),
});
