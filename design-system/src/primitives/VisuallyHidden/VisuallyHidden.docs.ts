import type { ComponentDocs } from '../../foundations/component-docs.ts';

export const docs = {
  when: [
    'A picture, a colour or a place says something that a screen reader must hear too: the currency behind a coin.',
    'A group or a table needs a name that the eye already has.',
  ],
  whenNot: [
    'Everybody needs the words: show them.',
    'A control needs a name: `aria-label` is enough, and IconButton asks for one.',
    'Something must be hidden from everybody: do not draw it.',
  ],
  anatomy: ['Words of 1 px, cut away; they take no room and stay in the order of reading.'],
  do: [
    {
      say: 'Write whole words that complete the line: "♥ 128" and "people like this live".',
      story: 'AllStates',
    },
    { say: 'Put a space before the words, so that they are not read as one with what stands before.' },
  ],
  dont: [
    'Do not put a link or a button inside: it would take a focus that nobody sees.',
    'Do not repeat what is visible: it would be read twice.',
  ],
  keyboard: [],
} satisfies ComponentDocs;
