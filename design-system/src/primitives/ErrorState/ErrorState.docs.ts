import type { ComponentDocs } from '../../foundations/component-docs.ts';

export const docs = {
  when: ['A part of a page could not be loaded or shown, and nothing else can stand in its place.'],
  whenNot: [
    'There is nothing to show, and nothing went wrong: use an EmptyState.',
    'What was shown stays readable, and an action failed: use a Banner or a Toast.',
    'One field is wrong: Field has an `error`.',
  ],
  anatomy: [
    'Warning sign on a round ground.',
    'Title: what could not be shown.',
    'Why, and what may help.',
    'Button that tries again, where trying may help.',
    'Request id for support, small and in fixed width.',
  ],
  do: [
    { say: 'Name the thing in the title: "The class could not be loaded".', story: 'WithRetry' },
    { say: 'Keep it in place while it tries again; the button says so.', story: 'Retrying' },
  ],
  dont: [
    'Do not offer to try again where it cannot help: what has ended stays ended.',
    'Do not show a code or the text of an exception as the title; the request id has its own line.',
  ],
  keyboard: [
    { key: 'Tab', does: 'Reaches the button that tries again.' },
    { key: 'Enter', does: 'Tries again.' },
    { key: 'Space', does: 'Tries again.' },
  ],
} satisfies ComponentDocs;
