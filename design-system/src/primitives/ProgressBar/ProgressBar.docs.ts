import type { ComponentDocs } from '../../foundations/component-docs.ts';

export const docs = {
  when: ['Progress toward an end that is known: an upload, a lesson, beans collected for a wish.'],
  whenNot: [
    'It runs out instead of filling: Countdown.',
    'There is room for a circle only: ProgressRing.',
    'It goes in named steps: Stepper.',
  ],
  anatomy: ['Track over the whole width.', 'Mark: brand, or gold for what is collected in beans.'],
  do: [
    { say: 'Read out what is counted, "12 of 66 beans", where a percentage says little.', story: 'Gold' },
    { say: 'Leave the value out while it is unknown; it then moves without an end.', story: 'Unknown' },
  ],
  dont: ['Do not let it go backwards.', 'Do not rely on it alone: write the number beside it.'],
  keyboard: [],
} satisfies ComponentDocs;
