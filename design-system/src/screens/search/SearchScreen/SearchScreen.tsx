import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState, ErrorState, PageHeading, SearchIcon } from '../../../primitives/index.ts';
import { PageStack } from '../../layout.styles.ts';
import { SearchField, SearchGroups } from './SearchScreen.styles.ts';

export type SearchScreenState =
  /** Nothing is looked for yet. */
  | { kind: 'start' }
  | { kind: 'results' }
  | { kind: 'nothing'; query: string }
  /** `reason` is a sentence for the member. */
  | { kind: 'failed'; reason: string; onRetry: () => void };

export interface SearchScreenProps {
  state: SearchScreenState;
  /** A SearchInput. */
  field: ReactNode;
  /** RecentSearches, where there are any. */
  recent?: ReactNode;
  /** Tabs around what is found: given the groups, draws them. */
  renderTabs?: (groups: ReactNode) => ReactNode;
  /** SearchResultGroups. */
  groups?: ReactNode;
  /** Pagination of the one group that is shown. */
  pages?: ReactNode;
}

/** /hljw/search (S03). */
export function SearchScreen({ state, field, recent, renderTabs, groups, pages }: SearchScreenProps) {
  const { t } = useTranslation('search');
  const found = (
    <SearchGroups>
      {groups}
      {pages}
    </SearchGroups>
  );
  return (
    <PageStack>
      <PageHeading title={t('title')} lead={t('lead')} />
      <SearchField role="search">{field}</SearchField>
      {recent}
      {state.kind === 'start' && (
        <EmptyState icon={<SearchIcon aria-hidden="true" />} title={t('start')}>
          {t('startHint')}
        </EmptyState>
      )}
      {state.kind === 'nothing' && (
        <EmptyState icon={<SearchIcon aria-hidden="true" />} title={t('nothing', { query: state.query })}>
          {t('nothingHint')}
        </EmptyState>
      )}
      {state.kind === 'failed' && (
        <ErrorState title={t('failed')} retry={{ label: t('retry'), onRetry: state.onRetry }}>
          {state.reason}
        </ErrorState>
      )}
      {state.kind === 'results' && (renderTabs ? renderTabs(found) : found)}
    </PageStack>
  );
}
