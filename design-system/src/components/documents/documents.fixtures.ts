import { fileNames } from '../../stories/index.ts';
import type { DocxContent } from './DocxDocument/DocxDocument.tsx';
import type { DrawPage, PaperSize } from './PdfDocument/paper.ts';
import type { Sheet, SheetCell } from './SheetDocument/sheet.ts';

export const paper: readonly PaperSize[] = Array.from({ length: 4 }, () => ({ width: 560, height: 792 }));

const lineOf = (page: number, line: number) => `${page}.${line} ${fileNames.opinion}`;
const linesOf = (page: number) => Array.from({ length: 12 }, (_, at) => lineOf(page, at + 1));

/** What stands on a page of `drawLines`. */
export const textOfPage = (page: number): string => linesOf(page).join('');

/** Draws lines in the place of an engine. */
export const drawLines: DrawPage = (page, { canvas, words }, scale) => {
  canvas.width = 560 * scale;
  canvas.height = 792 * scale;
  const paint = canvas.getContext('2d');
  if (paint) paint.font = `${16 * scale}px sans-serif`;
  for (const [at, line] of linesOf(page).entries()) {
    paint?.fillText(line, 40 * scale, (60 + at * 32) * scale);
    const word = document.createElement('span');
    word.textContent = line;
    Object.assign(word.style, {
      left: `${40 * scale}px`,
      top: `${(46 + at * 32) * scale}px`,
      fontSize: `${16 * scale}px`,
      fontFamily: 'sans-serif',
      transform: 'none',
    });
    words.append(word);
  }
  return { done: Promise.resolve(), cancel() {} };
};

/** Three pages of a text document. */
export function docxContent(): DocxContent {
  const pages = [1, 2, 3].map((page) => {
    const section = document.createElement('section');
    section.className = 'docx';
    for (const line of [`${fileNames.chapter} ${page}`, ...linesOf(page)]) {
      const paragraph = document.createElement('p');
      paragraph.textContent = line;
      section.append(paragraph);
    }
    return section;
  });
  return {
    pages,
    wrapperClass: 'docx-wrapper',
    styles: '.docx { width: 560px; padding: 48px; } .docx p:first-child { color: teal; font-size: 22px; }',
  };
}

export const sheets: readonly Sheet[] = [
  {
    name: fileNames.cashFlow,
    rows: [
      [fileNames.company, fileNames.year, fileNames.profit, fileNames.cash],
      ...Array.from({ length: 300 }, (_, at) => [
        `${fileNames.company} ${at + 1}`,
        2000 + (at % 26),
        100 + at,
        91.5 + at,
      ]),
    ],
  },
  {
    name: fileNames.questionSheet,
    rows: [
      [fileNames.question, null, fileNames.answer],
      [fileNames.earns, null, fileNames.yes],
    ],
  },
  { name: fileNames.emptySheet, rows: [] },
];

const amount = (text: string, isRed = false): SheetCell => ({ text, align: 'end', ...(isRed && { isRed }) });

/** A heading over all columns, a company over 40 rows, and amounts as their formats write them. */
export const formattedSheets: readonly Sheet[] = [
  {
    name: fileNames.cashFlow,
    rows: [
      [{ text: fileNames.cashSheet, align: 'center' }],
      [fileNames.company, fileNames.year, fileNames.profit, fileNames.cash],
      ...Array.from({ length: 60 }, (_, at) => [
        at === 0 ? fileNames.company : at < 40 ? null : `${fileNames.company} ${at}`,
        { text: `${2000 + (at % 26)}-03-05`, align: 'center' as const },
        at % 3 === 1 ? amount(`(${at},500.00)`, true) : amount(`¥${at + 1},500.00`),
        amount(`${at}.5%`),
      ]),
    ],
    merges: [
      { row: 0, column: 0, rowSpan: 1, columnSpan: 4 },
      { row: 2, column: 0, rowSpan: 40, columnSpan: 1, vertical: 'top' },
      { row: 43, column: 2, rowSpan: 2, columnSpan: 2, vertical: 'center' },
    ],
    widths: [160, 110, null, 90],
  },
];

/** What every document is given while nothing happens. */
export const still = {
  label: fileNames.lessonTwelve,
  zoom: 'fit',
  place: null,
  hits: [],
  hit: null,
} as const;
