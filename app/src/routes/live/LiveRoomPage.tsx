import { LiveNotice } from '@goldbean/design-system/live';
import { ButtonLink } from '@goldbean/design-system/primitives';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { chooseBarrage } from '../../features/account/index.ts';
import { StageOverlay } from '../../features/gifts/index.ts';
import { dismissRoomNotice, LessonStage, liveRoomState } from '../../features/live/index.ts';
import { LessonStop } from '../../features/streaming/index.ts';
import { barrageState } from '../../shared/barrage/index.ts';
import { runsLesson } from '../../features/lives/index.ts';
import { paths } from '../../shared/paths/index.ts';
import { ChannelButtons } from './ChannelButtons.tsx';
import { GivingSheet } from './GivingSheet.tsx';
import { LessonHead } from './LessonHead.tsx';
import { MainColumn, Pinned, RoomGrid, Sheet } from './room-layout.ts';
import { RoomSide } from './RoomSide.tsx';
import { useLesson } from './use-lesson.ts';

/** /pindao/pdLive (S35): the picture of a lesson with all that is said and given around it. */
export function LiveRoomPage() {
  const { t } = useTranslation('live-room');
  const [query] = useSearchParams();
  const liveId = query.get('live_id') ?? '';
  useLesson(liveId);
  const { room, failure, notice } = useSnapshot(liveRoomState);
  /** Nothing to talk about and nobody to give to: the stage says why, alone. */
  const isRefused = room === null && failure !== null;
  const { settings: barrage } = useSnapshot(barrageState);
  return (
    <RoomGrid data-alone={isRefused || undefined}>
      <MainColumn>
        <LessonHead>
          <ChannelButtons />
          {room?.state === 'live' && room.my.role === 'inspector' && <LessonStop liveId={liveId} />}
          {room && runsLesson(room.my.role) && (
            <ButtonLink href={paths.streamer.href({ live_id: liveId })}>{t('console')}</ButtonLink>
          )}
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
          // Who waits for a picture that comes back by itself is not sent away.
          action={room?.state !== 'live' && <ButtonLink href={paths.homepage.href()}>{t('home')}</ButtonLink>}
        />
        {!isRefused && <GivingSheet />}
        {room && room.live.introduction !== '' && (
          <Sheet aria-label={t('about')}>
            <h2>{t('about')}</h2>
            <p>{room.live.introduction}</p>
          </Sheet>
        )}
      </MainColumn>
      {!isRefused && <RoomSide />}
    </RoomGrid>
  );
}
