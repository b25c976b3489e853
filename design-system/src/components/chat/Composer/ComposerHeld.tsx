import { useTranslation } from 'react-i18next';
import {
  BanIcon,
  Button,
  Countdown,
  LockIcon,
  MegaphoneIcon,
  MicOffIcon,
  SnowflakeIcon,
} from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { ComposerRoot, HeldLine, HeldWhy } from './Composer.styles.ts';

/** Passing reasons: writing goes on, sending waits. */
type WaitReason = 'offline' | 'joining';
/** Why a member may not write now. What passes keeps the text area; the others take its place. */
export type ComposerDisabledReason =
  | 'muted'
  | 'room_muted'
  | 'read_only'
  | 'frozen'
  | 'dissolved'
  | 'ended'
  | 'logged_out'
  | WaitReason;

export interface ComposerHeldProps {
  reason: Exclude<ComposerDisabledReason, WaitReason>;
  /** UTC ms; for `muted` and `frozen`. */
  until?: number;
  /** UTC ms; for `dissolved`. */
  since?: number;
  /** In the words of who did it; for `muted`. */
  why?: string;
  onLogIn?: () => void;
  /** The clock, UTC ms; the server's, when it differs from the member's. */
  now: () => number;
}

const reasonWords = {
  muted: 'held.muted',
  room_muted: 'held.roomMuted',
  read_only: 'held.readOnly',
  frozen: 'held.frozen',
  dissolved: 'held.dissolved',
  ended: 'held.ended',
  logged_out: 'held.loggedOut',
} as const;

const untilWords = { muted: 'held.mutedUntil', frozen: 'held.frozenUntil' } as const;

const reasonIcons = {
  muted: MicOffIcon,
  room_muted: MicOffIcon,
  read_only: MegaphoneIcon,
  frozen: SnowflakeIcon,
  dissolved: BanIcon,
  ended: BanIcon,
  logged_out: LockIcon,
};

/** Says why there is no text area. */
export function ComposerHeld({ reason, until, since, why, onLogIn, now }: ComposerHeldProps) {
  const { t } = useTranslation('chat');
  const formats = useFormats();
  const Icon = reasonIcons[reason];
  function words(): string {
    if ((reason === 'muted' || reason === 'frozen') && until !== undefined)
      return t(untilWords[reason], { time: formats.moment(until) });
    if (reason === 'dissolved' && since !== undefined)
      return t('held.dissolvedSince', { date: formats.date(since) });
    return t(reasonWords[reason]);
  }
  return (
    <ComposerRoot as="div">
      <HeldLine aria-live={until === undefined ? 'polite' : undefined}>
        <Icon aria-hidden="true" />
        <span>
          {words()}
          {why !== undefined && <HeldWhy>{t('held.why', { why })}</HeldWhy>}
        </span>
        {reason === 'frozen' && until !== undefined && (
          <Countdown
            endsAt={until}
            now={now}
            label={t('held.left')}
            dayWords={(days) => t('held.days', { count: days, n: formats.number(days) })}
          />
        )}
        {reason === 'logged_out' && onLogIn && (
          <Button size="small" tone="primary" fill="filled" onClick={onLogIn}>
            {t('held.logIn')}
          </Button>
        )}
      </HeldLine>
    </ComposerRoot>
  );
}
