import { useTranslation } from 'react-i18next';
import { Popover } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { LatencyBadge, PanelText } from './PlayerControls.styles.ts';

/**
 * Why the picture is behind. `live`: it is not, or no more than always. `paused`: the viewer held it. `hidden`: the
 * page was in the background. `network`: the picture had to wait. `buffer`: more has arrived than is shown.
 */
export type LatencyReason = 'live' | 'paused' | 'hidden' | 'network' | 'buffer';

export interface LatencyProps {
  /** How far the picture is behind what has arrived, in seconds. */
  seconds: number;
  why: LatencyReason;
  isLate: boolean;
}

const reasons = {
  live: 'latency.live',
  paused: 'latency.paused',
  hidden: 'latency.hidden',
  network: 'latency.network',
  buffer: 'latency.buffer',
} as const;

/** How far the picture is behind; a press says why, and what helps. */
export function Latency({ seconds, why, isLate }: LatencyProps) {
  const { t } = useTranslation('live-stage');
  const formats = useFormats();
  return (
    <Popover
      label={t('latency.title')}
      side="top"
      trigger={
        <LatencyBadge type="button" data-late={isLate || undefined}>
          {t('controls.behind', { seconds: formats.decimal(seconds) })}
        </LatencyBadge>
      }
    >
      <PanelText>{t(reasons[why])}</PanelText>
    </Popover>
  );
}
