import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { comments } from './CommentItem.fixtures.ts';
import { CommentItem } from './CommentItem.tsx';

const meta = {
  title: 'components/content/CommentItem',
  component: CommentItem,
  args: {
    comment: comments.displayed,
    actions: {
      onLike: fn(),
      onReply: fn(),
      onDelete: fn(),
      onReport: fn(),
      onEditAgain: fn(),
      onRetry: fn(),
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 690 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CommentItem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Displayed: Story = {
  play: async ({ args, canvasElement }) => {
    const [like, reply, report] = within(canvasElement).getAllByRole('button');
    await userEvent.click(like ?? canvasElement);
    await expect(args.actions?.onLike).toHaveBeenCalledWith(args.comment, true);
    await userEvent.click(reply ?? canvasElement);
    await expect(args.actions?.onReply).toHaveBeenCalledWith(args.comment);
    await userEvent.click(report ?? canvasElement);
    await expect(args.actions?.onReport).toHaveBeenCalledWith(args.comment);
  },
};

/** Only my own can be deleted, and only after a question (P08). */
export const Own: Story = {
  tags: ['pictured'],
  args: { comment: comments.own },
  play: async ({ args, canvasElement }) => {
    const remove = within(canvasElement).getAllByRole('button').at(-1) ?? canvasElement;
    await userEvent.click(remove);
    const dialog = await within(canvasElement).findByRole('alertdialog');
    await expect(args.actions?.onDelete).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getAllByRole('button')[0] ?? dialog);
    await waitFor(() => expect(remove).toHaveFocus());
    await userEvent.click(remove);
    const again = await within(canvasElement).findByRole('alertdialog');
    await userEvent.click(within(again).getAllByRole('button')[1] ?? again);
    await expect(args.actions?.onDelete).toHaveBeenCalledWith(args.comment);
  },
};
export const Sending: Story = { tags: ['pictured'], args: { comment: comments.sending } };
export const Failed: Story = { tags: ['pictured'], args: { comment: comments.failed } };
export const Pending: Story = { tags: ['pictured'], args: { comment: comments.pending } };
export const Rejected: Story = {
  args: { comment: comments.rejected },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getAllByRole('button')[0] ?? canvasElement);
    await expect(args.actions?.onEditAgain).toHaveBeenCalledWith(args.comment);
  },
};
export const DeletedWithAnswer: Story = {
  tags: ['pictured'],
  args: { comment: comments.deleted },
  render: (args) => (
    <CommentItem {...args}>
      <CommentItem comment={comments.teacher} actions={args.actions} depth="reply" />
    </CommentItem>
  ),
};
export const LongWords: Story = { tags: ['pictured'], args: { comment: comments.long } };

export const AllStates: Story = {
  name: 'All states',
  render: ({ actions }) => (
    <div>
      <CommentItem comment={comments.displayed} actions={actions}>
        <CommentItem comment={comments.teacher} actions={actions} depth="reply" />
        <CommentItem comment={comments.deleted} actions={actions} depth="reply" />
      </CommentItem>
      {[
        comments.own,
        comments.sending,
        comments.failed,
        comments.pending,
        comments.rejected,
        comments.deleted,
        comments.hidden,
        comments.long,
      ].map((one) => (
        <CommentItem key={one.id} comment={one} actions={actions} />
      ))}
    </div>
  ),
};
