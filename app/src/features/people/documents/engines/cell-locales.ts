import { languageTags } from '@goldbean/locales';
import { addLocale, getLocale } from 'numfmt';

const days = [1, 2, 3, 4, 5, 6, 7];
const months = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

/** Names in Malay. @param at the date that each name is of; the first of January 2023 was a Sunday */
const namesOf = (options: Intl.DateTimeFormatOptions, at: readonly Date[]): string[] => {
  const { format } = new Intl.DateTimeFormat(languageTags.ms, { ...options, timeZone: 'UTC' });
  return at.map(format);
};

/** Gives numfmt the names of days and months that it lacks, or writes otherwise than spreadsheets do. */
export function addOurLocales(): void {
  const [inWeek, inYear] = [
    days.map((day) => new Date(Date.UTC(2023, 0, day))),
    months.map((month) => new Date(Date.UTC(2023, month))),
  ];
  addLocale(
    {
      ...getLocale('en'),
      mmmm: namesOf({ month: 'long' }, inYear),
      mmm: namesOf({ month: 'short' }, inYear),
      dddd: namesOf({ weekday: 'long' }, inWeek),
      ddd: namesOf({ weekday: 'short' }, inWeek),
      ampm: ['PG', 'PTG'],
    },
    'ms',
  );
  const thai = getLocale('th');
  // Spreadsheets name a day without the word for day, which codes write before it.
  if (thai) addLocale({ ...thai, dddd: thai.dddd.map((day) => day.replace(/^วัน/, '')) }, 'th');
}
