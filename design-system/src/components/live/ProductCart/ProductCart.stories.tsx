import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { failures } from '../../../stories/index.ts';
import { onStage, sameRegionOften, StageWall } from '../live.fixtures.tsx';
import { course, notes, pass } from '../ProductCard/ProductCard.fixtures.ts';
import { type CartLineView, ProductCart } from './ProductCart.tsx';

const lines: readonly CartLineView[] = [
  { product: course, sale: { kind: 'open', left: 36 }, count: 1, most: 36 },
  { product: notes, sale: { kind: 'open', left: null }, count: 2, most: 99 },
];
const sums = [{ amount: 278.8, currency: 'CNY' }];
const unsold: readonly CartLineView[] = [
  { product: course, sale: { kind: 'open', left: 1 }, count: 2, most: 99, problem: { kind: 'few', left: 1 } },
  { product: notes, sale: { kind: 'open', left: 36 }, count: 3, most: 2, problem: { kind: 'limit' } },
  { product: pass, sale: { kind: 'sold_out' }, count: 1, most: 99, problem: { kind: 'gone' } },
];

const meta = {
  title: 'components/live/ProductCart',
  component: ProductCart,
  args: {
    state: { kind: 'ready', lines, sums },
    onCount: fn(),
    onRemove: fn(),
    onGoods: fn(),
    onCheckout: fn(),
    onRetry: fn(),
  },
  decorators: [onStage(400)],
} satisfies Meta<typeof ProductCart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const [first] = canvas.getAllByRole('spinbutton');
    await userEvent.click(first ?? canvasElement);
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onCount).toHaveBeenCalledWith(course, 2);
    await userEvent.click(canvas.getAllByRole('button').at(-1) ?? canvasElement);
    await expect(args.onCheckout).toHaveBeenCalledOnce();
  },
};
/** What cannot be had stops the rest until it is put back. */
export const NotEnough: Story = {
  args: { state: { kind: 'ready', lines: unsold, sums } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('status')).toHaveLength(3);
    await userEvent.click(canvas.getAllByRole('button').at(-1) ?? canvasElement);
    await expect(args.onCheckout).not.toHaveBeenCalled();
    await userEvent.click(canvas.getAllByRole('button').at(-2) ?? canvasElement);
    await expect(args.onRemove).toHaveBeenCalledWith(pass);
  },
};
export const Empty: Story = {
  args: { state: { kind: 'ready', lines: [], sums: [] } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onGoods).toHaveBeenCalledOnce();
  },
};
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
      <ProductCart {...args} />
      <ProductCart {...args} state={{ kind: 'ready', lines: unsold, sums }} />
      <ProductCart {...args} state={{ kind: 'ready', lines: [], sums: [] }} />
      <ProductCart {...args} state={{ kind: 'loading' }} />
      <ProductCart {...args} state={{ kind: 'error', reason: failures.noAnswer }} />
    </StageWall>
  ),
};
