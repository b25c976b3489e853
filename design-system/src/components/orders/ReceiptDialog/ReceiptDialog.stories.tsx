import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { market, wordsOf } from '../../../stories/index.ts';
import { ReceiptDialog } from './ReceiptDialog.tsx';

const meta = {
  title: 'components/orders/ReceiptDialog',
  component: ReceiptDialog,
  args: {
    isOpen: true,
    onClose: fn(),
    orderNo: 'GB20261204000917',
    transactionNo: '4200002741202612040000815423',
    member: market.memberWang,
    product: market.beansMany,
    gives: { amount: 2_100, currency: 'BEAN' },
    price: { amount: 198, currency: 'CNY' },
    method: 'alipay',
    paidAt: Date.UTC(2026, 11, 4, 6, 30),
    refundedAt: null,
    agreement: { name: 'pay', version: '2026-11' },
    onPrint: fn(),
  },
} satisfies Meta<typeof ReceiptDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Paid: Story = {
  tags: ['pictured'],
  play: async ({ args }) => {
    const dialog = within(screen.getByRole('dialog'));
    await expect(dialog.getByText('GB20261204000917')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: wordsOf('primitives')('close') }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};
export const Refunded: Story = { tags: ['pictured'], args: { refundedAt: Date.UTC(2026, 11, 6, 6, 30) } };

export const AllStates: Story = { name: 'All states' };
