import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { failures } from '../../../stories/index.ts';
import { BalanceCard } from './BalanceCard.tsx';

const ready = {
  kind: 'ready',
  beans: 12_680,
  coins: 36,
  dangwu: 0,
  credits: 240,
  held: 0,
  nextExpiry: { amount: 680, at: Date.UTC(2026, 11, 31, 15, 59) },
} as const;

const meta = {
  title: 'components/wallet/BalanceCard',
  component: BalanceCard,
  args: { state: ready, onRetry: fn(), onRecharge: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 560 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BalanceCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onRecharge).toHaveBeenCalledOnce();
  },
};
export const Held: Story = { args: { state: { ...ready, held: 188 } } };
export const NothingYet: Story = {
  args: { state: { kind: 'ready', beans: 0, coins: 0, dangwu: 0, credits: 0, held: 0, nextExpiry: null } },
};
export const Huge: Story = {
  args: { state: { ...ready, beans: 9_007_199_254, coins: 88_888_888, credits: 1_234_567, held: 52_000 } },
};
export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const LoadFailed: Story = {
  args: { state: { kind: 'error', reason: failures.noAnswer } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <BalanceCard {...args} />
      <BalanceCard {...args} {...Huge.args} />
      <BalanceCard {...args} {...NothingYet.args} />
      <BalanceCard {...args} state={{ kind: 'loading' }} />
      <BalanceCard {...args} state={{ kind: 'error', reason: failures.noAnswer }} />
    </div>
  ),
};
