import { languageTags, type Language } from '@goldbean/locales';
import { format, formatColor, getFormatDateInfo } from 'numfmt';
import { inChineseNumerals, inThaiDigits } from './east-asian-numbers.ts';

/** Writes a number as a format code says. */
export interface CellWriter {
  /** @param code of the workbook; General when it is missing */
  readonly text: (value: number | string, code?: string) => string;
  /** The code writes this value in red. */
  readonly isRed: (value: number, code?: string) => boolean;
}

/** Spreadsheets take no longer codes; one of a hostile file would be written into each cell. */
const longestCode = 255;
const secondsPerDay = 86_400;
/** Days from the first day of the calendar of 1900 to that of 1904. */
const days1904 = 1462;

/** The codes that stand for a date as the reader's region writes it, whatever region wrote the workbook. */
const regionalDates: ReadonlySet<string> = new Set(['m/d/yyyy', 'm/d/yyyy h:mm']);
const codes: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = { day: 'd', month: 'm', year: 'yyyy' };

/** The code of a short date in a language, as d/m/yyyy. */
const dateCodeOf = (language: Language): string =>
  new Intl.DateTimeFormat(languageTags[language], { calendar: 'gregory', timeZone: 'UTC' })
    .formatToParts(0)
    .map(({ type, value }) => codes[type] ?? value)
    .join('');

/** The code of a long date in a language. */
const longDateCodeOf = (language: Language): string =>
  new Intl.DateTimeFormat(languageTags[language], { calendar: 'gregory', timeZone: 'UTC', dateStyle: 'long' })
    .formatToParts(0)
    .map(({ type, value }) =>
      type === 'literal'
        ? `"${value}"`
        : type === 'month' && !/^\d+$/.test(value)
          ? 'mmmm'
          : (codes[type] ?? ''),
    )
    .join('')
    // An era between two spaces is no part of it.
    .replaceAll('" "" "', '" "');

/** Replaces outside of what a code writes as it is. */
const inCode = (code: string, pattern: RegExp, by: (found: string) => string): string =>
  code
    .split(/("[^"]*"|\\.|\[[^\]]*\])/)
    .map((part, at) => (at % 2 === 0 ? part.replaceAll(pattern, by) : part))
    .join('');

/** Where a code says which calendar and which digits it writes, and for which region: `[$-107041E]`. */
const region = /\[\$[^\]-]*-(?:([\da-f]{1,2})([\da-f]{2})(?=[\da-f]{4}\]))?[\da-f]{3,4}\]/i;
const thai = { calendar: 7, digits: 0x0d };

/** What numfmt does not read of codes in Chinese and Thai, in codes that it reads. */
function readable(stated: string, language: Language): string {
  if (/^\[\$-F800\]/i.test(stated)) return longDateCodeOf(language);
  let code = inCode(stated.replaceAll('G/通用格式', 'General'), /!./gs, (found) => `\\${found.slice(1)}`);
  if (/上午\/下午/.test(inCode(code, /"/g, () => ''))) {
    code = inCode(code, /上午\/下午/g, () => 'AM/PM');
    if (!region.test(code)) code = `[$-804]${code}`;
  }
  const [, , calendar = ''] = region.exec(code) ?? [];
  if (Number.parseInt(calendar, 16) === thai.calendar)
    code = inCode(code, /y+|e+/gi, (years) => (/^yy?$/i.test(years) ? 'bb' : 'bbbb'));
  // Thai programs write Thai digits after this letter.
  return code.replace(/^t(?=[#0?dmyhsb])/i, '');
}

/** Which digits a code writes in the place of ours. */
function digitsOf(stated: string, hasDay: boolean): ((text: string) => string) | null {
  const [, kind] = /\[DBNum([123])\]/i.exec(stated) ?? [];
  if (kind !== undefined) {
    const isTraditional = /-(?:[\da-f]*)(?:404|C04|1404)\]/i.test(stated);
    return (text) => inChineseNumerals(text, kind, isTraditional, hasDay);
  }
  const [, digits = ''] = region.exec(stated) ?? [];
  const isThai = Number.parseInt(digits, 16) === thai.digits || /^t[#0?dmyhsb]/i.test(stated);
  return isThai ? inThaiDigits : null;
}

/** numfmt knows no Malay, which writes numbers as English does. */
const localeOf = (language: Language): string => (language === 'ms' ? 'en' : language);

/** A code that can be read. */
interface KnownCode {
  readonly code: string;
  /** Days that are added, so that they count from 1900. */
  readonly shift: number;
  /** It writes a day, and no part of a second. */
  readonly isToSecond: boolean;
  readonly digits: ((text: string) => string) | null;
}

/** numfmt rounds the second before midnight up to 0:00, and leaves the day that ends: it gets whole seconds. */
function serialOf(value: number, { shift, isToSecond }: KnownCode): number {
  const serial = value + shift;
  return isToSecond ? Math.round(serial * secondsPerDay) / secondsPerDay : serial;
}

/**
 * Writes numbers by the format codes of one workbook, with the signs of the reader's language, as a spreadsheet
 * does. A code that cannot be read is passed over.
 */
export function createCellWriter(language: Language, is1904 = false): CellWriter {
  const options = { locale: localeOf(language) };
  const shortDate = dateCodeOf(language);
  /** How each code is written here; null for one that cannot be read. */
  const known = new Map<string, KnownCode | null>();

  function learn(stated: string): KnownCode | null {
    if (stated.length > longestCode) return null;
    const code = regionalDates.has(stated)
      ? stated.replace('m/d/yyyy', shortDate)
      : readable(stated, language);
    try {
      format(code, 1, options);
      const { year, month, day } = getFormatDateInfo(code);
      const hasDay = year || month || day;
      return {
        code,
        shift: is1904 && hasDay ? days1904 : 0,
        isToSecond: hasDay && !/s[.,]0/i.test(code),
        digits: digitsOf(stated, hasDay || /[hs]/i.test(code.replaceAll(/"[^"]*"|\[[^\]]*\]/g, ''))),
      };
    } catch {
      return null;
    }
  }

  function find(stated: string) {
    let found = known.get(stated);
    if (found === undefined) {
      found = learn(stated);
      known.set(stated, found);
    }
    return found;
  }

  return {
    text(value, stated = 'General') {
      const found = find(stated);
      if (!found) return String(value);
      try {
        const text = format(found.code, typeof value === 'number' ? serialOf(value, found) : value, options);
        return found.digits && typeof value === 'number' ? found.digits(text) : text;
      } catch {
        return String(value);
      }
    },
    isRed(value, stated = 'General') {
      if (!/\[red\]/i.test(stated)) return false;
      const found = find(stated);
      return found !== null && formatColor(found.code, value) === 'red';
    },
  };
}
