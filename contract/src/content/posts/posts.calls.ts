import { z } from 'zod';
import { defineCall, defineCalls } from '../../call.ts';
import {
  done,
  feedOf,
  id,
  json,
  requestId,
  scrolling,
  shanghaiTime,
  text,
  timestamp,
  whole,
} from '../../shared/fields.ts';
import { postLimits } from './posts.limits.ts';
import { post, postState, postTab, queued } from './posts.schema.ts';

/** V22, M04: the words of a post, as the server takes them; the composer asks the same. */
export const postText = text(postLimits.postCharacters, 'request.content_required', 'post.too_long');

/** Uploads of the scene `post` (G018), or pictures that the post has already. */
const media = () =>
  json(z.array(id()).max(postLimits.postPictures, 'post.pictures'), 'request.invalid').optional().default([]);

const given = {
  text: postText,
  media: media(),
  /** Id of a topic; left out for none. */
  topic: id().optional(),
  request_id: requestId().optional(),
};
const refusals = [
  'request.content_required',
  'post.too_long',
  'post.pictures',
  'post.topic',
  'post.missing',
  'post.state',
  'file.unknown',
] as const;

/** `displayed` for an edit that waits while the old version shows. */
const postStatus = z.object({
  id: z.string(),
  state: postState,
  /** Of the version that waits; null where none does. */
  queue: queued.nullable(),
});

/** Posts of the topic circle (S06), the first kind on the engine of what members write. */
export const postCalls = defineCalls({
  add: defineCall({
    id: 'G050',
    service: 'cms',
    path: 'post/add',
    summary:
      'Submit a post of the circle for review, or a draft of mine with its words as they are now (S06).',
    writes: true,
    input: z.object({
      kind: z.literal('post', 'request.invalid').optional().default('post'),
      /** The draft (G422) that becomes the post. */
      draft: id().optional(),
      ...given,
    }),
    output: postStatus,
    errors: refusals,
  }),
  edit: defineCall({
    id: 'G420',
    service: 'cms',
    path: 'post/edit',
    summary:
      'Change a post of mine: what is displayed stays until the new version is approved; what was rejected waits again.',
    writes: true,
    input: z.object({ id: id(), ...given }),
    output: postStatus,
    errors: refusals,
  }),
  list: defineCall({
    id: 'G051',
    service: 'cms',
    path: 'post/list',
    summary: 'The circle, or one topic of it, by cursor; what is not displayed is in `mine` alone (T14).',
    access: 'open',
    input: z.object({
      topic: id().optional(),
      /** `mine` is empty for visitors. */
      tab: postTab.optional().default('new'),
      /** Only what this member wrote; not with `mine`. */
      uid: id().optional(),
      /** 1: only of members and owners of channels that I follow; empty for visitors, and not with `mine`. */
      followed: whole(0, 1).optional().default(0),
      ...scrolling,
    }),
    output: feedOf(post),
  }),
  detail: defineCall({
    id: 'G421',
    service: 'cms',
    path: 'post/detail',
    summary: 'One post; one that is not displayed does not exist for anybody but its author (T14).',
    access: 'open',
    input: z.object({ id: id() }),
    output: z.object({ post }),
    errors: ['post.missing'],
  }),
  remove: defineCall({
    id: 'G052',
    service: 'cms',
    path: 'post/delete',
    summary: 'Delete something of mine for good, in whichever state, drafts and whatever kind it is.',
    writes: true,
    input: z.object({ id: id(), request_id: requestId().optional() }),
    output: done,
    errors: ['post.missing', 'request.forbidden', 'article.sold'],
  }),
  saveDraft: defineCall({
    id: 'G422',
    service: 'cms',
    path: 'post/draft/save',
    summary: 'Keep a draft of a post on the server; with `id` the draft is replaced. May be empty.',
    writes: true,
    input: z.object({
      id: id().optional(),
      text: text(postLimits.postCharacters, undefined, 'post.too_long').optional().default(''),
      media: media(),
      topic: id().optional(),
      request_id: requestId().optional(),
    }),
    output: z.object({ id: z.string(), saved: shanghaiTime(), saved_ts: timestamp() }),
    errors: [
      'post.too_long',
      'post.pictures',
      'post.topic',
      'post.missing',
      'post.state',
      'post.drafts_full',
      'file.unknown',
    ],
  }),
  drafts: defineCall({
    id: 'G423',
    service: 'cms',
    path: 'post/draft/list',
    summary: 'My drafts of posts, saved last first.',
    input: z.object({}),
    output: z.object({ list: z.array(post) }),
  }),
});
