import { z } from 'zod';
import { text, timestamp } from '../../shared/fields.ts';
import { newsLimits } from './news.limits.ts';

/** What staff write of a news item, as the server takes it; the desk asks the same. */
export const newsFields = {
  /** May be empty: a flash is often one sentence. */
  title: text(newsLimits.newsTitleCharacters, undefined, 'news.too_long'),
  text: text(newsLimits.newsTextCharacters, 'news.empty', 'news.too_long'),
  /** Who reports it. */
  source: text(newsLimits.newsSourceCharacters, 'news.source', 'news.source'),
};

/** One news item (S05). */
export const newsItem = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  source: z.string(),
  important: z.boolean(),
  /** UTC ms; shown in the reader's zone. */
  at_ts: timestamp(),
  /** Stocks that it names. */
  stocks: z.array(z.object({ code: z.string(), name: z.string(), market: z.string() })),
});
export type NewsItem = z.infer<typeof newsItem>;
