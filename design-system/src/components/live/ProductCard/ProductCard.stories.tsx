import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { failures } from '../../../stories/index.ts';
import { onStage, StageWall, storyNow } from '../live.fixtures.tsx';
import { ProductCard } from './ProductCard.tsx';
import { course, groups, notes, pass } from './ProductCard.fixtures.ts';

const meta = {
  title: 'components/live/ProductCard',
  component: ProductCard,
  args: {
    product: course,
    sale: { kind: 'open', left: 36 },
    onAdd: fn(),
    onBuy: fn(),
    onJoinGroup: fn(),
    onBuyGroup: fn(),
    onMembers: fn(),
    now: storyNow,
  },
  decorators: [onStage(360)],
} satisfies Meta<typeof ProductCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Alone: Story = {
  play: async ({ args, canvasElement }) => {
    const [add, buy] = within(canvasElement).getAllByRole('button');
    await userEvent.click(add ?? canvasElement);
    await expect(args.onAdd).toHaveBeenCalledWith(course);
    await userEvent.click(buy ?? canvasElement);
    await expect(args.onBuy).toHaveBeenCalledWith(course);
  },
};
export const InCart: Story = { tags: ['pictured'], args: { inCart: 2 } };
/** Nothing is bought or joined now; the buttons say why. */
export const Held: Story = {
  args: { disabledReason: failures.offAir, joinReason: failures.offAir, group: groups.open },
  play: async ({ args, canvasElement }) => {
    const [add, buy, join] = within(canvasElement).getAllByRole('button');
    for (const button of [add, buy, join]) {
      await userEvent.click(button ?? canvasElement);
      await expect(button).toHaveAccessibleDescription(failures.offAir);
    }
    await expect(args.onAdd).not.toHaveBeenCalled();
    await expect(args.onBuy).not.toHaveBeenCalled();
    await expect(args.onJoinGroup).not.toHaveBeenCalled();
  },
};
export const GroupOpen: Story = {
  args: { group: groups.open, isCurrent: true },
  play: async ({ args, canvasElement }) => {
    const [, , join, members] = within(canvasElement).getAllByRole('button');
    await userEvent.click(join ?? canvasElement);
    await expect(args.onJoinGroup).toHaveBeenCalledWith(course);
    await userEvent.click(members ?? canvasElement);
    await expect(args.onMembers).toHaveBeenCalledWith(course);
  },
};
export const GroupJoined: Story = { tags: ['pictured'], args: { group: groups.joined } };
/** Who is in it buys at its price. */
export const GroupReached: Story = {
  args: { group: groups.reached },
  play: async ({ args, canvasElement }) => {
    const [, , buy] = within(canvasElement).getAllByRole('button');
    await userEvent.click(buy ?? canvasElement);
    await expect(args.onBuyGroup).toHaveBeenCalledWith(course);
  },
};
/** The order at its price is there, and is not paid yet. */
export const GroupOrdered: Story = { tags: ['pictured'], args: { group: groups.ordered } };
export const GroupBought: Story = { tags: ['pictured'], args: { group: groups.bought } };
export const GroupLost: Story = { tags: ['pictured'], args: { group: groups.lost } };
export const GroupFull: Story = { tags: ['pictured'], args: { group: groups.full } };
export const GroupOver: Story = { tags: ['pictured'], args: { group: groups.over } };
export const SoldOut: Story = { tags: ['pictured'], args: { product: pass, sale: { kind: 'sold_out' } } };

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <StageWall column={320}>
      <ProductCard {...args} />
      <ProductCard {...args} sale={{ kind: 'open', left: null }} inCart={1} product={notes} />
      <ProductCard {...args} disabledReason={failures.offAir} product={notes} />
      <ProductCard {...args} sale={{ kind: 'sold_out' }} product={pass} />
      <ProductCard {...args} sale={{ kind: 'over' }} product={notes} />
      <ProductCard {...args} group={groups.new} />
      <ProductCard {...args} group={groups.open} isCurrent />
      <ProductCard {...args} group={groups.joined} />
      <ProductCard {...args} group={groups.reached} />
      <ProductCard {...args} group={groups.ordered} />
      <ProductCard {...args} group={groups.bought} />
      <ProductCard {...args} group={groups.lost} />
      <ProductCard {...args} group={groups.full} />
      <ProductCard {...args} group={groups.over} />
    </StageWall>
  ),
};
