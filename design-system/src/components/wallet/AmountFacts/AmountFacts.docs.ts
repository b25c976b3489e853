import type { ComponentDocs } from '../../../foundations/component-docs.ts';

export const docs = {
  when: ['A decision about beans needs its sums beside it: what it costs, what I have, what I receive.'],
  whenNot: [
    'One sum alone: Amount.',
    'All balances of a member: BalanceCard.',
    'Many bookings: StatementTable.',
  ],
  anatomy: [
    'Gold ground.',
    'Facts: a label and an Amount each.',
    'The main one, larger.',
    'Note: a rule or a date, quieter.',
  ],
  do: [
    { say: 'Make the sum larger that the others lead to.', story: 'Ready' },
    { say: 'Name each currency by its Amount where two meet.', story: 'TwoCurrencies' },
    { say: 'Write the rule that decides below: a fee, a date.', story: 'WithNote' },
  ],
  dont: ['Do not list more than four.', 'Do not work sums out in the page: show those of the server.'],
  keyboard: [],
} satisfies ComponentDocs;
