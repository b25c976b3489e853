import type { ComponentDocs } from '../../foundations/component-docs.ts';

export const docs = {
  when: ['Two to seven views of one place, one at a time: my orders and my statement, comments and notes.'],
  whenNot: [
    'The views have addresses that are passed on: links in a navigation.',
    'They are read together: Sections.',
    'They are steps: Stepper.',
    'They filter one list by several things: filters.',
  ],
  anatomy: [
    'Row of tabs, with a line or a pill under the chosen one.',
    'Badge or number behind a label, optional.',
    'What stands beside them whichever is chosen, optional.',
    'The view of the chosen tab.',
  ],
  do: [
    { say: 'Take the line for a page, the pill for a switch of two or three inside a part.', story: 'Pill' },
    { say: 'Keep what was written in a view while another is shown.' },
    { say: 'Put what belongs to all views beside them.', story: 'BesideThem' },
  ],
  dont: [
    'Do not let them wrap to a second row: shorten the words, or use a Select.',
    'Do not disable a tab: show the view and say there what is missing.',
  ],
  keyboard: [
    { key: 'Tab', does: 'Reaches the chosen tab, then the view.' },
    { key: 'Right, Left', does: 'Choose the next, the one before, round the end.' },
    { key: 'Home, End', does: 'Choose the first, the last.' },
  ],
} satisfies ComponentDocs;
