import { z } from 'zod';
import { shanghaiTime, timestamp, user } from '../../shared/fields.ts';

/**
 * What members write on the one engine (E30). A kind begins to live when its feature registers it with the server's
 * `posts.kind(...)`; until then its things do not exist.
 */
export const postKinds = ['post', 'article', 'video'] as const;
export const postKind = z.enum(postKinds, 'request.invalid');
export type PostKind = z.infer<typeof postKind>;

/** Where something stands that a member wrote (domain 3.8). Others than its author see `displayed` alone (T14). */
export const postStates = ['draft', 'pending', 'displayed', 'rejected', 'hidden', 'deleted'] as const;
export const postState = z.enum(postStates, 'request.invalid');
export type PostState = z.infer<typeof postState>;

/** What can be liked, commented on or reported: what is on the engine, and comments. */
export const contentTypes = [...postKinds, 'comment'] as const;
export const contentType = z.enum(contentTypes, 'request.invalid');
export type ContentType = z.infer<typeof contentType>;

/** Who wrote something. */
export const author = user.pick({ uid: true, jwcode: true, nickname: true, img: true });

/** A picture with an address that is good for 5 minutes, for whoever asked; a fresh one is in any later answer, or in G170's. */
export const picture = z.object({
  file_id: z.string(),
  url: z.string(),
  /** px; null where unknown. */
  w: z.number().int().nullable(),
  h: z.number().int().nullable(),
});
export type Picture = z.infer<typeof picture>;

/** A topic as what is written in it names it; `name` is the house's, the app has its own words by `topic_id`. */
export const topicName = z.object({ topic_id: z.string(), name: z.string() });

/** Where it stands in the queue (S06): for its author, while it is pending. */
export const queued = z.object({
  /** From 1. */
  place: z.number().int().positive(),
  /** How long things of its kind usually wait, ms; null until some have been judged. */
  usual_wait: z.number().int().nullable(),
});
export type Queued = z.infer<typeof queued>;

/** What a version says; text as it was typed: HTML in it is text. */
const words = {
  text: z.string(),
  /** Nine at most, in the author's order. */
  pics: z.array(picture),
  /** Null: in no topic. */
  topic: topicName.nullable(),
};

/** A newer version that is not shown: the displayed one stays until it is approved (domain 3.8). */
const waitingEdit = z.object({
  ...words,
  version: z.number().int(),
  state: z.enum(['pending', 'rejected']),
  /** Why it was rejected; empty while it waits. */
  reason: z.string(),
  /** Null once it was rejected. */
  queue: queued.nullable(),
});

/** A post of the circle. */
export const post = z.object({
  id: z.string(),
  kind: postKind,
  author,
  ...words,
  /** When it was first displayed; before that when it was submitted, of a draft when it was saved. */
  at: shanghaiTime(),
  at_ts: timestamp(),
  /** When a later version began to show; null for the first. */
  edited: shanghaiTime().nullable(),
  edited_ts: timestamp().nullable(),
  likes: z.number().int(),
  /** I like it. */
  liked: z.boolean(),
  /** Displayed comments with their answers. */
  comments: z.number().int(),
  is_own: z.boolean(),
  state: postState,
  /** Why it was rejected or hidden; empty else. */
  reason: z.string(),
  /** Of a pending one; null else, and for everybody but its author. */
  queue: queued.nullable(),
  /** For its author; null where nothing newer waits or was rejected. */
  edit: waitingEdit.nullable(),
});
export type Post = z.infer<typeof post>;

/** `new`: displayed last first; `hot`: by likes, comments and age; `mine`: all of mine, in every state but draft and deleted. */
export const postTabs = ['new', 'hot', 'mine'] as const;
export const postTab = z.enum(postTabs, 'request.invalid');
export type PostTab = z.infer<typeof postTab>;
