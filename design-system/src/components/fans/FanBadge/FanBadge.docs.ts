import type { ComponentDocs } from '../../../foundations/component-docs.ts';

export const docs = {
  when: [
    'A member of a fan club is named where the club matters: a message of its channel, its list of members, its panel.',
    'The level of the platform is shown: a profile, the ladder of levels. It takes `of="platform"`.',
  ],
  whenNot: [
    'The progress to the next level is the point: LevelUnlock, which has the badge and the way to go.',
    'Another standing is shown, of a teacher or an administrator: Tag.',
  ],
  anatomy: ['Number of the level.', 'Name on the medal, of the club or of the platform.'],
  do: [
    { say: 'Show an unlit badge grey with its level: nothing was lost but the light.', story: 'Unlit' },
    { say: 'Leave the colour to the level: it changes at 5, 10, 20 and 30.', story: 'HighestTier' },
  ],
  dont: [
    'Do not put two badges beside one name: the club of the place counts.',
    'Do not write "level" beside it: the hidden text says it already.',
  ],
  keyboard: [],
} satisfies ComponentDocs;
