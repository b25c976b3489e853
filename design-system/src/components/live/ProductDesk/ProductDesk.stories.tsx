import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { failures } from '../../../stories/index.ts';
import { onStage, sameRegionOften, StageWall } from '../live.fixtures.tsx';
import { course, notes, pass } from '../ProductCard/ProductCard.fixtures.ts';
import { type DeskProduct, ProductDesk } from './ProductDesk.tsx';

const products: readonly DeskProduct[] = [
  { product: course, sale: { kind: 'open', left: null }, sold: 1_284, isCurrent: true },
  { product: notes, sale: { kind: 'open', left: 36 }, sold: 4, isCurrent: false },
  { product: pass, sale: { kind: 'sold_out' }, sold: 20, isCurrent: false },
];

const meta = {
  title: 'components/live/ProductDesk',
  component: ProductDesk,
  args: { state: { kind: 'ready', products }, busyId: null, onPresent: fn(), onRetry: fn() },
  decorators: [onStage(400)],
} satisfies Meta<typeof ProductDesk>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvasElement }) => {
    const [withdraw, present] = within(canvasElement).getAllByRole('button');
    await userEvent.click(present ?? canvasElement);
    await expect(args.onPresent).toHaveBeenCalledWith(notes);
    await userEvent.click(withdraw ?? canvasElement);
    await expect(args.onPresent).toHaveBeenCalledWith(null);
  },
};
export const Changing: Story = { tags: ['pictured'], args: { busyId: notes.id } };
export const Empty: Story = { tags: ['pictured'], args: { state: { kind: 'ready', products: [] } } };
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
      <ProductDesk {...args} />
      <ProductDesk {...args} busyId={notes.id} />
      <ProductDesk {...args} state={{ kind: 'ready', products: [] }} />
      <ProductDesk {...args} state={{ kind: 'loading' }} />
      <ProductDesk {...args} state={{ kind: 'error', reason: failures.noAnswer }} />
    </StageWall>
  ),
};
