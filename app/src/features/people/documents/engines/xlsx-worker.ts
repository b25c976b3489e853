import type { Language } from '@goldbean/locales';
import { readWorkbook, type WorkbookView } from './workbook.ts';

/** What the worker is asked: a workbook, for a reader of a language. */
export interface SheetsQuestion {
  readonly content: ArrayBuffer;
  readonly language: Language;
}

/** What the worker answers; null for a workbook that cannot be read. */
export type SheetsAnswer = WorkbookView | null;

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
const tell = (answer: SheetsAnswer): void => globalThis.postMessage(answer);

/* A workbook of 100,000 rows takes seconds to be read: here, where it holds up no page. */
globalThis.addEventListener('message', ({ data }: MessageEvent<SheetsQuestion>) => {
  readWorkbook(data.content, data.language).then(tell, () => tell(null));
});
