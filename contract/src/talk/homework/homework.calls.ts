import { z } from 'zod';
import { defineCall, defineCalls } from '../../call.ts';
import { feedOf, scrolling } from '../../shared/fields.ts';
import { homework, homeworkStates } from './homework.schema.ts';

export const homeworkCalls = defineCalls({
  due: defineCall({
    id: 'G730',
    service: 'im',
    path: 'v2/homework/due',
    summary:
      'What the groups in which I am a member ask of me (S03): `open` what is due first, then what has no end, then what was missed; `done` the latest first.',
    input: z.object({
      state: z.enum(homeworkStates, 'request.invalid').optional().default('open'),
      ...scrolling,
    }),
    output: feedOf(homework),
  }),
});
