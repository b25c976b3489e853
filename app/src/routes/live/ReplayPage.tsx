import { LiveHead } from '@goldbean/design-system/live';
import { ButtonLink } from '@goldbean/design-system/primitives';
import { ReplayScreen, RoomSide } from '@goldbean/design-system/screens/live';
import { useFormats } from '@goldbean/design-system/formats';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { openClub } from '../../features/live/fans/index.ts';
import { effectsState } from '../../features/live/gifts/index.ts';
import {
  Choices,
  Moments,
  NoReplay,
  openReplay,
  refreshReplay,
  ReplayComments,
  Replays,
  ReplayStage,
  replayState,
} from '../../features/live/replay/index.ts';
import { ReportLive } from '../../features/live/report/index.ts';
import { openShop, ShopOpening } from '../../features/money/shop/index.ts';
import { setBeans } from '../../features/money/wallet/index.ts';
import { chooseBarrage } from '../../features/people/identity/index.ts';
import { ReplayTalk } from '../../features/talk/messaging/index.ts';
import { barrageState } from '../../shared/barrage/index.ts';
import { mediaPlaceOf, paths } from '../../shared/paths/index.ts';
import { BecomeIronFan, LiveIron } from './LiveIron.tsx';
import { LiveShop, useShopPanel } from './LiveShop.tsx';
import { BecomeFan, RoomClub } from './RoomClub.tsx';
import { LiveTicket, useTicket } from './LiveTicket.tsx';
import { sendReportPicture } from './report-picture.ts';

/** /pindao/livePlayback (S37): a live session as it was recorded, with what was said, what flew and what was given. */
export function ReplayPage() {
  const { t } = useTranslation('live-tools');
  const { t: roomWords } = useTranslation('live-room');
  const formats = useFormats();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const liveId = query.get('live_id') ?? '';
  useEffect(() => openReplay(liveId), [liveId]);
  const {
    info,
    failure,
    lacksTicket,
    ironChannel,
    clubChannel,
    talk,
    liveId: shown,
  } = useSnapshot(replayState);
  const isTicketed = useTicket({
    liveId,
    isLacking: lacksTicket && shown === liveId,
    onBought: refreshReplay,
  });
  useEffect(
    () => (clubChannel === null ? undefined : openClub(clubChannel, { onBalance: setBeans })),
    [clubChannel],
  );
  const { settings: barrage } = useSnapshot(barrageState);
  const effects = useSnapshot(effectsState);
  const [tab, setTab] = useState<'chat' | 'barrage' | 'moments'>('chat');
  const replay = shown === liveId ? info?.replay : undefined;
  const { showPanel } = useShopPanel(liveId, paths.livePlayback);
  const room = shown === liveId ? (info?.live.room ?? '') : '';
  useEffect(
    () =>
      room === ''
        ? undefined
        : openShop(liveId, { room, back: paths.livePlayback.href({ live_id: liveId }) }),
    [liveId, room],
  );
  const canPlay = replay !== undefined && replay.hls !== '';
  const missing = (replay?.missing ?? []).reduce((sum, { ms }) => sum + ms, 0);
  const toLive = paths.liveRoom.href({ live_id: liveId });
  const home = <ButtonLink href={paths.homepage.href()}>{roomWords('home')}</ButtonLink>;
  return (
    <ReplayScreen
      state={failure === null && (canPlay || !info) ? 'open' : 'closed'}
      head={
        info && replay ? (
          <LiveHead
            state={{
              kind: 'ready',
              title: info.live.name,
              status: replay.state === 'recording' ? 'live' : 'ended',
              teacher: info.live.streamer.nickname,
              watching: null,
            }}
          >
            {replay.state === 'recording' && <ButtonLink href={toLive}>{t('replay.toLive')}</ButtonLink>}
            <ShopOpening onOpen={() => showPanel('goods')} />
            <ReportLive liveId={liveId} live={info.live.name} sendPicture={sendReportPicture} />
          </LiveHead>
        ) : (
          failure === null && <LiveHead state={{ kind: 'loading' }} />
        )
      }
      stage={
        isTicketed ? (
          <LiveTicket liveId={liveId} />
        ) : canPlay ? (
          <ReplayStage
            from={mediaPlaceOf(query.get('t'))}
            barrage={barrage}
            onBarrage={chooseBarrage}
            isQuiet={!effects.isOn}
            onBackToLive={() => void navigate(toLive)}
            action={home}
          />
        ) : (
          <>
            <NoReplay
              action={
                <>
                  {ironChannel !== null && <BecomeIronFan liveId={liveId} place={paths.livePlayback} />}
                  {clubChannel !== null && (
                    <BecomeFan liveId={liveId} channelId={clubChannel} place={paths.livePlayback} />
                  )}
                  {home}
                </>
              }
            />
            {ironChannel !== null && (
              <LiveIron
                liveId={liveId}
                place={paths.livePlayback}
                channelId={ironChannel}
                isLocked
                onPaid={() => void refreshReplay()}
              />
            )}
            {clubChannel !== null && (
              <RoomClub
                liveId={liveId}
                channelId={clubChannel}
                place={paths.livePlayback}
                onJoined={refreshReplay}
              />
            )}
          </>
        )
      }
      missing={missing === 0 ? '' : t('replay.missing', { length: formats.clock(missing / 1_000) })}
      side={
        <>
          <RoomSide
            label={t('replay.tab')}
            views={[
              { key: 'chat', label: roomWords('tab.chat') },
              { key: 'barrage', label: roomWords('tab.barrage') },
              { key: 'moments', label: t('replay.moments') },
            ]}
            selected={tab}
            onSelect={setTab}
          >
            {tab === 'chat' && <ReplayTalk messages={talk} teacher={info?.live.streamer.uid ?? ''} />}
            {tab === 'barrage' && <ReplayComments barrage={barrage} onBarrage={chooseBarrage} />}
            {tab === 'moments' && <Moments />}
          </RoomSide>
          {replay && (
            <LiveShop
              liveId={liveId}
              place={paths.livePlayback}
              joinReason={replay.state === 'recording' ? undefined : roomWords('held.notOnAir')}
            />
          )}
        </>
      }
      choices={<Choices />}
      introduction={canPlay ? info?.live.introduction : ''}
      others={info && <Replays channelId={info.live.channel.channel_id} without={liveId} />}
    />
  );
}
