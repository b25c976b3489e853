import type { Sheet, SheetCell, SheetMerge } from '@goldbean/design-system/documents';
import type { Language } from '@goldbean/locales';
import {
  dateToSerial,
  type Cell,
  type CellValue,
  type Sheet as StatedSheet,
  type SheetFilter,
  type Workbook,
} from 'hucre';
import { readXlsx } from 'hucre/xlsx';
import { createCellWriter, type CellWriter } from './cell-text.ts';
import { usableMerges, withoutHidden } from './merges.ts';
import { rewriteWorkbook } from './rewrite-workbook.ts';

/** A date whose format is known by its number alone, which only East Asian regions give a meaning. */
function plainDateCode(serial: number): string {
  if (serial < 1) return 'hh:mm';
  return Number.isInteger(serial) ? 'yyyy-mm-dd' : 'yyyy-mm-dd hh:mm';
}

type CellAlign = 'center' | 'end' | undefined;

/** @param usual where such a value stands when its cell does not say */
function alignOf(cell: Cell | undefined, usual: CellAlign): CellAlign {
  switch (cell?.style?.alignment?.horizontal) {
    case 'left':
    case 'fill':
    case 'justify':
      return undefined;
    case 'center':
    case 'centerContinuous':
    case 'distributed':
      return 'center';
    case 'right':
      return 'end';
    case 'general':
    case undefined:
      return usual;
  }
}

function cellOf(value: CellValue, cell: Cell | undefined, writer: CellWriter, is1904: boolean): SheetCell {
  if (value === null || value === '') return null;
  const code = cell?.style?.numFmt;
  if (typeof value === 'string') {
    const text = code === undefined ? value : writer.text(value, code);
    const align = alignOf(cell, cell?.type === 'error' ? 'center' : undefined);
    return align ? { text, align } : text;
  }
  if (typeof value === 'boolean') {
    const align = alignOf(cell, 'center');
    const text = value ? 'TRUE' : 'FALSE';
    return align ? { text, align } : text;
  }
  const number = typeof value === 'number' ? value : dateToSerial(value, is1904);
  // A date that no calendar has: spreadsheets fill its cell with these signs.
  const text = Number.isNaN(number)
    ? '######'
    : writer.text(number, code ?? (value instanceof Date ? plainDateCode(number) : undefined));
  const align = alignOf(cell, 'end');
  const isRed = writer.isRed(number, code);
  if (typeof value === 'number' && align === 'end' && !isRed && text === String(value)) return value;
  return { text, ...(align && { align }), ...(isRed && { isRed }) };
}

/** Text that a merged range shows in its height; spreadsheets put it at the bottom. */
function verticalOf(cell: Cell | undefined): Pick<SheetMerge, 'vertical'> {
  const vertical = cell?.style?.alignment?.vertical;
  return vertical === 'top' || vertical === 'center' ? { vertical } : {};
}

/** A width of a workbook is a number of digits; px at 100 %, in the size of our letters. */
const perDigit = 8;
const room = 10;

const widthOf = (digits: number | undefined): number | null =>
  digits !== undefined && digits > 0 ? Math.round(digits * perDigit) + room : null;

/** One sheet as it is shown: what its formats write, and its merged ranges as far as it reaches. */
function shownSheet(stated: StatedSheet, writer: CellWriter, is1904: boolean): Sheet {
  // Nobody sees hidden rows and columns, folded groups among them: none is shown or found.
  const isRowShown = (at: number) => !stated.rowDefs?.get(at)?.hidden;
  const rowNumbers = stated.rows.flatMap((_, at) => (isRowShown(at) ? [at] : []));
  const statedColumns = stated.rows.reduce((most, { length }) => Math.max(most, length), 0);
  const columnNumbers = Array.from({ length: statedColumns }, (_, at) => at).filter(
    (at) => !stated.columns?.[at]?.hidden,
  );
  const cellAt = (row: number, column: number) => stated.cells?.get(`${row},${column}`);
  const shownCell = (row: number, column: number) =>
    cellOf(stated.rows[row]?.[column] ?? null, cellAt(row, column), writer, is1904);
  const rows = rowNumbers.map((row) => columnNumbers.map((column) => shownCell(row, column)));
  const ranges = (stated.merges ?? []).flatMap((range) => {
    const left = withoutHidden(range, rowNumbers, columnNumbers);
    if (left === null) return [];
    // A range whose first cell is hidden shows it all the same.
    const isMoved =
      rowNumbers[left.startRow] !== range.startRow || columnNumbers[left.startCol] !== range.startCol;
    const row = rows[left.startRow];
    if (isMoved && row) row[left.startCol] = shownCell(range.startRow, range.startCol);
    return [left];
  });
  const merges = usableMerges(ranges, { rows: rows.length, columns: columnNumbers.length });
  // What stands below a merged range is not shown, and must not be found.
  for (const { row, column, rowSpan, columnSpan } of merges)
    for (let at = row; at < row + rowSpan; at += 1)
      rows[at]?.fill(null, at === row ? column + 1 : column, column + columnSpan);

  // A sheet ends with the last cell that shows something; a workbook may state empty ones far beyond it.
  const lengths = rows.map((row) => row.findLastIndex((cell) => cell !== null) + 1);
  const shown = merges.filter(({ row, column }) => (rows[row]?.[column] ?? null) !== null);
  const usedRows = shown.reduce(
    (most, { row, rowSpan }) => Math.max(most, row + rowSpan),
    lengths.findLastIndex((length) => length > 0) + 1,
  );
  const usedColumns = [...shown.map(({ column, columnSpan }) => column + columnSpan), ...lengths].reduce(
    (most, column) => Math.max(most, column),
    0,
  );
  const usedMerges = merges
    .filter(({ row, column }) => row < usedRows && column < usedColumns)
    .map((merge) => ({
      ...merge,
      rowSpan: Math.min(merge.rowSpan, usedRows - merge.row),
      columnSpan: Math.min(merge.columnSpan, usedColumns - merge.column),
      ...verticalOf(cellAt(rowNumbers[merge.row] ?? 0, columnNumbers[merge.column] ?? 0)),
    }));
  const statedWidths = stated.columns ?? [];
  const widths = columnNumbers
    .slice(0, Math.min(usedColumns, statedWidths.length))
    .map((at) => widthOf(statedWidths[at]?.width));
  return {
    name: stated.name,
    rows: rows.slice(0, usedRows).map((row, at) => row.slice(0, lengths[at])),
    ...(usedMerges.length > 0 && { merges: usedMerges }),
    ...(widths.some((width) => width !== null) && { widths }),
    ...(rowNumbers.length < stated.rows.length && { rowNumbers }),
    ...(columnNumbers.length < statedColumns && { columnNumbers }),
  };
}

interface ReadTables extends Workbook {
  /** A sheet that is no table, as a chart that fills a sheet, or that is damaged was passed over. */
  readonly isPartial: boolean;
}

/** Reads the tables of a workbook that are not hidden. @throws Error for what is no workbook, and for one without a table */
async function readTables(content: ArrayBuffer): Promise<ReadTables> {
  const listed: number[] = [];
  const sheets: SheetFilter = ({ hidden, veryHidden }, at) => !hidden && !veryHidden && listed.push(at) > 0;
  try {
    return { ...(await readXlsx(content, { readStyles: true, sheets })), isPartial: false };
  } catch (error) {
    // The reader gives up at the first sheet that it cannot read: the others are read one by one.
    const tables: Workbook[] = [];
    for (const at of listed) {
      const table = await readXlsx(content, { readStyles: true, sheets: [at] }).catch(() => null);
      if (table) tables.push(table);
    }
    const [first] = tables;
    if (!first) throw error;
    return { ...first, sheets: tables.flatMap((table) => table.sheets), isPartial: true };
  }
}

/** What lies over a sheet, or is opened at a cell, and is not drawn. */
function holdsMore({ images, textBoxes, charts, threadedComments, cells }: StatedSheet): boolean {
  const over = [images, textBoxes, charts, threadedComments];
  if (over.some((list) => list !== undefined && list.length > 0)) return true;
  for (const { comment } of cells?.values() ?? []) if (comment) return true;
  return false;
}

/** A workbook as it is shown. */
export interface WorkbookView {
  readonly sheets: Sheet[];
  /** It holds pictures, charts or remarks, which are not shown. */
  readonly isPartial: boolean;
}

/**
 * The sheets of a workbook as a spreadsheet shows them to a reader of a language.
 * @throws Error for what is no workbook
 */
export async function readWorkbook(content: ArrayBuffer, language: Language): Promise<WorkbookView> {
  const { sheets, dateSystem, isPartial } = await readTables(await rewriteWorkbook(content));
  const is1904 = dateSystem === '1904';
  const writer = createCellWriter(language, is1904);
  return {
    sheets: sheets.map((sheet) => shownSheet(sheet, writer, is1904)),
    isPartial: isPartial || sheets.some(holdsMore),
  };
}
