import { z } from 'zod';
import { text, timestamp } from '../../shared/fields.ts';
import { ebookLimits as limits } from './ebooks.limits.ts';

/** What staff write of a book, as the server takes it; the form asks the same. */
export const ebookFields = {
  title: text(limits.ebookTitleCharacters, 'ebook.title', 'ebook.title'),
  author: text(limits.ebookAuthorCharacters, 'ebook.author', 'ebook.author'),
  about: text(limits.ebookAboutCharacters, 'ebook.about', 'ebook.about'),
};

/** A book as the list shows it (S07). */
export const ebookCard = z.object({
  id: z.string(),
  title: z.string(),
  author: z.string(),
  about: z.string(),
  /** Address of its front, or empty. */
  cover: z.string(),
  pages: z.number().int(),
  published_ts: timestamp(),
  /** The page I read last, from 1, on whichever device; null before I opened it. */
  my: z.object({ page: z.number().int() }).nullable(),
});
export type EbookCard = z.infer<typeof ebookCard>;

/** A page that I have marked. */
export const ebookBookmark = z.object({
  page: z.number().int(),
  /** What I noted at it; may be empty. */
  note: z.string(),
});
export type EbookBookmark = z.infer<typeof ebookBookmark>;

/** A book as it is opened: its file by an address for me that is good for `ttl` ms (D86). */
export const openedEbook = z.object({
  ebook: ebookCard.omit({ my: true, pages: true }),
  pages: z.number().int(),
  file: z.object({
    url: z.string(),
    /** Bytes. */
    size: z.number().int(),
    ttl: z.number().int(),
  }),
  my: z.object({
    /** Where it opens: the page I read last, or the first. */
    page: z.number().int(),
    /** By page. */
    bookmarks: z.array(ebookBookmark),
  }),
});
export type OpenedEbook = z.infer<typeof openedEbook>;
