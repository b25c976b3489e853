import { z } from 'zod';
import { defineCall, defineCalls } from '../../call.ts';
import { listOf, paging, user } from '../../shared/fields.ts';
import { memberFollow, onAir } from '../profile/profile.schema.ts';

export const lecturerCalls = defineCalls({
  list: defineCall({
    id: 'G150',
    service: 'cms',
    path: 'lecturer/list',
    summary: 'The line-up: who teaches in channels, those whose channels most follow first (S46).',
    input: z.object({ ...paging }),
    output: listOf(
      z.object({
        user: user.extend({ intro: z.string() }),
        /** Members who follow them. */
        fans: z.number().int(),
        /** Live sessions they were on air with. */
        lives: z.number().int(),
        /** What I am to them; null of myself. */
        follow: memberFollow.nullable(),
        /** Channels in which they go on air, the oldest first; one at least. */
        channels: z.array(z.object({ channel_id: z.string(), name: z.string() })),
        /** What they are on air with now; null while they are not. */
        on_air: onAir.nullable(),
      }),
    ),
  }),
});
