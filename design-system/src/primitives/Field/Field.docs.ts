import type { ComponentDocs } from '../../foundations/component-docs.ts';

export const docs = {
  when: ['A TextInput, PasswordInput, TextArea, NumberInput or Select stands in a form.'],
  whenNot: [
    'A Checkbox, a Switch or a RadioGroup: they have labels of their own.',
    'A search alone in a bar: SearchInput with a name is enough.',
  ],
  anatomy: [
    'Label, with a star where an answer is needed.',
    'The control.',
    'Hint: how to answer. The error takes its place.',
    'Counter: used and allowed characters.',
  ],
  do: [
    { say: 'Say how to answer before a mistake is made.', story: 'WithHint' },
    { say: 'Say in the error what is wrong and how to put it right.', story: 'WithError' },
    {
      say: 'Count where there is a limit, and let the member write past it and see it.',
      story: 'WithCounter',
    },
  ],
  dont: [
    'Do not use the placeholder as a label: it goes with the first letter.',
    'Do not blame: "Enter 11 digits", not "You entered a wrong number".',
    'Do not put two controls into one field.',
  ],
  keyboard: [{ key: 'Tab', does: 'Reaches the control; the hint or the error is read with it.' }],
} satisfies ComponentDocs;
