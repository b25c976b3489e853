import { expect, it } from 'vitest';
import { createCellWriter } from './cell-text.ts';
import { agreedValues, disputedValues } from './second-opinion.fixtures.ts';

const english = createCellWriter('en');

it.each([
  ['thousands', '#,##0', 1_234_567.891, '1,234,568'],
  ['fixed decimals', '0.00', 2, '2.00'],
  ['a percentage', '0.0%', 0.256, '25.6%'],
  ['a currency', '[$¥-804]#,##0.00', 1234.5, '¥1,234.50'],
  ['an amount below zero in parentheses', '#,##0_);(#,##0)', -1234, '(1,234)'],
  ['an amount below zero without a sign', '0.00;[Red]0.00', -5, '5.00'],
  ['an accounting zero', '#,##0;-#,##0;"-"', 0, '-'],
  ['a large number in thousands', '0.0,"K"', 12_345, '12.3K'],
  ['a power of ten', '0.00E+00', 123_456, '1.23E+05'],
  ['a fraction', '# ?/?', 1.25, '1 1/4'],
  ['a day', 'yyyy-mm-dd', 45_000, '2023-03-15'],
  ['a moment that is rounded to the next day', 'yyyy-mm-dd hh:mm', 45_000.999_999, '2023-03-16 00:00'],
  ['a day in Chinese words', 'yyyy"年"m"月"d"日"', 45_000, '2023年3月15日'],
  ['a time', 'h:mm AM/PM', 0.75, '6:00 PM'],
  ['a length of time', '[h]:mm:ss', 2.5, '60:00:00'],
  ['a number as text', '@', 12, '12'],
  ['a text', '"No. "@', 'A7', 'No. A7'],
  ['nothing', ';;;', 5, ''],
])('S26: a cell is written as its format code says: %s', (_, code, value, text) => {
  expect(english.text(value, code)).toBe(text);
});

it.each([
  ['a Thai year', '[$-107041E]d mmm yyyy', 45_000, '15 มี.ค. 2566'],
  ['a short Thai year in Thai digits', '[$-D07041E]d/m/yy', 45_000, '๑๕/๓/๖๖'],
  ['Thai digits', 't0.00', 12.5, '๑๒.๕๐'],
  ['Chinese numerals', '[DBNum1]General', 12_345, '一万二千三百四十五'],
  ['Chinese numerals with zeros', '[DBNum1]General', 100_203, '一十万〇二百〇三'],
  ['Chinese numerals of a fraction', '[DBNum1]0.00', 20.5, '二十.五〇'],
  ['Chinese numerals as on cheques', '[DBNum2][$-804]General', 1234, '壹仟贰佰叁拾肆'],
  ['traditional numerals as on cheques', '[DBNum2][$-404]General', 23_000, '貳萬參仟'],
  ['a day in Chinese numerals', '[DBNum1][$-804]yyyy"年"m"月"d"日"', 45_000, '二〇二三年三月十五日'],
  ['a Chinese half of the day', '上午/下午h"时"mm"分"', 0.75, '下午6时00分'],
  ['a Chinese morning', '[$-804]上午/下午h:mm', 0.25, '上午6:00'],
  ['tens of thousands', '0!.0,"万"', 123_456, '12.3万'],
  ['tens of thousands with all digits', '0!.0000', 123_456, '12.3456'],
  ['General in Chinese', 'G/通用格式', 12.5, '12.5'],
  ['words that look like a code', '"上午/下午 y!"0', 5, '上午/下午 y!5'],
])('S26: a cell is written as programs of our regions write it: %s', (_, code, value, text) => {
  expect(english.text(value, code)).toBe(text);
});

it('S26: cells are written as another program writes them, or otherwise for a reason', () => {
  const written = [...agreedValues, ...disputedValues].map(([code, value]) => [
    code,
    value,
    english.text(value, code),
  ]);
  expect(written).toEqual(
    [...agreedValues, ...disputedValues].map(([code, value, text]) => [code, value, text]),
  );
  for (const [, , ours, theirs, why] of disputedValues) {
    expect(ours).not.toBe(theirs);
    expect(why).not.toBe('');
  }
});

it.each([
  ['a weekday after a word that says so', '"周"aaa', 45_000, '周Wed', '周三'],
  ['a Chinese weekday of a region', '[$-804]"星期"aaa', 45_000, '星期三', '星期三'],
  ['a Thai weekday after a word that says so', '[$-41E]"วัน"dddd', 45_000, 'วันพุธ', 'วันพุธ'],
  ['a year of the Republic of China', '[$-404]gge"年"', 45_000, '民國112年', '民國112年'],
  ['a year before it', '[$-404]e', 4000, '1910', '1910'],
  ['a power of ten in its region', '[$-404]0.0E+0', 12_345, '1.2E+4', '1.2E+4'],
  ['half a cent', '#,##0.00', 2.675, '2.68', '2.68'],
  ['half a cent below zero', '#,##0.00', -1.005, '-1.01', '-1.01'],
  ['a limit that a condition names', '[<=0.1]"low";"high"', 0.1, 'low', 'low'],
  ['an amount of another region', '[$₫-42A]#,##0.00', 1234.5, '₫1,234.50', '₫1,234.50'],
])(
  'S26: a cell is written as a spreadsheet writes it, for readers of English and Chinese: %s',
  (_, code, value, inEnglish, inChinese) => {
    expect(english.text(value, code)).toBe(inEnglish);
    expect(createCellWriter('zh_CN').text(value, code)).toBe(inChinese);
  },
);

it('S26: months and days have their names in Malay', () => {
  const malay = createCellWriter('ms');
  expect(malay.text(45_000, 'dddd, d mmmm yyyy')).toBe('Rabu, 15 Mac 2023');
  expect(malay.text(45_000, 'ddd d mmm h:mm AM/PM')).toBe('Rab 15 Mac 12:00 PG');
  expect(english.text(45_000, '[$-43E]dddd')).toBe('Rabu');
  expect(malay.text(1234.5, '#,##0.00')).toBe('1,234.50');
});

it('S26: the long date of a workbook is that of the reader', () => {
  const code = '[$-F800]dddd, mmmm dd, yyyy';
  const shown = (['en', 'zh_CN', 'vi', 'th'] as const).map((language) =>
    createCellWriter(language).text(45_000, code),
  );
  expect(shown).toEqual(['March 15, 2023', '2023年3月15日', '15 tháng 3, 2023', '15 มีนาคม 2023']);
});

it('S26: without a format code a number is written as General, to eleven digits', () => {
  expect(english.text(0.1 + 0.2)).toBe('0.3');
  expect(english.text(1_234_567_890_123)).toBe('1.23457E+12');
});

it.each([['0.00"'], ['[bad'], ['a;b;c;d;e;f'], ['0'.repeat(256)], ['yyyy'.repeat(10_000)]])(
  'S26: a format code that cannot be read leaves the value as it is',
  (code) => {
    expect(english.text(1234.5, code)).toBe('1234.5');
    expect(english.isRed(-1, `[Red]${code}`)).toBe(false);
  },
);

it('S26: signs and short dates are those of the reader, as in a spreadsheet', () => {
  const shown = (['en', 'zh_CN', 'zh_HK', 'ms', 'th', 'vi'] as const).map((language) => {
    const { text } = createCellWriter(language);
    return [text(1234.5, '#,##0.00'), text(45_000, 'm/d/yyyy')];
  });
  expect(shown).toEqual([
    ['1,234.50', '3/15/2023'],
    ['1,234.50', '2023/3/15'],
    ['1,234.50', '15/3/2023'],
    ['1,234.50', '15/3/2023'],
    ['1,234.50', '15/3/2023'],
    ['1.234,50', '15/3/2023'],
  ]);
});

it('S26: days of a workbook that counts from 1904 are its days, and lengths of time are the same', () => {
  const { text } = createCellWriter('en', true);
  expect(text(43_538, 'yyyy-mm-dd')).toBe('2023-03-15');
  expect(text(2.5, '[h]:mm')).toBe('60:00');
});

it('S26: a format that writes amounts below zero in red says so', () => {
  expect(english.isRed(-5, '0.00;[Red]0.00')).toBe(true);
  expect(english.isRed(5, '0.00;[Red]0.00')).toBe(false);
  expect(english.isRed(-5, '0.00')).toBe(false);
});
