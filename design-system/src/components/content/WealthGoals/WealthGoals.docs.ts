import type { ComponentDocs } from '../../../foundations/component-docs.ts';

export const docs = {
  when: ['Beside the wealth wheel: the learning goals of the month that is chosen.'],
  whenNot: ['The house gives the task: TaskCard.'],
  anatomy: [
    'The month, and how many of its goals are done.',
    'Each goal with its box, and presses to rename and to delete it.',
    'A field for a new goal, while there is room.',
    'What the house proposes, until it is a goal.',
  ],
  do: [
    { say: 'Let a month that is over be ticked: what was done late is done.', story: 'MonthOver' },
    { say: 'Say that a month is full in place of the field.', story: 'Full' },
  ],
  dont: ['Do not praise or blame: the goals are the member’s own.'],
  keyboard: [
    { key: 'Tab', does: 'Reaches each box and press, and the field.' },
    { key: 'Space', does: 'Ticks a goal, or unticks it.' },
    { key: 'Enter', does: 'In a field: adds the goal, or renames it.' },
    { key: 'Escape', does: 'In the field of another name: leaves the goal as it is.' },
  ],
} satisfies ComponentDocs;
