import { z } from 'zod';
import { message } from './messaging.schema.ts';

/** A member's inbox, joined as a room is (C113); each member's own, under one name for all. */
export const inboxRoom = 'inbox';

/** How a room stands for the member now. What is left out is as before. */
export const inboxLine = z.object({
  room: z.string(),
  /** `unread` counts up to this `seq` of the room. A line that is behind the list (G068) is old. */
  last_seq: z.number().int(),
  /** Messages of others after what the member has read, counted up to 1,000. */
  unread: z.number().int(),
  /** One of them names the member, or everybody; left out where none does. */
  mentioned: z.literal(true).optional(),
  /** Read up to here; it goes back when the room is marked as unread (G186). */
  read_seq: z.number().int().optional(),
  /** The newest message, a text no longer than `inboxLineCharacters`; also when it was taken back. */
  last_msg: message.optional(),
  /** What the group is called from now on. */
  name: z.string().optional(),
});
export type InboxLine = z.infer<typeof inboxLine>;

/** Events of the inbox, without `seq`: what was missed is in the list (G068). */
export const inboxEvents = {
  /** One of each room with news. */
  inbox_lines: z.object({ kind: z.literal('inbox_lines'), lines: z.array(inboxLine) }),
  /** The member has another room: ask for the list. */
  inbox_entered: z.object({ kind: z.literal('inbox_entered'), room: z.string() }),
  inbox_left: z.object({ kind: z.literal('inbox_left'), room: z.string() }),
  /** G186, from whichever tab: a tab that shows the room does not read it again at once. */
  inbox_marked: z.object({ kind: z.literal('inbox_marked'), room: z.string() }),
  /** Staff of a class have told me something, as of E08 or G191: the notice itself is asked for (G016). */
  inbox_reminder: z.object({ kind: z.literal('inbox_reminder') }),
  /** Somebody has told me something about a wish (S11): the messages themselves are asked for (G046). */
  inbox_wishes: z.object({ kind: z.literal('inbox_wishes') }),
  /** G177, from whichever tab. */
  inbox_choice: z.object({
    kind: z.literal('inbox_choice'),
    room: z.string(),
    muted: z.boolean(),
    pinned: z.boolean(),
  }),
};
