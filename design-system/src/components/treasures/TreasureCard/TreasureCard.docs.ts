import type { ComponentDocs } from '../../../foundations/component-docs.ts';

export const docs = {
  when: ['Goods of the house that members exchange vouchers for, in a grid of them.'],
  whenNot: ['Goods that are paid with money: ProductCard.', 'One treasure in its whole: TreasureDialog.'],
  anatomy: [
    'Picture, grey where it can be had no more.',
    'Name, which is the link; the whole card follows it.',
    'State, and whether some are the reader’s.',
    'Price in vouchers, what is left, how many each member gets, and until when.',
  ],
  do: [
    { say: 'Say the state in words, not by a colour alone.', story: 'SoldOut' },
    { say: 'Say of one to come when it opens.', story: 'ToCome' },
  ],
  dont: ['Do not let it look like a game of chance: there is no draw.'],
  keyboard: [{ key: 'Tab', does: 'Reaches the name, and the whole card shows the focus.' }],
} satisfies ComponentDocs;
