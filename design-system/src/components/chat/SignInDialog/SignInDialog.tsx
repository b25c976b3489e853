import { useTranslation } from 'react-i18next';
import { Banner, Button, CircleCheckIcon, Dialog } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import type { Month } from './month-weeks.ts';
import { SignInCalendar } from './SignInCalendar.tsx';
import { SignInBody, SignInDone, SignInRule, SignInStreak } from './SignInDialog.styles.ts';

export type SignInDialogState =
  | { kind: 'open' }
  | { kind: 'signing' }
  | { kind: 'signed' }
  /** The task of today is over and was missed. */
  | { kind: 'ended' }
  /** `reason` is a sentence for the member. */
  | { kind: 'failed'; reason: string };

export interface SignInDialogProps {
  isOpen: boolean;
  state: SignInDialogState;
  /** Days in a row up to today, or to yesterday while today is open (K25). */
  streak: number;
  /** Today by the clock of the class, Asia/Shanghai (D50). */
  today: Month & { day: number };
  /** The month shown. */
  month: Month;
  /** Days of that month on which the member signed in. */
  signedDays: ReadonlySet<number>;
  onMonth: (month: Month) => void;
  onSign: () => void;
  onClose: () => void;
}

/** Signs in to the class, once a day, and shows the days of the month (E11). */
export function SignInDialog({
  isOpen,
  state,
  streak,
  today,
  month,
  signedDays,
  onMonth,
  onSign,
  onClose,
}: SignInDialogProps) {
  const { t } = useTranslation(['chat', 'primitives']);
  const formats = useFormats();
  const isOver = state.kind === 'signed' || state.kind === 'ended';

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('signIn.title')} closeLabel={t('primitives:close')}>
      <SignInBody>
        {state.kind === 'failed' && <Banner tone="danger">{state.reason}</Banner>}
        <SignInStreak aria-live="polite" data-none={streak === 0 || undefined}>
          {streak === 0
            ? t('signIn.begin')
            : t('signIn.streak', { count: streak, n: formats.number(streak) })}
        </SignInStreak>
        {isOver ? (
          <SignInDone as="output" data-missed={state.kind === 'ended' || undefined}>
            {state.kind === 'signed' && <CircleCheckIcon aria-hidden="true" />}
            {state.kind === 'signed' ? t('signIn.done') : t('signIn.ended')}
          </SignInDone>
        ) : (
          <Button
            tone="primary"
            fill="filled"
            isWide
            busyLabel={state.kind === 'signing' ? t('signIn.signing') : undefined}
            onClick={onSign}
          >
            {t('signIn.sign')}
          </Button>
        )}
        <SignInCalendar month={month} signedDays={signedDays} today={today} isHeadStrong onMonth={onMonth} />
        <SignInRule>{t('signIn.rule')}</SignInRule>
      </SignInBody>
    </Dialog>
  );
}
