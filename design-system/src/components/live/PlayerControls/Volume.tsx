import { useTranslation } from 'react-i18next';
import { IconButton, Volume2Icon, VolumeXIcon } from '../../../primitives/index.ts';
import { VolumeSlider } from './PlayerControls.styles.ts';

export interface VolumeProps {
  isMuted: boolean;
  /** 0 to 1. */
  volume: number;
  onMute: (isMuted: boolean) => void;
  onVolume: (volume: number) => void;
}

/** How loud the picture is. */
export function Volume({ isMuted, volume, onMute, onVolume }: VolumeProps) {
  const { t } = useTranslation('live-stage');
  const isSilent = isMuted || volume === 0;
  return (
    <>
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
    </>
  );
}
