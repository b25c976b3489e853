import type { Language } from '@goldbean/locales';
import { format, formatColor, getFormatDateInfo } from 'numfmt';
import { digitsOf, hasTime, readable, restored } from './cell-codes.ts';
import { addOurLocales } from './cell-locales.ts';

addOurLocales();

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

/** A code that can be read. */
interface KnownCode {
  readonly code: string;
  /** Days that are added, so that they count from 1900. */
  readonly shift: number;
  /** It writes a day, and no part of a second. */
  readonly isToSecond: boolean;
  /** It writes an amount to some decimals, and the same whatever it comes to. */
  readonly isRounded: boolean;
  readonly digits: ((text: string) => string) | null;
}

/** numfmt rounds the second before midnight up to 0:00, and leaves the day that ends: it gets whole seconds. */
function serialOf(value: number, { shift, isToSecond }: KnownCode): number {
  const serial = value + shift;
  return isToSecond ? Math.round(serial * secondsPerDay) / secondsPerDay : serial;
}

/**
 * An amount as it is typed: 1.005 is stored as a little less, and numfmt would round it down. Spreadsheets round what has
 * fifteen digits.
 */
const amountOf = (value: number): number =>
  Number.isInteger(value) ? value : value * (1 + 2 * Number.EPSILON);

/**
 * Writes numbers by the format codes of one workbook, with the signs of the reader's language, as a spreadsheet
 * does. A code that cannot be read is passed over.
 */
export function createCellWriter(language: Language, is1904 = false): CellWriter {
  const options = { locale: language };
  /** How each code is written here; null for one that cannot be read. */
  const known = new Map<string, KnownCode | null>();

  function learn(stated: string): KnownCode | null {
    if (stated.length > longestCode) return null;
    try {
      const code = readable(stated, language);
      format(code, 1, options);
      const { year, month, day } = getFormatDateInfo(code);
      const hasDay = year || month || day;
      return {
        code,
        shift: is1904 && hasDay ? days1904 : 0,
        isToSecond: hasDay && !/s[.,]0/i.test(code),
        isRounded: !hasTime(code) && !/general|\[[<>=]/i.test(code),
        digits: digitsOf(stated, hasTime(code)),
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
        if (typeof value === 'string') return restored(format(found.code, value, options));
        const number = found.isRounded ? amountOf(value) : serialOf(value, found);
        const text = restored(format(found.code, number, options));
        return found.digits?.(text) ?? text;
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
