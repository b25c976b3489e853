import type { ComponentDocs } from '../../foundations/component-docs.ts';

export const docs = {
  when: ['Content of a known shape is on its way: a card, a line of text, a picture.'],
  whenNot: [
    'The shape is not known: use a Spinner.',
    'Progress is known: use a ProgressBar.',
    'A press is being answered: Button has a `busyLabel`.',
  ],
  anatomy: ['One grey shape: a line of text, a block or a circle, of the size that is coming.'],
  do: [
    { say: 'Draw the size of what comes, so that nothing moves when it arrives.', story: 'Block' },
    { say: 'Set `aria-busy` on the part around it and say "loading" there once, in hidden words.' },
  ],
  dont: [
    'Do not draw more than fits the first screen.',
    'Do not use it where an answer may be "nothing": an EmptyState that follows twenty shapes is a disappointment.',
  ],
  keyboard: [],
} satisfies ComponentDocs;
