import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, CircleCheckIcon, ShieldAlertIcon } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { WarningFoot, WarningRoot, WarningWords } from './WarningNotice.styles.ts';

export type WarningState =
  /** `isFailed`: the confirmation did not arrive. */
  | { kind: 'open'; isConfirming?: boolean; isFailed?: boolean }
  /** Confirmed `at` (UTC ms). */
  | { kind: 'confirmed'; at: number };

export interface WarningNoticeProps {
  /** Who was warned: a member for what they wrote, or the streamer for the live session. */
  to: 'viewer' | 'streamer';
  reason: string;
  /** Who warned. */
  by: string;
  /** UTC ms. */
  at: number;
  state: WarningState;
  onConfirm: () => void;
}

/**
 * A warning that stays until it is confirmed: it cannot be put away, and stands where a viewer would chat
 * (T02, G094).
 */
export function WarningNotice({ to, reason, by, at, state, onConfirm }: WarningNoticeProps) {
  const { t } = useTranslation('live-tools');
  const formats = useFormats();
  const titleId = useId();
  return (
    <WarningRoot
      role={state.kind === 'open' ? 'alert' : undefined}
      data-kind={state.kind}
      aria-labelledby={titleId}
    >
      {state.kind === 'open' ? (
        <ShieldAlertIcon aria-hidden="true" />
      ) : (
        <CircleCheckIcon aria-hidden="true" />
      )}
      <WarningWords>
        <h2 id={titleId}>{to === 'viewer' ? t('warning.viewer') : t('warning.streamer')}</h2>
        <p>{reason}</p>
        <p data-quiet>{t('warning.by', { name: by, moment: formats.moment(at) })}</p>
        {state.kind === 'open' && (
          <p>{to === 'viewer' ? t('warning.viewerNext') : t('warning.streamerNext')}</p>
        )}
        {state.kind === 'open' && state.isFailed && <p data-error>{t('warning.failed')}</p>}
      </WarningWords>
      <WarningFoot>
        {state.kind === 'open' ? (
          <Button
            tone="primary"
            fill="filled"
            busyLabel={state.isConfirming ? t('warning.acking') : undefined}
            onClick={onConfirm}
          >
            {t('warning.ack')}
          </Button>
        ) : (
          <span>{t('warning.acked', { moment: formats.moment(state.at) })}</span>
        )}
      </WarningFoot>
    </WarningRoot>
  );
}
