import { useTranslation } from 'react-i18next';

/** How a language names the years and months of a calendar. */
export interface CalendarFormats {
  /** A year in the calendar of the language: 2026, 2026年, พ.ศ. 2569. */
  year: (year: number) => string;
  /** A month alone, as short as the language has it: Nov. @param month 1 to 12 */
  shortMonth: (month: number) => string;
}

const known = new Map<string, CalendarFormats>();

/** The calendar of a language, made once: an `Intl` formatter costs more than what uses it. @param language a BCP 47 tag */
export function calendarOf(language: string): CalendarFormats {
  const made = known.get(language) ?? makeCalendar(language);
  known.set(language, made);
  return made;
}

function makeCalendar(language: string): CalendarFormats {
  const years = new Intl.DateTimeFormat(language, { year: 'numeric', timeZone: 'UTC' });
  const months = new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' });
  return {
    year: (year) => years.format(Date.UTC(year, 0, 1)),
    shortMonth: (month) => months.format(Date.UTC(2000, month - 1, 1)),
  };
}

/** The calendar of the language that is spoken now. */
export function useCalendar(): CalendarFormats {
  return calendarOf(useTranslation().i18n.language);
}
