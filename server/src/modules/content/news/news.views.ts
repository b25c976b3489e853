import type { NewsItem } from '@goldbean/contract';
import type { Reader } from '../../../platform/database/index.ts';
import type { NewsPorts } from './news.ports.ts';
import type { NewsRow } from './news.repository.ts';

/** News as members read them, with the stocks that they name. */
export async function newsViews(
  from: Reader,
  rows: readonly NewsRow[],
  { stocks }: Pick<NewsPorts, 'stocks'>,
): Promise<NewsItem[]> {
  const known = await stocks.many(from, [...new Set(rows.flatMap((row) => row.stocks))]);
  return rows.map((row) => ({
    id: row.news_id,
    title: row.title,
    text: row.text,
    source: row.source,
    important: row.is_important,
    at_ts: row.published_at,
    stocks: row.stocks.flatMap((key) => {
      const stock = known.get(key);
      return stock ? [{ code: stock.code, name: stock.name, market: stock.market }] : [];
    }),
  }));
}
