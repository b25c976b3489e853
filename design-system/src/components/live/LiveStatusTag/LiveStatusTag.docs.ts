import type { ComponentDocs } from '../../../foundations/component-docs.ts';

export const docs = {
  when: ['A live session is named anywhere: its card, its head, the list of a teacher.'],
  whenNot: [
    'Something else has a state: Tag with words of its own.',
    'A replay is offered: the card says so.',
    'A teacher is on air, beside a name: Avatar has `isLive`.',
  ],
  anatomy: ['Ground that reads over pictures too.', 'Dot, while on air.', 'One word for the state.'],
  do: [
    {
      say: 'Show `interrupted` as what it is: on air, without a picture for the moment.',
      story: 'Interrupted',
    },
    { say: 'Put it first on a card, over the corner of the cover.', story: 'Live' },
  ],
  dont: [
    'Do not work the state out from times: the server says it.',
    'Do not write the state a second time beside it.',
  ],
  keyboard: [],
} satisfies ComponentDocs;
