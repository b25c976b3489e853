import { fileNames, storyCover, study } from '../../stories/index.ts';
import type { AssignmentFile } from './AssignmentAnswers/AssignmentAnswers.tsx';
import type { FormQuestion } from './FormAnswers/FormAnswers.tsx';

/** The clock of the stories, UTC ms: 21 November 2026, 12:00 in Shanghai. */
export const storyNow = Date.UTC(2026, 10, 21, 4);
export const day = 86_400_000;

export const questions: readonly FormQuestion[] = [
  {
    id: 'evening',
    kind: 'single',
    label: study.whichEvening,
    required: true,
    options: [
      { id: 'mon', label: study.monday },
      { id: 'thu', label: study.thursday },
    ],
  },
  {
    id: 'topics',
    kind: 'multiple',
    label: study.hearAbout,
    required: true,
    options: [
      { id: 'div', label: study.dividends },
      { id: 'buy', label: study.buybacks },
    ],
  },
  { id: 'more', kind: 'text', label: study.anythingElse, required: false, options: [] },
];

/** A video of somebody's work. */
export const video: AssignmentFile = {
  id: 'f3',
  name: fileNames.cashVideo,
  size: 14_600_000,
  video: {
    kind: 'video',
    name: fileNames.cashVideo,
    poster: storyCover(2),
    seconds: 94,
    width: 640,
    height: 360,
    state: 'ready',
  },
};

export const files = [
  { id: 'f1', name: fileNames.risksPdf, size: 240_000 },
  { id: 'f2', name: fileNames.noteFourteen, size: 18_000 },
];
