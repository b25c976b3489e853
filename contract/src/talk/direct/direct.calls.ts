import { z } from 'zod';
import { defineCall, defineCalls } from '../../call.ts';
import { id, requestId } from '../../shared/fields.ts';

export const directCalls = defineCalls({
  open: defineCall({
    id: 'G131',
    service: 'im',
    path: 'v2/direct/open',
    summary: 'The conversation of two members (E39): there is one for a pair, opened by whoever asks first.',
    writes: true,
    input: z.object({ uid: id(), request_id: requestId().optional() }),
    /** Name of its message room; opaque (D88). */
    output: z.object({ room: z.string() }),
    errors: ['direct.yourself', 'request.not_found'],
  }),
});
