import type { SheetMerge } from './sheet.ts';

/** The rows and columns that are drawn, from 0, the last ones included. */
export interface MergedCells {
  firstRow: number;
  lastRow: number;
  firstColumn: number;
  lastColumn: number;
}

/** A place in a sheet by its row and its column. */
export type CellKey = `${number},${number}`;

/**
 * What merged ranges make of the cells that are drawn: the range where it is drawn, which is its first cell among
 * those drawn, and null for each other cell that it holds. Costs no more than the cells that are drawn.
 */
export function mergesAmong(
  merges: readonly SheetMerge[],
  { firstRow, lastRow, firstColumn, lastColumn }: MergedCells,
): Map<CellKey, SheetMerge | null> {
  const cells = new Map<CellKey, SheetMerge | null>();
  for (const merge of merges) {
    const top = Math.max(merge.row, firstRow);
    const bottom = Math.min(merge.row + merge.rowSpan - 1, lastRow);
    const start = Math.max(merge.column, firstColumn);
    const end = Math.min(merge.column + merge.columnSpan - 1, lastColumn);
    for (let row = top; row <= bottom; row += 1)
      for (let column = start; column <= end; column += 1) cells.set(`${row},${column}`, null);
    if (top <= bottom && start <= end) cells.set(`${top},${start}`, merge);
  }
  return cells;
}
