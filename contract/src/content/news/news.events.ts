import { z } from 'zod';
import { newsItem } from './news.schema.ts';

/** The room of the news, joined as a room is (C113). Nobody may speak in it. */
export const newsRoom = 'news_all';

/** Events of that room. */
export const newsEvents = {
  /** New, or another version of one that is there. */
  news_published: z.object({ kind: z.literal('news_published'), news: newsItem }),
  /** Taken back. */
  news_gone: z.object({ kind: z.literal('news_gone'), id: z.string() }),
};
