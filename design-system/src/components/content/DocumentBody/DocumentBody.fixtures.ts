import { fileNames, reading, study, titles } from '../../../stories/index.ts';
import { picture } from '../content.fixtures.ts';
import type { DocumentBodyBlock, GlossaryTerm } from './document.ts';

/** A document with every kind of block and every look of words. */
export const cashDocument: readonly DocumentBodyBlock[] = [
  { kind: 'paragraph', runs: [{ text: reading.cashIntro }] },
  { kind: 'heading', level: 2, runs: [{ text: reading.threePartsHead }] },
  {
    kind: 'list',
    ordered: true,
    items: [
      [{ text: reading.operatingWord, bold: true }, { text: ` ${reading.operatingAsk}` }],
      [{ text: reading.investingWord, bold: true }, { text: ` ${reading.investingAsk}` }],
    ],
  },
  { kind: 'picture', file_id: 'chart', alt: reading.cashAlt },
  { kind: 'heading', level: 2, runs: [{ text: reading.sideBySide }] },
  { kind: 'quote', runs: [{ text: reading.askWhy, italic: true }] },
  { kind: 'heading', level: 3, runs: [{ text: titles.whyNotCash }] },
  {
    kind: 'paragraph',
    runs: [
      { text: `${reading.takeOne} ${reading.nextInLesson} ` },
      { text: study.lessonTwelve, href: '/hljw/courseCenter/courseHome?id=12' },
    ],
  },
];
export const cashPictures = { chart: picture('#f36e14', fileNames.operatingCash) };

/** A word of the document's first heading is no term: only running text is explained. */
export const cashTerms: readonly GlossaryTerm[] = [
  { key: 'profit', name: fileNames.profit, meaning: reading.askWhy },
];
