import type { ComponentDocs } from '../../foundations/component-docs.ts';

export const docs = {
  when: [
    'One or two words about the kind or state of something: a role, a membership, "paid".',
    'A chosen filter or topic that can be taken off again.',
  ],
  whenNot: [
    'It counts something: use a Badge.',
    'It is the state of a live session: LiveStatusTag knows its words and colours.',
    'It is a sentence: use a Banner, or plain text.',
  ],
  anatomy: [
    'Ground with corners of 4 px, in the colour of its tone.',
    'Icon of 12 px, optional.',
    'One or two words.',
    'Cross with a name of its own, where it can be taken off.',
  ],
  do: [
    { say: 'Let the words say it; the tone supports them.', story: 'AllStates' },
    { say: 'Name the cross by what it takes off: "Remove the tag dividends".', story: 'Removable' },
  ],
  dont: [
    'Do not use `live` for anything but what is on air now.',
    'Do not make it a button: a tag is read, its cross alone is pressed.',
    'Do not put more than three beside a name.',
  ],
  keyboard: [
    { key: 'Tab', does: 'Reaches the cross, where there is one.' },
    { key: 'Enter', does: 'Takes the tag off.' },
    { key: 'Space', does: 'Takes the tag off.' },
  ],
} satisfies ComponentDocs;
