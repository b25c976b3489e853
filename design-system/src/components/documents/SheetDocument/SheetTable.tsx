import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useMemo, useRef } from 'react';
import type { DocumentProps } from '../document.ts';
import { columnName, columnWidths, widestOf } from './columns.ts';
import { mergesAmong } from './merges.ts';
import { textOfCell, type Sheet, type SheetCell } from './sheet.ts';
import {
  cellClass,
  columnHeadClass,
  CornerCell,
  HeadRow,
  rowClass,
  rowHeadClass,
  SheetGrid,
  SheetScroll,
} from './SheetDocument.styles.ts';

export interface SheetTableProps extends Pick<DocumentProps, 'label' | 'hits' | 'hit'> {
  sheet: Sheet;
  /** Which sheet of the workbook it is, from 1, as hits name it. */
  page: number;
  /** 1 is 100 %. */
  scale: number;
}

/** px at 100 %. */
const rowHeight = 28;
const headWidth = 56;

const alignOf = (cell: SheetCell | undefined) =>
  typeof cell === 'number' ? 'end' : typeof cell === 'object' ? cell?.align : undefined;

/** One sheet, of which the rows and columns in sight exist. */
export function SheetTable({ label, sheet, page, scale, hits, hit }: SheetTableProps) {
  const scroll = useRef<HTMLElement>(null);
  const widest = useMemo(() => widestOf(sheet), [sheet]);
  const widths = useMemo(() => columnWidths(sheet), [sheet]);
  const found = useMemo(
    () => new Set(hits.filter((one) => one.page === page).map(({ at }) => at)),
    [hits, page],
  );
  const rows = useVirtualizer({
    count: sheet.rows.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => rowHeight * scale,
    scrollPaddingStart: rowHeight * scale,
    overscan: 8,
  });
  const columns = useVirtualizer({
    horizontal: true,
    count: widest,
    getScrollElement: () => scroll.current,
    estimateSize: (index) => (widths[index] ?? 0) * scale,
    scrollPaddingStart: headWidth * scale,
    overscan: 4,
  });
  useEffect(() => {
    rows.measure();
    columns.measure();
  }, [rows, columns, scale]);
  useEffect(() => {
    if (hit?.page !== page) return;
    rows.scrollToIndex(Math.floor(hit.at / widest), { align: 'center' });
    columns.scrollToIndex(hit.at % widest, { align: 'center' });
  }, [rows, columns, hit, page, widest]);

  const shownRows = rows.getVirtualItems();
  const shown = columns.getVirtualItems();
  const merged = mergesAmong(sheet.merges ?? [], {
    firstRow: shownRows[0]?.index ?? 0,
    lastRow: shownRows.at(-1)?.index ?? -1,
    firstColumn: shown[0]?.index ?? 0,
    lastColumn: shown.at(-1)?.index ?? -1,
  });
  /** Width of columns that need not be drawn, px. */
  const widthOf = (first: number, end: number) =>
    widths.slice(first, end).reduce((sum, width) => sum + width * scale, 0);

  return (
    <SheetScroll ref={scroll} tabIndex={0} aria-label={label}>
      <SheetGrid
        role="table"
        aria-rowcount={sheet.rows.length + 1}
        aria-colcount={widest + 1}
        style={{
          '--scale': scale,
          '--row': `${rowHeight * scale}px`,
          '--head': `${headWidth * scale}px`,
          '--width': `${columns.getTotalSize()}px`,
          '--height': `${rows.getTotalSize()}px`,
        }}
      >
        <HeadRow role="row" aria-rowindex={1}>
          <CornerCell role="cell" aria-colindex={1} />
          {shown.map(({ index, start, size }) => (
            <div
              key={index}
              role="columnheader"
              aria-colindex={index + 2}
              className={columnHeadClass}
              style={{ '--at': `${start}px`, '--size': `${size}px` }}
            >
              {columnName(sheet.columnNumbers?.[index] ?? index)}
            </div>
          ))}
        </HeadRow>
        {shownRows.map(({ index: row, start: top }) => (
          <div
            key={row}
            role="row"
            aria-rowindex={row + 2}
            className={rowClass}
            style={{ '--top': `${top}px` }}
          >
            <div role="rowheader" aria-colindex={1} className={rowHeadClass}>
              {(sheet.rowNumbers?.[row] ?? row) + 1}
            </div>
            {shown.map(({ index: column, start, size }) => {
              const merge = merged.get(`${row},${column}`);
              if (merge === null) return null;
              // A merged range whose first rows or columns are out of sight begins where they are.
              const [ofRow, ofColumn] = merge ? [merge.row, merge.column] : [row, column];
              const cell = sheet.rows[ofRow]?.[ofColumn];
              const text = textOfCell(cell);
              const at = ofRow * widest + ofColumn;
              const mark = found.has(at) && (hit?.page === page && hit.at === at ? 'one' : 'all');
              return (
                <div
                  key={column}
                  role="cell"
                  aria-colindex={ofColumn + 2}
                  aria-rowindex={merge && ofRow + 2}
                  aria-rowspan={merge?.rowSpan}
                  aria-colspan={merge?.columnSpan}
                  className={cellClass}
                  data-align={alignOf(cell)}
                  data-red={(typeof cell === 'object' && cell?.isRed) || undefined}
                  data-merged={merge && (merge.vertical ?? 'bottom')}
                  data-hit={mark || undefined}
                  title={text}
                  style={
                    merge
                      ? {
                          '--at': `${widthOf(0, ofColumn)}px`,
                          '--size': `${widthOf(ofColumn, ofColumn + merge.columnSpan)}px`,
                          '--above': ofRow - row,
                          '--rows': merge.rowSpan,
                        }
                      : { '--at': `${start}px`, '--size': `${size}px` }
                  }
                >
                  {text}
                </div>
              );
            })}
          </div>
        ))}
      </SheetGrid>
    </SheetScroll>
  );
}
