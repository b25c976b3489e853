import { z } from 'zod';
import { defineCall, defineCalls } from '../../call.ts';
import { done, flag, id, listOf, paging, requestId, text, whole } from '../../shared/fields.ts';
import { ebookLimits as limits } from './ebooks.limits.ts';
import { ebookBookmark, ebookCard, ebookFields, openedEbook } from './ebooks.schema.ts';

/** A page of a book, from 1; whether the book has it only the server knows. */
const page = () => whole(1, limits.ebookPages, 'ebook.page');

/** Books that the house puts out (S07). */
export const ebookCalls = defineCalls({
  list: defineCall({
    id: 'G059',
    service: 'cms',
    path: 'ebook/list',
    summary: 'Books of the house, the latest first, with the page where I stopped.',
    input: z.object({
      /** Words of the title or the author. */
      q: text(limits.ebookQueryCharacters).optional().default(''),
      ...paging,
    }),
    output: listOf(ebookCard),
  }),
  detail: defineCall({
    id: 'G140',
    service: 'cms',
    path: 'ebook/detail',
    summary: 'A book to be read: its file, the page I read last on any device, and my bookmarks.',
    input: z.object({ id: id() }),
    output: openedEbook,
    errors: ['ebook.missing'],
  }),
  mark: defineCall({
    id: 'G141',
    service: 'cms',
    path: 'ebook/mark',
    summary:
      'I read this page; `ago` ms have passed since I turned to it, so that a tab that saves late does not undo what was read since.',
    writes: true,
    input: z.object({
      id: id(),
      page: page(),
      ago: whole(0, limits.ebookTurnedAgoMs).optional().default(0),
    }),
    /** The page that is kept now: a later one where another device has read on. */
    output: z.object({ page: z.number().int() }),
    errors: ['ebook.missing', 'ebook.page'],
  }),
  bookmark: defineCall({
    id: 'G720',
    service: 'cms',
    path: 'ebook/bookmark',
    summary: 'Mark a page with a note or, with `on` 0, take the mark away. Again, it changes the note.',
    writes: true,
    input: z.object({
      id: id(),
      page: page(),
      on: flag(),
      note: text(limits.ebookNoteCharacters, undefined, 'ebook.note').optional().default(''),
    }),
    output: z.object({ bookmarks: z.array(ebookBookmark) }),
    errors: ['ebook.missing', 'ebook.page', 'ebook.note'],
  }),
  save: defineCall({
    id: 'G721',
    service: 'cms',
    path: 'ebook/save',
    summary: 'Put a book out or, with `id`, change one; a file or a cover that is left out stays.',
    access: ['admin'],
    writes: true,
    input: z.object({
      id: id().optional(),
      ...ebookFields,
      /** A file of the scene `ebook`. */
      file_id: id().optional(),
      /** A picture of the scene `ebook_cover`. */
      cover_id: id().optional(),
      request_id: requestId().optional(),
    }),
    output: z.object({ id: z.string() }),
    errors: [
      'ebook.missing',
      'ebook.title',
      'ebook.author',
      'ebook.about',
      'ebook.file',
      'ebook.broken',
      'ebook.locked',
      'ebook.too_long',
      'file.unknown',
    ],
  }),
  remove: defineCall({
    id: 'G722',
    service: 'cms',
    path: 'ebook/delete',
    summary: 'Take a book back: nobody opens it any more.',
    access: ['admin'],
    writes: true,
    input: z.object({ id: id() }),
    output: done,
    errors: ['ebook.missing'],
  }),
});
