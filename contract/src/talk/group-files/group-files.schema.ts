import { z } from 'zod';
import { id, timestamp, user } from '../../shared/fields.ts';

/** What was sent in a group, by what it is (E37). */
export const fileFolder = z.enum(['file', 'image', 'video']);
export type FileFolder = z.infer<typeof fileFolder>;

/** An upload that was sent in a group. */
export const groupFile = z.object({
  file_id: id(),
  folder: fileFolder,
  /** As its sender calls it. */
  name: z.string(),
  /** Bytes. */
  size: z.number().int(),
  mime: z.string(),
  sender: user.pick({ uid: true, nickname: true, img: true }),
  /** Count of its message in the room. */
  seq: z.number().int(),
  /** When it was sent, UTC ms. */
  ts: timestamp(),
});
export type GroupFile = z.infer<typeof groupFile>;
