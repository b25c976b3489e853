import { dateToSerial } from 'hucre';
import { partsOf, withParts } from './zip-parts.ts';

/** Hints how a text is spoken, which Japanese and Chinese programs keep beside it. */
const spoken = /<((?:\w+:)?)rPh\b[^>]*(?:\/>|>[\s\S]*?<\/\1rPh>)/g;
/** A cell that holds a date as text of ISO 8601. */
const datedCell = /<((?:\w+:)?)c\b([^>]*)\st="d"([^>]*)>([\s\S]*?)<\/\1c>/g;

/** The number that spreadsheets count a date by; null for what is none. */
function serialOf(text: string, is1904: boolean): number | null {
  const time = /^T?(\d{2}):(\d{2})(?::(\d{2}(?:\.\d+)?))?/.exec(text);
  if (time) return (Number(time[1]) * 3600 + Number(time[2]) * 60 + Number(time[3] ?? 0)) / 86_400;
  const [, date, clock] = /^(\d{4}-\d{2}-\d{2})(?:T([\d:.]+))?/.exec(text) ?? [];
  if (date === undefined) return null;
  const serial = dateToSerial(new Date(`${date}T${clock ?? '00:00'}Z`), is1904);
  return Number.isNaN(serial) ? null : serial;
}

function rewriteSheet(sheet: string, is1904: boolean): string {
  return sheet
    .replaceAll(spoken, '')
    .replaceAll(datedCell, (cell, prefix: string, before: string, after: string, inside: string) => {
      const [, text = ''] = /<(?:\w+:)?v\b[^>]*>([^<]*)</.exec(inside) ?? [];
      const serial = serialOf(text.trim(), is1904);
      return serial === null
        ? cell
        : `<${prefix}c${before}${after}><${prefix}v>${serial}</${prefix}v></${prefix}c>`;
    });
}

/**
 * Rewrites what hucre reads otherwise than a spreadsheet: it takes dates that are written as text for words, and joins
 * hints of speech with the words that they stand over. A workbook without any is given back as it is.
 */
export async function rewriteWorkbook(content: ArrayBuffer): Promise<ArrayBuffer> {
  const list = partsOf(content);
  if (!list) return content;
  const workbook = await list.parts.find(({ name }) => name === 'xl/workbook.xml')?.text();
  const is1904 = /date1904="(?:1|true)"/.test(workbook ?? '');
  const replaced = new Map<number, string>();
  for (const part of list.parts) {
    if (!/^xl\/worksheets\/[^/]+\.xml$/.test(part.name)) continue;
    const sheet = await part.text().catch(() => null);
    if (sheet === null) continue;
    const rewritten = rewriteSheet(sheet, is1904);
    if (rewritten !== sheet) replaced.set(part.entry, rewritten);
  }
  return replaced.size === 0 ? content : withParts(content, list, replaced);
}
