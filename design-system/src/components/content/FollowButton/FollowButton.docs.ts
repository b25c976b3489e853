import type { ComponentDocs } from '../../../foundations/component-docs.ts';

export const docs = {
  when: ['A member, a lecturer or a topic can be followed, on its card or page.'],
  whenNot: [
    'A channel is subscribed to: following changes no subscription (T07).',
    'A live session is to be remembered: AppointmentButton.',
    'Something is kept for later: FavouriteFolders.',
  ],
  anatomy: [
    'Plus, tick or two people.',
    'One word: follow, following, or that both follow.',
    'Ring with "saving" while it is being changed.',
  ],
  do: [
    { say: 'Pass the name: "Follow: Mei Ling" is what is read out.', story: 'None' },
    { say: 'Show that both follow each other.', story: 'Mutual' },
    { say: 'Hold it while the change is on its way.', story: 'Pending' },
  ],
  dont: [
    'Do not show it to somebody about themselves.',
    'Do not ask before giving it up: it is taken back with one press.',
  ],
  keyboard: [
    { key: 'Tab', does: 'Reaches it.' },
    { key: 'Enter, Space', does: 'Follows, or gives it up.' },
  ],
} satisfies ComponentDocs;
