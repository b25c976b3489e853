import type { ComponentDocs } from '../../../foundations/component-docs.ts';

export const docs = {
  when: ['One treasure in its whole, over the list it was opened from.'],
  whenNot: ['Turning coins into beans: ExchangeDialog.', 'Goods that are paid with money: ProductCheckout.'],
  anatomy: [
    'Picture, state, and what it is.',
    'Price and balance, what is left, how many each member gets, from when and until when.',
    'Numbers under which the reader’s own are handed over.',
    'The agreement to tick and the exchange, or the way to more vouchers.',
  ],
  do: [
    { say: 'Say before the exchange that it is final.', story: 'Open' },
    { say: 'Keep the button where nothing can be exchanged and say why.', story: 'ToCome' },
    { say: 'Say what is missing and lead to more vouchers.', story: 'TooFewVouchers' },
    { say: 'Ask for the agreement where it was not ticked.', story: 'Unticked' },
  ],
  dont: ['Do not close it after an exchange: the number has to be read.'],
  keyboard: [
    { key: 'Enter', does: 'Exchanges, from the button.' },
    { key: 'Escape', does: 'Closes it, unless an exchange is under way.' },
  ],
} satisfies ComponentDocs;
