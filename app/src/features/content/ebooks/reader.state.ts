import type { EbookBookmark } from '@goldbean/contract/content';
import type { DocumentHit } from '@goldbean/design-system/documents';
import { proxy, type ref } from 'valtio/vanilla';
import type { PdfChapter, DocumentFault, PdfDocument } from '../../../shared/documents/index.ts';
import type { Excerpt } from './excerpts.ts';

export interface ReaderState {
  id: string;
  title: string;
  phase: 'loading' | 'ready' | 'failed';
  /** Why the file is not shown. */
  fault: DocumentFault | null;
  /** The refusal of a book that is not there; null where that is not the reason. */
  error: unknown;
  /** What the reader of PDFs has opened; not a proxy, as its parts are workers. */
  opened: ReturnType<typeof ref<PdfDocument>> | null;
  pageCount: number;
  /** From 1. */
  page: number;
  textSize: 'small' | 'medium' | 'large';
  chapters: readonly PdfChapter[];
  bookmarks: EbookBookmark[];
  query: string;
  isSearching: boolean;
  found: readonly Excerpt[];
  /** There is more than `found` lists. */
  isCut: boolean;
  /** What was found on the page that is read. */
  marks: readonly DocumentHit[];
}

export const noBook = (id = ''): ReaderState => ({
  id,
  title: '',
  phase: 'loading',
  fault: null,
  error: null,
  opened: null,
  pageCount: 1,
  page: 1,
  textSize: 'medium',
  chapters: [],
  bookmarks: [],
  query: '',
  isSearching: false,
  found: [],
  isCut: false,
  marks: [],
});

/** The book in front of the member. */
export const readerState = proxy<ReaderState>(noBook());
