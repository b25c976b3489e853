import type { ComponentDocs } from '../../../foundations/component-docs.ts';

export const docs = {
  when: ['Who is in a herdsman club, on its page.'],
  whenNot: ['Members that can be followed from the list: MemberRows.'],
  anatomy: [
    'Portrait and name, which leads to the profile.',
    'For a visitor a sentence and the way to sign in.',
  ],
  do: [
    { say: 'Show names to members alone, and say so to a visitor.', story: 'Visitor' },
    { say: 'Say how many are shown where there are more.', story: 'Large' },
  ],
  dont: ['Do not show who has signed up for which meeting.'],
  keyboard: [{ key: 'Tab', does: 'Goes from name to name.' }],
} satisfies ComponentDocs;
