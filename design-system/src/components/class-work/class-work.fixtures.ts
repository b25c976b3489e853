import type { FormQuestion } from './FormAnswers/FormAnswers.tsx';

/** The clock of the stories, UTC ms: 21 November 2026, 12:00 in Shanghai. */
export const storyNow = Date.UTC(2026, 10, 21, 4);
export const day = 86_400_000;

export const questions: readonly FormQuestion[] = [
  {
    id: 'evening',
    kind: 'single',
    label: 'Which evening suits you?',
    required: true,
    options: [
      { id: 'mon', label: 'Monday' },
      { id: 'thu', label: 'Thursday' },
    ],
  },
  {
    id: 'topics',
    kind: 'multiple',
    label: 'What would you like to hear about?',
    required: true,
    options: [
      { id: 'div', label: 'Dividends' },
      { id: 'buy', label: 'Buybacks, and what they say about how a company sees its own shares' },
    ],
  },
  { id: 'more', kind: 'text', label: 'Anything else?', required: false, options: [] },
];

export const files = [
  { id: 'f1', name: 'Three risks.pdf', size: 240_000 },
  { id: 'f2', name: 'Notes on note 14.docx', size: 18_000 },
];
