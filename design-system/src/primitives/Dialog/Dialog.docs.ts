import type { ComponentDocs } from '../../foundations/component-docs.ts';

export const docs = {
  when: [
    'A short task or a text stands before the page and is finished or left: a remark, an agreement, a choice.',
  ],
  whenNot: [
    'It only asks yes or no: ConfirmDialog.',
    'It accompanies the page: Drawer or Popover.',
    'It is long or has steps: give it a page of its own.',
    'It only tells something: Banner or Toast.',
  ],
  anatomy: [
    'Scrim over the page.',
    'Sheet, 360, 480 or 690 px wide at most.',
    'Title, which names the dialog.',
    'Body; it alone scrolls.',
    'Foot: buttons, the main one last.',
    'Cross with a name.',
  ],
  do: [
    {
      say: 'Keep it open on a press beside it where something written would be lost (`keepsOnOutsidePress`).',
    },
    { say: 'Name the task in the title and repeat its verb on the main button.', story: 'Open' },
    { say: 'Let a long text scroll inside, with title and buttons in sight.', story: 'LongContent' },
  ],
  dont: [
    'Do not open one over another.',
    'Do not open one that nobody asked for, but for what stops the member.',
    'Do not take the large size for a short question.',
  ],
  keyboard: [
    { key: 'Tab', does: 'Goes round inside it; the page behind cannot be reached.' },
    { key: 'Shift+Tab', does: 'Goes round backwards.' },
    { key: 'Escape', does: 'Asks to close it; the focus returns to what opened it.' },
    { key: 'Arrow keys', does: 'Scroll a body that is longer than the sheet.' },
  ],
} satisfies ComponentDocs;
