import { useTranslation } from 'react-i18next';
import { PhoneIcon, PhoneMissedIcon } from '../../../primitives/index.ts';
import { formatsOf } from '../../formats/index.ts';
import { callClass } from './CallBubble.styles.ts';

/** How a call went; `seconds` spoken. */
export type CallOutcome =
  | { kind: 'ended'; seconds: number }
  | { kind: 'missed' }
  | { kind: 'declined' }
  | { kind: 'cancelled' };

export interface CallBubbleProps {
  outcome: CallOutcome;
  /** Mine: the other tint. A row says it for all that stands in it. */
  isOwn?: boolean;
}

/** A voice call that was made in the app; this client only shows it (D39). */
export function CallBubble({ outcome, isOwn }: CallBubbleProps) {
  const { t, i18n } = useTranslation('chat');
  const words = () => {
    switch (outcome.kind) {
      case 'ended':
        return t('call.ended', { length: formatsOf(i18n.language).clock(outcome.seconds) });
      case 'missed':
        return t('call.missed');
      case 'declined':
        return t('call.declined');
      case 'cancelled':
        return t('call.cancelled');
    }
  };
  const Icon = outcome.kind === 'ended' ? PhoneIcon : PhoneMissedIcon;
  return (
    <span className={callClass} data-call={outcome.kind} data-own={isOwn || undefined}>
      <Icon aria-hidden="true" />
      <span>{words()}</span>
      <small>{t('call.hint')}</small>
    </span>
  );
}
