import type { ComponentDocs } from '../../foundations/component-docs.ts';

export const docs = {
  when: [
    'One of seven or more known answers: a month, a bank, a reason.',
    'One of a few, where room is scarce.',
  ],
  whenNot: [
    'Two to six answers that should be compared: RadioGroup.',
    'The list is long and searched, or several are chosen: Combobox.',
    'It does something: Menu.',
  ],
  anatomy: [
    'Frame of 28, 36 or 44 px.',
    'Chosen answer, or the placeholder.',
    'Arrow.',
    'List of the browser.',
  ],
  do: [
    { say: 'Begin unchosen with a placeholder where no answer is the usual one.', story: 'Unchosen' },
    { say: 'Put it in a Field, which names it.', story: 'Chosen' },
  ],
  dont: [
    'Do not go to another page on a choice: the list is walked through with arrows.',
    'Do not sort by the English names: sort as the language does, or by frequency.',
  ],
  keyboard: [
    { key: 'Tab', does: 'Reaches it.' },
    { key: 'Space', does: 'Opens the list.' },
    { key: 'Up, Down', does: 'Choose the one before, the one after.' },
    { key: 'Letters', does: 'Go to the answer that begins so.' },
    { key: 'Escape', does: 'Closes the list.' },
  ],
} satisfies ComponentDocs;
