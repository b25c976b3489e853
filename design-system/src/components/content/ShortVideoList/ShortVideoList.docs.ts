import type { ComponentDocs } from '../../../foundations/component-docs.ts';

export const docs = {
  when: ['Short videos are offered to be played: all of them, the popular ones, or my own (S04).'],
  whenNot: [
    'One is played: ShortVideoPlayer.',
    'A recording of a live session is meant: it is across and belongs to its channel.',
  ],
  anatomy: [
    'Cover in portrait with the length, or that it is being prepared.',
    'Title, which is the link, on two lines at most.',
    'Author and likes.',
    'For its author: where the review stands, and what can be done.',
  ],
  do: [
    { say: 'Show authors where each of theirs stands, with the reason of a refusal.', story: 'Mine' },
    { say: 'Say what to do where nothing is there.', story: 'Empty' },
  ],
  dont: ['Do not play anything in the list: a page with six films in motion cannot be read.'],
  keyboard: [
    { key: 'Tab', does: 'From video to video; after one of mine, its edit and delete.' },
    { key: 'Enter', does: 'Plays it.' },
  ],
} satisfies ComponentDocs;
