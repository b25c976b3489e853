import type { ComponentDocs } from '../../foundations/component-docs.ts';

export const docs = {
  when: [
    'Words are looked for in a list that is too long to read: members, messages, wishes.',
    'The list below changes as one types, or after Enter.',
  ],
  whenNot: [
    'One of a few known things is chosen: Select.',
    'What is typed is kept and sent, as a title or a name is: TextInput in a Field.',
    'The list has fewer than some eight rows: reading is quicker.',
  ],
  anatomy: [
    'Frame of 28, 36 or 44 px.',
    'Glass, which turns into a spinner while the search is under way.',
    'The words.',
    'Cross that clears them, only while there are any.',
  ],
  do: [
    { say: 'Say in the label what is searched: "Search members", not "Search".' },
    { say: 'Pass `busyLabel` while an answer is awaited: it is read out as well.' },
    { say: 'Keep the rows of the last search until the next have come.' },
    { say: 'Say what was looked for where nothing was found, and offer to clear it.' },
  ],
  dont: [
    'Do not ask the server at every letter: wait until the typing rests.',
    'Do not put a button beside it that only repeats Enter.',
    'Do not clear it as a result is opened: one comes back to it.',
  ],
  keyboard: [
    { key: 'Enter', does: 'Searches at once; of a Chinese word it only ends the choice.' },
    { key: 'Escape', does: 'Clears the words; with none it goes to the dialog around it.' },
    { key: 'Tab', does: 'Goes on to the cross, while there are words.' },
  ],
} satisfies ComponentDocs;
