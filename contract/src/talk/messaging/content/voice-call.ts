import { z } from 'zod';
import { defineContent } from './define-content.ts';

/** A call that was made in the phone app; the web shows how it ended (D39). */
export const voiceCall = defineContent({
  kind: 'voice_call',
  body: z.object({
    outcome: z.enum(['ended', 'missed', 'declined', 'cancelled']),
    /** ms; 0 when nobody answered. */
    duration: z.number().int(),
  }),
  mayForward: false,
  mayRecall: false,
});
