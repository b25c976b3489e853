import type { ComponentDocs } from '../../../foundations/component-docs.ts';

export const docs = {
  when: ['The parts of the homepage, each at an address of its own.'],
  whenNot: ['Views of one place that share an address: Tabs.', 'The pages of the site: TopNav.'],
  anatomy: ['Links in a row that wraps; the one that is shown is marked as the current one.'],
  do: [{ say: 'Begin with the whole page.', story: 'AllStates' }],
  dont: ['Do not scroll it sideways: all parts are seen at once.'],
  keyboard: [{ key: 'Tab', does: 'Goes from part to part.' }],
} satisfies ComponentDocs;
