import { type Key, type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  ChevronUpIcon,
  ErrorState,
  Pagination,
  Skeleton,
  VisuallyHidden,
} from '../../../primitives/index.ts';
import { WaitingPill } from '../../content/index.ts';
import { useFormats } from '../../formats/index.ts';
import { Rows, RowsRoot } from './WishRows.styles.ts';

export type WishRowsState<Row> =
  | { kind: 'loading' }
  /** `reason` is a sentence for the member. */
  | { kind: 'failed'; reason: string }
  | { kind: 'ready'; rows: readonly Row[]; page: number; pageCount: number };

export interface WishRowsProps<Row> {
  /** What the rows are, for screen readers: rows have headings of their own below it. */
  heading: string;
  state: WishRowsState<Row>;
  keyOf: (row: Row) => Key;
  /** Draws one row: a WishCard, a WishMessageItem. */
  children: (row: Row) => ReactNode;
  /** EmptyState. */
  empty: ReactNode;
  /** `joined`: lines of one surface. */
  look?: 'apart' | 'joined';
  /** New rows that belong before those that are shown; a press on their number shows them. */
  fresh?: number;
  onFresh?: () => void;
  onPage: (page: number) => void;
  onRetry: () => void;
}

const waiting = ['1', '2', '3'];

/** A list of the wish pool, a page at a time: wishes, messages, comments to judge. */
export function WishRows<Row>({
  heading,
  state,
  keyOf,
  children,
  empty,
  look = 'apart',
  fresh = 0,
  onFresh,
  onPage,
  onRetry,
}: WishRowsProps<Row>) {
  const root = useRef<HTMLDivElement>(null);
  const formats = useFormats();
  const { t } = useTranslation(['wishes', 'primitives']);
  if (state.kind === 'loading') {
    return (
      <RowsRoot aria-busy="true">
        <VisuallyHidden as="output">{t('loading')}</VisuallyHidden>
        {waiting.map((row) => (
          <Skeleton key={row} shape="block" height="144px" />
        ))}
      </RowsRoot>
    );
  }
  if (state.kind === 'failed') {
    return (
      <ErrorState title={t('loadFailed')} retry={{ label: t('retry'), onRetry }}>
        {state.reason}
      </ErrorState>
    );
  }
  if (state.rows.length === 0) return empty;
  return (
    <RowsRoot ref={root}>
      <VisuallyHidden as="h2">{heading}</VisuallyHidden>
      <div>
        <WaitingPill aria-live="polite">
          {fresh > 0 && (
            <button
              type="button"
              onClick={() => {
                root.current?.scrollIntoView({ block: 'nearest' });
                onFresh?.();
              }}
            >
              <ChevronUpIcon aria-hidden="true" />
              {t('fresh', { count: fresh, n: formats.number(fresh) })}
            </button>
          )}
        </WaitingPill>
        <Rows data-look={look}>
          {state.rows.map((row) => (
            <li key={keyOf(row)}>{children(row)}</li>
          ))}
        </Rows>
      </div>
      <Pagination
        page={state.page}
        pageCount={state.pageCount}
        onSelect={onPage}
        labels={{
          pages: t('primitives:pagination'),
          previous: t('primitives:previousPage'),
          next: t('primitives:nextPage'),
          page: (page) => t('primitives:page', { page }),
        }}
      />
    </RowsRoot>
  );
}
