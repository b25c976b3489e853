import { searchLimits, searchTypes, type SearchType } from '@goldbean/contract/content';
import { Pagination, SearchInput, Tabs } from '@goldbean/design-system/primitives';
import { SearchScreen, type SearchScreenState } from '@goldbean/design-system/screens/search';
import { useFormats } from '@goldbean/design-system/formats';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import {
  FoundGroups,
  groupWords,
  keepSearch,
  Recent,
  search,
  searchAgain,
  searchState,
} from '../../features/content/search/index.ts';
import { errorWords } from '../../shared/i18n/index.ts';
import { paths } from '../../shared/paths/index.ts';

const typeOf = (name: string | null): SearchType | null => searchTypes.find((type) => type === name) ?? null;

/** /hljw/search (S03, D92): what the address asks for, so that a link, a reload and the way back show the same. */
export function SearchPage() {
  const { t } = useTranslation(['search', 'content', 'primitives']);
  const formats = useFormats();
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const query = (address.get('q') ?? '').trim();
  const type = typeOf(address.get('type'));
  const page = Math.max(1, Math.trunc(Number(address.get('page') ?? 1)) || 1);
  const [typed, setTyped] = useState({ for: query, text: query });
  // Another search by its address, such as a recent one, is what stands in the field.
  if (typed.for !== query) setTyped({ for: query, text: query });
  const { phase, groups, totals, pageSize, error } = useSnapshot(searchState);

  useEffect(() => void search({ query, type, page }), [query, type, page]);
  useEffect(() => {
    if (query !== '') void keepSearch(query);
  }, [query]);

  const there = searchTypes.filter((one) => (totals[one] ?? 0) > 0 || one === type);
  const isNothing = phase === 'ready' && groups.every(({ total, failed }) => total === 0 && !failed);
  const state = (): SearchScreenState => {
    if (query === '') return { kind: 'start' };
    if (phase === 'failed')
      return { kind: 'failed', reason: errorWords(error), onRetry: () => void searchAgain() };
    return isNothing && there.length === 0 ? { kind: 'nothing', query } : { kind: 'results' };
  };
  const total = Math.min(groups[0]?.total ?? 0, searchLimits.searchCountMax);
  return (
    <SearchScreen
      state={state()}
      field={
        <SearchInput
          size="large"
          label={t('title')}
          placeholder={t('placeholder')}
          clearLabel={t('clear')}
          value={typed.text}
          onChange={(text) => setTyped({ for: query, text })}
          onSearch={(text) => void navigate(paths.search.href({ q: text.trim() }))}
          {...(phase === 'loading' && { busyLabel: t('content:search.searching') })}
        />
      }
      recent={(query === '' || isNothing) && <Recent />}
      renderTabs={(found) => (
        <Tabs<SearchType | 'every'>
          label={t('groups')}
          selected={type ?? 'every'}
          onSelect={(key) =>
            void navigate(paths.search.href({ q: query, ...(key !== 'every' && { type: key }) }))
          }
          items={[
            { key: 'every', label: t('every') },
            ...there.map((one) => ({
              key: one,
              label: t(`content:${groupWords[one].key}`),
              aside: <span>{formats.number(totals[one] ?? 0)}</span>,
            })),
          ]}
        >
          {found}
        </Tabs>
      )}
      groups={<FoundGroups />}
      pages={
        type !== null &&
        phase === 'ready' && (
          <Pagination
            page={page}
            pageCount={Math.max(1, Math.ceil(total / pageSize))}
            onSelect={(next) => void navigate(paths.search.href({ q: query, type, page: String(next) }))}
            labels={{
              pages: t('pages'),
              previous: t('primitives:previousPage'),
              next: t('primitives:nextPage'),
              page: (n) => t('primitives:page', { page: n }),
            }}
          />
        )
      }
    />
  );
}
