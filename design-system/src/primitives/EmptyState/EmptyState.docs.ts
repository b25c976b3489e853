import type { ComponentDocs } from '../../foundations/component-docs.ts';

export const docs = {
  when: ['A list, a search or a page has nothing to show, and nothing went wrong.'],
  whenNot: [
    'It could not be loaded: use an ErrorState.',
    'It is still loading: use a Skeleton.',
    'One cell of a table is empty: a dash is enough.',
  ],
  anatomy: [
    'Icon on a round ground: an inbox, or one that fits better.',
    'Title: what is not there.',
    'What to do next.',
    'Action that does it.',
  ],
  do: [
    { say: 'Say how the place is filled, and offer it.', story: 'WithAction' },
    { say: 'Repeat what was searched for, so that a typing mistake is seen.', story: 'NothingFound' },
  ],
  dont: ['Do not write "No data".', 'Do not offer an action the member may not take: say who can.'],
  keyboard: [
    { key: 'Tab', does: 'Reaches the action, where there is one.' },
    { key: 'Enter', does: 'Presses it.' },
  ],
} satisfies ComponentDocs;
