import type { Meta, StoryObj } from '@storybook/react-vite';
import { UnpaidOrder } from './UnpaidOrder.tsx';

const meta = {
  title: 'components/orders/UnpaidOrder',
  component: UnpaidOrder,
  args: {
    price: { amount: 68, currency: 'CNY' },
    until: Date.UTC(2026, 11, 5, 3, 0),
    href: '/user/pay?order=GB20261205000042',
  },
} satisfies Meta<typeof UnpaidOrder>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <UnpaidOrder {...args} />
      <UnpaidOrder {...args} price={{ amount: 8_888_888.88, currency: 'USD' }} />
    </div>
  ),
};
