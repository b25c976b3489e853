import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../../primitives/index.ts';
import { type Month, monthWeeks } from './month-weeks.ts';
import { Calendar, CalendarDay } from './SignInDialog.styles.ts';

export interface SignInMonthProps {
  caption: string;
  month: Month;
  signedDays: ReadonlySet<number>;
  /** Day of this month; left out in an earlier one. */
  today: number | undefined;
}

/** 5 January 1970 was a Monday. */
const monday = Date.UTC(1970, 0, 5);
const dayMs = 86_400_000;
const days = [0, 1, 2, 3, 4, 5, 6];

/** A month with the days that were signed. To be read, not pressed: a missed day cannot be made up. */
export function SignInMonth({ caption, month, signedDays, today }: SignInMonthProps) {
  const { t, i18n } = useTranslation('chat');
  const weekday = new Intl.DateTimeFormat(i18n.language, { weekday: 'narrow', timeZone: 'UTC' });
  const longWeekday = new Intl.DateTimeFormat(i18n.language, { weekday: 'long', timeZone: 'UTC' });
  return (
    <Calendar>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {days.map((day) => (
            <th key={day} scope="col" abbr={longWeekday.format(monday + day * dayMs)}>
              {weekday.format(monday + day * dayMs)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {monthWeeks(month).map((week) => (
          <tr key={week.find((day) => day !== null)}>
            {days.map((place) => {
              const day = week[place];
              if (day === null || day === undefined) return <td key={place}>{null}</td>;
              const isSigned = signedDays.has(day);
              return (
                <td key={place} aria-current={day === today ? 'date' : undefined}>
                  <CalendarDay
                    data-signed={isSigned || undefined}
                    data-today={day === today || undefined}
                    data-future={(today !== undefined && day > today) || undefined}
                  >
                    {isSigned ? (
                      <>
                        <VisuallyHidden>{t('signIn.signedDay', { day })}</VisuallyHidden>
                        <span aria-hidden="true">{day}</span>
                      </>
                    ) : (
                      day
                    )}
                  </CalendarDay>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Calendar>
  );
}
