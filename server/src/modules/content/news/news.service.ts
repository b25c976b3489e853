import { newsRoom, type CallAnswer, type CallRequest, type calls } from '@goldbean/contract';
import { feedPage, placeAt } from '../../../platform/cursor.ts';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { IdempotencyKey } from '../../../platform/idempotency.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { NewsPorts } from './news.ports.ts';
import { findNews, findPlace, findRead, moveRead, removeNews } from './news.repository.ts';
import { newsViews } from './news.views.ts';
import { importNews, saveNews, type ImportedNews } from './write-news.usecase.ts';

type NewsRequest<Name extends keyof typeof calls.news> = CallRequest<(typeof calls.news)[Name]>;
type NewsAnswer<Name extends keyof typeof calls.news> = CallAnswer<(typeof calls.news)[Name]>;

/** News around the clock (S05): written by staff, published in their room, read up to a place per account. */
export function createNews(ports: NewsPorts) {
  const { database, clock, idempotency, rooms } = ports;
  const { reader } = database;

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
      return {
        list: await newsViews(reader, rows, ports),
        next,
        read: read && { id: read.id, at_ts: read.at },
      };
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
      database.transaction((tx) => idempotency.once(tx, intent, () => saveNews(tx, uid, given, ports))),

    /** G506. Repeated, it is missing. */
    async remove({ id }: NewsRequest<'remove'>): Promise<NewsAnswer<'remove'>> {
      await database.transaction(async (tx) => {
        if (!(await removeNews(tx, id, clock.now()))) refuse('news.missing');
        await rooms.announce(tx, newsRoom, { kind: 'news_gone', id });
      });
      return { ok: true };
    },

    importNews: (tx: Tx, given: ImportedNews): Promise<boolean> => importNews(tx, given, ports),

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
