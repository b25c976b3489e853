import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { cast, failures } from '../../../stories/index.ts';
import { course } from '../ProductCard/ProductCard.fixtures.ts';
import { GroupMembers } from './GroupMembers.tsx';

const members = [
  { uid: '1', ...cast.wang, hasPaid: true },
  { uid: '2', ...cast.mei, hasPaid: false },
  { uid: '3', ...cast.somchai, hasPaid: false },
];

const meta = {
  title: 'components/live/GroupMembers',
  component: GroupMembers,
  args: {
    product: course.name,
    state: { kind: 'ready', members, hasMore: true },
    onRetry: fn(),
    onMore: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof GroupMembers>;

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
  args: { state: { kind: 'ready', members, hasMore: true, isLoadingMore: true } },
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
