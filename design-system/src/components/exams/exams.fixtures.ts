import type { ExamQuestion } from './exam.ts';

/** The clock of all exam stories: 21 November 2026, 10:30 in Shanghai. */
export const storyNow = (): number => Date.UTC(2026, 10, 21, 2, 30);

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

export const single: ExamQuestion = {
  id: 'q3',
  number: 3,
  kind: 'single',
  text: 'A share costs 20.00 and the company earned 1.25 a share last year. What is its price-earnings ratio?',
  options: [
    { key: 'a', text: '12.5' },
    { key: 'b', text: '16' },
    { key: 'c', text: '18.75' },
    { key: 'd', text: '25' },
  ],
  points: 5,
};

export const multiple: ExamQuestion = {
  id: 'q12',
  number: 12,
  kind: 'multiple',
  text: 'Which of these stand on the asset side of a balance sheet? More than one is right.',
  options: [
    { key: 'a', text: 'Accounts receivable' },
    { key: 'b', text: 'Bonds payable' },
    { key: 'c', text: 'Inventories, at cost or at net realisable value if that is lower' },
    {
      key: 'd',
      text: 'Goodwill that came with the purchase of another company, less what has been written off since because the purchase earned less than was hoped',
    },
  ],
  points: 10,
};

export const judgement: ExamQuestion = {
  id: 'q20',
  number: 20,
  kind: 'judgement',
  text: 'When market interest rates rise, the price of a bond with a fixed coupon rises as well.',
  options: [
    { key: 'true', text: '' },
    { key: 'false', text: '' },
  ],
  points: 1,
};

/** A short exam, for the page. */
export const paper: readonly ExamQuestion[] = [
  { ...single, id: 'e1', number: 1 },
  { ...multiple, id: 'e2', number: 2 },
  { ...judgement, id: 'e3', number: 3 },
  {
    id: 'e4',
    number: 4,
    kind: 'single',
    text: 'Which figure tells how much of its assets a company owes to others?',
    options: [
      { key: 'a', text: 'Gross margin' },
      { key: 'b', text: 'Debt ratio' },
      { key: 'c', text: 'Dividend yield' },
    ],
    points: 5,
  },
  {
    id: 'e5',
    number: 5,
    kind: 'judgement',
    text: 'Depreciation lowers the profit of a year although no money leaves the company in that year.',
    options: judgement.options,
    points: 1,
  },
  {
    id: 'e6',
    number: 6,
    kind: 'multiple',
    text: 'What makes the operating cash flow larger than the profit?',
    options: [
      { key: 'a', text: 'Customers pay earlier than before' },
      { key: 'b', text: 'Suppliers are paid later than before' },
      { key: 'c', text: 'The warehouse fills up' },
    ],
    points: 10,
  },
];

/** Of the short exam, by question. */
export const rightAnswers: Readonly<Record<string, readonly string[]>> = {
  e1: ['b'],
  e2: ['a', 'c', 'd'],
  e3: ['false'],
  e4: ['b'],
  e5: ['true'],
  e6: ['a', 'b'],
};
