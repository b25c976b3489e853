import type { ComponentDocs } from '../../foundations/component-docs.ts';

export const docs = {
  when: [
    'A list or a longer form belongs to the page and is left for it again: members, settings, a cart, a fan club.',
    'The page is to be seen beside it, as a picture that plays is.',
  ],
  whenNot: [
    'It is a short task or a question: Dialog or ConfirmDialog.',
    'It belongs to one control: Popover.',
    'It is read for itself and has an address that is shared: give it a page.',
  ],
  anatomy: [
    'Scrim over the page.',
    'Sheet at the end of the window, as high as it, 400 or 690 px wide at most.',
    'Title, which names it.',
    'Body; it alone scrolls.',
    'Foot with buttons, the main one last, optional.',
    'Cross with a name.',
  ],
  do: [
    { say: 'Put it into the address, so that going back closes it and a reload opens it again.' },
    { say: 'Keep the buttons in the foot, in sight while the body scrolls.', story: 'LongContent' },
    { say: 'Take the large size for a form or for cards side by side.', story: 'Large' },
    { say: 'Over a dark stage pass nothing: it wears what it stands on.', story: 'OnTheStage' },
  ],
  dont: [
    'Do not open one over another, nor over a Dialog.',
    'Do not repeat its title as the first heading inside.',
    'Do not let a press beside it lose what was written (`keepsOnOutsidePress`).',
  ],
  keyboard: [
    { key: 'Tab', does: 'Goes round inside it; the page behind cannot be reached.' },
    { key: 'Shift+Tab', does: 'Goes round backwards.' },
    { key: 'Escape', does: 'Asks to close it; the focus returns to what opened it.' },
    { key: 'Arrow keys', does: 'Scroll a body that is longer than the window.' },
  ],
} satisfies ComponentDocs;
