import type { ComponentDocs } from '../../foundations/component-docs.ts';

export const docs = {
  when: [
    'Things of one kind stand side by side, each with its parts: courses, wishes, packs.',
    'A part of a page needs an edge of its own.',
  ],
  whenNot: [
    'A part of a page under a heading: Section is enough.',
    'Rows are compared down the columns: Table.',
    'A card inside a card: use space or a hairline.',
  ],
  anatomy: [
    'Surface with a hairline and corners of 8 px.',
    'Room inside: none, 16 or 24 px.',
    'What stands in it.',
  ],
  do: [
    { say: 'Let a picture reach the edge with `padding="none"`.' },
    { say: 'Take `gold` where beans are the matter.', story: 'Gold' },
    { say: 'Take `brand` for the chosen one of several.', story: 'AllStates' },
  ],
  dont: [
    'Do not give it a shadow: only what floats casts one.',
    'Do not make the whole card a button when buttons stand in it.',
  ],
  keyboard: [],
} satisfies ComponentDocs;
