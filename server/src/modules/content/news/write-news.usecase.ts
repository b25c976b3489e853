import { newsRoom, type CallAnswer, type CallRequest, type calls } from '@goldbean/contract';
import type { Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { NewsPorts } from './news.ports.ts';
import { insertNews, updateNews, type NewsRow } from './news.repository.ts';
import { newsViews } from './news.views.ts';

/** An item from elsewhere. */
export interface ImportedNews {
  readonly title: string;
  readonly text: string;
  /** Who reports it. */
  readonly source: string;
  readonly important: boolean;
  /** When it was published, UTC ms. */
  readonly at: number;
  /** What it is called where it comes from, so that it comes once. */
  readonly feedKey: string;
}

async function notify(
  tx: Tx,
  row: NewsRow,
  { stocks, rooms }: Pick<NewsPorts, 'stocks' | 'rooms'>,
): Promise<void> {
  const [news] = await newsViews(tx, [row], { stocks });
  if (news) await rooms.announce(tx, newsRoom, { kind: 'news_published', news });
}

const namedIn = async (
  tx: Tx,
  { title, text }: { title: string; text: string },
  { stocks }: Pick<NewsPorts, 'stocks'>,
): Promise<string[]> =>
  (await stocks.namedIn(tx, `${title} ${text}`)).map(({ market, code }) => `${market}:${code}`);

/** G505: staff write an item, or change one; the room of the news is notified. */
export async function saveNews(
  tx: Tx,
  uid: string,
  given: CallRequest<typeof calls.news.save>,
  ports: Pick<NewsPorts, 'clock' | 'ids' | 'stocks' | 'rooms'>,
): Promise<CallAnswer<typeof calls.news.save>> {
  const { clock, ids } = ports;
  const { id, title, text, source, important } = given;
  const fields = { title, text, source, is_important: important, stocks: await namedIn(tx, given, ports) };
  if (id !== undefined) {
    await notify(tx, (await updateNews(tx, id, fields)) ?? refuse('news.missing'), ports);
    return { id };
  }
  const row = { ...fields, news_id: ids.next(), published_at: clock.now() };
  await insertNews(tx, { ...row, author_uid: uid, feed_key: null });
  await notify(tx, row, ports);
  return { id: row.news_id };
}

/**
 * An item that something else than our desk brings, such as the demo; nobody is notified.
 * @returns whether it is new: what came under the same key before is left as it stands
 */
export async function importNews(
  tx: Tx,
  given: ImportedNews,
  { ids, stocks }: Pick<NewsPorts, 'ids' | 'stocks'>,
): Promise<boolean> {
  const { title, text, source, important, at, feedKey } = given;
  return insertNews(tx, {
    news_id: ids.next(),
    title,
    text,
    source,
    is_important: important,
    stocks: await namedIn(tx, given, { stocks }),
    published_at: at,
    author_uid: null,
    feed_key: feedKey,
  });
}
