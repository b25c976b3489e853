import { useTranslation } from 'react-i18next';
import { ChevronLeftIcon, ChevronRightIcon, IconButton } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { type Month, monthLater } from './month-weeks.ts';
import { CalendarHead } from './SignInDialog.styles.ts';
import { SignInMonth } from './SignInMonth.tsx';

export interface SignInCalendarProps {
  /** The month shown. */
  month: Month;
  /** Days of that month on which the member signed in. */
  signedDays: ReadonlySet<number>;
  /** Today in Asia/Shanghai (D50); later months cannot be opened. */
  today: Month & { day: number };
  /** The month's name in medium weight; regular without it. */
  isHeadStrong?: boolean;
  onMonth: (month: Month) => void;
}

/** The signed days of a month, with buttons to the months before and after it. */
export function SignInCalendar({ month, signedDays, today, isHeadStrong, onMonth }: SignInCalendarProps) {
  const { t } = useTranslation('chat');
  const formats = useFormats();
  const isThisMonth = month.year === today.year && month.month === today.month;
  const name = formats.month(month);
  return (
    <div>
      <CalendarHead data-strong={isHeadStrong || undefined}>
        <IconButton
          size="small"
          label={t('signIn.previous')}
          icon={<ChevronLeftIcon aria-hidden="true" />}
          tooltipSide="end"
          onClick={() => onMonth(monthLater(month, -1))}
        />
        <span aria-live="polite">{name}</span>
        <IconButton
          size="small"
          label={t('signIn.next')}
          icon={<ChevronRightIcon aria-hidden="true" />}
          disabledReason={isThisMonth ? t('signIn.noFuture') : undefined}
          onClick={() => onMonth(monthLater(month, 1))}
        />
      </CalendarHead>
      <SignInMonth
        caption={name}
        month={month}
        signedDays={signedDays}
        today={isThisMonth ? today.day : undefined}
      />
    </div>
  );
}
