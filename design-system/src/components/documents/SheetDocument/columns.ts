import { textOfCell, type Sheet, type SheetCell } from './sheet.ts';

const letters = 26;

/** A, B ... Z, AA, AB ... as spreadsheets name columns. @param index from 0 */
export function columnName(index: number): string {
  const last = String.fromCharCode('A'.charCodeAt(0) + (index % letters));
  return index < letters ? last : columnName(Math.floor(index / letters) - 1) + last;
}

/** Cells of the longest row, with those that a merged range holds. */
export const widestOf = ({ rows, merges = [] }: Sheet): number =>
  Math.max(
    rows.reduce((most, row) => Math.max(most, row.length), 0),
    merges.reduce((most, { column, columnSpan }) => Math.max(most, column + columnSpan), 0),
  );

/** Rows that decide how wide columns are; a table of 100,000 rows would take long to be read for it. */
const rowsRead = 200;
/** px at 100 %. */
const [least, most, perCharacter, room] = [72, 320, 8, 20];
/** Bounds of a width that the workbook states, px at 100 %. */
const [leastStated, mostStated] = [28, 640];

const isWide = /[\u2E80-\u9FFF\uAC00-\uD7AF\uF900-\uFAFF\uFF00-\uFF60]/g;

/** A number that does not end is read as another number; a text that does not end is seen to. */
const isNumber = (cell: SheetCell): boolean =>
  typeof cell === 'number' || (typeof cell === 'object' && cell?.align === 'end');

/**
 * Width of each column, px at 100 %: what the workbook states, else the longest text of its first rows. No number
 * of these rows is cut. A text that stands across columns widens none of them.
 */
export function columnWidths(sheet: Sheet): number[] {
  const stated = (sheet.widths ?? []).map((width) =>
    width === null ? null : Math.min(mostStated, Math.max(leastStated, width)),
  );
  const across = new Set(
    (sheet.merges ?? [])
      .filter(({ row, columnSpan }) => row < rowsRead && columnSpan > 1)
      .map(({ row, column }) => `${row},${column}`),
  );
  const widths = Array.from({ length: widestOf(sheet) }, (_, column) => stated[column] ?? least);
  for (const [at, row] of sheet.rows.slice(0, rowsRead).entries()) {
    for (const [column, cell] of row.entries()) {
      const decides = typeof stated[column] !== 'number' || isNumber(cell);
      if (!decides || across.has(`${at},${column}`)) continue;
      const text = textOfCell(cell);
      const characters = text.length + (text.match(isWide)?.length ?? 0);
      const wanted = Math.min(most, characters * perCharacter + room);
      widths[column] = Math.max(widths[column] ?? least, wanted);
    }
  }
  return widths;
}
