import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { cellClass, rowClass, TableFrame, TableRoot } from './Table.styles.ts';

export interface TableColumn<Row> {
  key: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** `end` for numbers and money: tabular figures, flush right. */
  align?: 'start' | 'end';
  /** Any CSS length; the browser divides the rest. */
  width?: string;
}

export interface TableProps<Row> {
  /** What the table holds, for screen readers: "Statement of beans". */
  caption: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  /** What tells one row from another. */
  rowKey: (row: Row) => string | number;
  /** Stands in for rows when there are none: an EmptyState. */
  empty?: ReactNode;
}

/** Rows of the same kind, to be compared down the columns. */
export function Table<Row>({ caption, columns, rows, rowKey, empty }: TableProps<Row>) {
  return (
    <TableFrame>
      <TableRoot>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map(({ key, header, align, width }) => (
              <th key={key} scope="col" data-align={align} style={{ inlineSize: width }}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.length === 0 && empty && (
            <tr>
              <td colSpan={columns.length}>{empty}</td>
            </tr>
          )}
          {rows.map((row) => (
            <tr key={rowKey(row)} className={rowClass}>
              {columns.map(({ key, cell, align }) => (
                <td key={key} className={cellClass} data-align={align}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </TableRoot>
    </TableFrame>
  );
}
