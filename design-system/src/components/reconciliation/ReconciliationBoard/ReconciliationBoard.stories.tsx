import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { failures } from '../../../stories/index.ts';
import { ReconciliationBoard } from './ReconciliationBoard.tsx';

const at = Date.UTC(2026, 11, 5, 2, 30, 5);
const whole = {
  kind: 'ready',
  at,
  isStale: false,
  isWhole: true,
  totals: [
    { currency: 'BEAN', issued: 9_812_400, burned: 312_600, balances: 9_487_920, held: 11_880, sum: 0 },
    { currency: 'COIN', issued: 4_210, burned: 160, balances: 4_050, held: 0, sum: 0 },
    { currency: 'DANGWU', issued: 120_000, burned: 88_000, balances: 32_000, held: 0, sum: 0 },
    { currency: 'CREDIT', issued: 5_400, burned: 0, balances: 5_400, held: 0, sum: 0 },
  ],
  drifted: 0,
  drifts: [],
  check: { at: Date.UTC(2026, 11, 4, 19, 15), isWhole: true },
} as const;

const meta = {
  title: 'components/reconciliation/ReconciliationBoard',
  component: ReconciliationBoard,
  args: { state: whole, onRetry: fn() },
} satisfies Meta<typeof ReconciliationBoard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {};
export const Drifted: Story = {
  args: {
    state: {
      ...whole,
      isWhole: false,
      totals: whole.totals.map((row) => (row.currency === 'COIN' ? { ...row, sum: 7 } : row)),
      drifted: 2,
      drifts: [
        { what: 'balance', id: 'user:1:BEAN', by: 3 },
        { what: 'hold', id: 'hold:42', by: -12 },
      ],
      check: { at: whole.check.at, isWhole: false },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('alert')).toHaveLength(2);
  },
};
export const NotCheckedYet: Story = { args: { state: { ...whole, check: null } } };
export const Stale: Story = {
  args: { state: { ...whole, isStale: true } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const LoadFailed: Story = {
  args: { state: { kind: 'error', reason: failures.noRight } },
};

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      {Object.entries({ Whole, Drifted, NotCheckedYet, Stale, Loading, LoadFailed }).map(([name, story]) => (
        <ReconciliationBoard key={name} {...args} {...story.args} />
      ))}
    </div>
  ),
};
