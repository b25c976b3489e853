import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { onStage, sameRegionOften, StageWall } from '../live.fixtures.tsx';
import { course, groups, notes, pass } from '../ProductCard/ProductCard.fixtures.ts';
import { PresentedProduct } from './PresentedProduct.tsx';

const meta = {
  title: 'components/live/PresentedProduct',
  component: PresentedProduct,
  args: { product: notes, sale: { kind: 'open', left: 36 }, onOpen: fn(), onDismiss: fn() },
  decorators: [onStage(360)],
} satisfies Meta<typeof PresentedProduct>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Presented: Story = {
  play: async ({ args, canvasElement }) => {
    const [dismiss, open] = within(canvasElement).getAllByRole('button');
    await userEvent.click(open ?? canvasElement);
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await userEvent.click(dismiss ?? canvasElement);
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
export const Group: Story = { tags: ['pictured'], args: { product: course, groupPrice: groups.open.price } };
export const SoldOut: Story = { tags: ['pictured'], args: { product: pass, sale: { kind: 'sold_out' } } };

export const AllStates: Story = {
  name: 'All states',
  parameters: sameRegionOften,
  render: (args) => (
    <StageWall column={320}>
      <PresentedProduct {...args} />
      <PresentedProduct {...args} product={course} groupPrice={groups.open.price} />
      <PresentedProduct {...args} product={pass} sale={{ kind: 'sold_out' }} />
    </StageWall>
  ),
};
