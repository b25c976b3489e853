import { z } from 'zod';
import { defineCall, defineCalls } from '../../call.ts';
import { done, feedOf, flag, id, requestId, scrolling, timestamp } from '../../shared/fields.ts';
import { newsFields, newsItem } from './news.schema.ts';

/** Staff who write news. */
const desk = ['product_head', 'admin'] as const;

/** News around the clock (S05). */
export const newsCalls = defineCalls({
  list: defineCall({
    id: 'G058',
    service: 'cms',
    path: 'news/list',
    summary: 'News, the latest first; with `after` only what came after that item.',
    input: z.object({
      after: id().optional(),
      /** Only what is important. */
      important: flag().optional().default(false),
      ...scrolling,
    }),
    output: feedOf(newsItem).extend({
      /** The newest that I have read, on any device; null before I read any. */
      read: z.object({ id: z.string(), at_ts: timestamp() }).nullable(),
    }),
    errors: ['news.missing'],
  }),
  read: defineCall({
    id: 'G504',
    service: 'cms',
    path: 'news/read',
    summary: 'I have read up to this item; an older one changes nothing.',
    writes: true,
    input: z.object({ id: id() }),
    output: done,
    errors: ['news.missing'],
  }),
  save: defineCall({
    id: 'G505',
    service: 'cms',
    path: 'news/save',
    summary: 'Publish a news item or, with `id`, correct one; it keeps its time.',
    access: desk,
    writes: true,
    input: z.object({
      id: id().optional(),
      ...newsFields,
      title: newsFields.title.optional().default(''),
      important: flag().optional().default(false),
      request_id: requestId().optional(),
    }),
    output: z.object({ id: z.string() }),
    errors: ['news.missing', 'news.empty', 'news.too_long', 'news.source'],
  }),
  remove: defineCall({
    id: 'G506',
    service: 'cms',
    path: 'news/delete',
    summary: 'Take a news item back.',
    access: desk,
    writes: true,
    input: z.object({ id: id() }),
    output: done,
    errors: ['news.missing'],
  }),
});
