import { z } from 'zod';

/** D09: the body of every answer. Success is `code` 200; the client translates only `msg_key`. */
export const envelope = z.object({
  code: z.number().int(),
  /** One English sentence, for people with curl. */
  msg: z.string(),
  /** `area.reason`, or empty on success. */
  msg_key: z.string(),
  data: z.unknown(),
  request_id: z.string(),
});
export type Envelope = z.infer<typeof envelope>;
