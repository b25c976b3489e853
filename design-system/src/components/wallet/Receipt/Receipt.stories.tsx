import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { market } from '../../../stories/index.ts';
import { Receipt } from './Receipt.tsx';

const meta = {
  title: 'components/wallet/Receipt',
  component: Receipt,
  args: {
    orderNo: 'GB20261121000042',
    transactionNo: '4200002741202611210000815423',
    member: market.memberWang,
    product: market.beansSome,
    gives: { amount: 710, currency: 'BEAN' },
    price: { amount: 68, currency: 'CNY' },
    method: 'wechat',
    paidAt: Date.UTC(2026, 10, 21, 2, 32),
    refundedAt: null,
    agreement: { name: 'pay', version: '2026-11' },
    onPrint: fn(),
  },
} satisfies Meta<typeof Receipt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Paid: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
};
export const Refunded: Story = { args: { refundedAt: Date.UTC(2026, 10, 23, 6, 0) } };
export const NotCounted: Story = {
  args: {
    member: market.memberFaizal,
    product: market.ironYear,
    gives: null,
    price: { amount: 1_288, currency: 'MYR' },
    method: 'card',
    transactionNo: null,
    agreement: { name: 'service', version: '2026-09' },
    onPrint: undefined,
  },
};

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <StoryGrid>
      <StoryRow label="paid, refunded">
        <Receipt {...args} />
        <Receipt {...args} {...Refunded.args} />
      </StoryRow>
      <StoryRow label="a membership, no printing">
        <Receipt {...args} {...NotCounted.args} />
      </StoryRow>
    </StoryGrid>
  ),
};
