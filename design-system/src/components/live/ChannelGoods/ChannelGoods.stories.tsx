import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { failures, market } from '../../../stories/index.ts';
import { ChannelGoods } from './ChannelGoods.tsx';

const [first = '', second = ''] = Object.values(market);

const meta = {
  title: 'components/live/ChannelGoods',
  component: ChannelGoods,
  args: {
    state: {
      kind: 'ready',
      goods: [
        {
          product: { id: '1', name: first, img: '', price: { amount: 39.9, currency: 'CNY' } },
          sale: { kind: 'open', left: 12 },
        },
        {
          product: { id: '2', name: second, img: '', price: { amount: 199, currency: 'CNY' } },
          sale: { kind: 'sold_out' },
        },
      ],
    },
    onRetry: fn(),
  },
} satisfies Meta<typeof ChannelGoods>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Empty: Story = { args: { state: { kind: 'ready', goods: [] } } };
export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const Failed: Story = {
  args: { state: { kind: 'error', reason: failures.noAnswer } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <ChannelGoods {...args} />
      <ChannelGoods {...args} {...Empty.args} />
      <ChannelGoods {...args} {...Loading.args} />
      <ChannelGoods {...args} {...Failed.args} />
    </div>
  ),
};
