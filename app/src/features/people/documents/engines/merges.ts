import type { SheetMerge } from '@goldbean/design-system/documents';

/** A merged range as a workbook states it; rows and columns from 0, the last ones included. */
export interface StatedRange {
  readonly startRow: number;
  readonly startCol: number;
  readonly endRow: number;
  readonly endCol: number;
}

/** How far a sheet reaches. */
export interface SheetExtent {
  readonly rows: number;
  readonly columns: number;
}

/** More merged ranges than this are no work of a person; those beyond it are left as single cells. */
const mostMerges = 100_000;

const isWithin = (
  { startRow, startCol, endRow, endCol }: StatedRange,
  { rows, columns }: SheetExtent,
): boolean =>
  [startRow, startCol, endRow, endCol].every(Number.isInteger) &&
  startRow >= 0 &&
  startCol >= 0 &&
  startRow < rows &&
  startCol < columns &&
  endRow >= startRow &&
  endCol >= startCol;

/**
 * The merged ranges that can be drawn: what reaches over the end of the sheet is cut there, what lies outside,
 * holds one cell, or overlaps a range above or left of it is left out. A range costs its columns, however many
 * rows it says it has.
 */
export function usableMerges(stated: readonly StatedRange[], sheet: SheetExtent): SheetMerge[] {
  const inOrder = stated
    .slice(0, mostMerges)
    .filter((range) => isWithin(range, sheet))
    .toSorted((a, b) => a.startRow - b.startRow || a.startCol - b.startCol);
  /** For each column the first row that no merged range holds. */
  const free = new Uint32Array(sheet.columns);
  const merges: SheetMerge[] = [];
  for (const { startRow, startCol, endRow, endCol } of inOrder) {
    const belowIt = Math.min(endRow + 1, sheet.rows);
    const rightOfIt = Math.min(endCol + 1, sheet.columns);
    const isOneCell = belowIt - startRow === 1 && rightOfIt - startCol === 1;
    if (isOneCell || free.subarray(startCol, rightOfIt).some((row) => row > startRow)) continue;
    free.fill(belowIt, startCol, rightOfIt);
    merges.push({
      row: startRow,
      column: startCol,
      rowSpan: belowIt - startRow,
      columnSpan: rightOfIt - startCol,
    });
  }
  return merges;
}

/** Where a row or column stands among those that are left, or the next one that is. @param kept in their order */
function placeAmong(kept: readonly number[], wanted: number): number {
  let [low, high] = [0, kept.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((kept[middle] ?? Infinity) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * A range without its hidden rows and columns, as those that are left are counted.
 * @returns null where all of it is hidden
 */
export function withoutHidden(
  { startRow, startCol, endRow, endCol }: StatedRange,
  rows: readonly number[],
  columns: readonly number[],
): StatedRange | null {
  const left = {
    startRow: placeAmong(rows, startRow),
    startCol: placeAmong(columns, startCol),
    endRow: placeAmong(rows, endRow + 1) - 1,
    endCol: placeAmong(columns, endCol + 1) - 1,
  };
  return left.endRow < left.startRow || left.endCol < left.startCol ? null : left;
}
