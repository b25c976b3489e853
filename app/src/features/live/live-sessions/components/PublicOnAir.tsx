import { LiveCard } from '@goldbean/design-system/live';
import { CardGrid } from '@goldbean/design-system/page';
import { CalendarClockIcon, EmptyState, ErrorState } from '@goldbean/design-system/primitives';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { errorWords } from '../../../../shared/i18n/index.ts';
import { loadMorePublicOnAir, loadPublicOnAir } from '../live-sessions.actions.ts';
import { liveSessionsState } from '../live-sessions.state.ts';

export interface PublicOnAirProps {
  /** Where the way into a live session leads; a visitor is sent to sign in first. */
  readonly hrefOf: (liveId: string) => string;
}

/** G462, S16: what everybody may watch now, also without an account. */
export function PublicOnAir({ hrefOf }: PublicOnAirProps) {
  const { t } = useTranslation('large-class');
  const { phase, list, total, error } = useSnapshot(liveSessionsState).open;
  useEffect(() => void loadPublicOnAir(), []);
  if (phase === 'failed')
    return (
      <ErrorState title={t('failed')} retry={{ label: t('retry'), onRetry: () => void loadPublicOnAir() }}>
        {errorWords(error)}
      </ErrorState>
    );
  if (phase === 'ready' && list.length === 0)
    return (
      <EmptyState size="row" icon={<CalendarClockIcon aria-hidden="true" />} title={t('quiet')}>
        {t('quietText')}
      </EmptyState>
    );
  return (
    <CardGrid
      items={list}
      keyOf={(live) => live.live_id}
      isLoading={phase === 'loading'}
      onMore={list.length < total ? () => void loadMorePublicOnAir() : undefined}
    >
      {(live) => (
        <LiveCard
          title={live.name}
          status="live"
          cover={live.background}
          teacher={live.streamer}
          channelName={live.channel.name}
          startsAt={live.start_time_ts}
          online={live.online}
          likes={0}
          href={hrefOf(live.live_id)}
        />
      )}
    </CardGrid>
  );
}
