import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { failures, market } from '../../../stories/index.ts';
import { OrderHistory, type OrderHistoryLine } from './OrderHistory.tsx';

const now = Date.UTC(2026, 11, 5, 2, 30);
const stages = ['created', 'paying', 'credited', 'closed', 'failed', 'refunded'] as const;
const orders: readonly OrderHistoryLine[] = stages.map((stage, at) => ({
  orderNo: `GB2026120500004${at}`,
  at: now - at * 86_400_000,
  goods: at === 2 ? market.ironMonth : { amount: 710 * (at + 1), currency: at === 4 ? 'COIN' : 'BEAN' },
  price: at === 4 ? { amount: 4.99, currency: 'USD' } : { amount: 68 * (at + 1), currency: 'CNY' },
  stage,
  payUntil: at < 2 ? now + 1_800_000 : null,
  href: `/user/pay?order=GB2026120500004${at}`,
}));

const meta = {
  title: 'components/orders/OrderHistory',
  component: OrderHistory,
  args: { state: { kind: 'ready', orders, page: 1, pageCount: 3 }, onPage: fn(), onRetry: fn() },
} satisfies Meta<typeof OrderHistory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvasElement }) => {
    // What can be paid can be paid from here, and says until when.
    const pay = canvasElement.querySelectorAll('a[data-tone="primary"]');
    await expect(pay).toHaveLength(2);
    await expect(pay[0]).toHaveAttribute('href', '/user/pay?order=GB20261205000040');
    const pages = within(canvasElement).getByRole('navigation');
    await userEvent.click(within(pages).getByRole('button', { name: /2/ }));
    await expect(args.onPage).toHaveBeenCalledWith(2);
    within(pages).getByRole('button', { name: /2/ }).blur();
  },
};
export const Empty: Story = { args: { state: { kind: 'ready', orders: [], page: 1, pageCount: 0 } } };
export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const LoadFailed: Story = {
  args: { state: { kind: 'error', reason: failures.noAnswer } },
};

export const AllStates: Story = {
  name: 'All states',
  // Each state is the same part of a page.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      {Object.entries({ Ready, Empty, Loading, LoadFailed }).map(([name, story]) => (
        <OrderHistory key={name} {...args} {...story.args} />
      ))}
    </div>
  ),
};
