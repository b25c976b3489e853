import { z } from 'zod';
import { defineCall, defineCalls } from '../../call.ts';
import { feedOf, id, json, requestId, scrolling, text } from '../../shared/fields.ts';
import { postState, postTab, queued } from '../posts/posts.schema.ts';
import { shortVideoLimits } from './short-videos.limits.ts';
import { newChapters, shortVideo } from './short-videos.schema.ts';

const shortVideoTitle = text(
  shortVideoLimits.shortVideoTitle,
  'video.title_required',
  'video.title_too_long',
);
/** What its author says below it; may be empty. */
const shortVideoWords = text(shortVideoLimits.shortVideoWords, undefined, 'video.words_too_long');

/** Short videos (S04, S50) on the engine of what members write. Their routes ask for a member, and so do the calls. */
export const shortVideoCalls = defineCalls({
  feed: defineCall({
    id: 'G057',
    service: 'cms',
    path: 'video/feed',
    summary: 'Short videos by cursor; what is not displayed is in `mine` alone (T14).',
    input: z.object({
      tab: postTab.optional().default('new'),
      /** A displayed one: the feed goes on after it, so that the player does after a reload. Not with `mine`. */
      after: id().optional(),
      ...scrolling,
    }),
    output: feedOf(shortVideo),
  }),
  detail: defineCall({
    id: 'G450',
    service: 'cms',
    path: 'video/detail',
    summary:
      'One short video with fresh addresses; one that is not displayed does not exist for anybody but its author (T14).',
    input: z.object({ id: id() }),
    output: z.object({ video: shortVideo }),
    errors: ['video.missing'],
  }),
  submit: defineCall({
    id: 'G451',
    service: 'cms',
    path: 'video/submit',
    summary:
      'Submit a short video for review: a new one, what was rejected, or a new version of what is displayed, which stays until then. It is judged once its film is ready (D32).',
    writes: true,
    encoding: 'json',
    input: z.object({
      id: id().optional(),
      title: shortVideoTitle,
      text: shortVideoWords.optional().default(''),
      /** Upload of the scene `short_video`, or the one that it has. */
      film: id(),
      /** Upload of the scene `post`, or the one that it has; left out, the first picture of the film. */
      cover: id().optional(),
      chapters: json(newChapters, 'request.invalid').optional().default([]),
      request_id: requestId().optional(),
    }),
    output: z.object({
      id: z.string(),
      state: postState,
      /** Of the version that waits; null while its film is being converted. */
      queue: queued.nullable(),
    }),
    errors: [
      'video.title_required',
      'video.title_too_long',
      'video.words_too_long',
      'video.too_long',
      'video.unplayable',
      'video.chapters',
      'video.chapter_title',
      'video.stock',
      'post.missing',
      'post.state',
      'request.forbidden',
      'file.unknown',
    ],
  }),
});
