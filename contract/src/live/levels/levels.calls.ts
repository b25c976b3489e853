import { z } from 'zod';
import { defineCall, defineCalls } from '../../call.ts';
import { requestId, whole } from '../../shared/fields.ts';
import { experienceTask, levelBenefit, levelStatus, platformLevel } from './levels.schema.ts';

/** Levels of members on the platform (Q08, S45). */
export const levelCalls = defineCalls({
  mine: defineCall({
    id: 'G540',
    service: 'live',
    path: 'api/platform/level/info',
    summary: 'My experience on the platform, the ladder of its levels, and what brings experience today.',
    input: z.object({}),
    output: z.object({
      my: levelStatus,
      levels: z.array(platformLevel),
      today: z.object({
        list: z.array(experienceTask),
        /** Experience won today. */
        won: z.number().int(),
        /** The most that can be won in a day. */
        cap: z.number().int(),
      }),
    }),
  }),
  unlock: defineCall({
    id: 'C071',
    service: 'live',
    path: 'api/platform/level/unlock',
    summary:
      'Unlocks the next level of the platform, which was reached, once: from then on others see it, and it gives its benefits.',
    writes: true,
    input: z.object({ level: whole(1, 1_000), request_id: requestId().optional() }),
    output: z.object({ level: z.number().int(), benefits: z.array(levelBenefit) }),
    errors: ['level.missing', 'level.low', 'level.unlocked', 'level.order'],
  }),
});
