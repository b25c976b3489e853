import { ButtonLink } from '@goldbean/design-system/primitives';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { checkEntrance, LessonDoor, livesState, refreshEntrance } from '../../features/lives/index.ts';
import { paths } from '../../shared/paths/index.ts';
import { Message } from '../home/Message.tsx';
import { WaitingPage } from '../home/WaitingPage.tsx';
import { LessonRefused } from './LessonRefused.tsx';

/** How often a member who waits before the door asks whether it opened, in ms. */
const knockMs = 10_000;

/** /pindao/pdLiveMiddlePage: checks, then enters the room; or waits before it, or says why not. */
export function LiveMiddlePage() {
  const { t } = useTranslation('home');
  const [query] = useSearchParams();
  const liveId = query.get('live_id') ?? '';
  const { entrance } = useSnapshot(livesState);

  useEffect(() => {
    if (liveId === '') return undefined;
    void checkEntrance(liveId);
    const timer = setInterval(() => void refreshEntrance(liveId), knockMs);
    return () => clearInterval(timer);
  }, [liveId]);

  if (liveId === '') {
    return (
      <Message title={t('entrance.noLesson')} text={t('entrance.noLessonText')}>
        <ButtonLink href={paths.homepage.href()}>{t('entrance.home')}</ButtonLink>
      </Message>
    );
  }
  switch (entrance.kind) {
    case 'checking':
      return <WaitingPage label={t('entrance.checking')} />;
    case 'refused':
      return <LessonRefused error={entrance.error} onRetry={() => void checkEntrance(liveId)} />;
    case 'known':
      // The state may still be that of a lesson looked at before.
      if (entrance.info.live.live_id !== liveId) return <WaitingPage label={t('entrance.checking')} />;
      if (entrance.info.state === 'live') {
        return <Navigate to={paths.liveRoom.href({ live_id: liveId })} replace />;
      }
      return <LessonDoor info={entrance.info} />;
  }
}
