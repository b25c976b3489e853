import type { ComponentDocs } from '../../foundations/component-docs.ts';

export const docs = {
  when: ['One of two to six answers, all of which should be seen: a way to pay, a reason, a kind of packet.'],
  whenNot: [
    'More than six: Select.',
    'Some of many: Checkboxes.',
    'Views of one place: Tabs.',
    'On or off: Switch or Checkbox.',
  ],
  anatomy: [
    'Question.',
    'Circles with their labels, below one another or in a row.',
    'Hint under a label: a quieter line.',
    'Error under the group.',
  ],
  do: [
    { say: 'Put what differs into the hint: the price, the time it takes.', story: 'Chosen' },
    {
      say: 'Begin unchosen where no answer is the usual one, and say so when it is missing.',
      story: 'WithError',
    },
    { say: 'Stand them in a row only while the words are short in Thai too.', story: 'InARow' },
  ],
  dont: [
    'Do not choose the dearest answer beforehand.',
    'Do not hide further fields behind an answer without saying so.',
  ],
  keyboard: [
    { key: 'Tab', does: 'Reaches the chosen answer, or the first; goes on past the group.' },
    { key: 'Arrow keys', does: 'Choose the next, the one before.' },
    { key: 'Space', does: 'Chooses the one that has the focus.' },
  ],
} satisfies ComponentDocs;
