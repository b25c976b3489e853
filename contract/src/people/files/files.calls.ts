import { z } from 'zod';
import { defineCall, defineCalls } from '../../call.ts';
import { done, id, json } from '../../shared/fields.ts';
import { fileLimits } from './files.limits.ts';
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
      /** Its address; of a private file one that is good for 5 minutes, for the member who sent it. */
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
      'file.voice_length',
      'file.book_format',
      'file.recording_format',
      'file.recording_too_large',
      'file.recording_length',
      'file.quota',
    ],
  }),
  addresses: defineCall({
    id: 'G170',
    service: 'file',
    path: 'v2/address',
    summary:
      'Addresses of private files for me, good for 5 minutes; files that I may not read are left out (D86).',
    input: z.object({
      file_ids: json(z.array(id()).min(1).max(fileLimits.fileAddressesAtOnce)),
    }),
    output: z.object({
      list: z.array(z.object({ file_id: z.string(), url: z.string() })),
      /** ms for which they are good. */
      ttl: z.number().int(),
    }),
  }),
  facts: defineCall({
    id: 'G187',
    service: 'file',
    path: 'v2/facts',
    summary:
      'What a private file is, for the viewer of documents (S26), with an address for me as of G170. One that is mine to read no more is 404, as is one whose message was recalled; one of somebody else is 403.',
    input: z.object({ file_id: id() }),
    output: z.object({
      file_id: z.string(),
      url: z.string(),
      /** ms for which the address is good. */
      ttl: z.number().int(),
      name: z.string(),
      mime: z.string(),
      /** Bytes. */
      size: z.number().int(),
      /** Whether its readers are offered to save it; a scene may be for looking at alone. */
      can_download: z.boolean(),
    }),
    errors: ['file.unknown', 'file.forbidden'],
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
