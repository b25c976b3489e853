import { useTranslation } from 'react-i18next';
import {
  IconButton,
  MessageSquareOffIcon,
  MessageSquareTextIcon,
  PauseIcon,
  PlayIcon,
  RotateCwIcon,
} from '../../../primitives/index.ts';
import type { BarrageLayerSettings } from '../BarrageLayer/barrage-settings.ts';
import type { FullScreen } from '../LiveStage/full-screen.ts';
import { BarragePanel } from './BarragePanel.tsx';
import { KeyList, type PlayerKey } from './KeyList.tsx';
import { Latency, type LatencyProps } from './Latency.tsx';
import { BackToLive, ControlsGap, ControlsRoot } from './PlayerControls.styles.ts';
import { QualityChoice, type QualityKey, type QualityTierView } from './QualityChoice.tsx';
import { ScreenButtons } from './ScreenButtons.tsx';
import { Volume } from './Volume.tsx';

export interface PlayerControlsProps {
  isPaused: boolean;
  isMuted: boolean;
  /** 0 to 1. */
  volume: number;
  fullScreen: FullScreen;
  isPictureInPicture?: boolean;
  /** How far the picture is behind the teacher, and why; null while it is not known. */
  latency: Pick<LatencyProps, 'seconds' | 'why'> | null;
  barrage: BarrageLayerSettings;
  /** The tiers there are (K27), best first. Fewer than two: nothing to choose. */
  qualities: readonly QualityTierView[];
  quality: QualityKey;
  onPause: (isPaused: boolean) => void;
  onMute: (isMuted: boolean) => void;
  onVolume: (volume: number) => void;
  onFullScreen: (mode: FullScreen) => void;
  /** There is no talk that could fill the screen with the picture. */
  hasNoChat?: boolean;
  /** Without it the browser has no picture in picture and no button for it. */
  onPictureInPicture?: ((isPictureInPicture: boolean) => void) | undefined;
  onBarrage: (settings: BarrageLayerSettings) => void;
  onQuality: (quality: QualityKey) => void;
  /** Jumps to the newest picture. */
  onBackToLive: () => void;
  /** Fetches the picture anew. */
  onReload: () => void;
}

/** From so many seconds on the way back to live is offered. */
const lateFrom = 8;

/** What a viewer can do with the picture of a live session on air. Stands on the stage. */
export function PlayerControls({
  isPaused,
  isMuted,
  volume,
  fullScreen,
  isPictureInPicture = false,
  latency,
  barrage,
  qualities,
  quality,
  onPause,
  onMute,
  onVolume,
  onFullScreen,
  hasNoChat = false,
  onPictureInPicture,
  onBarrage,
  onQuality,
  onBackToLive,
  onReload,
}: PlayerControlsProps) {
  const { t } = useTranslation('live-stage');
  const { t: barrageWords } = useTranslation('barrage');
  const isLate = latency !== null && latency.seconds >= lateFrom;
  const keys: readonly PlayerKey[] = [
    { keys: ['K', t('keys.space')], does: t('keys.pause') },
    { keys: ['M'], does: t('keys.mute') },
    { keys: ['↑', '↓'], does: t('controls.volume') },
    { keys: ['F'], does: t('controls.fullScreen') },
    ...(hasNoChat ? [] : [{ keys: ['T'], does: t('controls.fullScreenChat') }]),
    ...(onPictureInPicture ? [{ keys: ['P'], does: t('controls.pictureInPicture') }] : []),
    { keys: ['C'], does: t('keys.barrage') },
    { keys: ['L'], does: t('controls.backToLive') },
    { keys: ['R'], does: t('controls.reload') },
  ];
  return (
    <ControlsRoot aria-label={t('controls.label')} data-paused={isPaused || undefined}>
      <IconButton
        label={isPaused ? t('controls.play') : t('controls.pause')}
        icon={isPaused ? <PlayIcon aria-hidden="true" /> : <PauseIcon aria-hidden="true" />}
        onClick={() => onPause(!isPaused)}
      />
      <IconButton
        label={t('controls.reload')}
        icon={<RotateCwIcon aria-hidden="true" />}
        onClick={onReload}
      />
      <Volume isMuted={isMuted} volume={volume} onMute={onMute} onVolume={onVolume} />
      {latency && <Latency {...latency} isLate={isLate} />}
      {(isPaused || isLate) && (
        <BackToLive type="button" onClick={onBackToLive}>
          {t('controls.backToLive')}
        </BackToLive>
      )}
      <ControlsGap />
      <IconButton
        label={barrage.isOn ? barrageWords('hide') : barrageWords('show')}
        icon={
          barrage.isOn ? (
            <MessageSquareTextIcon aria-hidden="true" />
          ) : (
            <MessageSquareOffIcon aria-hidden="true" />
          )
        }
        onClick={() => onBarrage({ ...barrage, isOn: !barrage.isOn })}
      />
      {barrage.isOn && <BarragePanel settings={barrage} onChange={onBarrage} />}
      {qualities.length > 1 && <QualityChoice tiers={qualities} value={quality} onChoose={onQuality} />}
      <KeyList list={keys} />
      <ScreenButtons
        fullScreen={fullScreen}
        hasNoChat={hasNoChat}
        isPictureInPicture={isPictureInPicture}
        onFullScreen={onFullScreen}
        onPictureInPicture={onPictureInPicture}
      />
    </ControlsRoot>
  );
}
