import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState, LayersIcon } from '../../../primitives/index.ts';
import type { DocumentProps } from '../document.ts';
import type { Sheet } from './sheet.ts';
import { columnName, columnWidths, widestOf } from './columns.ts';
import {
  cellClass,
  columnHeadClass,
  CornerCell,
  HeadRow,
  rowClass,
  rowHeadClass,
  SheetGrid,
  SheetRoot,
  SheetScroll,
  SheetTab,
  SheetTabs,
} from './SheetDocument.styles.ts';

export interface SheetDocumentProps extends DocumentProps {
  sheets: readonly Sheet[];
  /** The sheet that is shown, from 1. */
  page: number;
}

/** px at 100 %. */
const rowHeight = 28;
const headWidth = 56;

/** A spreadsheet: one sheet as a table whose letters and numbers stand still, and the others below it (S26). */
export function SheetDocument({ label, sheets, page, zoom, onFit, onPage, hits, hit }: SheetDocumentProps) {
  const { t } = useTranslation('documents');
  const sheet = sheets[page - 1];
  const scale = zoom === 'fit' ? 1 : zoom;
  useEffect(() => onFit(1), [onFit]);
  return (
    <SheetRoot>
      {sheet && widestOf(sheet) > 0 ? (
        <SheetTable key={page} label={label} sheet={sheet} page={page} scale={scale} hits={hits} hit={hit} />
      ) : (
        <EmptyState icon={<LayersIcon aria-hidden="true" />} title={t('sheet.empty')} />
      )}
      {sheets.length > 1 && (
        <SheetTabs aria-label={t('sheet.list')}>
          {sheets.map(({ name }, index) => (
            <SheetTab
              key={name}
              type="button"
              aria-current={index + 1 === page ? 'true' : undefined}
              onClick={() => onPage(index + 1)}
            >
              {name}
            </SheetTab>
          ))}
        </SheetTabs>
      )}
    </SheetRoot>
  );
}

interface SheetTableProps extends Pick<SheetDocumentProps, 'label' | 'page' | 'hits' | 'hit'> {
  sheet: Sheet;
  scale: number;
}

function SheetTable({ label, sheet, page, scale, hits, hit }: SheetTableProps) {
  const scroll = useRef<HTMLElement>(null);
  const widest = widestOf(sheet);
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

  const shown = columns.getVirtualItems();
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
              {columnName(index)}
            </div>
          ))}
        </HeadRow>
        {rows.getVirtualItems().map(({ index: row, start: top }) => (
          <div
            key={row}
            role="row"
            aria-rowindex={row + 2}
            className={rowClass}
            style={{ '--top': `${top}px` }}
          >
            <div role="rowheader" aria-colindex={1} className={rowHeadClass}>
              {row + 1}
            </div>
            {shown.map(({ index: column, start, size }) => {
              const value = sheet.rows[row]?.[column] ?? '';
              const at = row * widest + column;
              const mark = found.has(at) && (hit?.page === page && hit.at === at ? 'one' : 'all');
              return (
                <div
                  key={column}
                  role="cell"
                  aria-colindex={column + 2}
                  className={cellClass}
                  data-number={typeof value === 'number' || undefined}
                  data-hit={mark || undefined}
                  title={String(value)}
                  style={{ '--at': `${start}px`, '--size': `${size}px` }}
                >
                  {value}
                </div>
              );
            })}
          </div>
        ))}
      </SheetGrid>
    </SheetScroll>
  );
}
