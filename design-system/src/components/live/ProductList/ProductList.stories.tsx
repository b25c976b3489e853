import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { failures } from '../../../stories/index.ts';
import { onStage, sameRegionOften, StageWall, storyNow } from '../live.fixtures.tsx';
import { course, groups, notes, pass } from '../ProductCard/ProductCard.fixtures.ts';
import { ProductList, type ProductLine } from './ProductList.tsx';

const lines: readonly ProductLine[] = [
  { product: course, sale: { kind: 'open', left: 36 }, group: groups.open, isCurrent: true },
  { product: notes, sale: { kind: 'open', left: null }, inCart: 1 },
  { product: pass, sale: { kind: 'sold_out' } },
];

const meta = {
  title: 'components/live/ProductList',
  component: ProductList,
  args: {
    state: { kind: 'ready', lines },
    onAdd: fn(),
    onBuy: fn(),
    onJoinGroup: fn(),
    onBuyGroup: fn(),
    onMembers: fn(),
    onRetry: fn(),
    now: storyNow,
  },
  decorators: [onStage(400)],
} satisfies Meta<typeof ProductList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('article')).toHaveLength(3);
  },
};
export const Empty: Story = { tags: ['pictured'], args: { state: { kind: 'ready', lines: [] } } };
export const Loading: Story = { tags: ['pictured'], args: { state: { kind: 'loading' } } };
export const LoadFailed: Story = {
  args: { state: { kind: 'error', reason: failures.noAnswer } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const AllStates: Story = {
  name: 'All states',
  parameters: sameRegionOften,
  render: (args) => (
    <StageWall column={340}>
      <ProductList {...args} />
      <ProductList {...args} state={{ kind: 'ready', lines: [] }} />
      <ProductList {...args} state={{ kind: 'loading' }} />
      <ProductList {...args} state={{ kind: 'error', reason: failures.noAnswer }} />
    </StageWall>
  ),
};
