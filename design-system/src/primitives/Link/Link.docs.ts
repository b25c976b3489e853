import type { ComponentDocs } from '../../foundations/component-docs.ts';

export const docs = {
  when: [
    'The press leads somewhere: another page, another site, a document.',
    'ButtonLink: the next step of a page is another page.',
  ],
  whenNot: ['Something happens on this page: use a Button.', 'Views of one place are chosen: use Tabs.'],
  anatomy: [
    'Words: underlined in a sentence (`text`), in the colour of their place elsewhere (`plain`).',
    'ButtonLink: the ground of a Button around them.',
  ],
  do: [
    { say: 'Say where it leads: "Exchange agreement", not "here".', story: 'Text' },
    {
      say: 'Use `plain` for titles and menus, where the place already says that it leads on.',
      story: 'Plain',
    },
    {
      say: 'Open agreements and other sites elsewhere, so that a half-written form stays.',
      story: 'OpensElsewhere',
    },
  ],
  dont: [
    'Do not leave out the underline inside a sentence: colour alone says nothing.',
    'Do not put a Link around a whole card with buttons in it: link the title.',
  ],
  keyboard: [
    { key: 'Tab', does: 'Reaches it.' },
    { key: 'Enter', does: 'Follows it.' },
    { key: 'Ctrl+Enter', does: 'Opens it in a new tab, as the browser does.' },
  ],
} satisfies ComponentDocs;
