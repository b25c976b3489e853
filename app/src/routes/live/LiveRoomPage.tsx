import { LiveNotice } from '@goldbean/design-system/live';
import { ButtonLink } from '@goldbean/design-system/primitives';
import { LiveRoomScreen } from '@goldbean/design-system/screens/live';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { chooseBarrage } from '../../features/people/identity/index.ts';
import { AnniversaryPopup } from '../../features/live/anniversary/index.ts';
import { Campaigns, chooseGift, giftsState, StageOverlay } from '../../features/live/gifts/index.ts';
import { MyWarning } from '../../features/live/warnings/index.ts';
import {
  dismissRoomNotice,
  liveRoomState,
  markChannel,
  refreshLive,
  RoomStage,
  Summary,
} from '../../features/live/live/index.ts';
import { Leaders } from '../../features/live/ranks/index.ts';
import { VotePanel, votesState } from '../../features/live/votes/index.ts';
import { LiveStop } from '../../features/live/studio/index.ts';
import { ReportLive } from '../../features/live/report/index.ts';
import { StreamerActions } from '../../features/live/moderation/index.ts';
import { WishPanel } from '../../features/live/live-wishes/index.ts';
import { RainOver } from '../../features/money/live-packets/index.ts';
import { PresentedOver, ShopOpening } from '../../features/money/shop/index.ts';
import { barrageState } from '../../shared/barrage/index.ts';
import { NextLive, runsLive } from '../../features/live/live-sessions/index.ts';
import { paths } from '../../shared/paths/index.ts';
import { Giving } from './Giving.tsx';
import { LiveBags } from './LiveBags.tsx';
import { LiveHead } from './LiveHead.tsx';
import { sendReportPicture } from './report-picture.ts';
import { BecomeIronFan, LiveIron } from './LiveIron.tsx';
import { LiveTicket, useTicket } from './LiveTicket.tsx';
import { LiveShop, useShopPanel } from './LiveShop.tsx';
import { BecomeFan, RoomClub } from './RoomClub.tsx';
import { RoomChannel } from './RoomChannel.tsx';
import { RoomViews, type RoomView } from './RoomViews.tsx';
import { ShareLive } from './ShareLive.tsx';
import { useHeld } from './use-held.ts';
import { useLive } from './use-live.ts';

/** /pindao/pdLive (S35): the picture of a live session with all that is said and given around it. */
export function LiveRoomPage() {
  const { t } = useTranslation('live-room');
  const [query] = useSearchParams();
  const liveId = query.get('live_id') ?? '';
  const { isOver } = useLive(liveId);
  const {
    room,
    failure,
    lacksTicket,
    ironChannel,
    clubChannel,
    notice,
    liveId: shown,
  } = useSnapshot(liveRoomState);
  const channelId = clubChannel ?? room?.channel.channel_id;
  /** Nothing to talk about and nobody to give to: the stage says why, alone. */
  const isRefused = room === null && failure !== null;
  const isTicketed = useTicket({ liveId, isLacking: lacksTicket && shown === liveId, onBought: refreshLive });
  const held = useHeld();
  const { t: replayWords } = useTranslation('live-tools');
  const replayHref = paths.livePlayback.href({ live_id: liveId });
  const { settings: barrage } = useSnapshot(barrageState);
  const { vote } = useSnapshot(votesState);
  const { campaigns } = useSnapshot(giftsState);
  const [view, setView] = useState<RoomView>('chat');
  const { showPanel } = useShopPanel(liveId, paths.liveRoom);
  const openGoods = () => showPanel('goods');
  return (
    <LiveRoomScreen
      state={isRefused ? 'refused' : 'open'}
      head={
        <>
          <LiveHead rank={<Leaders onOpen={() => setView('rank')} />}>
            {room && !isOver && <StreamerActions />}
            {room?.state === 'live' && room.my.role === 'inspector' && <LiveStop liveId={liveId} />}
            {room?.state === 'live' && room.hls !== null && (
              <ButtonLink href={replayHref}>{replayWords('replay.fromStart')}</ButtonLink>
            )}
            {room && isOver && <ShopOpening onOpen={openGoods} />}
            {room && <ShareLive liveId={liveId} />}
            {room && <ReportLive liveId={liveId} live={room.live.name} sendPicture={sendReportPicture} />}
            {room && runsLive(room.my.role) && (
              <ButtonLink href={paths.streamer.href({ live_id: liveId })}>{t('console')}</ButtonLink>
            )}
          </LiveHead>
          <LiveIron
            liveId={liveId}
            place={paths.liveRoom}
            channelId={ironChannel ?? room?.channel.channel_id ?? null}
            isLocked={ironChannel !== null}
            onPaid={() => (ironChannel === null ? markChannel({ iron_fan: true }) : void refreshLive())}
          />
          {channelId !== undefined && (
            <RoomClub
              liveId={liveId}
              channelId={channelId}
              place={paths.liveRoom}
              onJoined={clubChannel === null ? undefined : refreshLive}
            />
          )}
        </>
      }
      notice={
        room?.my.warned ? (
          <MyWarning liveId={liveId} />
        ) : (
          notice && <LiveNotice text={notice.text} type={notice.type} onDismiss={dismissRoomNotice} />
        )
      }
      stage={
        isTicketed ? (
          <LiveTicket liveId={liveId} />
        ) : (
          <RoomStage
            barrage={barrage}
            onBarrage={chooseBarrage}
            Overlay={StageOverlay}
            // Who waits for a picture that comes back by itself is not sent away.
            action={
              room?.state !== 'live' &&
              !isOver && (
                <>
                  {ironChannel !== null && <BecomeIronFan liveId={liveId} place={paths.liveRoom} />}
                  {clubChannel !== null && (
                    <BecomeFan liveId={liveId} channelId={clubChannel} place={paths.liveRoom} />
                  )}
                  <ButtonLink href={paths.homepage.href()}>{t('home')}</ButtonLink>
                </>
              )
            }
          />
        )
      }
      product={!isOver && room && <PresentedOver onOpen={openGoods} />}
      giving={<Giving shop={<ShopOpening onOpen={openGoods} />} />}
      summary={
        isOver &&
        room && (
          <>
            <Summary action={<ButtonLink href={replayHref}>{replayWords('replay.watch')}</ButtonLink>} />
            <NextLive channelId={room.channel.channel_id} />
          </>
        )
      }
      wish={!isOver && <WishPanel disabledReason={held} onGive={chooseGift} />}
      campaigns={!isOver && room && campaigns.length > 0 && <Campaigns />}
      introduction={room?.live.introduction}
      rain={!isOver && room && <RainOver sender={room.streamer.nickname} />}
      side={
        <>
          <RoomViews
            view={view}
            onView={setView}
            channel={<RoomChannel />}
            bag={
              <>
                {vote && <VotePanel />}
                <LiveBags />
              </>
            }
          />
          {!isOver && room && <AnniversaryPopup />}
          {room && <LiveShop liveId={liveId} place={paths.liveRoom} joinReason={held} />}
        </>
      }
    />
  );
}
