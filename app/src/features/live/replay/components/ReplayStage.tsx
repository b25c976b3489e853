import {
  LiveStage,
  ReplayControls,
  ReplayTimeline,
  type BarrageLayerSettings,
  type LiveStageState,
  type StageHintState,
} from '@goldbean/design-system/live';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { serverNow } from '../../../../shared/clock/index.ts';
import { useStageKeys, useVideo } from '../../../../shared/player/index.ts';
import { fromBeginning, heardAsChosen, pause, play, playIn, seek, setSpeed } from '../replay.actions.ts';
import { replayState } from '../replay.state.ts';
import { ReplayOverlay } from './ReplayOverlay.tsx';
import { useMarkers } from './use-markers.ts';

export interface ReplayStageProps {
  /** Where it begins, ms; null where the member left it. */
  readonly from: number | null;
  /** How flying comments are shown; the controls change it. */
  readonly barrage: BarrageLayerSettings;
  readonly onBarrage: (settings: BarrageLayerSettings) => void;
  /** Gifts come without motion. */
  readonly isQuiet: boolean;
  /** Goes to the live session, while it is on air. */
  readonly onBackToLive: () => void;
  /** What to do next where nothing plays. */
  readonly action?: ReactNode;
}

/** An arrow goes so far, ms. */
const stepMs = 5_000;
/** An arrow makes the sound so much louder or quieter; 1 is all. */
const volumeStep = 0.05;

/** The recording of a live session that can be played, with its controls. */
export function ReplayStage({ from, barrage, onBarrage, isQuiet, onBackToLive, action }: ReplayStageProps) {
  const { t } = useTranslation('live-room');
  const { info, liveId, phase, position, loaded, speed, leftAt, isSilenced } = useSnapshot(replayState);
  const stage = useRef<HTMLElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const picture = useVideo(video, stage);
  const markers = useMarkers();
  const replay = info?.replay;
  const canPlay = replay !== undefined && replay.hls !== '';
  // A change of the address alone, as by the shop over the replay, does not begin it anew.
  const start = useEffectEvent((element: HTMLVideoElement, shown: string) => playIn(element, shown, from));
  useEffect(() => (canPlay && video.current ? start(video.current, liveId) : undefined), [canPlay, liveId]);

  const isPaused = phase === 'paused';
  const togglePause = () => (isPaused ? play() : pause());
  const setMuted = (isMuted: boolean) => {
    if (video.current) video.current.muted = isMuted;
    heardAsChosen();
  };
  const setVolume = (volume: number) => {
    if (!video.current) return;
    video.current.volume = Math.min(1, Math.max(0, volume));
    video.current.muted = volume <= 0;
  };
  const fill = (mode: 'picture' | 'chat') =>
    picture.setFullScreen(picture.fullScreen === mode ? 'none' : mode);
  useStageKeys(
    {
      ' ': togglePause,
      k: togglePause,
      m: () => setMuted(!picture.isMuted),
      f: () => fill('picture'),
      t: () => fill('chat'),
      p: () => picture.setPictureInPicture?.(!picture.isPictureInPicture),
      c: () => onBarrage({ ...barrage, isOn: !barrage.isOn }),
      ArrowLeft: () => seek(position - stepMs),
      ArrowRight: () => seek(position + stepMs),
      ArrowUp: () => setVolume(picture.volume + volumeStep),
      ArrowDown: () => setVolume(picture.volume - volumeStep),
    },
    canPlay,
  );
  if (!info || !replay) return null;

  const state = (): LiveStageState => {
    if (phase === 'unsupported') return { kind: 'error', reason: t('player.unsupported') };
    return phase === 'opening' ? { kind: 'loading' } : { kind: 'replay' };
  };
  const hint = (): StageHintState | undefined => {
    if (phase === 'lost') return { kind: 'reconnecting' };
    if (isSilenced) return { kind: 'silenced', onSound: () => setMuted(false) };
    return leftAt === null ? undefined : { kind: 'resumed', at: leftAt, onRestart: fromBeginning };
  };
  return (
    <LiveStage
      ref={stage}
      state={state()}
      title={info.live.name}
      now={serverNow}
      cover={replay.poster || info.live.background}
      action={action}
      onRetry={() => seek(position)}
      overlay={<ReplayOverlay settings={barrage} isPaused={phase !== 'playing'} isQuiet={isQuiet} />}
      hint={hint()}
      controls={
        <ReplayControls
          timeline={
            <ReplayTimeline
              state={{
                kind: 'ready',
                position: Math.min(position, replay.duration),
                loaded,
                duration: replay.duration,
              }}
              markers={markers}
              onSeek={seek}
              thumbnails={replay.thumbnails ?? undefined}
            />
          }
          isPaused={isPaused}
          isMuted={picture.isMuted}
          volume={picture.volume}
          speed={speed}
          fullScreen={picture.fullScreen}
          isPictureInPicture={picture.isPictureInPicture}
          barrage={barrage}
          onPause={(isHeld) => (isHeld ? pause() : play())}
          onMute={setMuted}
          onVolume={setVolume}
          onSpeed={setSpeed}
          onFullScreen={picture.setFullScreen}
          onPictureInPicture={picture.setPictureInPicture}
          onBarrage={onBarrage}
          onBackToLive={replay.state === 'recording' ? onBackToLive : undefined}
        />
      }
    >
      <video
        ref={video}
        playsInline
        muted
        aria-label={t('player.picture', { name: info.live.name })}
        {...picture.events}
      />
    </LiveStage>
  );
}
