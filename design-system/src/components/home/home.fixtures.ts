import { wordsBy } from '../../stories/spoken.ts';
import homeIn from '../../stories/texts/home.json' with { type: 'json' };
import type { HomeworkItem } from './HomeworkList/homework.ts';

const hour = 3_600_000;
const day = 24 * hour;
/** The clock of the stories, UTC ms: 21 November 2026, 12:00 in Shanghai. */
export const storyNow = Date.UTC(2026, 10, 21, 4);

export const words = wordsBy(homeIn);

const base = { href: '/chat', dueAt: null, doneAt: null, isMissed: false, points: null } as const;

/** What is due, what has no end, what was missed. */
export const toDo: readonly HomeworkItem[] = [
  {
    ...base,
    id: '1',
    kind: 'assignment',
    title: words.risks,
    group: words.value,
    dueAt: storyNow + 5 * hour,
  },
  { ...base, id: '2', kind: 'form', title: words.evening, group: words.candles, dueAt: storyNow + 4 * day },
  { ...base, id: '3', kind: 'announcement', title: words.rules, group: words.value },
  {
    ...base,
    id: '4',
    kind: 'assignment',
    title: words.cashFlow,
    group: words.value,
    dueAt: storyNow - 3 * day,
    isMissed: true,
  },
];

export const finished: readonly HomeworkItem[] = [
  {
    ...base,
    id: '5',
    kind: 'assignment',
    title: words.cashFlow,
    group: words.value,
    dueAt: storyNow - 2 * day,
    doneAt: storyNow - 3 * day,
    points: { got: 88, all: 100 },
  },
  {
    ...base,
    id: '6',
    kind: 'announcement',
    title: words.rules,
    group: words.candles,
    doneAt: storyNow - 4 * day,
  },
];
