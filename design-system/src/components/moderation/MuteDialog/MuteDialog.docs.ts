import type { ComponentDocs } from '../../../foundations/component-docs.ts';

export const docs = {
  when: ['Staff of a room forbid a member to speak for a time, or let them speak again (D26).'],
  whenNot: [
    'A member reports something: ReportDialog.',
    'A session is stopped or frozen: FreezeDialog.',
    'One message goes: it is recalled from its menu.',
  ],
  anatomy: [
    'Title with the name of the member.',
    'Banner with the mute that stands, its end, its reason and a button that lifts it.',
    'How long: five minutes to for ever.',
    'Reason, which is needed.',
    'Way back, and the action in danger.',
  ],
  do: [
    { say: 'Show a mute that already stands before another is given.', story: 'MutedAlready' },
    { say: 'Ask for the reason: the member reads it.', story: 'Ready' },
    { say: 'Hold the action while it is on its way.', story: 'Muting' },
  ],
  dont: [
    'Do not choose "for ever" beforehand: an hour is.',
    'Do not offer it to those who may not mute: the entry is not there.',
  ],
  keyboard: [
    { key: 'Tab', does: 'Goes through time, reason and buttons.' },
    { key: 'Up, Down', does: 'Choose how long.' },
    { key: 'Escape', does: 'Closes without muting.' },
  ],
} satisfies ComponentDocs;
