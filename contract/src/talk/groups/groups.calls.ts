import { z } from 'zod';
import { defineCall, defineCalls } from '../../call.ts';
import { groupEntry } from './groups.schema.ts';

export const groupCalls = defineCalls({
  list: defineCall({
    id: 'G068',
    service: 'im',
    path: 'v2/group/list',
    summary: 'The groups I am in, the latest talk first, with what I have not read in each.',
    input: z.object({}),
    output: z.object({ list: z.array(groupEntry) }),
  }),
});
