import type { ComponentDocs } from '../../../foundations/component-docs.ts';

export const docs = {
  when: ['A short video has parts to jump to, some of them about a listed company (S04).'],
  whenNot: ['Marks of a replay are meant: they stand on its time line.'],
  anatomy: ['Where it begins.', 'What it is called.', 'The company and its code, where it is about one.'],
  do: [{ say: 'Mark the chapter that plays.', story: 'Second' }],
  dont: ['Do not show an empty list: leave it out.'],
  keyboard: [
    { key: 'Tab', does: 'From chapter to chapter.' },
    { key: 'Enter, Space', does: 'Jumps to it.' },
  ],
} satisfies ComponentDocs;
