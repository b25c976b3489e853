import type { ComponentDocs } from '../../foundations/component-docs.ts';

export const docs = {
  when: ['A setting is on or off and takes effect at once: flying comments, a reminder, a muted room.'],
  whenNot: [
    'It takes effect when a form is sent: Checkbox.',
    'Two views or values: RadioGroup, or Tabs as a pill.',
    'It starts something once: Button.',
  ],
  anatomy: ['Track: action colour while on.', 'Thumb.', 'Label: what is on or off.'],
  do: [
    { say: 'Name the thing, not the change: "Flying comments", not "Turn on flying comments".', story: 'On' },
    { say: 'Set it back and say why where the server refuses.', story: 'Off' },
  ],
  dont: [
    'Do not change the label with the state.',
    'Do not ask for a confirmation; what needs one is a Button.',
  ],
  keyboard: [
    { key: 'Tab', does: 'Reaches it.' },
    { key: 'Space', does: 'Turns it on or off, at once.' },
  ],
} satisfies ComponentDocs;
