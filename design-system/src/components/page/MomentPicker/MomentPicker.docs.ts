import type { ComponentDocs } from '../../../foundations/component-docs.ts';

export const docs = {
  when: [
    'A moment that a member chooses: when a live session starts, when a form is over.',
    'A day, with the precision `day`: from when records are searched.',
  ],
  whenNot: [
    'The moment is only shown: write it with the formats of the language.',
    'One of a few fixed choices: use a Select ("1 hour", "1 day", "for ever").',
  ],
  anatomy: [
    'Button with the chosen moment, or what to choose.',
    'Month with its days; those outside of `min` and `max` cannot be chosen.',
    'Hour and minute, where the precision asks for them.',
    'Button to choose nothing, where that may be.',
  ],
  do: [
    { say: 'Name the field by what happens then: "Deadline", "Starts".', story: 'Chosen' },
    { say: 'Give the zone of the place whose clock counts.', story: 'NothingChosen' },
  ],
  dont: [
    'Do not use the bare DateTimePicker in a product component: its words are given here once.',
    'Do not let a deadline in the past be chosen: set `min`.',
  ],
  keyboard: [
    { key: 'Enter', does: 'Opens the month; on a day, chooses it.' },
    { key: 'Arrows', does: 'Move by a day or a week.' },
    { key: 'Escape', does: 'Closes it and leaves what was chosen.' },
  ],
} satisfies ComponentDocs;
