import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { failures } from '../../../stories/index.ts';
import { comments } from './CommentItem.fixtures.ts';
import { CommentItem } from './CommentItem.tsx';
import { CommentList } from './CommentList.tsx';

const meta = {
  title: 'components/content/CommentList',
  component: CommentList,
  args: {
    state: { kind: 'ready', hasMore: true },
    total: 318,
    sort: 'newest',
    onSort: fn(),
    onMore: fn(),
    onRetry: fn(),
    children: [comments.displayed, comments.own, comments.pending].map((one) => (
      <CommentItem key={one.id} comment={one} actions={{ onLike: fn(), onReply: fn() }} />
    )),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 690 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CommentList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'liked');
    await expect(args.onSort).toHaveBeenCalledWith('liked');
    await userEvent.click(canvas.getAllByRole('button').at(-1) ?? canvasElement);
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};
export const LoadingMore: Story = { args: { state: { kind: 'ready', hasMore: true, isLoadingMore: true } } };
export const Empty: Story = { args: { state: { kind: 'ready', hasMore: false }, total: 0, children: null } };
export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const LoadFailed: Story = {
  args: { state: { kind: 'error', reason: failures.noAnswer } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const AllStates: Story = {
  name: 'All states',
  // The same region many times: that is what this page is for.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <div style={{ display: 'grid', gap: 40 }}>
      <CommentList {...args} />
      <CommentList {...args} {...Empty.args} />
      <CommentList {...args} {...Loading.args} />
      <CommentList {...args} {...LoadFailed.args} />
    </div>
  ),
};
