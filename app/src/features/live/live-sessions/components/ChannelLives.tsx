import { CardGrid } from '@goldbean/design-system/page';
import { CalendarClockIcon, EmptyState, ErrorState } from '@goldbean/design-system/primitives';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { errorWords } from '../../../../shared/i18n/index.ts';
import { loadLivesOf, loadMoreLivesOf } from '../live-sessions.actions.ts';
import { liveSessionsState } from '../live-sessions.state.ts';
import { LiveSessionCard } from './LiveSessionCard.tsx';

/** S13: what a channel has on air, what comes next in it, and what has been. */
export function ChannelLives({ channelId }: { readonly channelId: string }) {
  const { t } = useTranslation(['home', 'channels']);
  const row = useSnapshot(liveSessionsState).ofChannel;
  useEffect(() => void loadLivesOf(channelId), [channelId]);
  if (row.phase === 'failed')
    return (
      <ErrorState
        title={t('failed')}
        retry={{ label: t('retry'), onRetry: () => void loadLivesOf(channelId) }}
      >
        {errorWords(row.error)}
      </ErrorState>
    );
  if (row.phase === 'ready' && row.list.length === 0)
    return (
      <EmptyState
        size="row"
        icon={<CalendarClockIcon aria-hidden="true" />}
        title={t('channels:detail.noLives')}
      >
        {t('channels:detail.noLivesText')}
      </EmptyState>
    );
  return (
    <CardGrid
      items={row.list}
      keyOf={(live) => live.live_id}
      isLoading={row.phase === 'loading'}
      onMore={row.list.length < row.total ? () => void loadMoreLivesOf() : undefined}
    >
      {(live) => <LiveSessionCard live={live} />}
    </CardGrid>
  );
}
