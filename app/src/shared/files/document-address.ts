import { paths } from '../paths/index.ts';

/** The documents that have a viewer (S26). */
export type DocumentKind = 'pdf' | 'docx' | 'xlsx';

const viewers: Readonly<Record<DocumentKind, (typeof paths)['pdfView']>> = {
  pdf: paths.pdfView,
  docx: paths.docxView,
  xlsx: paths.xlsxView,
};

/** The kind of a file by its name; null for what is downloaded to be read. */
export function documentKind(name: string): DocumentKind | null {
  const ending = /\.(\w+)$/.exec(name.trim())?.[1]?.toLowerCase();
  return ending === 'pdf' || ending === 'docx' || ending === 'xlsx' ? ending : null;
}

/** Where a private file is read in the page; undefined for one that has no viewer. */
export function documentHref(fileId: string, name: string): string | undefined {
  const kind = documentKind(name);
  return kind === null ? undefined : viewers[kind].href({ file: fileId });
}
