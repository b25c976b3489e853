import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { OrderStage } from '../pay.ts';
import { OrderState, type OrderInfo, type OrderStateSource, type OrderStep } from './OrderState.tsx';

const start = Date.UTC(2026, 10, 21, 2, 30);
const step = (to: OrderStage, source: OrderStateSource, afterMinutes: number): OrderStep => ({
  to,
  source,
  at: start + afterMinutes * 60_000,
});
const created = step('created', 'member', 0);
const paying = step('paying', 'member', 1);
const order = (...steps: readonly OrderStep[]): OrderInfo => ({
  orderNo: 'GB20261121000042',
  price: { amount: 68, currency: 'CNY' },
  method: 'wechat',
  gives: { amount: 710, currency: 'BEAN' },
  expiresAt: start + 30 * 60_000,
  steps: [created, ...steps],
});

const meta = {
  title: 'components/wallet/OrderState',
  component: OrderState,
  args: {
    order: order(),
    onPay: fn(),
    onCheck: fn(),
    onOrderAgain: fn(),
    onReceipt: fn(),
    onSupport: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 690 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OrderState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Created: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onPay).toHaveBeenCalledOnce();
  },
};
/** D45: vouchers pay an order as it is placed. */
export const PaidWithVouchers: Story = {
  args: {
    order: {
      ...order(step('paid', 'member', 0), step('credited', 'member', 0)),
      price: { amount: 1_280, currency: 'DANGWU' },
      method: 'dangwu',
      gives: null,
    },
  },
};
export const Paying: Story = {
  args: { order: order(paying) },
  play: async ({ args, canvasElement }) => {
    const [check, support] = within(canvasElement).getAllByRole('button');
    await userEvent.click(check ?? canvasElement);
    await expect(args.onCheck).toHaveBeenCalledOnce();
    await userEvent.click(support ?? canvasElement);
    await expect(args.onSupport).toHaveBeenCalledOnce();
  },
};
export const Paid: Story = { args: { isChecking: true, order: order(paying, step('paid', 'notify', 2)) } };
export const Credited: Story = {
  args: { order: order(paying, step('paid', 'notify', 2), step('credited', 'job', 2.1)) },
  play: async ({ args, canvasElement }) => {
    // Paid and credited within one minute: the times tell them apart all the same.
    const times = [...canvasElement.querySelectorAll('time')].map(({ textContent }) => textContent);
    await expect(new Set(times).size).toBe(4);
    await userEvent.click(within(canvasElement).getAllByRole('button')[0] ?? canvasElement);
    await expect(args.onReceipt).toHaveBeenCalledOnce();
  },
};
export const CreditedLate: Story = {
  args: {
    order: {
      ...order(paying, step('closed', 'job', 30), step('paid', 'poll', 31), step('credited', 'job', 31.1)),
      method: 'alipay',
      isLate: true,
    },
  },
};
export const Closed: Story = {
  args: { order: order(step('closed', 'job', 30)) },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getAllByRole('button')[1] ?? canvasElement);
    await expect(args.onOrderAgain).toHaveBeenCalledOnce();
  },
};
export const Refunded: Story = {
  args: {
    order: {
      ...order(
        paying,
        step('paid', 'notify', 2),
        step('credited', 'job', 2.1),
        step('refunded', 'notify', 1_500),
      ),
      method: 'card',
      price: { amount: 4_990_000, currency: 'VND' },
      gives: null,
    },
  },
};
export const Failed: Story = {
  args: { order: { ...order(paying, step('failed', 'notify', 3)), method: 'paypal' } },
};

export const AllStates: Story = {
  name: 'All states',
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 690 }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      {[Created, Paying, Paid, Credited, CreditedLate, Closed, Refunded, Failed].map(({ args: given }) => (
        <OrderState key={JSON.stringify(given)} {...args} {...given} />
      ))}
    </div>
  ),
};
