import type { ComponentDocs } from '../../foundations/component-docs.ts';

export const docs = {
  when: ['A page begins: its title is the only `h1`.'],
  whenNot: [
    'A part of a page: Section or PageSection.',
    'A live room: LiveHead.',
    'The page is a single message: MessageScreen.',
  ],
  anatomy: [
    'Title.',
    'Lead: what the page is for, in a sentence, in a narrow column.',
    'Links from here, at the end of the line.',
  ],
  do: [
    { say: 'Name the page as the link to it does.', story: 'TitleAlone' },
    { say: 'Say in the lead what can be done here.', story: 'TitleAndLead' },
    { say: 'Put ButtonLinks to neighbouring pages at the end.', story: 'Actions' },
  ],
  dont: ['Do not greet or advertise in it.', 'Do not write a lead of more than two lines.'],
  keyboard: [{ key: 'Tab', does: 'Reaches the links at its end.' }],
} satisfies ComponentDocs;
