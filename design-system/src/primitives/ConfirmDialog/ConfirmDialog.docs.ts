import type { ComponentDocs } from '../../foundations/component-docs.ts';

export const docs = {
  when: ['An action cannot be taken back (`danger`) or costs beans (`gold`), and a mistake would hurt.'],
  whenNot: [
    'It can be undone: do it, and offer the way back in a Toast.',
    'More is to be asked than yes or no: Dialog with fields.',
  ],
  anatomy: [
    'Question in the title, with the number or the name.',
    'What will happen, and whether it can be taken back.',
    'Way back, first.',
    'The action as a verb, last.',
    'Cross.',
  ],
  do: [
    { say: 'Ask with the number: "Delete 3 messages?"', story: 'Danger' },
    { say: 'Say the price in the text and on the button.', story: 'Gold' },
    { say: 'Hold it open while the action is done.', story: 'Busy' },
  ],
  dont: [
    'Do not write "OK" and "Cancel" to a question that can be read either way: "Cancel the order?" needs "Keep the order".',
    'Do not ask before every action: who always presses yes reads nothing.',
  ],
  keyboard: [
    { key: 'Tab', does: 'Goes from the way back, which has the focus first, to the action and the cross.' },
    { key: 'Enter', does: 'Presses what has the focus: the way back, until the member moves on.' },
    { key: 'Escape', does: 'Goes back, unless the action is under way.' },
  ],
} satisfies ComponentDocs;
