import { z } from 'zod';
import { contentType, postKind } from './posts.schema.ts';

/** The room of the circle, joined as a room is (C113): what is displayed in it, whatever the topic. */
export const circleRoom = 'circle_all';

/** The room of one thing that is displayed: its counts and comments. */
export const postRoom = (kind: z.infer<typeof postKind>, id: string): string => `${kind}_${id}`;

/**
 * Events of the circle's room and of the rooms of things, all counters without `seq`: who comes back asks the calls.
 * Nobody may speak in these rooms.
 */
export const contentEvents = {
  /** Newly displayed, or a new version of it: to the circle's room, and to its own for a new version. */
  content_shown: z.object({
    kind: z.literal('content_shown'),
    type: postKind,
    id: z.string(),
    topic_id: z.string().nullable(),
    /** It showed before: another version, or shown again after it was hidden. */
    again: z.boolean(),
  }),
  /** Deleted or hidden: to both rooms. */
  content_gone: z.object({ kind: z.literal('content_gone'), type: postKind, id: z.string() }),
  /** Its likes and comments are now so many: to its own room, and to the circle's. */
  content_counts: z.object({
    kind: z.literal('content_counts'),
    type: contentType,
    id: z.string(),
    likes: z.number().int(),
    /** Of a comment: its answers. */
    comments: z.number().int(),
  }),
  /** A comment is displayed, or gone: ask for it (G053). To the room of what it is about. */
  comment_change: z.object({
    kind: z.literal('comment_change'),
    type: postKind,
    id: z.string(),
    comment_id: z.string(),
    /** The comment it answers; null for one of the first level. */
    parent_id: z.string().nullable(),
    gone: z.boolean(),
  }),
};
export type ContentEvent = {
  [Kind in keyof typeof contentEvents]: z.infer<(typeof contentEvents)[Kind]>;
}[keyof typeof contentEvents];
