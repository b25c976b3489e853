import { newsRoom, type CallAnswer, type CallRequest, type calls, type NewsItem } from '@goldbean/contract';
import { feedPage, placeAt } from '../../../platform/cursor.ts';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { IdempotencyKey } from '../../../platform/idempotency.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { NewsPorts } from './news.ports.ts';
import {
  findNews,
  findPlace,
  findRead,
  insertNews,
  moveRead,
  removeNews,
  updateNews,
  type NewsRow,
} from './news.repository.ts';

type NewsRequest<Name extends keyof typeof calls.news> = CallRequest<(typeof calls.news)[Name]>;
type NewsAnswer<Name extends keyof typeof calls.news> = CallAnswer<(typeof calls.news)[Name]>;

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

/** News around the clock (S05): written by staff, heard in their room, read up to a place per account. */
export function createNews({ database, clock, ids, idempotency, stocks, rooms }: NewsPorts) {
  const { reader } = database;

  async function viewsOf(from: Reader, rows: readonly NewsRow[]): Promise<NewsItem[]> {
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

  async function notify(tx: Tx, row: NewsRow): Promise<void> {
    const [news] = await viewsOf(tx, [row]);
    if (news) await rooms.announce(tx, newsRoom, { kind: 'news_published', news });
  }

  const namedIn = async (tx: Tx, title: string, text: string): Promise<string[]> =>
    (await stocks.namedIn(tx, `${title} ${text}`)).map(({ market, code }) => `${market}:${code}`);

  async function write(tx: Tx, uid: string, given: NewsRequest<'save'>): Promise<NewsAnswer<'save'>> {
    const { id, title, text, source, important } = given;
    const said = { title, text, source, is_important: important, stocks: await namedIn(tx, title, text) };
    if (id !== undefined) {
      await notify(tx, (await updateNews(tx, id, said)) ?? refuse('news.missing'));
      return { id };
    }
    const row = { ...said, news_id: ids.next(), published_at: clock.now() };
    await insertNews(tx, { ...row, author_uid: uid, feed_key: null });
    await notify(tx, row);
    return { id: row.news_id };
  }

  return {
    /** G058. */
    async list(
      uid: string,
      { after, important, cursor, size }: NewsRequest<'list'>,
    ): Promise<NewsAnswer<'list'>> {
      const place = placeAt(cursor);
      const since = after === undefined ? null : ((await findPlace(reader, after)) ?? refuse('news.missing'));
      const found = await findNews(reader, {
        before: place && { at: place.key, id: place.id },
        after: since,
        isImportant: important,
        limit: size + 1,
      });
      const { rows, next } = feedPage(found, size, (row) => ({ key: row.published_at, id: row.news_id }));
      const read = await findRead(reader, uid);
      return { list: await viewsOf(reader, rows), next, read: read && { id: read.id, at_ts: read.at } };
    },

    /** G504. */
    async read(uid: string, { id }: NewsRequest<'read'>): Promise<NewsAnswer<'read'>> {
      await database.transaction(async (tx) =>
        moveRead(tx, uid, (await findPlace(tx, id)) ?? refuse('news.missing')),
      );
      return { ok: true };
    },

    /** G505. */
    save: (uid: string, given: NewsRequest<'save'>, intent: IdempotencyKey): Promise<NewsAnswer<'save'>> =>
      database.transaction((tx) => idempotency.once(tx, intent, () => write(tx, uid, given))),

    /** G506. Repeated, it is missing. */
    async remove({ id }: NewsRequest<'remove'>): Promise<NewsAnswer<'remove'>> {
      await database.transaction(async (tx) => {
        if (!(await removeNews(tx, id, clock.now()))) refuse('news.missing');
        await rooms.announce(tx, newsRoom, { kind: 'news_gone', id });
      });
      return { ok: true };
    },

    /**
     * An item that something else than our desk brings, such as the demo; nobody is notified.
     * @returns whether it is new: what came under the same key before is left as it stands
     */
    async importNews(
      tx: Tx,
      { title, text, source, important, at, feedKey }: ImportedNews,
    ): Promise<boolean> {
      return insertNews(tx, {
        news_id: ids.next(),
        title,
        text,
        source,
        is_important: important,
        stocks: await namedIn(tx, title, text),
        published_at: at,
        author_uid: null,
        feed_key: feedKey,
      });
    },

    /** Every member hears the news, and nobody speaks there; null for another room. */
    async roomAccesses(_from: Reader, room: string, uids: readonly string[]) {
      const access = { role: 'member', join: null, speak: 'request.forbidden' } as const;
      return room === newsRoom ? new Map(uids.map((uid) => [uid, access])) : null;
    },

    /** Makes the room, at the start of a server. */
    start: (): Promise<void> => database.transaction((tx) => rooms.create(tx, newsRoom)),
  };
}
export type News = ReturnType<typeof createNews>;
