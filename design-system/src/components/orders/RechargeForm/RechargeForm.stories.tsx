import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { failures } from '../../../stories/index.ts';
import { RechargeForm } from './RechargeForm.tsx';

const packs = [
  { id: '1', currency: 'BEAN', amount: 300, bonus: 0, price: { amount: 30, currency: 'CNY' } },
  { id: '2', currency: 'BEAN', amount: 680, bonus: 30, price: { amount: 68, currency: 'CNY' } },
  { id: '3', currency: 'BEAN', amount: 1_980, bonus: 120, price: { amount: 198, currency: 'CNY' } },
] as const;

const meta = {
  title: 'components/orders/RechargeForm',
  component: RechargeForm,
  args: {
    packs: { kind: 'ready', packs, firstBonus: 50 },
    packId: '2',
    methods: [
      { method: 'wechat' },
      { method: 'alipay' },
      { method: 'card', closedReason: failures.cardMinimum },
    ],
    method: 'wechat',
    agreement: { name: 'pay', version: '2026-11', href: '/pindao/payAgreement' },
    isTicked: true,
    missing: undefined,
    isOrdering: false,
    onPack: fn(),
    onRetry: fn(),
    onMethod: fn(),
    onTick: fn(),
    onOrder: fn(),
  },
} satisfies Meta<typeof RechargeForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onOrder).toHaveBeenCalledOnce();
  },
};
export const NothingChosen: Story = {
  args: { packId: null, method: null, methods: null, isTicked: false, missing: failures.packFirst },
  play: async ({ args, canvasElement }) => {
    const order = within(canvasElement).getByRole('button');
    await expect(order).toHaveAccessibleDescription(failures.packFirst);
    await userEvent.click(order);
    await expect(args.onOrder).not.toHaveBeenCalled();
    order.blur();
  },
};
export const Ordering: Story = { args: { isOrdering: true } };
export const NoWayToPay: Story = { args: { methods: [], method: null, missing: failures.payFirst } };
export const Loading: Story = {
  args: { packs: { kind: 'loading' }, packId: null, methods: null, method: null, agreement: null },
};
export const LoadFailed: Story = {
  args: { ...Loading.args, packs: { kind: 'error', reason: failures.noAnswer } },
};

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      {Object.entries({ Complete, NothingChosen, Ordering, NoWayToPay, Loading, LoadFailed }).map(
        ([name, story]) => (
          <RechargeForm key={name} {...args} {...story.args} />
        ),
      )}
    </div>
  ),
};
