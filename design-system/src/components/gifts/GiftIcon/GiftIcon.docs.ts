import type { ComponentDocs } from '../../../foundations/component-docs.ts';

export const docs = {
  when: ['A gift is shown: on its tile, in a message, in a combo, in a rank.'],
  whenNot: [
    'The gift is chosen: GiftTile, which has its name and price.',
    'It stands for giving in general: the gift icon of the icons page.',
  ],
  anatomy: [
    'Drawing of our own in a square, 48 px unless told otherwise.',
    'Wrapped gift for a key that is not known.',
  ],
  do: [
    { say: 'Write the name of the gift beside it: the drawing is silent.', story: 'AllStates' },
    { say: 'Trust it with a key from the catalogue that is newer than the page.', story: 'Unknown' },
  ],
  dont: [
    'Do not recolour it: the colours are the gift, in both themes.',
    'Do not draw it smaller than 20 px.',
  ],
  keyboard: [],
} satisfies ComponentDocs;
