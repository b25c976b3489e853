import type { ComponentDocs } from '../../../foundations/component-docs.ts';

export const docs = {
  when: ['A member publishes a short video, or changes one (S50).'],
  whenNot: ['A post of the circle is written: PostComposer.', 'An article is written: the page of writing.'],
  anatomy: [
    'Why it was refused before, or could not be sent.',
    'Film: dropped or chosen, on its way, or ready to be looked at.',
    'Title and a few words.',
    'Cover; without one the first picture of the film.',
    'Chapters, each with its second and the code of a stock.',
    'Send for review.',
  ],
  do: [
    { say: 'Say kinds, length and size before anything is uploaded.', story: 'Empty' },
    { say: 'Keep everything after a refusal.', story: 'Rejected' },
    { say: 'Say in a sentence what is wrong with the film.', story: 'FilmRefused' },
  ],
  dont: ['Do not send while the film is on its way.'],
  keyboard: [
    { key: 'Tab', does: 'Through the fields in reading order.' },
    { key: 'Enter', does: 'In the title: sends it, once it is complete.' },
    { key: 'Arrow up, Arrow down', does: 'In the second of a chapter: one more, one less.' },
  ],
} satisfies ComponentDocs;
