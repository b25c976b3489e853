import type { DocumentHit, DocxContent, DrawPage, PaperSize, Sheet } from '@goldbean/design-system/documents';

/** Why a document is not shown. */
export type DocumentFault =
  | 'broken'
  | 'empty'
  | 'protected'
  | 'large'
  | 'gone'
  | 'forbidden'
  | 'kind'
  | 'unreachable'
  | 'engine';

/** An engine could not open a document. */
export class DocumentError extends Error {
  readonly fault: DocumentFault;

  constructor(fault: DocumentFault, options?: ErrorOptions) {
    super(`The document cannot be shown: ${fault}`, options);
    this.name = 'DocumentError';
    this.fault = fault;
  }
}

/** What is drawn of an open document, by its kind. */
export type DocumentView =
  | { readonly kind: 'pdf'; readonly pages: readonly PaperSize[]; readonly draw: DrawPage }
  | { readonly kind: 'docx'; readonly content: DocxContent }
  | { readonly kind: 'xlsx'; readonly sheets: readonly Sheet[] };

/** A document that an engine has opened. */
export interface OpenDocument {
  readonly view: DocumentView;
  /** Pages, or sheets. */
  readonly pageCount: number;
  /** It holds parts that are not shown, which its reader must know. */
  readonly isPartial: boolean;
  /** Where words stand on a page, from 1, whatever their case. */
  find(page: number, words: string): Promise<DocumentHit[]>;
  close(): void;
}

/** @throws DocumentError */
export type OpenEngine = (bytes: Uint8Array<ArrayBuffer>) => Promise<OpenDocument>;
