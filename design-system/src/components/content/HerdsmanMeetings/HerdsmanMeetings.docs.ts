import type { ComponentDocs } from '../../../foundations/component-docs.ts';

export const docs = {
  when: ['The meetings of a herdsman club that are to come, with the way to sign up for each.'],
  whenNot: [
    'Lessons of a course: ScheduleTable.',
    'A live session that one may be reminded of: AppointmentButton.',
  ],
  anatomy: [
    'What the meeting is about, when and where.',
    'Places that are taken, and whether one of them is the reader’s.',
    'Signing up, taking it back, or for a visitor the way to sign in.',
  ],
  do: [
    { say: 'Say on the link of a visitor that it leads to signing in.', story: 'Visitor' },
    {
      say: 'Keep the button and say why it does nothing: no place left, or not in the club.',
      story: 'Outside',
    },
  ],
  dont: ['Do not list meetings that have begun.'],
  keyboard: [
    { key: 'Tab', does: 'Goes from the button of one meeting to that of the next.' },
    { key: 'Enter', does: 'Signs up, or takes it back.' },
  ],
} satisfies ComponentDocs;
