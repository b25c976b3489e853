import type { ComponentDocs } from '../../../foundations/component-docs.ts';

export const docs = {
  when: ['Opening a herdsman club, or editing one that stands, with its pictures and meetings.'],
  whenNot: ['A live session: LiveSettingsForm.', 'Reading a club: HerdsmanClubHead and HerdsmanMeetings.'],
  anatomy: [
    'Name, city, room and introduction.',
    'For administrators, who runs it.',
    'Pictures.',
    'Meetings to come, each with what, where, when and how many.',
  ],
  do: [
    { say: 'Say before anything is removed that a meeting is called off with it.', story: 'Editing' },
    { say: 'Put each refusal under its field; the focus goes to the first.', story: 'Refused' },
  ],
  dont: ['Do not close it by a press outside: what is written would be lost.'],
  keyboard: [
    { key: 'Tab', does: 'Goes through the fields in reading order.' },
    { key: 'Enter', does: 'Sends the form from a field of one line.' },
    { key: 'Escape', does: 'Closes it, unless it is being sent.' },
  ],
} satisfies ComponentDocs;
