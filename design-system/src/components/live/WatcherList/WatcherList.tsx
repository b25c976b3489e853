import { useTranslation } from 'react-i18next';
import {
  ErrorState,
  Pagination,
  SearchInput,
  Select,
  Skeleton,
  VisuallyHidden,
} from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { type WatcherView, type WatcherListSort, watcherSorts } from './watcher.ts';
import { WatcherBody, WatcherTools } from './WatcherList.styles.ts';
import { WatcherTable } from './WatcherTable.tsx';

export type WatcherListState =
  | { kind: 'loading' }
  /** `reason` is a sentence for the reader. */
  | { kind: 'failed'; reason: string }
  /** `total`: of all pages. */
  | { kind: 'ready'; watchers: readonly WatcherView[]; total: number; page: number; pageCount: number };

export interface WatcherListProps {
  /** What is looked for; empty for all. */
  keyword: string;
  onKeyword: (keyword: string) => void;
  sort: WatcherListSort;
  onSort: (sort: WatcherListSort) => void;
  state: WatcherListState;
  onPage: (page: number) => void;
  onRetry: () => void;
}

const sortWords = { longest: 'sort.longest', gifts: 'sort.gifts', newest: 'sort.newest' } as const;

/** Who watched a live session, to be searched and sorted (S36). */
export function WatcherList({ keyword, onKeyword, sort, onSort, state, onPage, onRetry }: WatcherListProps) {
  const { t } = useTranslation(['watchers', 'primitives']);
  const formats = useFormats();
  return (
    <WatcherBody>
      <WatcherTools>
        <SearchInput
          label={t('search.label')}
          placeholder={t('search.placeholder')}
          clearLabel={t('search.clear')}
          value={keyword}
          onChange={onKeyword}
        />
        {state.kind === 'ready' && (
          <output>{t('total', { count: state.total, n: formats.number(state.total) })}</output>
        )}
        <Select
          aria-label={t('sort.label')}
          value={sort}
          options={watcherSorts.map((value) => ({ value, label: t(sortWords[value]) }))}
          onChange={(event) => {
            const chosen = watcherSorts.find((value) => value === event.target.value);
            if (chosen) onSort(chosen);
          }}
        />
      </WatcherTools>
      {state.kind === 'loading' && (
        <>
          <VisuallyHidden as="output">{t('loading')}</VisuallyHidden>
          <Skeleton shape="block" height="240px" />
        </>
      )}
      {state.kind === 'failed' && (
        <ErrorState title={t('failed')} retry={{ label: t('retry'), onRetry }}>
          {state.reason}
        </ErrorState>
      )}
      {state.kind === 'ready' && (
        <>
          <WatcherTable watchers={state.watchers} isSearched={keyword !== ''} />
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
        </>
      )}
    </WatcherBody>
  );
}
