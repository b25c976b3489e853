import type { ComponentDocs } from '../../foundations/component-docs.ts';

export const docs = {
  when: [
    'How many things wait behind a row, a tab or a button: unread messages, products in the cart.',
    'Something new waits, and how much of it does not matter: a dot.',
  ],
  whenNot: [
    'It says what kind or state something is: Tag.',
    'It is an amount of beans or money: Amount.',
    'The number is read for itself, as in "1,280 watching": plain text.',
  ],
  anatomy: [
    'Ground of 18 px, round at the ends, in red; grey with `quiet`.',
    'The number, up to `limit`; above it "99+".',
    'With `isDot` a dot of 8 px, without ground and number.',
    'The label, which is read out and not drawn.',
  ],
  do: [
    {
      say: 'Say in the label what is counted, with the whole number: "1,280 unread".',
      story: 'OverTheLimit',
    },
    { say: 'Pass 0 too: nothing is drawn for it.', story: 'Nothing' },
    { say: 'Take `quiet` where the member muted what is counted.', story: 'AllStates' },
  ],
  dont: [
    'Do not press it: the row, tab or button it stands in is pressed.',
    'Do not use red for news nobody waits for: every red number asks to be looked at.',
    'Do not format the number yourself: only the label is formatted.',
  ],
  keyboard: [],
} satisfies ComponentDocs;
