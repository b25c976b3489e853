import type { ComponentDocs } from '../../../foundations/component-docs.ts';

export const docs = {
  when: ['Above the list of herdsman clubs.'],
  whenNot: ['Looking for anything of the platform: SearchPalette.', 'The wish pool: WishFilters.'],
  anatomy: [
    'Words of the name.',
    'City, with how many clubs each has.',
    'For members, only their own clubs.',
    'How many are found.',
  ],
  do: [{ say: 'Keep what is chosen in the address, so that a list can be sent on.', story: 'Chosen' }],
  dont: ['Do not offer a visitor their own clubs: they have none.'],
  keyboard: [
    { key: 'Enter', does: 'Looks for what is typed.' },
    { key: 'Escape', does: 'Clears the field.' },
  ],
} satisfies ComponentDocs;
