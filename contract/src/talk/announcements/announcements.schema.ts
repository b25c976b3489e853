import { z } from 'zod';
import { shanghaiTime, timestamp, user } from '../../shared/fields.ts';

const person = user.pick({ uid: true, nickname: true, img: true });

/** What the staff tell a class, as it stands now (E08). */
export const classAnnouncement = z.object({
  id: z.string(),
  /** The message of the room that tells of it: what is pinned (E34). */
  message_id: z.string(),
  /** What a member typed, with the marks of Markdown at most; HTML in it is text. */
  content: z.string(),
  /** File ids of at most 9 pictures (D33); their addresses come from G170. */
  pics: z.array(z.string()),
  /** Every member must confirm that they have read it. */
  must_read: z.boolean(),
  /** 1 as published; each edit makes the next, which everybody has to read anew. */
  version: z.number().int(),
  /** Who published it. */
  author: person,
  created: shanghaiTime(),
  created_ts: timestamp(),
  /** When and by whom it was edited last; null for version 1. */
  edited: shanghaiTime().nullable(),
  edited_ts: timestamp().nullable(),
  editor: person.nullable(),
  /** I have read this version, or wrote it. */
  is_read: z.boolean(),
  /** For staff: how many members of the class have read this version, without who wrote it; null for others. */
  read: z.object({ count: z.number().int(), of: z.number().int() }).nullable(),
  /** When the members were last reminded of it; null for never. */
  reminded_ts: timestamp().nullable(),
});
export type ClassAnnouncement = z.infer<typeof classAnnouncement>;

/** Events of a class group's room about its announcements. */
export const announcementEvents = {
  /** Published, edited or deleted: stored and replayed. */
  announcement: z.object({ kind: z.literal('announcement'), id: z.string() }),
  /** E08: who has not read it is reminded; never replayed, since a notice stays. */
  announcement_reminder: z.object({ kind: z.literal('announcement_reminder'), id: z.string() }),
  /** Somebody has read it: a counter, never replayed. How many, the staff ask (G082). */
  announcement_read: z.object({ kind: z.literal('announcement_read'), id: z.string() }),
};
