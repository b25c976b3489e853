import type { ComponentDocs } from '../../../foundations/component-docs.ts';

export const docs = {
  when: ['A page has several parts, each loaded by itself: what is on air, what comes next.'],
  whenNot: [
    'A part inside a sheet or a form: Section, with the smaller heading.',
    'The page itself: PageHeading.',
    'Parts that open and close: Accordion.',
  ],
  anatomy: ['Heading, an `h2` that names the part.', 'Content; marked busy while it is under way.'],
  do: [
    {
      say: 'Set `isBusy` while its content is on its way, so that a screen reader waits.',
      story: 'AllStates',
    },
    { say: 'Keep the heading while the content fails: an ErrorState stands below.' },
  ],
  dont: [
    'Do not leave the heading over nothing: draw an EmptyState, or no part at all.',
    'Do not nest one in another.',
  ],
  keyboard: [],
} satisfies ComponentDocs;
