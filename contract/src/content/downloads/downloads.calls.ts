import { z } from 'zod';
import { defineCall, defineCalls } from '../../call.ts';
import { build, downloadVariants } from './downloads.schema.ts';

/** Builds of the product to download (S14). */
export const downloadCalls = defineCalls({
  list: defineCall({
    id: 'G023',
    service: 'hljwgo',
    path: 'v2/download/list',
    summary: 'The builds of one variant, the latest first.',
    input: z.object({ variant: z.enum(downloadVariants, 'request.invalid').optional().default('main') }),
    output: z.object({ list: z.array(build) }),
  }),
});
