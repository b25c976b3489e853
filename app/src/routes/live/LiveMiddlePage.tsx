import { clubChannelOf, ironChannelOf, lacksTicket } from '@goldbean/contract/live';
import { ButtonLink } from '@goldbean/design-system/primitives';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import {
  checkEntrance,
  LiveDoor,
  liveSessionsState,
  refreshEntrance,
} from '../../features/live/live-sessions/index.ts';
import { asApiError, type ApiError } from '../../shared/api/index.ts';
import { paths } from '../../shared/paths/index.ts';
import { MessageScreen } from '@goldbean/design-system/screens/shell';
import { WaitingPage } from '../home/WaitingPage.tsx';
import { LiveRefused } from './LiveRefused.tsx';

/** How often a member who waits before the door asks whether it opened, in ms. */
const knockMs = 10_000;

const hasWayIn = (refusal: ApiError): boolean =>
  lacksTicket(refusal) || ironChannelOf(refusal) !== null || clubChannelOf(refusal) !== null;

/** /pindao/pdLiveMiddlePage: checks, then enters the room; or waits before it, or says why not. */
export function LiveMiddlePage() {
  const { t } = useTranslation('home');
  const [query] = useSearchParams();
  const liveId = query.get('live_id') ?? '';
  const { entrance } = useSnapshot(liveSessionsState);

  useEffect(() => {
    if (liveId === '') return undefined;
    void checkEntrance(liveId);
    const timer = setInterval(() => void refreshEntrance(liveId), knockMs);
    return () => clearInterval(timer);
  }, [liveId]);

  if (liveId === '') {
    return (
      <MessageScreen title={t('entrance.noLive')} text={t('entrance.noLiveText')}>
        <ButtonLink href={paths.homepage.href()}>{t('entrance.home')}</ButtonLink>
      </MessageScreen>
    );
  }
  switch (entrance.kind) {
    case 'checking':
      return <WaitingPage label={t('entrance.checking')} />;
    case 'refused':
      // The room's stage offers the ticket (S49), or the membership or the club (P10).
      if (hasWayIn(asApiError(entrance.error)))
        return <Navigate to={paths.liveRoom.href({ live_id: liveId })} replace />;
      return <LiveRefused error={entrance.error} onRetry={() => void checkEntrance(liveId)} />;
    case 'known':
      // The state may still be that of a live session looked at before.
      if (entrance.info.live.live_id !== liveId) return <WaitingPage label={t('entrance.checking')} />;
      if (entrance.info.state === 'live') {
        return <Navigate to={paths.liveRoom.href({ live_id: liveId })} replace />;
      }
      return <LiveDoor info={entrance.info} />;
  }
}
