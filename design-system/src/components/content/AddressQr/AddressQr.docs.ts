import type { ComponentDocs } from '../../../foundations/component-docs.ts';

export const docs = {
  when: ['Something on the screen belongs on a phone: a build for it, a page to take along.'],
  whenNot: ['A sum is paid by it: PayQr, which says how far the payment has come.'],
  anatomy: ['The code, black on white, with a quiet border that a camera needs.'],
  do: [
    { say: 'Give the whole address, with its host.', story: 'Address' },
    { say: 'Name what it leads to: nobody hears a code.', story: 'Address' },
  ],
  dont: ['Do not make it the only way: the address stands beside it as a link.'],
  keyboard: [],
} satisfies ComponentDocs;
