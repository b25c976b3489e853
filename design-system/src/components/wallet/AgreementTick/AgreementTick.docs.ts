import type { ComponentDocs } from '../../../foundations/component-docs.ts';

export const docs = {
  when: ['Before paying, subscribing and exchanging: the member accepts a version of an agreement (S39).'],
  whenNot: [
    'A choice without a text that is agreed to: Checkbox.',
    'The text itself is shown: AgreementText.',
  ],
  anatomy: [
    'Box, never ticked beforehand.',
    '"I accept", and the name of the agreement as a link.',
    'Version.',
    'Error, when the member went on without.',
  ],
  do: [
    { say: 'Pass the version that the server gave: it is stored with the order.', story: 'Ticked' },
    { say: 'Say under the box that it is missing, and keep the button pressable.', story: 'Missing' },
    { say: 'Open the agreement elsewhere: the form stays as it is.' },
  ],
  dont: [
    'Do not tick it for the member, not even the second time.',
    'Do not put two agreements behind one box.',
  ],
  keyboard: [
    { key: 'Tab', does: 'Reaches the box, then the link.' },
    { key: 'Space', does: 'Ticks the box, or takes the tick away.' },
    { key: 'Enter', does: 'At the link: opens the agreement elsewhere.' },
  ],
} satisfies ComponentDocs;
