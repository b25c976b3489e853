import type { ComponentDocs } from '../../../foundations/component-docs.ts';

export const docs = {
  when: ['The head of a herdsman club’s page, with the one step that the reader can take.'],
  whenNot: ['A club among others: HerdsmanClubCard.', 'The page of a channel: ChannelCard.'],
  anatomy: [
    'Name, city, how many are in it and how many have room.',
    'Who runs it.',
    'Joining, leaving, or for a visitor the way to sign in; beside it what else may be done.',
  ],
  do: [
    { say: 'Say on the link of a visitor that signing in comes before joining.', story: 'Visitor' },
    { say: 'Keep the button of a full club and say why it does nothing.', story: 'Full' },
  ],
  dont: ['Do not offer leaving to who runs the club.'],
  keyboard: [
    { key: 'Tab', does: 'Reaches joining, then what else may be done.' },
    { key: 'Enter', does: 'Joins, or asks before leaving.' },
  ],
} satisfies ComponentDocs;
