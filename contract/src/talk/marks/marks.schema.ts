import { z } from 'zod';
import { timestamp } from '../../shared/fields.ts';
import { message } from '../messaging/messaging.schema.ts';

/** D35: for the member alone, or by staff for all. */
export const pinScope = z.enum(['self', 'all']);
export type PinScope = z.infer<typeof pinScope>;

/** A message that is pinned; one that is recalled or blocked is not shown as pinned. */
export const pin = z.object({
  message,
  /** `all` where it is pinned for all and by the member as well. */
  scope: pinScope,
});
export type Pin = z.infer<typeof pin>;

/** A favourite of the member (E36), of any room. */
export const favourite = z.object({
  id: z.string(),
  room: z.string(),
  /** Without content once it is recalled or blocked; null in a room that the member may no longer read. */
  message: message.nullable(),
  saved_ts: timestamp(),
});
export type Favourite = z.infer<typeof favourite>;
