import type { ComponentDocs } from '../../foundations/component-docs.ts';

export const docs = {
  when: ['Words of more than a line: a wish, a comment, an appeal, an announcement.'],
  whenNot: [
    'One line: TextInput.',
    'Text with headings and pictures: NoteEditor or PostComposer.',
    'A message in a chat: Composer, which sends and knows emoji.',
  ],
  anatomy: [
    'Frame.',
    'The words: it shows 3 lines and grows to 10 before it scrolls, unless told otherwise.',
  ],
  do: [
    { say: 'Put it in a Field with a counter where there is a limit.', story: 'Filled' },
    { say: 'Let the rows say how much is expected: 2 for a remark, 6 for an appeal.' },
  ],
  dont: [
    'Do not cut what is too long: keep it and say by how much.',
    'Do not use the placeholder as an example that is needed later: it goes with the first letter.',
  ],
  keyboard: [
    { key: 'Tab', does: 'Reaches it, and leaves it.' },
    { key: 'Enter', does: 'Begins a new line.' },
  ],
} satisfies ComponentDocs;
