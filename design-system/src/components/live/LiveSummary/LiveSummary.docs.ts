import type { ComponentDocs } from '../../../foundations/component-docs.ts';

export const docs = {
  when: [
    'A live session has ended: in the room for those who watched it, in the console for those who ran it.',
  ],
  whenNot: ['A session in a list: LiveCard.', 'Figures while it is on air: LiveHead and the console.'],
  anatomy: [
    'How it ended, with the reason where it was stopped.',
    'Figures: time on air, who watched, most at once, likes.',
    'For those who run the channel: new fans, and beans in gold.',
    'What to do next: one button.',
  ],
  do: [
    { say: 'Say why it was stopped, in the words of who stopped it.', story: 'Stopped' },
    { say: 'Leave out what the channel earned for everybody else.', story: 'ForViewers' },
  ],
  dont: [
    'Do not show a zero for what was never counted.',
    'Do not put a second button beside the next step.',
  ],
  keyboard: [{ key: 'Tab', does: 'Goes to what to do next.' }],
} satisfies ComponentDocs;
