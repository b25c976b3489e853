import { RecentSearches } from '@goldbean/design-system/content';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { paths } from '../../../../shared/paths/index.ts';
import { forgetSearch, loadRecent } from '../search.actions.ts';
import { searchState } from '../search.state.ts';

/** G501, G503: what I looked for last; nothing where that is nothing. */
export function Recent() {
  const { recent } = useSnapshot(searchState);
  useEffect(() => void loadRecent(), []);
  if (!recent || recent.length === 0) return null;
  return (
    <RecentSearches
      searches={recent.map((query) => ({ query, href: paths.search.href({ q: query }) }))}
      onForget={(query) => void forgetSearch(query)}
      onForgetAll={() => void forgetSearch()}
    />
  );
}
