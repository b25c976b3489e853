import { z } from 'zod';

/** An upload of the scene `chat` (G018), as it is handed in; the server fills the rest from its own record. */
export const uploadBody = z.object({ file_id: z.string().regex(/^[\w-]{1,64}$/) });

/** An upload as a message carries it. */
export const uploaded = {
  file_id: z.string(),
  url: z.string(),
  /** As its sender calls it. */
  name: z.string(),
  /** Bytes. */
  size: z.number().int(),
  mime: z.string(),
};

/** px of a picture. */
export const pixels = { w: z.number().int(), h: z.number().int() };
