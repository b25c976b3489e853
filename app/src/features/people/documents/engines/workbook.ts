import type { Sheet, SheetCell, SheetMerge } from '@goldbean/design-system/documents';
import type { Language } from '@goldbean/locales';
import { dateToSerial, type Cell, type CellValue, type Sheet as StatedSheet, type Workbook } from 'hucre';
import { readXlsx } from 'hucre/xlsx';
import { createCellWriter, type CellWriter } from './cell-text.ts';
import { usableMerges } from './merges.ts';

/** A date whose format is known by its number alone, which only East Asian regions give a meaning. */
function plainDateCode(serial: number): string {
  if (serial < 1) return 'hh:mm';
  return Number.isInteger(serial) ? 'yyyy-mm-dd' : 'yyyy-mm-dd hh:mm';
}

type Align = 'center' | 'end' | undefined;

/** @param usual where such a value stands when its cell does not say */
function alignOf(cell: Cell | undefined, usual: Align): Align {
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
  const cellAt = (row: number, column: number) => stated.cells?.get(`${row},${column}`);
  const rows = stated.rows.map((row, at) =>
    row.map((value, column) => cellOf(value, cellAt(at, column), writer, is1904)),
  );
  const merges = usableMerges(stated.merges ?? [], { rows: rows.length, columns: rows[0]?.length ?? 0 });
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
      ...verticalOf(cellAt(merge.row, merge.column)),
    }));
  const widths = (stated.columns ?? []).slice(0, usedColumns).map(({ width }) => widthOf(width));
  return {
    name: stated.name,
    rows: rows.slice(0, usedRows).map((row, at) => row.slice(0, lengths[at])),
    ...(usedMerges.length > 0 && { merges: usedMerges }),
    ...(widths.some((width) => width !== null) && { widths }),
  };
}

/** What the reader says of a sheet that is no table, as a chart that fills a sheet. */
const isNoTable = (error: unknown): boolean =>
  error instanceof Error && /missing worksheet/.test(error.message);

/** Reads the tables of a workbook. @throws Error for what is no workbook, and for one without a table */
async function readTables(content: ArrayBuffer): Promise<Workbook> {
  const listed: number[] = [];
  const sheets = (_: unknown, at: number): boolean => listed.push(at) > 0;
  try {
    return await readXlsx(content, { readStyles: true, sheets });
  } catch (error) {
    if (!isNoTable(error)) throw error;
    // The reader gives up at such a sheet: the others are read one by one.
    const tables: Workbook[] = [];
    for (const at of listed) {
      const table = await readXlsx(content, { readStyles: true, sheets: [at] }).catch((fault: unknown) => {
        if (!isNoTable(fault)) throw fault;
      });
      if (table) tables.push(table);
    }
    const [first] = tables;
    if (!first) throw error;
    return { ...first, sheets: tables.flatMap((table) => table.sheets) };
  }
}

/**
 * The sheets of a workbook as a spreadsheet shows them to a reader of a language.
 * @throws Error for what is no workbook
 */
export async function readWorkbook(content: ArrayBuffer, language: Language): Promise<Sheet[]> {
  const { sheets, dateSystem } = await readTables(content);
  const is1904 = dateSystem === '1904';
  const writer = createCellWriter(language, is1904);
  return sheets.map((sheet) => shownSheet(sheet, writer, is1904));
}
