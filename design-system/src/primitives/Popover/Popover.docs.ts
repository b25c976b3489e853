import type { ComponentDocs } from '../../foundations/component-docs.ts';

export const docs = {
  when: [
    'A choice, or a few fields, beside what they change: the qualities of a picture, the settings of flying comments.',
    'What it changes stays in sight and goes on meanwhile.',
  ],
  whenNot: [
    'It must be answered before anything else: Dialog.',
    'A list of actions: Menu.',
    'A few words about a control: Tooltip.',
  ],
  anatomy: [
    'Trigger: a Button or an IconButton.',
    'Surface with a shadow, in line with an edge of the trigger.',
    'Content: fields, or a panel that brings its own padding with `isFlush`.',
  ],
  do: [
    { say: 'Name it by what it holds, as the trigger is named.', story: 'Closed' },
    { say: 'Let a change count at once, or close it with what saves.', story: 'Open' },
  ],
  dont: [
    'Do not open one from another.',
    'Do not let it hold more than one idea.',
    'Do not hide in it what everybody needs.',
  ],
  keyboard: [
    { key: 'Enter, Space', does: 'At the trigger: opens it, and the focus goes in.' },
    { key: 'Tab', does: 'Through what it holds; past its end it closes.' },
    { key: 'Escape', does: 'Closes it and returns to the trigger.' },
  ],
} satisfies ComponentDocs;
