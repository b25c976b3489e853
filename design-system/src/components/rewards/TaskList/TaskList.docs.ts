import type { ComponentDocs } from '../../../foundations/component-docs.ts';

export const docs = {
  when: ['The rewards that are given once are listed with what is left to do (D51).'],
  whenNot: [
    'A reward comes every day: SignInCard.',
    'Tasks of a fan club: FanTasks.',
    'Credits of a class: CreditTaskRow.',
  ],
  anatomy: [
    'Heading.',
    'Task: what it is called, and a hint.',
    'Reward, signed: beans and credits.',
    'Next step: a button, a link, that it waits, or when it was given.',
  ],
  do: [
    { say: 'Keep given rewards in the list, with their date.', story: 'AllClaimed' },
    { say: 'Say that a reward is paid by itself once something is approved.', story: 'Open' },
    { say: 'Say what failed, and offer to try again.', story: 'LoadFailed' },
  ],
  dont: [
    'Do not add a button where there is nothing to press.',
    'Do not order by reward: the order is the way of a newcomer.',
  ],
  keyboard: [
    { key: 'Tab', does: 'Goes from one next step to the next.' },
    { key: 'Enter', does: 'Opens the page, or begins the task.' },
  ],
} satisfies ComponentDocs;
