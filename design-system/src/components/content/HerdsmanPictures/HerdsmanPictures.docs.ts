import type { ComponentDocs } from '../../../foundations/component-docs.ts';

export const docs = {
  when: ['The pictures of a herdsman club on its page.'],
  whenNot: ['The pictures of a post: PostLightbox.', 'Choosing pictures: the form of the club.'],
  anatomy: ['Small pictures side by side, as many as fit.', 'Each opens a Lightbox with all of them.'],
  do: [{ say: 'Leave the section out where a club has no picture.', story: 'One' }],
  dont: ['Do not cut a picture where it is opened.'],
  keyboard: [
    { key: 'Tab', does: 'Goes from picture to picture.' },
    { key: 'Enter', does: 'Opens the picture.' },
    { key: 'Escape', does: 'Closes it; the focus comes back.' },
  ],
} satisfies ComponentDocs;
