import type { ComponentDocs } from '../../../foundations/component-docs.ts';

export const docs = {
  when: ['A herdsman club in a grid of clubs, to be opened.'],
  whenNot: ['A channel or its fan club: ChannelCard.', 'The club itself: HerdsmanClubHead.'],
  anatomy: [
    'First picture, or a drawing where there is none.',
    'Name, which is the link; the whole card follows it.',
    'The meeting that comes next, in the reader’s time zone.',
    'City, whether one is in it, whether it is full, and how many are.',
  ],
  do: [{ say: 'Say that no meeting is planned instead of leaving the line out.', story: 'WithoutMeeting' }],
  dont: ['Do not put a button on the card: one joins on the club’s page, where its rules can be read.'],
  keyboard: [{ key: 'Tab', does: 'Reaches the name, and the whole card shows the focus.' }],
} satisfies ComponentDocs;
