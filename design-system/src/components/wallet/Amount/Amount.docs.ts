import type { ComponentDocs } from '../../../foundations/component-docs.ts';

export const docs = {
  when: ['A sum of beans, coins, dangwu vouchers or credits is shown, anywhere.'],
  whenNot: [
    'The sum is money of a country: `formats.money` writes it with its currency.',
    'Several sums belong to one decision: use AmountFacts.',
    'The number is no currency: use the formats.',
  ],
  anatomy: [
    'Icon of the currency.',
    'Sign, where it came in or went out.',
    'Number, grouped as the language does, in tabular figures.',
    'Name of the currency, for screen readers.',
  ],
  do: [
    { say: 'Sign what changes a balance: + came in, − went out.', story: 'Income' },
    { say: 'Take `inherit` on a button, where the button decides the colour.' },
    { say: 'Show the balance of a page large, once.', story: 'Large' },
  ],
  dont: [
    'Do not write the number yourself: "1250" is grouped in six ways.',
    'Do not round: a bean is whole, and every one is booked.',
    'Do not colour an expense red as if it were a fault.',
  ],
  keyboard: [],
} satisfies ComponentDocs;
