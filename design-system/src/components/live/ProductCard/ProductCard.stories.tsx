import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { onStage, StageWall, storyNow } from '../live.fixtures.tsx';
import { ProductCard } from './ProductCard.tsx';
import { course, groups, notes, pass } from './ProductCard.fixtures.ts';

const meta = {
  title: 'components/live/ProductCard',
  component: ProductCard,
  args: {
    product: course,
    sale: { kind: 'open', left: 36 },
    isAgreed: true,
    onBuy: fn(),
    onJoinGroup: fn(),
    onMembers: fn(),
    onOpen: fn(),
    now: storyNow,
  },
  decorators: [onStage(360)],
} satisfies Meta<typeof ProductCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Alone: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onBuy).toHaveBeenCalledWith(course);
  },
};
/** Nothing is bought or joined before the agreement is ticked. */
export const NotAgreed: Story = {
  args: { isAgreed: false, group: groups.open },
  play: async ({ args, canvasElement }) => {
    const [buy, join] = within(canvasElement).getAllByRole('button');
    await userEvent.click(buy ?? canvasElement);
    await userEvent.click(join ?? canvasElement);
    await expect(args.onBuy).not.toHaveBeenCalled();
    await expect(args.onJoinGroup).not.toHaveBeenCalled();
  },
};
export const GroupOpen: Story = {
  args: { group: groups.open, isCurrent: true },
  play: async ({ args, canvasElement }) => {
    const [, join, members] = within(canvasElement).getAllByRole('button');
    await userEvent.click(join ?? canvasElement);
    await expect(args.onJoinGroup).toHaveBeenCalledWith(course);
    await userEvent.click(members ?? canvasElement);
    await expect(args.onMembers).toHaveBeenCalledWith(course);
  },
};
export const GroupJoined: Story = { args: { group: groups.joined } };
export const GroupReached: Story = { args: { group: groups.reached, sale: { kind: 'owned' } } };
export const GroupFull: Story = { args: { group: groups.full } };
export const GroupOver: Story = { args: { group: groups.over } };
export const Owned: Story = {
  args: { sale: { kind: 'owned' } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onOpen).toHaveBeenCalledWith(course);
  },
};
export const SoldOut: Story = { args: { product: pass, sale: { kind: 'sold_out' } } };

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <StageWall column={320}>
      <ProductCard {...args} />
      <ProductCard {...args} sale={{ kind: 'open', left: null, isBuying: true }} product={notes} />
      <ProductCard {...args} sale={{ kind: 'owned' }} product={notes} />
      <ProductCard {...args} sale={{ kind: 'sold_out' }} product={pass} />
      <ProductCard {...args} sale={{ kind: 'over' }} product={notes} />
      <ProductCard {...args} isAgreed={false} group={groups.new} />
      <ProductCard {...args} group={groups.open} isCurrent />
      <ProductCard {...args} group={groups.joining} />
      <ProductCard {...args} group={groups.joined} />
      <ProductCard {...args} group={groups.reached} sale={{ kind: 'owned' }} />
      <ProductCard {...args} group={groups.full} />
      <ProductCard {...args} group={groups.over} />
    </StageWall>
  ),
};
