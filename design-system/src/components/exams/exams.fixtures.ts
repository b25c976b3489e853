import { study } from '../../stories/index.ts';
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
  text: study.examRatio,
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
  text: study.examAssets,
  options: [
    { key: 'a', text: study.examReceivable },
    { key: 'b', text: study.examBonds },
    { key: 'c', text: study.examInventories },
    {
      key: 'd',
      text: study.examGoodwill,
    },
  ],
  points: 10,
};

export const judgement: ExamQuestion = {
  id: 'q20',
  number: 20,
  kind: 'judgement',
  text: study.examRates,
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
    text: study.examOwes,
    options: [
      { key: 'a', text: study.examMargin },
      { key: 'b', text: study.examDebt },
      { key: 'c', text: study.examYield },
    ],
    points: 5,
  },
  {
    id: 'e5',
    number: 5,
    kind: 'judgement',
    text: study.examDepreciation,
    options: judgement.options,
    points: 1,
  },
  {
    id: 'e6',
    number: 6,
    kind: 'multiple',
    text: study.examLarger,
    options: [
      { key: 'a', text: study.examEarlier },
      { key: 'b', text: study.examLater },
      { key: 'c', text: study.examWarehouse },
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
