import { languageTags, type Language } from '@goldbean/locales';

/** Whole numbers as the language groups them, with Arabic digits in all six. */
export const formatNumber = (language: Language, value: number): string =>
  new Intl.NumberFormat(languageTags[language], { maximumFractionDigits: 0 }).format(value);

/** A moment in the member's own time zone, to the minute. @param at UTC ms */
export const formatMoment = (language: Language, at: number): string =>
  new Intl.DateTimeFormat(languageTags[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(at);

/** A day in the member's own time zone. @param at UTC ms */
export const formatDay = (language: Language, at: number): string =>
  new Intl.DateTimeFormat(languageTags[language], { dateStyle: 'medium' }).format(at);
