import { z } from 'zod';

/** An upload of the scene `chat` (G018), as it is handed in; the server fills the rest from its own record. */
export const uploadBody = z.object({ file_id: z.string().regex(/^[\w-]{1,64}$/) });

/**
 * An upload as a message carries it: without an address, since a message is the same for all and an address is made for
 * one member (G170).
 */
export const uploaded = {
  file_id: z.string(),
  /** As its sender calls it. */
  name: z.string(),
  /** Bytes. */
  size: z.number().int(),
  mime: z.string(),
};

/** px of a picture. */
export const pixels = { w: z.number().int(), h: z.number().int() };

/**
 * What plays in the place of an upload that was converted: a file of its own, with the same rights. Left out while that is
 * under way, and for what plays as it came; `file_id` is what came.
 */
export const played = { played_id: z.string().optional() };
