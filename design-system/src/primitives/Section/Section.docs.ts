import type { ComponentDocs } from '../../foundations/component-docs.ts';

export const docs = {
  when: ['A part of a page under a heading of its own, which names it to screen readers too.'],
  whenNot: [
    'Large parts of a page that load by themselves: PageSection.',
    'A box with an edge: Card.',
    'A part that opens and closes: Accordion.',
  ],
  anatomy: ['Heading, an `h2`.', 'Content.'],
  do: [
    { say: 'Name what is in it: "My orders".', story: 'Plain' },
    { say: 'Keep the order of headings: an `h3` inside, never an `h1`.' },
  ],
  dont: ['Do not use it for space alone.', 'Do not repeat the title of the page.'],
  keyboard: [],
} satisfies ComponentDocs;
