import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Button,
  IconButton,
  MessageSquareOffIcon,
  MessageSquareTextIcon,
  PauseIcon,
  PlayIcon,
  Popover,
  RadioGroup,
} from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import type { BarrageLayerSettings } from '../BarrageLayer/barrage-settings.ts';
import type { FullScreen } from '../LiveStage/full-screen.ts';
import { BarragePanel } from '../PlayerControls/BarragePanel.tsx';
import { KeyList } from '../PlayerControls/KeyList.tsx';
import { BackToLive, ControlsGap, ControlsRoot } from '../PlayerControls/PlayerControls.styles.ts';
import { ScreenButtons } from '../PlayerControls/ScreenButtons.tsx';
import { Volume } from '../PlayerControls/Volume.tsx';
import { ReplayBar } from './ReplayControls.styles.ts';

/** How fast a replay may be watched. */
const replaySpeeds = [0.5, 0.8, 1, 1.2, 1.5, 2] as const;

export interface ReplayControlsProps {
  /** A ReplayTimeline. */
  timeline: ReactNode;
  isPaused: boolean;
  isMuted: boolean;
  /** 0 to 1. */
  volume: number;
  /** One of `replaySpeeds`. */
  speed: number;
  fullScreen: FullScreen;
  isPictureInPicture?: boolean;
  barrage: BarrageLayerSettings;
  onPause: (isPaused: boolean) => void;
  onMute: (isMuted: boolean) => void;
  onVolume: (volume: number) => void;
  onSpeed: (speed: number) => void;
  onFullScreen: (mode: FullScreen) => void;
  /** Without it the browser has no picture in picture. */
  onPictureInPicture?: ((isPictureInPicture: boolean) => void) | undefined;
  onBarrage: (settings: BarrageLayerSettings) => void;
  /** The live session is still on air: goes there. */
  onBackToLive?: (() => void) | undefined;
}

/** What a viewer can do with a recording. Stands on the stage. */
export function ReplayControls({
  timeline,
  isPaused,
  isMuted,
  volume,
  speed,
  fullScreen,
  isPictureInPicture = false,
  barrage,
  onPause,
  onMute,
  onVolume,
  onSpeed,
  onFullScreen,
  onPictureInPicture,
  onBarrage,
  onBackToLive,
}: ReplayControlsProps) {
  const { t } = useTranslation('live-stage');
  const { t: barrageWords } = useTranslation('barrage');
  const { t: replayWords } = useTranslation('live-tools');
  const formats = useFormats();
  const speedWords = (value: number) => replayWords('replay.times', { n: formats.decimal(value) });
  const keys = [
    { keys: ['K', t('keys.space')], does: t('keys.pause') },
    { keys: ['←', '→'], does: replayWords('replay.step') },
    { keys: ['M'], does: t('keys.mute') },
    { keys: ['↑', '↓'], does: t('controls.volume') },
    { keys: ['F'], does: t('controls.fullScreen') },
    { keys: ['T'], does: t('controls.fullScreenChat') },
    ...(onPictureInPicture ? [{ keys: ['P'], does: t('controls.pictureInPicture') }] : []),
    { keys: ['C'], does: t('keys.barrage') },
  ];
  return (
    <ReplayBar>
      {timeline}
      <ControlsRoot aria-label={t('controls.label')} data-paused={isPaused || undefined}>
        <IconButton
          label={isPaused ? t('controls.play') : t('controls.pause')}
          icon={isPaused ? <PlayIcon aria-hidden="true" /> : <PauseIcon aria-hidden="true" />}
          onClick={() => onPause(!isPaused)}
        />
        <Volume isMuted={isMuted} volume={volume} onMute={onMute} onVolume={onVolume} />
        {onBackToLive && (
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
        <Popover
          label={replayWords('replay.speed')}
          side="top"
          align="end"
          trigger={
            <Button
              size="small"
              fill="quiet"
              aria-label={`${replayWords('replay.speed')}: ${speedWords(speed)}`}
            >
              {speedWords(speed)}
            </Button>
          }
        >
          <RadioGroup
            label={replayWords('replay.speed')}
            value={String(speed)}
            options={replaySpeeds.map((value) => ({ value: String(value), label: speedWords(value) }))}
            onSelect={(value) => onSpeed(Number(value))}
          />
        </Popover>
        <KeyList list={keys} />
        <ScreenButtons
          fullScreen={fullScreen}
          isPictureInPicture={isPictureInPicture}
          onFullScreen={onFullScreen}
          onPictureInPicture={onPictureInPicture}
        />
      </ControlsRoot>
    </ReplayBar>
  );
}
