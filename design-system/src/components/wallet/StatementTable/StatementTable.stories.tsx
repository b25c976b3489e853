import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { failures, market, titles } from '../../../stories/index.ts';
import { StatementTable, type StatementKind, type StatementLineView } from './StatementTable.tsx';

const rows: readonly (readonly [StatementKind, number, string])[] = [
  ['gift', -1_000, titles.averages],
  ['barrage', -1, titles.proStatementsThree],
  ['reward', 100, market.newcomerDone],
  ['recharge', 6_480, ''],
  ['exchange', 1_800, ''],
  ['refund', 66, ''],
  ['expiry', -20, ''],
  ['hold', -188, ''],
  ['release', 188, ''],
  ['reversal', 1, ''],
  ['issue', 50, ''],
];
const start = Date.UTC(2026, 10, 21, 2, 29);
const lines: readonly StatementLineView[] = rows.map(([kind, amount, note], at) => ({
  id: String(at),
  at: start - at * 5_400_000,
  kind,
  amount,
  // The newest line stands first: each balance is the one above it less what moved there.
  left: rows.slice(0, at).reduce((left, [, moved]) => left - moved, 9_007_199),
  note,
  ...(kind === 'recharge' && { paid: { amount: 648, currency: 'CNY' }, href: '/user/pay?order=GB42' }),
}));

const meta = {
  title: 'components/wallet/StatementTable',
  component: StatementTable,
  args: { state: { kind: 'ready', lines }, currency: 'BEAN', onRetry: fn() },
} satisfies Meta<typeof StatementTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('row')).toHaveLength(lines.length + 1);
    // S23: what was paid is the title of a recharge.
    await expect(canvas.getByRole('link', { name: /648/ })).toBeVisible();
  },
};
export const Coins: Story = {
  args: { currency: 'COIN', state: { kind: 'ready', lines: lines.slice(3, 5) } },
};
export const Empty: Story = { args: { state: { kind: 'ready', lines: [] } } };
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
    <div style={{ display: 'grid', gap: 24 }}>
      <StatementTable {...args} />
      <StatementTable {...args} state={{ kind: 'ready', lines: [] }} />
      <StatementTable {...args} state={{ kind: 'loading' }} />
      <StatementTable {...args} state={{ kind: 'error', reason: failures.noAnswer }} />
    </div>
  ),
};
