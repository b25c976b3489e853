import { ebookLimits, type CallRequest, type calls } from '@goldbean/contract';
import type { Tx } from '../../../platform/database/index.ts';
import { countPdfPages } from '../../../platform/pdf/index.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { EbookPorts, BookFiles } from './ebooks.ports.ts';
import { insertEbook, lockEbook, updateEbook, type EbookRow } from './ebooks.repository.ts';

type EbooksSaveRequest = CallRequest<typeof calls.ebooks.save>;
type BookFile = Pick<EbookRow, 'file_id' | 'size' | 'pages'>;
type Cover = Pick<EbookRow, 'cover_id' | 'cover_url'>;

const noCover: Cover = { cover_id: null, cover_url: null };

/** How staff put books out (G721, S07). */
export function createEbookPublisher({ clock, ids, covers }: EbookPorts, books: BookFiles) {
  /** @throws Refusal `file.unknown`, `ebook.*` for what is no book that can be read */
  async function takeBook(tx: Tx, uid: string, fileId: string): Promise<BookFile> {
    const { file_id, size } = await books.take(tx, uid, fileId);
    const answer = await countPdfPages(await books.content(tx, file_id));
    if ('fault' in answer) return refuse(`ebook.${answer.fault}`);
    if (answer.pages > ebookLimits.ebookPages) refuse('ebook.too_long');
    return { file_id, size, pages: answer.pages };
  }

  async function takeCover(tx: Tx, uid: string, coverId: string): Promise<Cover> {
    const { file_id, url } = await covers.take(tx, uid, coverId);
    return { cover_id: file_id, cover_url: url };
  }

  const isGone = () => Promise.resolve(false);

  return {
    /** A new book, or another version of one. @returns its id */
    async write(tx: Tx, uid: string, given: EbooksSaveRequest): Promise<string> {
      const { id, title, author, about, file_id, cover_id } = given;
      // The files come first: reading one takes time, and the book is not locked meanwhile.
      const chosen = file_id === undefined ? null : await takeBook(tx, uid, file_id);
      const drawn = cover_id === undefined ? null : await takeCover(tx, uid, cover_id);
      const before = id === undefined ? null : ((await lockEbook(tx, id)) ?? refuse('ebook.missing'));
      const file = chosen ?? before ?? refuse('ebook.file');
      const cover = drawn ?? before ?? noCover;
      const fields = {
        title,
        author,
        about,
        file_id: file.file_id,
        size: file.size,
        pages: file.pages,
        cover_id: cover.cover_id,
        cover_url: cover.cover_url,
      };
      if (before === null) {
        const ebookId = ids.next();
        await insertEbook(tx, { ...fields, ebook_id: ebookId, uid, published_at: clock.now() });
        return ebookId;
      }
      await updateEbook(tx, before.ebook_id, fields);
      if (before.file_id !== fields.file_id) await books.drop(tx, before.file_id, isGone);
      if (before.cover_id !== null && before.cover_id !== fields.cover_id)
        await covers.drop(tx, before.cover_id, isGone);
      return before.ebook_id;
    },
  };
}
