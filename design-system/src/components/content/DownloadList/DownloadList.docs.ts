import type { ComponentDocs } from '../../../foundations/component-docs.ts';

export const docs = {
  when: ['Members take the product to a computer or a phone.'],
  whenNot: ['Material of a class or an article is downloaded: FileFolder, ArticleFiles.'],
  anatomy: [
    'Builds for this device; the first of them is the one to take.',
    'Builds for other systems, those for a phone with a code to scan.',
    'How a checksum is compared, closed until somebody asks.',
  ],
  do: [
    { say: 'Put the build for this device first, and recommend one.', story: 'OnWindows' },
    { say: 'Say so where there is none, and show all the others.', story: 'NoneForThisDevice' },
  ],
  dont: ['Do not hide builds of other systems: one downloads for the machine at home.'],
  keyboard: [
    { key: 'Tab', does: 'Reaches the checksum’s button and the link of each build.' },
    { key: 'Enter', does: 'Copies the checksum, or downloads the build.' },
  ],
} satisfies ComponentDocs;
