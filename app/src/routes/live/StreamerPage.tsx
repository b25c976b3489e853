import { LiveClosing, LiveNotice } from '@goldbean/design-system/live';
import { ButtonLink } from '@goldbean/design-system/primitives';
import { StreamerScreen } from '@goldbean/design-system/screens/live';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { chooseBarrage } from '../../features/people/identity/index.ts';
import { IronMembersPanel } from '../../features/live/iron-fans/index.ts';
import { StageOverlay, useGiftOffers } from '../../features/live/gifts/index.ts';
import { MyWarning } from '../../features/live/warnings/index.ts';
import {
  dismissRoomNotice,
  FiguresPanel,
  refreshLive,
  RoomStage,
  Summary,
  liveRoomState,
} from '../../features/live/live/index.ts';
import { NextLive, readsIronFans, runsLive } from '../../features/live/live-sessions/index.ts';
import {
  HealthPanel,
  LiveEnd,
  LiveStart,
  LiveStop,
  openStudio,
  PauseSwitch,
  PushPanel,
  RoomNoticeForm,
  TestPicture,
  usePushing,
} from '../../features/live/studio/index.ts';
import { Leaders } from '../../features/live/ranks/index.ts';
import { VoteAsking } from '../../features/live/votes/index.ts';
import { WishDesk } from '../../features/live/live-wishes/index.ts';
import { RainOver } from '../../features/money/live-packets/index.ts';
import { GoodsDesk } from '../../features/money/shop/index.ts';
import { barrageState } from '../../shared/barrage/index.ts';
import { paths } from '../../shared/paths/index.ts';
import { BagsDesk } from './BagsDesk.tsx';
import { LiveBags } from './LiveBags.tsx';
import { LiveHead } from './LiveHead.tsx';
import { RoomViews, type RoomView } from './RoomViews.tsx';
import { useLive } from './use-live.ts';

/** What the address of the console says while the iron fans of its channel lie over it (D91). */
const ironMembers = 'ironMembers';

/** /jwLive/jwLive (S36): the teacher's own picture, where the encoder sends it, how it does, and the way out. */
export function StreamerPage() {
  const { t } = useTranslation('streamer');
  const { t: replayWords } = useTranslation('live-tools');
  const go = useNavigate();
  const [query] = useSearchParams();
  const liveId = query.get('live_id') ?? '';
  const { isOver } = useLive(liveId);
  const { room, failure, notice } = useSnapshot(liveRoomState);
  // The state may still be that of a live session looked at before.
  const role = room?.live.live_id === liveId ? room.my.role : null;
  const isMine = role !== null && runsLive(role);
  const seesIronFans = role !== null && readsIronFans(role);
  useEffect(() => (isMine ? openStudio(liveId) : undefined), [liveId, isMine]);
  const isTesting = room?.testing ?? false;
  const isPushing = usePushing();
  // No event of the room tells of a test: members would hear it.
  const isTestNews = isTesting && isPushing !== room?.hasTestPicture;
  useEffect(() => {
    if (isTestNews) void refreshLive();
  }, [isTestNews]);
  const isRefused = room === null && failure !== null;
  const gifts = useGiftOffers();
  const { settings: barrage } = useSnapshot(barrageState);
  const [view, setView] = useState<RoomView>('chat');
  const isOnAir = room?.state === 'live';
  const watchers = paths.viewList.href({ live_id: liveId });
  const next = <ButtonLink href={paths.liveSetting.href()}>{t('next')}</ButtonLink>;
  // It says why, and where to watch instead.
  if (role !== null && !isMine)
    return <Navigate to={paths.streamerLoading.href({ live_id: liveId })} replace />;
  const stateOf = () => {
    if (isRefused) return 'refused';
    return isMine && !isOver ? 'open' : 'over';
  };
  return (
    <>
      <StreamerScreen
        state={stateOf()}
        head={
          <LiveHead rank={<Leaders onOpen={() => setView('rank')} />}>
            {room && room.state === 'not_started' && (
              <ButtonLink href={paths.liveSetting.href({ live_id: liveId })}>{t('settings')}</ButtonLink>
            )}
            {room && isMine && (
              <>
                <ButtonLink href={paths.customerList.href({ channel_id: room.channel.channel_id })}>
                  {t('frozen')}
                </ButtonLink>
                {seesIronFans && (
                  <ButtonLink href={paths.streamer.href({ live_id: liveId, panel: ironMembers })}>
                    {t('ironFans')}
                  </ButtonLink>
                )}
              </>
            )}
            {isMine && <ButtonLink href={watchers}>{t('watchers')}</ButtonLink>}
            <ButtonLink href={paths.liveRoom.href({ live_id: liveId })}>{t('viewer')}</ButtonLink>
          </LiveHead>
        }
        notice={
          room?.my.warned ? (
            <MyWarning liveId={liveId} />
          ) : (
            notice && <LiveNotice text={notice.text} type={notice.type} onDismiss={dismissRoomNotice} />
          )
        }
        stage={
          <RoomStage
            barrage={barrage}
            onBarrage={chooseBarrage}
            Overlay={StageOverlay}
            action={isRefused ? next : undefined}
            isSilentAtFirst
          />
        }
        summary={
          isOver && (
            <Summary
              action={
                <>
                  {next}
                  <ButtonLink href={watchers}>{t('watchers')}</ButtonLink>
                  <ButtonLink href={paths.livePlayback.href({ live_id: liveId })}>
                    {replayWords('replay.choices')}
                  </ButtonLink>
                </>
              }
            />
          )
        }
        next={isOver && room && <NextLive channelId={room.channel.channel_id} />}
        figures={isOnAir && <FiguresPanel />}
        start={
          !isOnAir && (
            <>
              <LiveStart isTesting={isTesting} />
              <TestPicture isTesting={isTesting} onTesting={() => void refreshLive()} />
            </>
          )
        }
        pause={isOnAir && room && <PauseSwitch since={room.pausedSince} />}
        closing={isOnAir && <LiveClosing end={<LiveEnd />} stop={<LiveStop liveId={liveId} />} />}
        noticeForm={<RoomNoticeForm />}
        push={<PushPanel isOnAir={isOnAir} />}
        health={<HealthPanel isTesting={isTesting} />}
        wishes={<WishDesk gifts={gifts} />}
        products={<GoodsDesk />}
        bags={<BagsDesk />}
        rain={!isOver && room && <RainOver sender={room.streamer.nickname} />}
        vote={isOnAir && <VoteAsking />}
        side={<RoomViews view={view} onView={setView} bag={<LiveBags />} />}
      />
      {room && seesIronFans && (
        <IronMembersPanel
          channelId={query.get('panel') === ironMembers ? room.channel.channel_id : null}
          onClose={() => void go(paths.streamer.href({ live_id: liveId }), { replace: true })}
        />
      )}
    </>
  );
}
