import type { ComponentDocs } from '../../foundations/component-docs.ts';

export const docs = {
  when: [
    'Yes or no to one thing that takes effect when the form is sent: an agreement, "remember me".',
    'Some of many.',
  ],
  whenNot: [
    'It takes effect at once: Switch.',
    'Exactly one of several: RadioGroup.',
    'An agreement before paying: AgreementTick knows version and words.',
  ],
  anatomy: ['Box.', 'Label; may hold a Link.', 'Hint: a second, quieter line.'],
  do: [
    { say: 'Write what ticking means: "Show my name in the rank".', story: 'Checked' },
    { say: 'Show a box over others half ticked while some of them are.', story: 'Indeterminate' },
  ],
  dont: [
    'Do not tick anything beforehand that the member must agree to.',
    'Do not ask by a negation: "Do not send me ...".',
  ],
  keyboard: [
    { key: 'Tab', does: 'Reaches it.' },
    { key: 'Space', does: 'Ticks it, or takes the tick away.' },
  ],
} satisfies ComponentDocs;
