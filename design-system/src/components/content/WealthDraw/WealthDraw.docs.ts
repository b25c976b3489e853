import type { ComponentDocs } from '../../../foundations/component-docs.ts';

export const docs = {
  when: ['Once a day somebody draws one card of the house’s learning deck.'],
  whenNot: ['Something is won: LuckyBag, OpenPacketDialog.', 'A term is looked up: the glossary.'],
  anatomy: [
    'The back of the card with what is in the deck, and the press that draws.',
    'The face: kind, title, one or two sentences, and a task.',
    'A press that makes the task a goal of the running month.',
    'The last draws with their days.',
  ],
  do: [
    { say: 'Say that the task is a goal once it is one.', story: 'Adopted' },
    { say: 'Turn the card once, when it was drawn; who wants less motion sees it at once.', story: 'Turned' },
  ],
  dont: ['Do not count days in a row and do not reward them: one may leave a day out.'],
  keyboard: [
    { key: 'Tab', does: 'Reaches the press.' },
    { key: 'Enter, Space', does: 'Draws the card, or adopts its task.' },
  ],
} satisfies ComponentDocs;
