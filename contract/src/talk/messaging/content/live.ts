import { z } from 'zod';
import { timestamp } from '../../../shared/fields.ts';
import { defineContent } from './define-content.ts';

/** A live session one is pointed to; how it stands is asked of the live session itself. */
export const live = defineContent({
  kind: 'live',
  body: z.object({
    live_id: z.string(),
    name: z.string(),
    /** Nickname of who holds it. */
    teacher: z.string(),
    start_time_ts: timestamp(),
  }),
  searched: (body) => body.name,
  line: (body) => body.name,
});
