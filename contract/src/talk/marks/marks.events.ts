import { z } from 'zod';

/** Events of a room, stored and replayed. */
export const marksEvents = {
  /** What is pinned for all has changed; the pins themselves are asked for, since each member may have removed some. */
  pin: z.object({ kind: z.literal('pin'), id: z.string(), on: z.boolean() }),
};
