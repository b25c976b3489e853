import {
  LiveStage,
  PlayerControls,
  type BarrageLayerSettings,
  type StageHintState,
} from '@goldbean/design-system/live';
import { useRef, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { serverNow } from '../../../../shared/clock/index.ts';
import { refusalWords } from '../../../../shared/i18n/index.ts';
import { refreshLive } from '../live.actions.ts';
import { chooseTier, livePlayer, useLivePlayer } from '../live-player.ts';
import { liveRoomState } from '../live.state.ts';
import { refusedState, stageState } from '../stage-state.ts';
import { useStageKeys, useVideo } from '../../../../shared/player/index.ts';

/** An arrow makes the sound so much louder or quieter; 1 is all. */
const volumeStep = 0.05;

const offWords = {
  unavailable: 'quality.off.unavailable',
  source_small: 'quality.off.sourceSmall',
  busy: 'quality.off.busy',
  overloaded: 'quality.off.overloaded',
} as const;

export interface RoomStageProps {
  /** How flying comments are shown; the controls change it. */
  readonly barrage: BarrageLayerSettings;
  readonly onBarrage: (settings: BarrageLayerSettings) => void;
  /** Draws what stands over the picture; told whether the viewer holds it. */
  readonly Overlay: ComponentType<{ readonly isPaused: boolean }>;
  /** What to do next in a state without picture. */
  readonly action?: ReactNode;
  /** A teacher's own picture begins without sound: it would be heard by the microphone. */
  readonly isSilentAtFirst?: boolean;
}

/** The picture of the present live session, what stands over it, and its controls. */
export function RoomStage({ barrage, onBarrage, Overlay, action, isSilentAtFirst = false }: RoomStageProps) {
  const { t } = useTranslation('live-room');
  const { t: stageWords } = useTranslation('live-stage');
  const { room, failure, ironChannel, clubChannel, player, shown, quality } = useSnapshot(liveRoomState);
  const stage = useRef<HTMLElement>(null);
  const first = useRef<HTMLVideoElement>(null);
  const second = useRef<HTMLVideoElement>(null);
  const video = shown === 0 ? first : second;
  const picture = useVideo(video, stage);
  useLivePlayer(first, second, isSilentAtFirst);

  const words = {
    lost: t('player.lost'),
    offline: t('player.offline'),
    unsupported: t('player.unsupported'),
  };
  const lacks = ironChannel !== null ? 'ironFan' : clubChannel === null ? null : 'fanClub';
  const state = room
    ? stageState({ room, player: player.phase, words })
    : failure === null
      ? ({ kind: 'loading' } as const)
      : refusedState(failure, refusalWords(failure), lacks);
  const isLive = state.kind === 'live';

  const setPaused = (isPaused: boolean) => (isPaused ? video.current?.pause() : livePlayer.goLive());
  const setMuted = (isMuted: boolean) => (isMuted ? livePlayer.silence() : livePlayer.unblock());
  const setFullScreen = (mode: 'picture' | 'chat') =>
    picture.setFullScreen(picture.fullScreen === mode ? 'none' : mode);
  const changeVolume = (by: number) =>
    livePlayer.setVolume(Math.min(1, Math.max(0, (picture.isMuted ? 0 : picture.volume) + by)));
  const pause = () => setPaused(!picture.isPaused);
  useStageKeys(
    {
      ' ': pause,
      k: pause,
      m: () => setMuted(!picture.isMuted),
      f: () => setFullScreen('picture'),
      t: () => setFullScreen('chat'),
      p: () => picture.setPictureInPicture?.(!picture.isPictureInPicture),
      c: () => onBarrage({ ...barrage, isOn: !barrage.isOn }),
      l: livePlayer.goLive,
      r: livePlayer.reload,
      ArrowUp: () => changeVolume(volumeStep),
      ArrowDown: () => changeVolume(-volumeStep),
    },
    isLive,
  );

  /** Another tier comes in the video that is not seen. */
  const screen = (index: number) =>
    index === shown
      ? { 'aria-label': t('player.picture', { name: room?.live.name ?? '' }), ...picture.events }
      : { 'aria-hidden': true, 'data-spare': true };

  const hint = (): StageHintState | undefined => {
    if (player.phase === 'stalled') return { kind: 'reconnecting' };
    if (player.phase === 'blocked') return { kind: 'blocked', onPlay: livePlayer.unblock };
    return player.phase === 'playing' && player.isSilenced
      ? { kind: 'silenced', onSound: livePlayer.unblock }
      : undefined;
  };

  return (
    <LiveStage
      ref={stage}
      state={state}
      title={room?.live.name ?? ''}
      cover={room?.live.background}
      now={serverNow}
      action={action}
      onRetry={() => (room ? livePlayer.retryNow() : void refreshLive())}
      overlay={<Overlay isPaused={picture.isPaused} />}
      hint={hint()}
      controls={
        <PlayerControls
          isPaused={picture.isPaused}
          isMuted={picture.isMuted}
          volume={picture.volume}
          fullScreen={picture.fullScreen}
          isPictureInPicture={picture.isPictureInPicture}
          latency={player.phase === 'playing' ? { seconds: player.lag, why: player.why } : null}
          barrage={barrage}
          qualities={quality.tiers.map(({ key, off }) => ({
            key,
            ...(off !== null && { offReason: stageWords(offWords[off]) }),
          }))}
          quality={quality.chosen}
          onPause={setPaused}
          onMute={setMuted}
          onVolume={livePlayer.setVolume}
          onFullScreen={picture.setFullScreen}
          onPictureInPicture={picture.setPictureInPicture}
          onBarrage={onBarrage}
          onQuality={chooseTier}
          onBackToLive={livePlayer.goLive}
          onReload={livePlayer.reload}
        />
      }
    >
      <video ref={first} playsInline muted {...screen(0)} />
      <video ref={second} playsInline muted {...screen(1)} />
    </LiveStage>
  );
}
