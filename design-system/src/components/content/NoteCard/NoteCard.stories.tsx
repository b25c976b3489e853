import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { study, titles } from '../../../stories/index.ts';
import { day, minute, storyNow } from '../content.fixtures.ts';
import { type Note, NoteCard } from './NoteCard.tsx';

const note: Note = {
  id: '1',
  title: titles.threeQuestions,
  text: study.noteFive,
  updatedAt: storyNow - day,
  pin: {
    lesson: study.lessonTwelve,
    position: 34 * minute + 20_000,
    href: '/hljw/courseCenter/courseContentShow?id=12&t=2060',
  },
};

const meta = {
  title: 'components/content/NoteCard',
  component: NoteCard,
  args: { note, onEdit: fn(), onDelete: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NoteCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pinned: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link')).toHaveTextContent('34:20');
    await userEvent.click(canvas.getByRole('button'));
    const [edit] = await canvas.findAllByRole('menuitem');
    await userEvent.click(edit ?? canvasElement);
    await expect(args.onEdit).toHaveBeenCalledWith(args.note);
  },
};
/** Deleted only after a question. */
export const Unpinned: Story = {
  tags: ['pictured'],
  args: {
    note: {
      ...note,
      id: '2',
      title: '',
      text: study.debtFriday,
      pin: undefined,
    },
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button'));
    const items = await canvas.findAllByRole('menuitem');
    await userEvent.click(items[1] ?? canvasElement);
    const dialog = await canvas.findByRole('alertdialog');
    await expect(args.onDelete).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getAllByRole('button')[1] ?? dialog);
    await expect(args.onDelete).toHaveBeenCalledWith(args.note);
  },
};
export const LongWords: Story = {
  args: {
    note: {
      ...note,
      id: '3',
      title: titles.noteLong,
      text: 'https://example.com/annual-report/2026/consolidated-statement-of-financial-position-and-notes-to-the-accounts.pdf',
    },
  },
};

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <NoteCard {...args} />
      <NoteCard {...args} {...Unpinned.args} />
      <NoteCard {...args} {...LongWords.args} />
    </div>
  ),
};
