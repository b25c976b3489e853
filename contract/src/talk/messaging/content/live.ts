import { z } from 'zod';
import { timestamp } from '../../../shared/fields.ts';
import { defineContent } from './define-content.ts';

/** A link to a live session; its state is read from the live session. */
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
