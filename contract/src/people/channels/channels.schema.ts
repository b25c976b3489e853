import { z } from 'zod';
import { user } from '../../shared/fields.ts';

export const channel = z.object({
  channel_id: z.string(),
  name: z.string(),
  /** Address of the picture, or empty. */
  img: z.string(),
  owner: user,
});
export type Channel = z.infer<typeof channel>;
