import { useTranslation } from 'react-i18next';
import { Countdown as BareCountdown } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';

export interface LiveCountdownProps {
  /** The moment it counts down to, UTC ms. */
  until: number;
  /** The clock, UTC ms; the server's, when it differs from the member's. */
  now: () => number;
  /** Called once when nothing is left. */
  onDone?: () => void;
  /** In a line of text, or as the main thing on the stage. */
  size?: 'text' | 'large';
}

/** The time until a live session begins or ends, with its days in words. */
export function Countdown({ until, now, onDone, size = 'text' }: LiveCountdownProps) {
  const { t } = useTranslation('live-stage');
  const formats = useFormats();
  return (
    <BareCountdown
      endsAt={until}
      now={now}
      onEnd={onDone}
      size={size}
      dayWords={(days) => t('days', { count: days, n: formats.number(days) })}
    />
  );
}
