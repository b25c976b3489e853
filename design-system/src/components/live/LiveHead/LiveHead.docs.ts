import type { ComponentDocs } from '../../../foundations/component-docs.ts';

export const docs = {
  when: ['The head of a live room, over its picture.'],
  whenNot: ['A session in a list: LiveCard.', 'A page that is no room: PageHeading.'],
  anatomy: [
    'Title of the session, the `h1` of the page.',
    'LiveStatusTag.',
    'Teacher and how many watch.',
    'Who gave most: a GiftRank.',
    'What can be done: buttons.',
  ],
  do: [
    { say: 'Let a long title wrap; the buttons keep their place.', story: 'LongName' },
    { say: 'Hold its height while it loads, so that the picture does not jump.', story: 'Loading' },
    { say: 'Put at most three buttons at the end, the rest in a Menu.', story: 'WithActions' },
  ],
  dont: [
    'Do not count watchers that the server did not count.',
    'Do not put settings here: they have a panel.',
  ],
  keyboard: [{ key: 'Tab', does: 'Goes through the rank and the buttons.' }],
} satisfies ComponentDocs;
