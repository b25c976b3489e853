import { LiveChoice } from '@goldbean/design-system/live';
import { ButtonLink, EmptyState, ErrorState } from '@goldbean/design-system/primitives';
import { LiveEntranceScreen } from '@goldbean/design-system/screens/live';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import {
  checkEntrance,
  liveSessionsState,
  loadOwnLives,
  runsLive,
} from '../../features/live/live-sessions/index.ts';
import { errorWords } from '../../shared/i18n/index.ts';
import { paths } from '../../shared/paths/index.ts';
import { session } from '../../shared/session/index.ts';
import { MessageScreen } from '@goldbean/design-system/screens/shell';
import { WaitingPage } from '../home/WaitingPage.tsx';
import { LiveRefused } from './LiveRefused.tsx';
import { NoChannel } from './NoChannel.tsx';

/** /jwLive/loading: finds the live session to go on air with, checks that it is the member's to run, and opens the console. */
export function StreamerLoadingPage() {
  const [query] = useSearchParams();
  const liveId = query.get('live_id') ?? '';
  return liveId === '' ? <Choosing /> : <Checking liveId={liveId} />;
}

function Checking({ liveId }: { readonly liveId: string }) {
  const { t } = useTranslation('home');
  const { entrance } = useSnapshot(liveSessionsState);
  useEffect(() => {
    void checkEntrance(liveId);
  }, [liveId]);
  if (entrance.kind === 'refused') {
    return <LiveRefused error={entrance.error} onRetry={() => void checkEntrance(liveId)} />;
  }
  if (entrance.kind === 'checking' || entrance.info.live.live_id !== liveId) {
    return <WaitingPage label={t('streamer.checking')} />;
  }
  if (runsLive(entrance.info.my.role)) {
    return <Navigate to={paths.streamer.href({ live_id: liveId })} replace />;
  }
  return (
    <MessageScreen title={t('streamer.notYours')} text={entrance.info.live.name}>
      <ButtonLink href={paths.liveMiddlePage.href({ live_id: liveId })}>{t('streamer.watch')}</ButtonLink>
    </MessageScreen>
  );
}

function Choosing() {
  const { t } = useTranslation('home');
  const { permission } = useSnapshot(session);
  const { own } = useSnapshot(liveSessionsState);
  const channels = permission?.stream_channels.join(' ');
  useEffect(() => {
    if (channels !== undefined) void loadOwnLives(channels.split(' ').filter(Boolean));
  }, [channels]);
  if (channels === '') return <NoChannel />;
  switch (own.kind) {
    case 'loading':
      return <WaitingPage label={t('streamer.checking')} />;
    case 'failed':
      return <ErrorState title={t('failed')}>{errorWords(own.error)}</ErrorState>;
    case 'ready': {
      const [only, ...others] = own.list;
      if (!only) {
        return (
          <EmptyState
            title={t('streamer.none')}
            action={<ButtonLink href={paths.liveSetting.href()}>{t('schedule')}</ButtonLink>}
          >
            {t('streamer.noneText')}
          </EmptyState>
        );
      }
      if (others.length > 0) {
        return (
          <LiveEntranceScreen title={t('streamer.choose')}>
            <LiveChoice
              lives={own.list.map((live) => ({
                id: live.live_id,
                name: live.name,
                startsAt: live.start_time_ts,
                status: live.state,
                href: paths.streamer.href({ live_id: live.live_id }),
              }))}
            />
          </LiveEntranceScreen>
        );
      }
      return <Navigate to={paths.streamer.href({ live_id: only.live_id })} replace />;
    }
  }
}
