import { DayPicker } from 'react-day-picker';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons.ts';
import { CalendarRoot } from './Calendar.styles.ts';

/** A day of the calendar, in no zone. Months count from 1. */
export interface CalendarDay {
  year: number;
  month: number;
  day: number;
}

export interface CalendarProps {
  selected: CalendarDay | null;
  today: CalendarDay;
  min: CalendarDay | null;
  max: CalendarDay | null;
  onSelect: (day: CalendarDay) => void;
  languageTag: string;
  previousMonthLabel: string;
  nextMonthLabel: string;
}

/** The library counts in days of the browser's zone; what it is given and gives back are such days, never moments. */
const toDate = ({ year, month, day }: CalendarDay) => new Date(year, month - 1, day);
const fromDate = (date: Date): CalendarDay => ({
  year: date.getFullYear(),
  month: date.getMonth() + 1,
  day: date.getDate(),
});

const weekDays = [0, 1, 2, 3, 4, 5, 6] as const;

/** The day a week begins with where the language is spoken; Monday where the browser does not know. */
function firstWeekDay(languageTag: string): (typeof weekDays)[number] {
  const locale = new Intl.Locale(languageTag) as { getWeekInfo?: () => { firstDay: number } };
  return weekDays[(locale.getWeekInfo?.().firstDay ?? 1) % 7] ?? 1;
}

function Chevron({ orientation, className }: { orientation?: string; className?: string }) {
  const Icon = orientation === 'left' ? ChevronLeftIcon : ChevronRightIcon;
  return <Icon className={className} aria-hidden="true" />;
}

/** A month of days: arrows, Home, End, Page up and down move, Enter chooses. */
export function Calendar({
  selected,
  today,
  min,
  max,
  onSelect,
  languageTag,
  previousMonthLabel,
  nextMonthLabel,
}: CalendarProps) {
  const write = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(languageTag, options);
    return (date: Date) => format.format(date);
  };
  const month = write({ year: 'numeric', month: 'long' });
  const wholeDay = write({ dateStyle: 'full' });
  const first = min && toDate(min);
  const last = max && toDate(max);

  return (
    <CalendarRoot>
      <DayPicker
        mode="single"
        required
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it stands in a popover that was just opened for it
        autoFocus
        fixedWeeks
        showOutsideDays
        selected={selected ? toDate(selected) : undefined}
        defaultMonth={toDate(selected ?? min ?? today)}
        today={toDate(today)}
        disabled={[...(first ? [{ before: first }] : []), ...(last ? [{ after: last }] : [])]}
        {...(first && { startMonth: first })}
        {...(last && { endMonth: last })}
        weekStartsOn={firstWeekDay(languageTag)}
        lang={languageTag}
        onSelect={(date) => {
          onSelect(fromDate(date));
        }}
        formatters={{
          formatCaption: month,
          // Chinese would add a sign to each: a bare number is what a calendar shows there too.
          formatDay: (date) => String(date.getDate()),
          formatWeekdayName: write({ weekday: 'short' }),
        }}
        labels={{
          labelNav: () => '',
          labelGrid: month,
          labelPrevious: () => previousMonthLabel,
          labelNext: () => nextMonthLabel,
          labelWeekday: write({ weekday: 'long' }),
          labelDayButton: wholeDay,
        }}
        components={{ Chevron }}
      />
    </CalendarRoot>
  );
}
