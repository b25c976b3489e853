import { z } from 'zod';
import { text as written } from '../../../shared/fields.ts';
import { messagingLimits } from '../messaging.limits.ts';
import { defineContent } from './define-content.ts';

/** What a member writes. */
export const text = defineContent({
  kind: 'text',
  body: z.object({ text: z.string() }),
  // That it says something is the room's rule: see `emptyMessageKey`.
  byHand: z.object({ text: written(messagingLimits.chatTextCharacters) }),
  searched: (body) => body.text,
  line: (body) => body.text,
});
