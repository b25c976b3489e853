import type { ComponentDocs } from '../../foundations/component-docs.ts';

export const docs = {
  when: ['One line of text: a name, a title, a code, a reason.'],
  whenNot: [
    'Several lines: TextArea.',
    'An exact number: NumberInput.',
    'A password: PasswordInput, which can show it.',
    'A search: SearchInput, which can be emptied.',
    'One of a few known answers: Select or RadioGroup.',
  ],
  anatomy: [
    'Frame: 28, 36 or 44 px high.',
    'Before the words: an icon or a currency, optional.',
    'The words.',
    'After the words: a unit or a button, optional.',
  ],
  do: [
    { say: 'Put it in a Field, which gives it its label, hint and error.' },
    { say: 'Show the unit in the frame instead of asking for it.', story: 'WithUnit' },
    { say: 'Prefer `readOnly` to `disabled` for what can be copied.', story: 'ReadOnly' },
  ],
  dont: [
    'Do not check while the first letters are typed: check when it is left or sent.',
    'Do not leave it without a name: outside a Field it needs `aria-label`.',
  ],
  keyboard: [
    { key: 'Tab', does: 'Reaches it.' },
    { key: 'Enter', does: 'Sends the form around it.' },
  ],
} satisfies ComponentDocs;
