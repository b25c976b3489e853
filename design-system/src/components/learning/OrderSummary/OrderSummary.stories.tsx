import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { failures, market } from '../../../stories/index.ts';
import { minute, storyNow } from '../learning.fixtures.tsx';
import { OrderSummary } from './OrderSummary.tsx';

const orderNo = '2026 1121 1030 0000 4821';

const meta = {
  title: 'components/learning/OrderSummary',
  component: OrderSummary,
  args: {
    state: { kind: 'draft' },
    lines: [
      { id: '1', title: market.lifetime, detail: market.certificate, amount: 5_999 },
      { id: '2', title: market.openingOffer, amount: -1_999.1 },
    ],
    total: { amount: 3_999.9, currency: 'CNY' },
    methods: [{ type: 1 }, { type: 2 }, { type: 5, why: failures.bankMaintained }],
    agreement: { title: market.agreementThree, href: '/staticArea/agreement' },
    lessonsHref: '/staticArea/courseLists',
    onOrder: fn(),
    onPay: fn(),
    onOrderAgain: fn(),
  },
  decorators: [
    (Story, { name }) => (
      <div style={{ maxInlineSize: name === 'All states' ? 1100 : 520 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OrderSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Neither method nor agreement is chosen for the member; the button says what is missing. */
export const Draft: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const pay = canvas.getByRole('button');
    await userEvent.click(pay);
    await userEvent.click(canvas.getAllByRole('radio')[1] ?? canvasElement);
    await userEvent.click(pay);
    await expect(args.onOrder).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(pay);
    await expect(args.onOrder).toHaveBeenCalledWith(2);
  },
};

export const Creating: Story = { args: { state: { kind: 'creating' } } };

export const Refused: Story = {
  args: { state: { kind: 'refused', reason: failures.rush } },
};

export const Waiting: Story = {
  args: { state: { kind: 'waiting', orderNo, expiresAt: storyNow() + 30 * minute } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onPay).toHaveBeenCalledOnce();
  },
};

export const Paid: Story = { args: { state: { kind: 'paid', orderNo } } };

export const Done: Story = { args: { state: { kind: 'done', orderNo, paidAt: storyNow() } } };

export const Expired: Story = {
  args: { state: { kind: 'closed', orderNo, cause: 'expired' } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onOrderAgain).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = { args: { state: { kind: 'closed', orderNo, cause: 'failed' } } };

export const Refunded: Story = { args: { state: { kind: 'closed', orderNo, cause: 'refunded' } } };

export const AllStates: Story = {
  name: 'All states',
  // The same region many times: that is what this page is for.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <div
      style={{
        display: 'grid',
        gap: 16,
        gridTemplateColumns: 'repeat(auto-fill, minmax(400px, 1fr))',
        alignItems: 'start',
      }}
    >
      <OrderSummary {...args} />
      <OrderSummary {...args} {...Refused.args} />
      <OrderSummary {...args} state={{ kind: 'creating' }} methods={[{ type: 4 }, { type: 6 }]} />
      <div style={{ display: 'grid', gap: 16 }}>
        <OrderSummary {...args} {...Waiting.args} />
        <OrderSummary {...args} state={{ kind: 'paid', orderNo }} />
      </div>
      <OrderSummary {...args} {...Done.args} />
      <OrderSummary {...args} {...Expired.args} />
      <OrderSummary {...args} {...Failed.args} />
      <OrderSummary {...args} {...Refunded.args} />
    </div>
  ),
};
