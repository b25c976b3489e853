import { languageTags, type Language } from '@goldbean/locales';
import { getFormatDateInfo } from 'numfmt';
import { inChineseNumerals, inThaiDigits } from './east-asian-numbers.ts';

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

/** Marks in a code what numfmt writes otherwise; `restored` takes the marks out of what it wrote. Nobody may type them. */
const marks = { weekday: '\ue000', republicYear: '\ue001', half: '\ue002' };
/** The year before the first of the Republic of China. */
const beforeRepublic = 1911;
const taiwan = /-(?:[\da-f]{4})?0?404\]/i;

/** Codes of Chinese and Taiwanese dates, which numfmt takes for those of other regions. */
function marked(stated: string): string {
  const code = inCode(stated, /(?<!a)aaa(?!a)/gi, () => `"${marks.weekday}"ddd`);
  const halved = inCode(code, /(?<!M)A\/P/gi, () => `AM/PM"${marks.half}"`);
  if (!taiwan.test(halved)) return halved;
  const years = inCode(halved, /General|e+(?![+-])/gi, (found) =>
    /general/i.test(found) ? found : `"${marks.republicYear}"yyyy`,
  );
  return inCode(years, /g{2,3}/gi, (era) => (era.length === 2 ? '"民國"' : '"中華民國"'));
}

/** What numfmt wrote of a code that `readable` made, as spreadsheets write it. */
export const restored = (text: string): string =>
  /[\ue000-\ue002]/.test(text)
    ? text
        .replaceAll(/\ue000[周週]?/g, '')
        .replaceAll(/([AP])M\ue002/g, '$1')
        .replaceAll(marks.half, '')
        .replaceAll(/\ue001(\d{4})/g, (_, year: string) =>
          Number(year) > beforeRepublic ? String(Number(year) - beforeRepublic) : year,
        )
    : text;

/** What numfmt does not read of codes in Chinese and Thai, in codes that it reads. */
function translated(stated: string, language: Language): string {
  if (/^\[\$-F800\]/i.test(stated)) return longDateCodeOf(language);
  let code = marked(stated.replaceAll('G/通用格式', 'General'));
  code = inCode(code, /!./gs, (found) => `\\${found.slice(1)}`);
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

/** A code as numfmt reads it, in which what a reader's region decides is that of the reader. */
export function readable(stated: string, language: Language): string {
  if (regionalDates.has(stated)) return stated.replace('m/d/yyyy', dateCodeOf(language));
  const code = translated(stated, language);
  // The region of an amount says whose money it is. Its signs are those of the reader.
  return hasTime(code)
    ? code
    : code.replaceAll(/\[\$([^\]-]*)-[^\]]*\]/g, (_, money: string) => money && `[$${money}]`);
}

/** A code writes a day, or a time of it. @throws what numfmt throws of a code that it cannot read */
export function hasTime(code: string): boolean {
  const { year, month, day, hours, minutes, seconds } = getFormatDateInfo(code);
  return year || month || day || hours || minutes || seconds;
}

/** Which digits a code writes in the place of ours. */
export function digitsOf(stated: string, hasDay: boolean): ((text: string) => string) | null {
  const [, kind] = /\[DBNum([123])\]/i.exec(stated) ?? [];
  if (kind !== undefined) {
    const isTraditional = /-(?:[\da-f]*)(?:404|C04|1404)\]/i.test(stated);
    return (text) => inChineseNumerals(text, kind, isTraditional, hasDay);
  }
  const [, digits = ''] = region.exec(stated) ?? [];
  const isThai = Number.parseInt(digits, 16) === thai.digits || /^t[#0?dmyhsb]/i.test(stated);
  return isThai ? inThaiDigits : null;
}
