import type { ComponentDocs } from '../../foundations/component-docs.ts';

export const docs = {
  when: ['Something of unknown shape is awaited for longer than a second: a player, a payment window.'],
  whenNot: [
    'The shape is known: Skeleton.',
    'Progress is known: ProgressBar or ProgressRing.',
    'A button was pressed: `busyLabel` of Button.',
  ],
  anatomy: ['Turning ring of 16, 24 or 40 px.', 'Hidden words: what is awaited.'],
  do: [
    { say: 'Name what is awaited: "Loading messages".', story: 'Medium' },
    { say: 'Put it in the middle of the place that will be filled.' },
  ],
  dont: ['Do not show two in one view.', 'Do not cover what can still be read or used.'],
  keyboard: [],
} satisfies ComponentDocs;
