import type { Sheet } from './sheet.ts';

const letters = 26;

/** A, B ... Z, AA, AB ... as spreadsheets name columns. @param index from 0 */
export function columnName(index: number): string {
  const last = String.fromCharCode('A'.charCodeAt(0) + (index % letters));
  return index < letters ? last : columnName(Math.floor(index / letters) - 1) + last;
}

/** Cells of the longest row. */
export const widestOf = ({ rows }: Sheet): number =>
  rows.reduce((most, row) => Math.max(most, row.length), 0);

/** Rows that decide how wide columns are; a table of 100,000 rows would take long to be read for it. */
const rowsRead = 200;
/** px at 100 %. */
const [least, most, perCharacter, room] = [72, 320, 8, 20];

const isWide = /[\u2E80-\u9FFF\uAC00-\uD7AF\uF900-\uFAFF\uFF00-\uFF60]/g;

/** Width of each column by the longest text of its first rows, px at 100 %. */
export function columnWidths(sheet: Sheet): number[] {
  const widths = Array.from({ length: widestOf(sheet) }, () => least);
  for (const row of sheet.rows.slice(0, rowsRead)) {
    for (const [column, value] of row.entries()) {
      const text = String(value ?? '');
      const characters = text.length + (text.match(isWide)?.length ?? 0);
      const wanted = Math.min(most, characters * perCharacter + room);
      widths[column] = Math.max(widths[column] ?? least, wanted);
    }
  }
  return widths;
}
