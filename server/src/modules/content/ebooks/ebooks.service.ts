import { fileLimits, type CallAnswer, type CallRequest, type calls } from '@goldbean/contract';
import type { Tx } from '../../../platform/database/index.ts';
import type { IdempotencyKey } from '../../../platform/idempotency.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { EbookPorts } from './ebooks.ports.ts';
import {
  findBookmarks,
  findEbook,
  findEbooks,
  findOpenFiles,
  findPlace,
  insertEbook,
  keepBookmark,
  keepPlace,
  removeBookmark,
  removeEbook,
  type EbookRow,
} from './ebooks.repository.ts';
import { createEbookPublisher } from './publish-ebook.usecase.ts';

type EbooksRequest<Name extends keyof typeof calls.ebooks> = CallRequest<(typeof calls.ebooks)[Name]>;
type EbooksAnswer<Name extends keyof typeof calls.ebooks> = CallAnswer<(typeof calls.ebooks)[Name]>;

/** A book that something else than our desk brings, such as the demo. */
export interface ImportedEbook extends Pick<EbookRow, 'title' | 'author' | 'about' | 'uid' | 'pages'> {
  readonly file: { readonly file_id: string; readonly size: number };
  readonly cover: { readonly file_id: string; readonly url: string } | null;
  /** When it came out, UTC ms. */
  readonly at: number;
}

const viewOf = ({ ebook_id, title, author, about, cover_url, published_at }: EbookRow) => ({
  id: ebook_id,
  title,
  author,
  about,
  cover: cover_url ?? '',
  published_ts: published_at,
});

/** E-books (S07): put out by administrators, read page by page, opened again where each account stopped. */
export function createEbooks(ports: EbookPorts) {
  const { database, clock, ids, idempotency, addressOf } = ports;
  const { reader } = database;
  const books = ports.books((from, _uid, fileIds) => findOpenFiles(from, fileIds));
  const { write } = createEbookPublisher(ports, books);

  /** @returns its pages. @throws Refusal `ebook.missing`, `ebook.page` */
  function pagesOf(book: EbookRow | undefined, page: number): number {
    if (book === undefined) return refuse('ebook.missing');
    return page > book.pages ? refuse('ebook.page') : book.pages;
  }

  return {
    /** G059. A book may have become shorter since I stopped. */
    async list(uid: string, { q, page, page_size }: EbooksRequest<'list'>): Promise<EbooksAnswer<'list'>> {
      const { rows, total } = await findEbooks(reader, {
        q,
        uid,
        limit: page_size,
        offset: (page - 1) * page_size,
      });
      const list = rows.map((row) => ({
        ...viewOf(row),
        pages: row.pages,
        my: row.my_page === null ? null : { page: Math.min(row.my_page, row.pages) },
      }));
      return { list, total, page, page_size };
    },

    /** G140. */
    async detail(uid: string, { id }: EbooksRequest<'detail'>): Promise<EbooksAnswer<'detail'>> {
      const row = (await findEbook(reader, id)) ?? refuse('ebook.missing');
      const { file_id, size, pages } = row;
      const bookmarks = await findBookmarks(reader, uid, id);
      return {
        ebook: viewOf(row),
        pages,
        file: { url: addressOf(file_id, uid), size, ttl: fileLimits.fileAddressMs },
        my: {
          page: Math.min((await findPlace(reader, uid, id)) ?? 1, pages),
          bookmarks: bookmarks.filter(({ page }) => page <= pages),
        },
      };
    },

    /** G141. */
    mark: (uid: string, { id, page, ago }: EbooksRequest<'mark'>): Promise<EbooksAnswer<'mark'>> =>
      database.transaction(async (tx) => {
        const pages = pagesOf(await findEbook(tx, id), page);
        await keepPlace(tx, uid, id, page, clock.now() - ago);
        return { page: Math.min((await findPlace(tx, uid, id)) ?? page, pages) };
      }),

    /** G720. */
    bookmark: (
      uid: string,
      { id, page, on, note }: EbooksRequest<'bookmark'>,
    ): Promise<EbooksAnswer<'bookmark'>> =>
      database.transaction(async (tx) => {
        const pages = pagesOf(await findEbook(tx, id), page);
        if (on) await keepBookmark(tx, { uid, ebook_id: id, page, note });
        else await removeBookmark(tx, uid, id, page);
        const bookmarks = await findBookmarks(tx, uid, id);
        return { bookmarks: bookmarks.filter((mark) => mark.page <= pages) };
      }),

    /** G721. */
    save: (
      uid: string,
      given: EbooksRequest<'save'>,
      intent: IdempotencyKey,
    ): Promise<EbooksAnswer<'save'>> =>
      database.transaction((tx) =>
        idempotency.once(tx, intent, async () => ({ id: await write(tx, uid, given) })),
      ),

    /** G722. Repeated, it is missing. */
    async remove({ id }: EbooksRequest<'remove'>): Promise<EbooksAnswer<'remove'>> {
      const wasOut = await database.transaction((tx) => removeEbook(tx, id, clock.now()));
      return wasOut ? { ok: true } : refuse('ebook.missing');
    },

    /** A book that something else than our desk brings. @returns its id */
    async importEbook(tx: Tx, { file, cover, at, ...texts }: ImportedEbook): Promise<string> {
      const ebookId = ids.next();
      await insertEbook(tx, {
        ...texts,
        ebook_id: ebookId,
        file_id: file.file_id,
        size: file.size,
        cover_id: cover?.file_id ?? null,
        cover_url: cover?.url ?? null,
        published_at: at,
      });
      return ebookId;
    },
  };
}
export type Ebooks = ReturnType<typeof createEbooks>;
