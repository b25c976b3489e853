import { CardGrid, PageSection } from '@goldbean/design-system/page';
import { CalendarClockIcon, EmptyState } from '@goldbean/design-system/primitives';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { useServerNow } from '../../../../shared/clock/index.ts';
import { loadMoreLives } from '../live-sessions.actions.ts';
import { liveSessionsState } from '../live-sessions.state.ts';
import { LiveSessionCard } from './LiveSessionCard.tsx';
import { LivesError } from './LiveSessionsError.tsx';
import { isToCome } from '../to-come.ts';

/** How often it is looked whose hour has come, in ms. */
const lookMs = 10_000;

const titles = { not_started: 'next', ended: 'ended' } as const;

/** The live sessions to come, or those that are over; the latter are not missed when there are none. */
export function LiveRow({ section }: { readonly section: 'not_started' | 'ended' }) {
  const { t } = useTranslation('home');
  const row = useSnapshot(liveSessionsState).rows[section];
  const now = useServerNow(lookMs);
  const shown = section === 'ended' ? row.list : row.list.filter((live) => isToCome(live, now));
  const isEmpty = row.phase === 'ready' && shown.length === 0;
  if (section === 'ended' && isEmpty) return null;
  return (
    <PageSection title={t(titles[section])} isBusy={row.phase === 'loading'}>
      {row.phase === 'failed' && <LivesError error={row.error} />}
      {isEmpty && (
        <EmptyState size="row" icon={<CalendarClockIcon aria-hidden="true" />} title={t('noNext.title')}>
          {t('noNext.text')}
        </EmptyState>
      )}
      <CardGrid
        items={shown}
        keyOf={(live) => live.live_id}
        isLoading={row.phase === 'loading'}
        onMore={row.list.length < row.total ? () => void loadMoreLives(section) : undefined}
      >
        {(live) => <LiveSessionCard live={live} />}
      </CardGrid>
    </PageSection>
  );
}
