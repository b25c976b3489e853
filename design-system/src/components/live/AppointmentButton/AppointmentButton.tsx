import { useTranslation } from 'react-i18next';
import { BellIcon, BellRingIcon, Button } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { AppointmentRoot } from './AppointmentButton.styles.ts';

export type AppointmentState =
  | { kind: 'none' }
  | { kind: 'made' }
  /** Being made or cancelled. */
  | { kind: 'pending' }
  /** No longer possible, and why. */
  | { kind: 'past'; reason: 'started' | 'over' | 'full' };

export interface AppointmentButtonProps {
  state: AppointmentState;
  onMake: () => void;
  onCancel: () => void;
  /** How many members wait for the live session; left out, or 0, says nothing. */
  count?: number;
  size?: 'small' | 'medium' | 'large';
  /** `outlined` on one of several cards: a view has one filled button. */
  fill?: 'filled' | 'outlined';
}

const pastWords = {
  started: 'appointment.started',
  over: 'appointment.over',
  full: 'appointment.full',
} as const;

/** Asks to be reminded of a live session (D17), or takes that back. */
export function AppointmentButton({
  state,
  onMake,
  onCancel,
  count = 0,
  size = 'medium',
  fill = 'filled',
}: AppointmentButtonProps) {
  const { t } = useTranslation('live-card');
  const formats = useFormats();
  const isMade = state.kind === 'made';
  return (
    <AppointmentRoot>
      <Button
        size={size}
        tone={isMade || fill === 'filled' ? 'primary' : 'neutral'}
        fill={isMade ? 'outlined' : fill}
        icon={isMade ? <BellRingIcon aria-hidden="true" /> : <BellIcon aria-hidden="true" />}
        aria-pressed={isMade}
        title={isMade ? t('appointment.cancel') : undefined}
        busyLabel={state.kind === 'pending' ? t('appointment.pending') : undefined}
        disabledReason={state.kind === 'past' ? t(pastWords[state.reason]) : undefined}
        onClick={isMade ? onCancel : onMake}
      >
        {isMade ? t('appointment.made') : t('appointment.make')}
      </Button>
      {count > 0 && <small>{t('appointment.count', { count, n: formats.number(count) })}</small>}
    </AppointmentRoot>
  );
}
