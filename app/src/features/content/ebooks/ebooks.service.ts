import { calls, type EbookBookmark, type OpenedEbook } from '@goldbean/contract/content';
import type { CallData, CallInput } from '@goldbean/contract/shared';
import { request } from '../../../shared/api/index.ts';

/** G059. @param q words of the title or the author; empty for all */
export const listEbooks = (q: string, page: number): Promise<CallData<typeof calls.ebooks.list>> =>
  request(calls.ebooks.list, { page, ...(q !== '' && { q }) });

/** G140. @throws ApiError `ebook.missing` */
export const loadEbook = (id: string): Promise<OpenedEbook> => request(calls.ebooks.detail, { id });

/** G141. @param ago ms since the page was turned to. @returns the page that is kept now */
export const keepPage = async (id: string, page: number, ago: number): Promise<number> =>
  (await request(calls.ebooks.mark, { id, page, ago })).page;

/** G720: marks a page with a note; null takes the mark away. @returns all of them, by page */
export const keepBookmark = async (id: string, page: number, note: string | null): Promise<EbookBookmark[]> =>
  (await request(calls.ebooks.bookmark, { id, page, on: note !== null, ...(note !== null && { note }) }))
    .bookmarks;

/** What is written of a book. */
export type EbookInput = Omit<CallInput<typeof calls.ebooks.save>, 'request_id'>;

/** G721. @returns its id */
export const saveEbook = async (input: EbookInput, requestId: string): Promise<string> =>
  (await request(calls.ebooks.save, { ...input, request_id: requestId })).id;

/** G722. */
export const removeEbook = (id: string) => request(calls.ebooks.remove, { id });
