import { IconButton } from '../IconButton/IconButton.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons.ts';
import { pageWindow } from './page-window.ts';
import { PageButton, PageGap, PageList } from './Pagination.styles.ts';

export interface PaginationProps {
  /** The present page, from 1. */
  page: number;
  pageCount: number;
  onSelect: (page: number) => void;
  labels: {
    /** Name of the whole: "Pages". */
    pages: string;
    previous: string;
    next: string;
    /** Name of one: "Page 3". */
    page: (page: number) => string;
  };
}

/** Page navigation for a list of known length. Nothing is rendered for a single page. */
export function Pagination({ page, pageCount, onSelect, labels }: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={labels.pages}>
      <PageList>
        <li>
          <IconButton
            label={labels.previous}
            icon={<ChevronLeftIcon aria-hidden="true" />}
            disabled={page <= 1}
            onClick={() => {
              onSelect(page - 1);
            }}
          />
        </li>
        {pageWindow(page, pageCount).map((shown, place) => (
          <li key={shown ?? `gap-${place}`}>
            {shown === null ? (
              <PageGap aria-hidden="true">…</PageGap>
            ) : (
              <PageButton
                type="button"
                aria-label={labels.page(shown)}
                aria-current={shown === page ? 'page' : undefined}
                onClick={() => {
                  onSelect(shown);
                }}
              >
                {shown}
              </PageButton>
            )}
          </li>
        ))}
        <li>
          <IconButton
            label={labels.next}
            icon={<ChevronRightIcon aria-hidden="true" />}
            disabled={page >= pageCount}
            onClick={() => {
              onSelect(page + 1);
            }}
          />
        </li>
      </PageList>
    </nav>
  );
}
