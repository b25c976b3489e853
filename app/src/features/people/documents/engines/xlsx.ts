import type { Sheet } from '@goldbean/design-system/documents';
import { DocumentError, type OpenDocument } from '../document.ts';
import { findWords } from '../find-words.ts';
import { checkOfficePackage } from '../office-package.ts';
import type { SheetsAnswer } from './xlsx-worker.ts';

/** Reads a workbook beside the page. */
async function readSheets(bytes: Uint8Array<ArrayBuffer>): Promise<Sheet[]> {
  const worker = new Worker(new URL('xlsx-worker.ts', import.meta.url), { type: 'module' });
  try {
    const answer = await new Promise<SheetsAnswer>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<SheetsAnswer>) => resolve(data));
      worker.addEventListener('error', () => reject(new DocumentError('engine')));
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
      worker.postMessage(bytes.slice().buffer);
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
  const sheets = await readSheets(bytes);
  if (sheets.every(({ rows }) => rows.length === 0)) throw new DocumentError('empty');
  return {
    view: { kind: 'xlsx', sheets },
    pageCount: sheets.length,
    async find(page, words) {
      const rows = sheets[page - 1]?.rows ?? [];
      const widest = rows.reduce((most, row) => Math.max(most, row.length), 0);
      return rows.flatMap((row, at) =>
        row.flatMap((value, column) =>
          value !== null && findWords(String(value), words, page).length > 0
            ? [{ page, at: at * widest + column, length: 1 }]
            : [],
        ),
      );
    },
    close() {},
  };
}
