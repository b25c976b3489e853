import type { ComponentDocs } from '../../foundations/component-docs.ts';

export const docs = {
  when: [
    'The action is known by its icon, and room is scarce: close, mute, full screen, more.',
    'A toggle whose icon shows the state: `isPressed`.',
  ],
  whenNot: [
    'The action is the main one of its view, or costs something: use a Button with words.',
    'The icon is not known to everybody: write the word.',
  ],
  anatomy: [
    'Ground of 28, 36 or 44 px, square beside text, round over a picture.',
    'One icon.',
    'Tooltip with the label, or with the reason why it is held.',
  ],
  do: [
    { say: 'Name what it does, not what it shows: "Leave full screen", not "arrows".', story: 'Plain' },
    { say: 'Change the label or set `isPressed` for a toggle, never both.', story: 'Pressed' },
    { say: 'Give a reason while it cannot be pressed.', story: 'DisabledWithReason' },
  ],
  dont: [
    'Do not put more than five in a row: a Menu holds the rest.',
    'Do not add a Tooltip of your own: the label is the tooltip.',
  ],
  keyboard: [
    { key: 'Tab', does: 'Reaches it and shows its tooltip.' },
    { key: 'Enter', does: 'Presses it.' },
    { key: 'Space', does: 'Presses it.' },
    { key: 'Escape', does: 'Hides the tooltip.' },
  ],
} satisfies ComponentDocs;
