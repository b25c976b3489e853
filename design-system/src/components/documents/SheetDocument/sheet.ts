/** A cell that is written otherwise than its value, as the number format and the alignment of the sheet say. */
export interface FormattedCell {
  /** What is shown, and what a search finds. */
  text: string;
  /** Left when it is missing. */
  align?: 'center' | 'end';
  /** The format writes it in red, as many do for amounts below zero in the place of a minus sign. */
  isRed?: boolean;
}

/** Text stands left and numbers stand right, unless the cell says otherwise; null is an empty cell. */
export type SheetCell = string | number | FormattedCell | null;

/** Cells that are drawn as one: what stands in the first of them. Rows and columns count from 0. */
export interface SheetMerge {
  row: number;
  column: number;
  rowSpan: number;
  columnSpan: number;
  /** Where its text stands in its height; at the bottom when it is missing, as spreadsheets do. */
  vertical?: 'top' | 'center';
}

/** One sheet of a workbook; rows may be of different length. */
export interface Sheet {
  name: string;
  rows: readonly (readonly SheetCell[])[];
  /** None of them overlap, and each begins in a row of `rows`. */
  merges?: readonly SheetMerge[];
  /** Where hidden ones are left out: which row and which column of the workbook each of these is, from 0. */
  rowNumbers?: readonly number[];
  columnNumbers?: readonly number[];
  /** Widths that the workbook gives its columns, px at 100 %; a column without one is as wide as its texts. */
  widths?: readonly (number | null)[];
}

/** What a cell shows. */
export const textOfCell = (cell: SheetCell | undefined): string =>
  typeof cell === 'object' && cell !== null ? cell.text : String(cell ?? '');
