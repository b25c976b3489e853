import type { ComponentDocs } from '../../foundations/component-docs.ts';

export const docs = {
  when: ['Rows of the same kind are compared down the columns: a statement, orders, reports.'],
  whenNot: [
    'Each thing has a picture and several lines: Cards.',
    'Two columns of name and value: a list of facts.',
    'Thousands of rows: VirtualList, or page by page with Pagination.',
  ],
  anatomy: [
    'Caption, for screen readers.',
    'Head: a name for each column.',
    'Rows with a hairline between them.',
    'EmptyState in place of rows.',
  ],
  do: [
    { say: 'Align numbers and money to the end; figures then stand under each other.', story: 'Filled' },
    { say: 'Say how an empty table is filled.', story: 'Empty' },
  ],
  dont: [
    'Do not put the only action of a row behind hovering.',
    'Do not use more than seven columns: the frame would scroll sideways at 1157 px.',
  ],
  keyboard: [{ key: 'Tab', does: 'Reaches links and buttons in the cells, row by row.' }],
} satisfies ComponentDocs;
