import type { Meta, StoryObj } from '@storybook/react-vite';
import type { OrderStage } from '../pay.ts';
import { OrderTag } from './OrderTag.tsx';

const stages: readonly OrderStage[] = [
  'created',
  'paying',
  'paid',
  'credited',
  'closed',
  'refunded',
  'failed',
];

const meta = {
  title: 'components/wallet/OrderTag',
  component: OrderTag,
  args: { stage: 'credited' },
} satisfies Meta<typeof OrderTag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Credited: Story = {};
export const Unpaid: Story = { args: { stage: 'created' } };

export const AllStates: Story = {
  name: 'All states',
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {stages.map((stage) => (
        <OrderTag key={stage} stage={stage} />
      ))}
    </div>
  ),
};
