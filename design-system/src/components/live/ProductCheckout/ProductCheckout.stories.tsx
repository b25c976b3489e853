import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { failures } from '../../../stories/index.ts';
import { course, notes } from '../ProductCard/ProductCard.fixtures.ts';
import { ProductCheckout } from './ProductCheckout.tsx';

const yuan = (amount: number) => ({ amount, currency: 'CNY' });

const meta = {
  title: 'components/live/ProductCheckout',
  component: ProductCheckout,
  args: {
    lines: [
      { id: course.id, name: course.name, count: 1, sum: yuan(199) },
      { id: notes.id, name: notes.name, count: 2, sum: yuan(79.8) },
    ],
    sum: yuan(278.8),
    methods: [
      { method: 'wechat' },
      { method: 'alipay' },
      { method: 'card', closedReason: failures.cardMinimum },
    ],
    method: 'wechat',
    onMethod: fn(),
    agreement: { name: 'service', version: '2026-11', href: '#agreement' },
    isTicked: true,
    onTick: fn(),
    missing: undefined,
    isOrdering: false,
    onOrder: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductCheckout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onOrder).toHaveBeenCalledOnce();
  },
};
/** V35: nothing is ordered before the agreement is ticked; the button says so. */
export const NotAgreed: Story = {
  args: { isTicked: false, missing: failures.agreeFirst },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onOrder).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(failures.agreeFirst);
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(args.onTick).toHaveBeenCalledWith(true);
  },
};
export const Refused: Story = { args: { refusal: failures.rush } };
export const Ordering: Story = { args: { isOrdering: true } };
export const MethodsLoading: Story = { args: { methods: null, method: null, missing: failures.payFirst } };

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <StoryGrid>
      <StoryRow label="ready">
        <ProductCheckout {...args} />
      </StoryRow>
      <StoryRow label="not agreed">
        <ProductCheckout {...args} isTicked={false} missing={failures.agreeFirst} />
      </StoryRow>
      <StoryRow label="refused">
        <ProductCheckout {...args} refusal={failures.rush} />
      </StoryRow>
      <StoryRow label="ordering">
        <ProductCheckout {...args} isOrdering />
      </StoryRow>
      <StoryRow label="methods loading">
        <ProductCheckout {...args} methods={null} method={null} missing={failures.payFirst} />
      </StoryRow>
    </StoryGrid>
  ),
};
