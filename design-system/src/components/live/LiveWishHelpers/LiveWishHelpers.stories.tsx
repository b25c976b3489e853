import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { cast, failures } from '../../../stories/index.ts';
import { offers } from '../LiveWish/live-wish.fixtures.ts';
import { LiveWishHelpers } from './LiveWishHelpers.tsx';

const helpers = [
  { uid: '1', ...cast.wang, n: 1_288 },
  { uid: '2', ...cast.mei, n: 66 },
  { uid: '3', ...cast.somchai, n: 1 },
];

const meta = {
  title: 'components/live/LiveWishHelpers',
  component: LiveWishHelpers,
  args: {
    gift: offers.sunflower,
    state: { kind: 'ready', helpers, hasMore: true },
    onRetry: fn(),
    onMore: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof LiveWishHelpers>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvasElement }) => {
    const dialog = within(canvasElement.ownerDocument.body);
    await expect(dialog.getAllByRole('listitem')).toHaveLength(3);
    const [more, close] = dialog.getAllByRole('button');
    await userEvent.click(more ?? canvasElement);
    await expect(args.onMore).toHaveBeenCalledOnce();
    await userEvent.click(close ?? canvasElement);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Loading: Story = { tags: ['pictured'], args: { state: { kind: 'loading' } } };
export const LoadingMore: Story = {
  tags: ['pictured'],
  args: { state: { kind: 'ready', helpers, hasMore: true, isLoadingMore: true } },
};
export const Empty: Story = {
  tags: ['pictured'],
  args: { state: { kind: 'ready', helpers: [], hasMore: false } },
};
export const LoadFailed: Story = {
  args: { state: { kind: 'error', reason: failures.noAnswer } },
  play: async ({ args, canvasElement }) => {
    const [retry] = within(canvasElement.ownerDocument.body).getAllByRole('button');
    await userEvent.click(retry ?? canvasElement);
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const AllStates: Story = { name: 'All states' };
