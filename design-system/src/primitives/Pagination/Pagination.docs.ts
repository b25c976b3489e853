import type { ComponentDocs } from '../../foundations/component-docs.ts';

export const docs = {
  when: [
    'A list whose length is known is leafed through: orders, the statement, reports, watchers.',
    'A place in the list is come back to: "the order was on page 3".',
  ],
  whenNot: [
    'The list grows at its end while it is read, as a feed does: load more as the end comes near.',
    'It is a chat: older messages load upwards.',
    'It fits one page: nothing is drawn, and nothing else is needed.',
  ],
  anatomy: [
    'Arrow to the page before, held on the first.',
    'First page, the five round the present one, last page: never more than nine places.',
    'Dots where pages are left out.',
    'The present page, on a ground of the brand.',
    'Arrow to the next page, held on the last.',
  ],
  do: [
    { say: 'Put it below the list, where reading ends.', story: 'Middle' },
    {
      say: 'Name what is leafed through where two stand on one page: "Pages of orders".',
      story: 'AllStates',
    },
    { say: 'Keep the present rows on the screen until the next have come.' },
  ],
  dont: [
    'Do not put it above the list as well.',
    'Do not show it beside a list that also loads more by itself.',
    'Do not keep the page as a filter changes: begin at the first.',
  ],
  keyboard: [
    { key: 'Tab', does: 'Reaches the arrows and pages, one after the other.' },
    { key: 'Enter', does: 'Goes to that page.' },
    { key: 'Space', does: 'Goes to that page.' },
  ],
} satisfies ComponentDocs;
