import type { SheetCell } from '@goldbean/design-system/documents';
import readSheets from 'read-excel-file/universal';

/** What the worker answers; null for a workbook that cannot be read. */
export type SheetsAnswer = { readonly name: string; readonly rows: SheetCell[][] }[] | null;

const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'UTC', dateStyle: 'short' });
const moment = new Intl.DateTimeFormat('sv-SE', { timeZone: 'UTC', dateStyle: 'short', timeStyle: 'short' });

/** Dates of a workbook have no zone; their days are written alike in all languages. */
function cellOf(value: unknown): SheetCell {
  if (value instanceof Date) return (value.getTime() % 86_400_000 === 0 ? day : moment).format(value);
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  return typeof value === 'number' || typeof value === 'string' ? value : null;
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
const tell = (answer: SheetsAnswer): void => globalThis.postMessage(answer);

/** @throws Error for what is no workbook */
async function read(content: ArrayBuffer): Promise<SheetsAnswer> {
  const sheets = await readSheets(content);
  return sheets.map(({ sheet, data }) => ({ name: sheet, rows: data.map((row) => row.map(cellOf)) }));
}

/* A workbook of 100,000 rows takes seconds to be read: here, where it holds up no page. */
globalThis.addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  read(data).then(tell, () => tell(null));
});
