import type { ComponentDocs } from '../../../foundations/component-docs.ts';

export const docs = {
  when: [
    'An author sees their own words that wait for review or were rejected (S06): a post, a comment, a short video.',
  ],
  whenNot: [
    'Somebody else reads: they see only what is displayed.',
    'A moderator decides: ReviewItem.',
    'The words are displayed: it draws nothing, and nothing takes its place.',
  ],
  anatomy: [
    'Ground in warning or danger.',
    'How it stands, in bold.',
    'Waiting: who sees it, the place in the queue, the usual wait. Rejected: the reason of the moderator.',
    'Button that takes the kept text up again, once rejected.',
  ],
  do: [
    { say: 'Say the place and the usual wait where they are known.', story: 'InQueue' },
    { say: 'Offer to edit again: the text was kept.', story: 'Rejected' },
  ],
  dont: [
    'Do not invent a place or a wait that the server did not give.',
    'Do not soften the reason: it is the sentence of the moderator.',
  ],
  keyboard: [
    { key: 'Tab', does: 'Reaches the button, once rejected.' },
    { key: 'Enter', does: 'Takes the text up again.' },
  ],
} satisfies ComponentDocs;
