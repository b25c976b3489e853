import { useTranslation } from 'react-i18next';
import {
  IconButton,
  MaximizeIcon,
  MessageSquareOffIcon,
  MessageSquareTextIcon,
  MinimizeIcon,
  PauseIcon,
  PictureInPicture2Icon,
  PlayIcon,
  Select,
  Volume2Icon,
  VolumeXIcon,
} from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import type { BarrageSettings } from '../BarrageLayer/barrage-settings.ts';
import { BarragePanel } from './BarragePanel.tsx';
import {
  BackToLive,
  ControlsGap,
  ControlsRoot,
  LatencyBadge,
  QualityPick,
  VolumeSlider,
} from './PlayerControls.styles.ts';

export type QualityKey = 'original' | 'hd' | 'sd';

export interface PlayerControlsProps {
  isPaused: boolean;
  isMuted: boolean;
  /** 0 to 1. */
  volume: number;
  isFullScreen: boolean;
  isPictureInPicture?: boolean;
  /** How far the picture is behind the teacher, in seconds; null while it is not known. */
  latency: number | null;
  barrage: BarrageSettings;
  /** The tiers that exist now (K27), best first. Fewer than two: nothing to choose. */
  qualities: readonly QualityKey[];
  quality: QualityKey;
  onPause: (isPaused: boolean) => void;
  onMute: (isMuted: boolean) => void;
  onVolume: (volume: number) => void;
  onFullScreen: (isFullScreen: boolean) => void;
  /** Without it the browser has no picture in picture and no button for it. */
  onPictureInPicture?: (isPictureInPicture: boolean) => void;
  onBarrage: (settings: BarrageSettings) => void;
  onQuality: (quality: QualityKey) => void;
  /** Jumps to the newest picture. */
  onBackToLive: () => void;
}

const qualityWords = { original: 'quality.original', hd: 'quality.hd', sd: 'quality.sd' } as const;
/** From so many seconds on the way back to live is offered. */
const lateFrom = 8;

/** What a viewer can do with the picture of a live session on air. Stands on the stage. */
export function PlayerControls({
  isPaused,
  isMuted,
  volume,
  isFullScreen,
  isPictureInPicture = false,
  latency,
  barrage,
  qualities,
  quality,
  onPause,
  onMute,
  onVolume,
  onFullScreen,
  onPictureInPicture,
  onBarrage,
  onQuality,
  onBackToLive,
}: PlayerControlsProps) {
  const { t } = useTranslation('live-stage');
  const { t: barrageWords } = useTranslation('barrage');
  const formats = useFormats();
  const isSilent = isMuted || volume === 0;
  return (
    <ControlsRoot aria-label={t('controls.label')} data-paused={isPaused || undefined}>
      <IconButton
        label={isPaused ? t('controls.play') : t('controls.pause')}
        icon={isPaused ? <PlayIcon aria-hidden="true" /> : <PauseIcon aria-hidden="true" />}
        onClick={() => onPause(!isPaused)}
      />
      <IconButton
        label={isSilent ? t('controls.unmute') : t('controls.mute')}
        icon={isSilent ? <VolumeXIcon aria-hidden="true" /> : <Volume2Icon aria-hidden="true" />}
        onClick={() => onMute(!isSilent)}
      />
      <VolumeSlider
        type="range"
        min={0}
        max={1}
        step={0.05}
        aria-label={t('controls.volume')}
        value={isMuted ? 0 : volume}
        onChange={(event) => onVolume(event.target.valueAsNumber)}
      />
      {latency !== null && (
        <LatencyBadge data-late={latency >= lateFrom || undefined}>
          {t('controls.behind', { seconds: formats.decimal(latency) })}
        </LatencyBadge>
      )}
      {(isPaused || (latency !== null && latency >= lateFrom)) && (
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
      {qualities.length > 1 && (
        <QualityPick>
          <Select
            size="small"
            aria-label={t('controls.quality')}
            value={quality}
            options={qualities.map((key) => ({ value: key, label: t(qualityWords[key]) }))}
            onChange={(event) => {
              const chosen = qualities.find((key) => key === event.target.value);
              if (chosen) onQuality(chosen);
            }}
          />
        </QualityPick>
      )}
      {onPictureInPicture && (
        <IconButton
          label={isPictureInPicture ? t('controls.leavePictureInPicture') : t('controls.pictureInPicture')}
          icon={<PictureInPicture2Icon aria-hidden="true" />}
          isPressed={isPictureInPicture}
          onClick={() => onPictureInPicture(!isPictureInPicture)}
        />
      )}
      <IconButton
        label={isFullScreen ? t('controls.leaveFullScreen') : t('controls.fullScreen')}
        icon={isFullScreen ? <MinimizeIcon aria-hidden="true" /> : <MaximizeIcon aria-hidden="true" />}
        onClick={() => onFullScreen(!isFullScreen)}
      />
    </ControlsRoot>
  );
}
