import type { Sheet } from '@goldbean/design-system/documents';
import { session } from '../../../../shared/session/index.ts';
import { DocumentError, type OpenDocument } from '../../../../shared/documents/index.ts';
import { checkOfficePackage } from '../office-package.ts';
import { findInSheet, foldSheet, type FoldedSheet } from './find-in-sheet.ts';
import type { WorkbookView } from './workbook.ts';
import type { SheetsAnswer, SheetsQuestion } from './xlsx-worker.ts';

/** A workbook of 30 MiB is read in less; what takes longer was made to take long, ms. */
const longestRead = 60_000;

/** Reads a workbook beside the page. */
async function readSheets(bytes: Uint8Array<ArrayBuffer>): Promise<WorkbookView> {
  const worker = new Worker(new URL('xlsx-worker.ts', import.meta.url), { type: 'module' });
  try {
    const answer = await new Promise<SheetsAnswer>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<SheetsAnswer>) => resolve(data));
      worker.addEventListener('error', () => reject(new DocumentError('engine')));
      setTimeout(() => reject(new DocumentError('broken')), longestRead);
      const question: SheetsQuestion = { content: bytes.slice().buffer, language: session.lang };
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
      worker.postMessage(question);
    });
    if (answer === null) throw new DocumentError('broken');
    return answer;
  } finally {
    worker.terminate();
  }
}

/** The only place that knows how workbooks are read. @throws DocumentError */
export async function open(bytes: Uint8Array<ArrayBuffer>): Promise<OpenDocument> {
  checkOfficePackage(bytes);
  const { sheets, isPartial } = await readSheets(bytes);
  if (sheets.every(({ rows }) => rows.length === 0)) throw new DocumentError('empty');
  const folded = new Map<Sheet, FoldedSheet>();
  return {
    view: { kind: 'xlsx', sheets },
    pageCount: sheets.length,
    isPartial,
    async find(page, words) {
      const sheet = sheets[page - 1];
      if (!sheet) return [];
      const searched = folded.get(sheet) ?? foldSheet(sheet);
      folded.set(sheet, searched);
      return findInSheet(searched, words, page);
    },
    close() {},
  };
}
