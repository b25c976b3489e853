import { z } from 'zod';
import { message } from '../messaging/messaging.schema.ts';

/** A class group: the chat of a channel's subscribers (domain 3.4, D80). */
export const group = z.object({
  group_id: z.string(),
  kind: z.literal('class'),
  name: z.string(),
  /** Name of its message room; opaque (D88). */
  room: z.string(),
  channel_id: z.string(),
  /** Address of the picture, or empty. */
  img: z.string(),
  /** Uid of who owns the channel and so the group. */
  owner_uid: z.string(),
});
export type Group = z.infer<typeof group>;

/** A group in its member's list. */
export const groupEntry = z.object({
  group,
  last_msg: message.nullable(),
  /** The room's newest `seq` when `unread` was counted; later frames add to it. */
  last_seq: z.number().int(),
  /** Messages of others after what the member has read, counted up to 1,000. */
  unread: z.number().int(),
  /** People in it: the most packets that one can send (V03, D40). */
  members: z.number().int(),
  /** No signs for new messages; a setting of the member for this group. */
  muted: z.boolean(),
  /** Listed before the others; a setting as above. */
  pinned: z.boolean(),
});
export type GroupEntry = z.infer<typeof groupEntry>;
