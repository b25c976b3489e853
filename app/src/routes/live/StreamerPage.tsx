import { styled } from '@goldbean/design-system/styling';
import { LiveNotice, LiveSummary } from '@goldbean/design-system/live';
import { ButtonLink, VisuallyHidden } from '@goldbean/design-system/primitives';
import { tokens } from '@goldbean/design-system/theme';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { chooseBarrage } from '../../features/account/index.ts';
import { StageOverlay } from '../../features/gifts/index.ts';
import { dismissRoomNotice, LessonStage, liveRoomState } from '../../features/live/index.ts';
import { runsLesson } from '../../features/lives/index.ts';
import {
  HealthPanel,
  LessonEnd,
  LessonStart,
  LessonStop,
  NoticeForm,
  openStreaming,
  PushPanel,
  streamingState,
} from '../../features/streaming/index.ts';
import { barrageState } from '../../shared/barrage/index.ts';
import { paths } from '../../shared/paths/index.ts';
import { LessonHead } from './LessonHead.tsx';
import { MainColumn, Pinned, RoomGrid, Row, Sheet } from './room-layout.ts';
import { RoomSide } from './RoomSide.tsx';
import { useLesson } from './use-lesson.ts';

const Panels = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr));
  gap: ${tokens.space[4]};
  align-items: start;
`;

/** /jwLive/jwLive (S36): the teacher's own picture, where the encoder sends it, how it does, and the way out. */
export function StreamerPage() {
  const { t } = useTranslation('streamer');
  const [query] = useSearchParams();
  const liveId = query.get('live_id') ?? '';
  useLesson(liveId);
  const { room, failure, notice } = useSnapshot(liveRoomState);
  // The state may still be that of a lesson looked at before.
  const role = room?.live.live_id === liveId ? room.my.role : null;
  const isMine = role !== null && runsLesson(role);
  useEffect(() => (isMine ? openStreaming(liveId) : undefined), [liveId, isMine]);
  const isRefused = room === null && failure !== null;
  const { settings: barrage } = useSnapshot(barrageState);
  const { summary } = useSnapshot(streamingState);
  const isOver = room !== null && ['ended', 'stopped', 'cancelled'].includes(room.state);
  const isOnAir = room?.state === 'live';
  const next = <ButtonLink href={paths.liveSetting.href()}>{t('next')}</ButtonLink>;
  // It says why, and where to watch instead.
  if (role !== null && !isMine)
    return <Navigate to={paths.streamerLoading.href({ live_id: liveId })} replace />;
  return (
    <RoomGrid data-alone={isRefused || undefined}>
      <MainColumn>
        <LessonHead>
          {room && room.state === 'not_started' && (
            <ButtonLink href={paths.liveSetting.href({ live_id: liveId })}>{t('settings')}</ButtonLink>
          )}
          <ButtonLink href={paths.liveRoom.href({ live_id: liveId })}>{t('viewer')}</ButtonLink>
        </LessonHead>
        {notice && (
          <Pinned>
            <LiveNotice text={notice.text} type={notice.type} onDismiss={dismissRoomNotice} />
          </Pinned>
        )}
        <LessonStage
          barrage={barrage}
          onBarrage={chooseBarrage}
          Overlay={StageOverlay}
          action={isOver || isRefused ? next : undefined}
          isSilentAtFirst
        />
        <VisuallyHidden as="h2">{t('console')}</VisuallyHidden>
        {summary && room && (
          <LiveSummary
            end={room.state === 'stopped' ? { kind: 'stopped', reason: room.endReason } : { kind: 'ended' }}
            {...summary}
            action={next}
          />
        )}
        {room && isMine && !isOver && (
          <Sheet aria-label={t('console')}>
            <Row>
              {isOnAir ? (
                <>
                  <LessonEnd />
                  <LessonStop liveId={liveId} />
                </>
              ) : (
                <LessonStart />
              )}
            </Row>
            <NoticeForm />
          </Sheet>
        )}
        {isMine && !isOver && (
          <Panels>
            <PushPanel isOnAir={isOnAir} />
            <HealthPanel />
          </Panels>
        )}
      </MainColumn>
      {!isRefused && <RoomSide />}
    </RoomGrid>
  );
}
