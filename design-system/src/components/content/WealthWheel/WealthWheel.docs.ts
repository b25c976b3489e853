import type { ComponentDocs } from '../../../foundations/component-docs.ts';

export const docs = {
  when: ['Somebody looks at the learning goals of a year, and chooses the month whose goals are listed.'],
  whenNot: ['One value has a goal: ProgressRing.', 'Days of a month are chosen: SignInCalendar.'],
  anatomy: [
    'The year between the ways to the one before and after.',
    'Twelve sectors, January at the top, each filled as far as its goals are done.',
    'The name of each month, with how many of how many are done.',
    'An arc along the running month.',
    'An outline around the chosen month.',
  ],
  do: [
    { say: 'Show the empty wheel: it fills as goals are done.', story: 'Empty' },
    { say: 'Let every month be chosen, also those that are over.', story: 'MonthOver' },
  ],
  dont: ['Do not turn it: it is no wheel of fortune, and nothing is won.'],
  keyboard: [
    { key: 'Tab', does: 'Reaches the years, then the chosen month.' },
    { key: 'Arrow keys', does: 'Choose the month before or after, round and round.' },
    { key: 'Home, End', does: 'January, December.' },
  ],
} satisfies ComponentDocs;
