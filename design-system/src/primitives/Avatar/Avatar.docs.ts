import type { ComponentDocs } from '../../foundations/component-docs.ts';

export const docs = {
  when: ['A person stands beside their words, their name or their gift.'],
  whenNot: [
    'It is a channel, a course or a stock: show its cover.',
    'Several people stand together: use an AvatarGroup.',
  ],
  anatomy: [
    'Circle of 24, 32, 40 or 64 px.',
    'Picture; without one the first letter of the name on one of six tints.',
    'Brand ring, while the person is on air.',
  ],
  do: [
    {
      say: 'Pass the name always: the letter and the tint come from it, the same everywhere.',
      story: 'Letter',
    },
    { say: 'Give a `label` where the name does not stand beside it.' },
    { say: 'Trust it with a broken address: the letter takes over.', story: 'BrokenPicture' },
  ],
  dont: [
    'Do not ring anybody who is not on air now.',
    'Do not give a `label` beside the written name: it would be read twice.',
  ],
  keyboard: [],
} satisfies ComponentDocs;
