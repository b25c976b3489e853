import type { ComponentDocs } from '../../foundations/component-docs.ts';

export const docs = {
  when: [
    'Several actions on one object, of which none needs to be in sight: on a message, a member, a session.',
    'One of a few ways of looking, with `isChosen`.',
  ],
  whenNot: [
    'One or two actions: buttons.',
    'An answer in a form: Select.',
    'Places to go: navigation, or links.',
    'It opens on the secondary button: ContextMenu.',
  ],
  anatomy: [
    'Trigger: a Button or an IconButton.',
    'Surface with a shadow, in line with an edge of the trigger.',
    'Items: icon, words, and the reason where one is held.',
    'Dividers between groups.',
    'Tick at the chosen one.',
  ],
  do: [
    { say: 'Put what destroys last, behind a divider, in `danger`.', story: 'Open' },
    { say: 'Show what cannot be done now with its reason, instead of hiding it.' },
    { say: 'Begin each item with a verb.' },
  ],
  dont: [
    'Do not nest menus.',
    'Do not put more than eight items into one.',
    'Do not hide the main action of a view in it.',
  ],
  keyboard: [
    { key: 'Enter, Space', does: 'Opens it at the trigger; does what the item says.' },
    {
      key: 'Down, Up',
      does: 'At the trigger: opens it at the first, at the last. Inside: the next, the one before.',
    },
    { key: 'Home, End', does: 'The first, the last.' },
    { key: 'Letters', does: 'Go to the item that begins so.' },
    { key: 'Escape', does: 'Closes it and returns to the trigger.' },
  ],
} satisfies ComponentDocs;
