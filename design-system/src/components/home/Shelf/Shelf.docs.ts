import type { ComponentDocs } from '../../../foundations/component-docs.ts';

export const docs = {
  when: ['A part of the homepage that shows a few cards of a kind and leads to all of them.'],
  whenNot: ['A part of a page without a way on: PageSection.', 'A whole page of cards: CardGrid.'],
  anatomy: [
    'Heading, an `h2`.',
    'The way to all of them, while there are some.',
    'Cards; or places for them, an error with another try, or what to do next.',
  ],
  do: [
    { say: 'Let each shelf load and fail by itself.', story: 'LoadFailed' },
    { say: 'Say where something new will come from.', story: 'Empty' },
  ],
  dont: ['Do not put more than a row or two on it.'],
  keyboard: [],
} satisfies ComponentDocs;
