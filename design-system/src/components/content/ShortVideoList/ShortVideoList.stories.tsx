import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { failures } from '../../../stories/index.ts';
import { ownVideos, videos } from './ShortVideoList.fixtures.ts';
import { ShortVideoList } from './ShortVideoList.tsx';

const meta = {
  title: 'components/content/ShortVideoList',
  component: ShortVideoList,
  args: {
    state: { kind: 'ready', videos, hasMore: true },
    onMore: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof ShortVideoList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('link')).toHaveLength(videos.length);
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};
/** Where each of mine stands; what is being converted has no picture yet. */
export const Mine: Story = {
  args: {
    state: { kind: 'ready', videos: ownVideos, hasMore: false },
    own: { onEdit: fn(), onDelete: fn() },
  },
  play: async ({ args, canvasElement }) => {
    const [edit, remove] = within(canvasElement).getAllByRole('button');
    await userEvent.click(edit ?? canvasElement);
    await expect(args.own?.onEdit).toHaveBeenCalledWith('4');
    await userEvent.click(remove ?? canvasElement);
    await expect(args.own?.onDelete).toHaveBeenCalledWith('4');
  },
};
export const Empty: Story = { args: { state: { kind: 'ready', videos: [], hasMore: false } } };
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
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <ShortVideoList {...args} />
      <ShortVideoList {...args} {...Mine.args} />
      <ShortVideoList {...args} {...Empty.args} />
      <ShortVideoList {...args} {...Loading.args} />
      <ShortVideoList {...args} {...LoadFailed.args} />
    </div>
  ),
};
