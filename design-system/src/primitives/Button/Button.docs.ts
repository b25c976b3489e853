import type { ComponentDocs } from '../../foundations/component-docs.ts';

export const docs = {
  when: [
    'Something happens on a press: save, send, enter, retry.',
    'An action spends beans (`gold`) or destroys something (`danger`).',
  ],
  whenNot: [
    'The press leads to another page: use a Link, or a ButtonLink where it must look like a button.',
    'There is room for an icon only: use an IconButton, which carries its name.',
    'It switches something on or off at once: use a Switch.',
  ],
  anatomy: [
    'Ground: 28, 36 or 44 px high at least, higher when the label wraps.',
    'Icon before the label, optional. A ring takes its place while busy.',
    'Label: a verb and its object. While busy, what is being done.',
    'Tooltip with the reason, only while it cannot be pressed.',
  ],
  do: [
    {
      say: 'Give one filled primary button to a view; everything else is outlined or quiet.',
      story: 'Primary',
    },
    {
      say: 'Say why it cannot be pressed with `disabledReason`: it keeps its place in the tab order and tells the reason.',
      story: 'DisabledWithReason',
    },
    { say: 'Show work under way with `busyLabel` in words: "Sending…".', story: 'Busy' },
  ],
  dont: [
    'Do not take `danger` for a way back: "Cancel" is neutral, "Delete" is danger.',
    'Do not shorten a label to fit: Thai and Malay need 40 % more room, so the button grows.',
    'Do not use gold for anything that costs no beans.',
  ],
  keyboard: [
    { key: 'Tab', does: 'Reaches it, also while it is busy or held by a reason.' },
    { key: 'Enter', does: 'Presses it.' },
    { key: 'Space', does: 'Presses it.' },
  ],
} satisfies ComponentDocs;
