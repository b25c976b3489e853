import { folded } from '@goldbean/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findWords } from './find-words.ts';
import { foldText } from './fold-text.ts';

const places = (text: string, words: string) =>
  findWords(foldText(text), words, 1).map(({ at, length }) => [at, length]);

it('S26: words are found whatever their case, in every language, and point at their characters', () => {
  expect(places('Cash is a fact. CASH!', 'cash')).toEqual([
    [0, 4],
    [16, 4],
  ]);
  expect(places('İİ cash', 'CASH')).toEqual([[3, 4]]);
  expect(places('第 12 课 现金流量表，现金', '现金')).toHaveLength(2);
  expect(places('กำไรกับเงินสด', 'เงินสด')).toHaveLength(1);
});

it('S26: signs of a pattern are words like others, and nothing is found of nothing', () => {
  expect(places('a (b) [c] 1.5%', '(b) [c]')).toEqual([[2, 7]]);
  expect(places('105%', '1.5')).toEqual([]);
  expect(places('text', '  ')).toEqual([]);
  expect(places('two\n  lines', 'two lines')).toEqual([[0, 11]]);
});

it('S26: words are found where they are set apart, parted by a line, or hyphened', () => {
  expect(places('净 现 金 流', '现金流')).toEqual([[2, 5]]);
  expect(places('净现金\n流量', '现金 流')).toEqual([[1, 4]]);
  expect(places('the cash\nflow', 'cash flow')).toEqual([[4, 9]]);
  expect(places('cash\nflow', 'cashflow')).toEqual([]);
  expect(places('a state-\nment, agree\u00adment', 'statement')).toEqual([[2, 11]]);
  expect(places('a state-\nment, agree\u00adment', 'agreement')).toEqual([[15, 10]]);
  expect(places('re\u2011elect', 're-elect')).toEqual([[0, 8]]);
});

const nfd = (text: string) => text.normalize('NFD');

// What stands in a document, what is looked for, and the characters of the document that are found.
it.each([
  // Vietnamese: composed and decomposed letters, and none of their marks.
  [nfd('Bản tin thị trường'), 'thị trường', nfd('thị trường')],
  ['Bản tin thị trường', nfd('thị trường'), 'thị trường'],
  [nfd('Bản tin thị trường'), 'thi truong', nfd('thị trường')],
  ['BẢN TIN THỊ TRƯỜNG', 'thi truong', 'THỊ TRƯỜNG'],
  ['Ông Đặng nói', 'dang', 'Đặng'],
  ['một tỷ ĐỒNG', 'đồng', 'ĐỒNG'],
  [nfd('Đồng, Đặng'), 'Dong, Dang', nfd('Đồng, Đặng')],
  // Tones apart from letters that have their own mark, as Windows types them.
  ['Thi\u0323 trươ\u0300ng', 'thị trường', 'Thi\u0323 trươ\u0300ng'],
  // The mark of a tone before that of its letter, as some keyboards write it.
  ['tie\u0301\u0302n', 'tiến', 'tie\u0301\u0302n'],
  // Widths, ligatures and letters without a decomposition.
  ['会员ＶＩＰ课', 'vip', 'ＶＩＰ'],
  ['会员 VIP 课', 'ｖｉｐ', 'VIP'],
  ['ｶﾞｲﾄﾞ and ﾃｽﾄ', 'ガイド', 'ｶﾞｲﾄﾞ'],
  ['テスト', 'ﾃｽﾄ', 'テスト'],
  ['the ﬁrst oﬃce', 'first office', 'ﬁrst oﬃce'],
  ['the oﬃce', 'of', 'oﬃ'],
  ['Große Straße', 'strasse', 'Straße'],
  ['Strasse', 'straße', 'Strasse'],
  ['ΟΔΟΣ', 'οδος', 'ΟΔΟΣ'],
  ['İstanbul', 'istanbul', 'İstanbul'],
  ['the ½ share', '1⁄2', '½'],
  // Radicals that the fonts of some PDFs give in the place of characters.
  ['\u2f08\u2ea0币', '人民币', '\u2f08\u2ea0币'],
  ['\u2ed3期\u2edb险', '风险', '\u2edb险'],
  // Thai: SARA AM in one and in two characters, and a tone before, between and after them.
  ['กำไร', 'ก\u0e4d\u0e32ไร', 'กำไร'],
  ['ก\u0e4d\u0e32ไร', 'กำไร', 'ก\u0e4d\u0e32ไร'],
  ['ราคาน้ำมัน', 'น\u0e49\u0e4d\u0e32มัน', 'น้ำมัน'],
  ['ราคาน\u0e49\u0e4d\u0e32มัน', 'น้ำมัน', 'น\u0e49\u0e4d\u0e32มัน'],
  ['ราคาน\u0e4d\u0e49\u0e32มัน', 'น้ำมัน', 'น\u0e4d\u0e49\u0e32มัน'],
  ['ราคาน้ำมัน', 'น\u0e4d\u0e49\u0e32มัน', 'น้ำมัน'],
  ['ท\u0e48\u0e35นี่', 'ที่นี่', 'ท\u0e48\u0e35นี่'],
  ['เเบบ', 'แบบ', 'เเบบ'],
  ['ตลาด\u200bหุ้น\u200bไทย', 'หุ้นไทย', 'หุ้น\u200bไทย'],
  // Quotation marks as word processors and as keyboards write them.
  ['the company\u2019s \u201cplan\u201d', `company's "plan"`, 'company\u2019s \u201cplan\u201d'],
  // Nothing that is invisible parts a word.
  ['V\u200bI\u2060P\u00ad', 'vip', 'V\u200bI\u2060P'],
  ['agree\u00adment', 'agreement', 'agree\u00adment'],
  ['agreement', 'agree\u00adment', 'agreement'],
  ['稳\u200b赚', '稳赚', '稳\u200b赚'],
  // Spaces of every kind, within the words and in what is looked for.
  ['cash\u00a0flow', 'cash flow', 'cash\u00a0flow'],
  ['cash \u2003\tflow', 'cash\u202fflow', 'cash \u2003\tflow'],
  ['现\u3000金', '现金', '现\u3000金'],
  // Hyphens, and those at the end of a line.
  ['a state-\nment', 'statement', 'state-\nment'],
  ['a state\u2011\nment', 'statement', 'state\u2011\nment'],
  ['a state-  \n  ment', 'statement', 'state-  \n  ment'],
  ['a state-\r\nment', 'statement', 'state-\r\nment'],
  ['re-\nelect', 're-elect', 're-\nelect'],
  ['re\u2010 \nelect', 're\u2011elect', 're\u2010 \nelect'],
  ['re－elect', 're-elect', 're－elect'],
  ['2020–2026', '2020-2026', '2020–2026'],
  ['fell by \u22125%', '-5%', '\u22125%'],
  [nfd('thị tr-\nường'), 'thi truong', nfd('thị tr-\nường')],
])('S26: in %j the words %j are found as a reader sees them', (text, words, found) => {
  expect(findWords(foldText(text), words, 1).map(({ at, length }) => text.slice(at, at + length))).toEqual([
    found,
  ]);
});

it.each([
  ['cash\nflow', 'cashflow'],
  ['re- elect', 'reelect'],
  ['re-elect', 'reelect'],
  ['ไม่', 'ไม้'],
  ['นำ', 'น้ำ'],
  ['人民', '人氏'],
  // The end of a paragraph parts words in every writing.
  ['现\u2029金', '现金'],
  ['cash\u2029flow', 'cash flow'],
  ['a\u00adb', '\u00ad'],
  ['a b', '\u200b'],
])('S26: in %j the words %j do not stand', (text, words) => {
  expect(findWords(foldText(text), words, 1)).toEqual([]);
});

/** What documents are made of: letters in each of their forms, spaces, ends of lines and invisible characters. */
const pieces = [
  ['thị', nfd('trường'), 'Đặng', nfd('ĐỒNG'), 'Ｖ', 'ﬁ', 'oﬃ', 'ß', 'İ', 'ς', 'é', 'a', 'E', '5', '(', '.'],
  [
    '现',
    '金',
    '\u2ed3',
    'ガ',
    'ｶﾞ',
    'เเบ',
    'น้ำ',
    'น\u0e4d\u0e49\u0e32',
    'ก\u0e4d\u0e32',
    'ไม่',
    'ท\u0e48\u0e35',
    '👩‍💻',
  ],
  [' ', '\u00a0', '\u3000', '\n', '-', '\u2011\n', '- \n', '\u2029', '\u200b', '\u00ad', '’'],
].flat();
const written: readonly ((words: string) => string)[] = [
  (words) => words,
  nfd,
  (words) => words.normalize('NFKC'),
  (words) => words.toUpperCase(),
  folded,
];
const bare = (text: string) => foldText(text).text.replaceAll(/[ \n\u2029–-]/gu, '');
const clustersOf = (text: string) => Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);

it('S26: a hit is the words that are looked for, to the grapheme cluster, however both are written', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...pieces), { maxLength: 30 }),
      fc.nat(30),
      fc.integer({ min: 1, max: 5 }),
      fc.constantFrom(...written),
      (text, from, length, write) => {
        const stretch = text.slice(from, from + length).join('');
        const words = write(stretch);
        const sought = bare(words);
        const document = text.join('');
        const hits = findWords(foldText(document), words, 1);
        if (sought !== '' && !stretch.includes('\u2029')) expect(hits).not.toEqual([]);
        for (const hit of sought === '' ? [] : hits) {
          const cut = document.slice(hit.at, hit.at + hit.length);
          expect(bare(cut)).toContain(sought);
          const found = clustersOf(cut).filter((cluster) => bare(cluster) !== '');
          expect(bare(found.slice(1).join(''))).not.toContain(sought);
          expect(bare(found.slice(0, -1).join(''))).not.toContain(sought);
        }
      },
    ),
    { numRuns: 2_000 },
  );
});
