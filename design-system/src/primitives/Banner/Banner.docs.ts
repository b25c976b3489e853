import type { ComponentDocs } from '../../foundations/component-docs.ts';

export const docs = {
  when: [
    'A lasting message about the whole view: beans that expire, a frozen account, a moved session.',
    'A form was refused as a whole.',
  ],
  whenNot: [
    'It passes by itself: use a Toast.',
    'It concerns one field: Field has an `error`.',
    'Nothing else can be shown: use an ErrorState.',
  ],
  anatomy: [
    'Ground and hairline in the colour of its tone.',
    'Icon of the tone.',
    'Title, optional, in bold.',
    'The message.',
    'Action that solves it: one Button or Link.',
    'Cross, where it may be put away.',
  ],
  do: [
    { say: 'Say what happened and what to do, with the action beside it.', story: 'Warning' },
    {
      say: 'Take `danger` only for what stops the member; a screen reader interrupts for it.',
      story: 'Danger',
    },
    { say: 'Let what is known be put away.', story: 'Dismissible' },
  ],
  dont: [
    'Do not stack more than two: the most serious one stays.',
    'Do not let one appear between what is being read: keep its room, or put it at the top.',
  ],
  keyboard: [
    { key: 'Tab', does: 'Reaches the action, then the cross.' },
    { key: 'Enter', does: 'Presses what has the focus.' },
  ],
} satisfies ComponentDocs;
