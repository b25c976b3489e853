import type { ComponentDocs } from '../../../foundations/component-docs.ts';

export const docs = {
  when: ['Cards of one kind, as many beside each other as fit: live sessions, courses, channels.'],
  whenNot: [
    'Rows that are compared: Table.',
    'A few chosen ones that pass by: Carousel.',
    'Nothing to show: EmptyState stands in its place.',
  ],
  anatomy: [
    'Cards from 264 px each, or from 520 px for those that are rows.',
    'Held places while the first are under way.',
    'Button that brings more.',
  ],
  do: [
    { say: 'Hold the places of the first cards while they load.', story: 'Loading' },
    { say: 'Let the member ask for more, so that the foot of the page stays in reach.', story: 'More' },
  ],
  dont: ['Do not mix kinds of cards in one grid.', 'Do not set a number of columns: the width decides.'],
  keyboard: [
    { key: 'Tab', does: 'Goes through the cards in reading order, then to the button for more.' },
    { key: 'Enter', does: 'Opens the card that has the focus, or brings more.' },
  ],
} satisfies ComponentDocs;
