import type { ComponentDocs } from '../../foundations/component-docs.ts';

export const docs = {
  when: [
    'The time until something begins or ends matters while it is watched: a bag, a vote, a code that can be sent again.',
  ],
  whenNot: [
    'A moment further away than some days: write the date.',
    'A live session: Countdown of `components/live` brings its words.',
    'Time that went by: formats.',
  ],
  anatomy: [
    'Days in words, from one day on.',
    'Hours, minutes and seconds in tabular figures; no hours in the last hour.',
  ],
  do: [
    { say: "Pass the server's clock: a member's may be wrong by minutes." },
    { say: 'Turn it red only when haste is needed, with `urgentWithin`.', story: 'Urgent' },
    { say: 'Say what it counts: words beside it, or a `label`.', story: 'Hours' },
  ],
  dont: [
    'Do not use it to press somebody into buying.',
    'Do not decide by it: `onEnd` asks the server again.',
  ],
  keyboard: [],
} satisfies ComponentDocs;
