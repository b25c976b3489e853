import type { OpenPdf } from './pdf.ts';

export {
  DocumentError,
  type DocumentFault,
  type DocumentView,
  type OpenDocument,
  type OpenEngine,
} from './document.ts';
export { faultOf } from './fault-of.ts';
export { fetchContent } from './fetch-content.ts';
export { findWords } from './find-words.ts';
export { foldText, paragraphEnd, type FoldedText } from './fold-text.ts';
export { createPageFinder, pageTextOf, type FindOnPage, type PagePiece } from './page-text.ts';
export type { PdfChapter, PdfDocument } from './pdf.ts';

/** The reader of PDFs, in a script of its own: who reads none fetches none. */
export const loadPdf = (): Promise<{ readonly open: OpenPdf }> => import('./pdf.ts');
