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

/**
 * Money in the smallest unit of its currency, such as fen: two digits after the point, or none for a whole amount.
 * @param currency ISO 4217, of a currency with a hundred parts
 */
export const formatMoney = (language: Language, minor: number, currency: string): string =>
  new Intl.NumberFormat(languageTags[language], {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(minor / 100);

/** Hour and minute in the member's own time zone. @param at UTC ms */
export const formatTime = (language: Language, at: number): string =>
  new Intl.DateTimeFormat(languageTags[language], {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at);
