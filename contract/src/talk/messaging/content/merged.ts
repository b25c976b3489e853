import { z } from 'zod';
import { timestamp } from '../../../shared/fields.ts';
import { defineContent } from './define-content.ts';

/** Messages sent on as one (D38, G077). */
export const merged = defineContent({
  kind: 'merged',
  body: z.object({
    /** What it holds is read by `im/v2/chat/merged`. */
    card_id: z.string(),
    /** Where they were said. */
    title: z.string(),
    /** 1 to 50. */
    count: z.number().int(),
    /** The first of them, as they read in a list; `text` is empty where a list says the name of the kind. */
    lines: z
      .array(z.object({ nickname: z.string(), kind: z.string(), text: z.string(), ts: timestamp() }))
      .readonly(),
  }),
  searched: (body) => body.lines.map(({ text }) => text).join(' '),
});
