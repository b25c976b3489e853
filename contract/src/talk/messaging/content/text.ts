import { z } from 'zod';
import { id, text as written } from '../../../shared/fields.ts';
import { messagingLimits } from '../messaging.limits.ts';
import { defineContent } from './define-content.ts';

/** What a member writes. */
export const text = defineContent({
  kind: 'text',
  body: z.object({
    text: z.string(),
    /** Who is named in it, and how the name stands behind the `@`; older messages do not say. */
    named: z
      .array(z.object({ uid: z.string(), nickname: z.string() }))
      .readonly()
      .optional(),
  }),
  // That it says something is the room's rule: see `emptyMessageKey`.
  byHand: z.object({
    text: written(messagingLimits.chatTextCharacters),
    named: z
      .array(z.object({ uid: id(), nickname: written(messagingLimits.chatTextCharacters) }))
      .max(50)
      .readonly()
      .optional(),
  }),
  searched: (body) => body.text,
  line: (body) => body.text,
});
