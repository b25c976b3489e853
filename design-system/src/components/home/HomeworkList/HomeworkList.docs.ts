import type { ComponentDocs } from '../../../foundations/component-docs.ts';

export const docs = {
  when: ['What several classes ask of one member, in one list: what is to do, or what is done.'],
  whenNot: ['The work of one class beside its talk: WorkList.', 'Tasks that pay credits: CreditTaskRow.'],
  anatomy: [
    'Icon of the kind, for the eye alone.',
    'Title, which is the link; the whole row follows it.',
    'Kind, class, when it is due, was done or was closed, and the points of a mark.',
    'Tag: due soon, missed, or done.',
  ],
  do: [
    { say: 'Say that something was missed in words, not by a colour alone.', story: 'ToDo' },
    { say: 'Lead to the classes where nothing is due.', story: 'NothingDue' },
  ],
  dont: ['Do not let it submit anything: it leads to the place in the chat where that is done.'],
  keyboard: [{ key: 'Tab', does: 'Reaches the titles, and the whole row shows the focus.' }],
} satisfies ComponentDocs;
