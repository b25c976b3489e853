import { z } from 'zod';
import { shanghaiTime, text, timestamp } from '../../shared/fields.ts';
import { author, picture, postState, queued } from '../posts/posts.schema.ts';
import { stock } from '../stocks/stocks.schema.ts';
import { shortVideoLimits } from './short-videos.limits.ts';

/** What plays of a short video. */
export const film = z.object({
  /** The upload of the scene `short_video`. */
  file_id: z.string(),
  /** `processing`: being converted (D32); `failed`: it will never play. Readers other than the author see `ready` alone. */
  state: z.enum(['processing', 'ready', 'failed']),
  /** Good for 5 minutes, for whoever asked; empty unless it is ready. */
  url: z.string(),
  /** Address of its first picture, as long; empty until that is drawn. */
  poster: z.string(),
  /** px; null before it was read. */
  w: z.number().int().nullable(),
  h: z.number().int().nullable(),
  /** ms; null before it was read. */
  duration: z.number().int().nullable(),
});
export type Film = z.infer<typeof film>;

/** Where a new part of a short video begins, and the listed company it is about. */
export const chapter = z.object({
  /** ms from the beginning. */
  at: z.number().int(),
  title: z.string(),
  /** Null for none. */
  stock: stock.pick({ market: true, code: true, name: true }).nullable(),
});
export type Chapter = z.infer<typeof chapter>;

/** A chapter as it is handed in; `stock` as `market:code`, or empty for none. */
export const newChapter = z.strictObject({
  at: z
    .number('video.chapters')
    .int('video.chapters')
    .min(0, 'video.chapters')
    .max(shortVideoLimits.shortVideoMs, 'video.chapters'),
  title: text(shortVideoLimits.shortVideoChapterTitle, 'video.chapter_title', 'video.chapter_title'),
  stock: z
    .string()
    .regex(/^(?:[A-Za-z]{2,10}:[A-Z0-9.]{1,12})?$/, 'video.stock')
    .optional()
    .default(''),
});
export type NewChapter = z.infer<typeof newChapter>;

/** Chapters as they are handed in: each after the one before. */
export const newChapters = z
  .array(newChapter)
  .max(shortVideoLimits.shortVideoChapters, 'video.chapters')
  .refine(
    (given) => given.every(({ at }, place) => place === 0 || at > (given[place - 1]?.at ?? 0)),
    'video.chapters',
  );

/** What a version says. */
const words = {
  title: z.string(),
  text: z.string(),
  film,
  /** Null where its author chose none: then the first picture of the film is shown. */
  cover: picture.nullable(),
  chapters: z.array(chapter),
};

/** A newer version than the one that shows: that stays until it is approved (domain 3.8). */
const waitingEdit = z.object({
  ...words,
  state: z.enum(['pending', 'rejected']),
  /** Why it was rejected; empty while it waits. */
  reason: z.string(),
  queue: queued.nullable(),
});

/** A short video (S04). */
export const shortVideo = z.object({
  id: z.string(),
  author,
  ...words,
  /** When it was first displayed; before that when it was submitted. */
  at: shanghaiTime(),
  at_ts: timestamp(),
  likes: z.number().int(),
  /** I like it. */
  liked: z.boolean(),
  /** It is among my favourites (S44). */
  kept: z.boolean(),
  /** Displayed comments with their answers. */
  comments: z.number().int(),
  is_own: z.boolean(),
  state: postState,
  /** Why it was rejected or hidden, for its author; empty else. */
  reason: z.string(),
  /** Of a pending one whose film is ready; null else, and for everybody but its author. */
  queue: queued.nullable(),
  /** For its author; null where nothing newer waits or was rejected. */
  edit: waitingEdit.nullable(),
});
export type ShortVideo = z.infer<typeof shortVideo>;
