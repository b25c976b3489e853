export { BookPage, type BookPageProps } from './BookPage/BookPage.tsx';
export type { DocumentHit, DocumentPlace, DocumentZoom } from './document.ts';
export {
  type DocumentSearch,
  DocumentToolbar,
  type DocumentToolbarProps,
} from './DocumentToolbar/DocumentToolbar.tsx';
export { type DocxContent, DocxDocument, type DocxDocumentProps } from './DocxDocument/DocxDocument.tsx';
export type { DrawPage, PageCanvases, PageDrawing, PaperSize } from './PdfDocument/paper.ts';
export { PdfDocument, type PdfDocumentProps } from './PdfDocument/PdfDocument.tsx';
export { widestOf } from './SheetDocument/columns.ts';
export {
  type FormattedCell,
  type Sheet,
  type SheetCell,
  type SheetMerge,
  textOfCell,
} from './SheetDocument/sheet.ts';
export { SheetDocument, type SheetDocumentProps } from './SheetDocument/SheetDocument.tsx';
export { Watermark, type WatermarkProps } from './Watermark/Watermark.tsx';
