import { searchTypes, type SearchGroup } from '@goldbean/contract/content';
import { SearchResultGroup, type SearchHitView } from '@goldbean/design-system/content';
import { useFormats } from '@goldbean/design-system/formats';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import type { Snapshot } from 'valtio/vanilla';
import { paths } from '../../../../shared/paths/index.ts';
import { searchAgain } from '../search.actions.ts';
import { searchState } from '../search.state.ts';
import { groupWords } from './group-words.ts';

/** What was found, group by group; groups without anything are left out while all are shown. */
export function FoundGroups() {
  const { t } = useTranslation(['search', 'content']);
  const formats = useFormats();
  const { asked, phase, groups } = useSnapshot(searchState);
  const { query, type } = asked;

  const hitOf = ({
    id,
    title,
    snippet,
    from,
    at_ts,
    media_ts,
    img,
    href,
  }: Snapshot<SearchGroup>['list'][number]): SearchHitView => ({
    id,
    title,
    snippet,
    note: [
      from,
      at_ts === null ? '' : formats.moment(at_ts),
      media_ts === null ? '' : t('at', { place: formats.clock(media_ts / 1_000) }),
    ]
      .filter(Boolean)
      .join(' · '),
    img,
    href,
  });
  const waiting = searchTypes.filter((one) => type === null || one === type).slice(0, 3);
  if (phase === 'loading' && groups.length === 0)
    return waiting.map((one) => (
      <SearchResultGroup
        key={one}
        group={groupWords[one].group}
        query={query}
        state={{ kind: 'loading' }}
        onRetry={() => undefined}
      />
    ));
  return groups
    .filter(({ total, failed }) => total > 0 || failed || type !== null)
    .map((group) => (
      <SearchResultGroup
        key={group.type}
        group={groupWords[group.type].group}
        query={query}
        state={
          group.failed
            ? { kind: 'error', reason: t('groupFailed') }
            : {
                kind: 'ready',
                total: group.total,
                hits: group.list.map(hitOf),
              }
        }
        {...(type === null && {
          allHref: paths.search.href({ q: query, type: group.type }),
        })}
        onRetry={() => void searchAgain()}
      />
    ));
}
