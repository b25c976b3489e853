import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { failures } from '../../../stories/index.ts';
import { onStage, sameRegionOften, StageWall, storyNow } from '../live.fixtures.tsx';
import { course, groups, notes, pass } from '../ProductCard/ProductCard.fixtures.ts';
import { type CartLine, ProductCart } from './ProductCart.tsx';

const lines: readonly CartLine[] = [
  { product: course, sale: { kind: 'open', left: 36 }, group: groups.open, isCurrent: true },
  { product: notes, sale: { kind: 'open', left: null } },
  { product: pass, sale: { kind: 'sold_out' } },
];

const meta = {
  title: 'components/live/ProductCart',
  component: ProductCart,
  args: {
    state: { kind: 'ready', lines },
    agreementHref: '#agreement',
    onBuy: fn(),
    onJoinGroup: fn(),
    onMembers: fn(),
    onOpen: fn(),
    onRetry: fn(),
    now: storyNow,
  },
  decorators: [onStage(400)],
} satisfies Meta<typeof ProductCart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The agreement is never ticked beforehand; one tick serves all products. */
export const Ready: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const agreement = canvas.getByRole('checkbox');
    await expect(agreement).not.toBeChecked();
    const [buy] = canvas.getAllByRole('button');
    await userEvent.click(buy ?? canvasElement);
    await expect(args.onBuy).not.toHaveBeenCalled();
    await userEvent.click(agreement);
    await userEvent.click(buy ?? canvasElement);
    await expect(args.onBuy).toHaveBeenCalledWith(course);
  },
};
export const Empty: Story = { args: { state: { kind: 'ready', lines: [] } } };
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
  parameters: sameRegionOften,
  render: (args) => (
    <StageWall column={340}>
      <ProductCart {...args} />
      <ProductCart {...args} state={{ kind: 'ready', lines: [] }} />
      <ProductCart {...args} state={{ kind: 'loading' }} />
      <ProductCart {...args} state={{ kind: 'error', reason: failures.noAnswer }} />
    </StageWall>
  ),
};
