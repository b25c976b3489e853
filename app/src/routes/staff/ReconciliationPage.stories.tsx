import { calls, type Drift } from '@goldbean/contract/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { paths } from '../../shared/paths/index.ts';
import { answer, given, never, page, refuse, storyMember, storyNow, wordsOf } from '../../stories/index.ts';
import { ReconciliationPage } from './ReconciliationPage.tsx';

const at = '2026-11-20 20:00:00';
const lastNight = { at: '2026-11-20 03:15:00', at_ts: Date.UTC(2026, 10, 19, 19, 15) };
const totals = [
  { currency: 'BEAN', issued: 9_812_400, burned: 312_600, balances: 9_487_920, held: 11_880, sum: 0 },
  { currency: 'COIN', issued: 4_210, burned: 160, balances: 4_050, held: 0, sum: 0 },
  { currency: 'DANGWU', issued: 120_000, burned: 88_000, balances: 32_000, held: 0, sum: 0 },
  { currency: 'CREDIT', issued: 5_400, burned: 0, balances: 5_400, held: 0, sum: 0 },
] as const;

const board = (off: number, drifts: Drift[], checked: { ok: boolean } | null) =>
  answer(calls.wallet.reconciliation, {
    at,
    at_ts: storyNow,
    list: totals.map((row) => (row.currency === 'COIN' ? { ...row, sum: off } : row)),
    drifted: drifts.length,
    drifts,
    ok: off === 0 && drifts.length === 0,
    checked: checked && { ...lastNight, ...checked },
  });

const meta = {
  title: 'Pages/staff/Reconciliation',
  component: ReconciliationPage,
  tags: ['!autodocs'],
  ...page({
    address: paths.reconciliation.href(),
    member: {
      ...storyMember,
      roles: ['admin'],
      permission: { ...storyMember.permission, administer: true },
    },
    answers: [board(0, [], { ok: true })],
  }),
} satisfies Meta;

export default meta;
type Story = StoryObj;

/** N04: all money is there. */
export const Whole: Story = {
  play: async ({ canvasElement }) => {
    const words = wordsOf('reconciliation')('whole');
    await expect(await within(canvasElement).findByText(words)).toBeVisible();
  },
};

/** Money was made: which currency, which stored numbers, and since when the nightly check knows. */
export const Drifted: Story = {
  parameters: given({
    answers: [
      board(
        7,
        [
          { what: 'balance', id: 'user:1:BEAN', by: 3 },
          { what: 'hold', id: 'hold:42', by: -12 },
        ],
        { ok: false },
      ),
    ],
  }),
  play: async ({ canvasElement }) => {
    const alarm = await within(canvasElement).findByText(wordsOf('reconciliation')('alarm.title'));
    await expect(alarm).toBeVisible();
  },
};

/** Before the first night. */
export const NotCheckedYet: Story = { parameters: given({ answers: [board(0, [], null)] }) };

export const Loading: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [never(calls.wallet.reconciliation)] }),
};

/** No administrator: the server sees to that. */
export const Refused: Story = {
  tags: ['pictured'],
  parameters: given({
    member: storyMember,
    answers: [refuse(calls.wallet.reconciliation, 'request.forbidden')],
  }),
};

export const LoadFailed: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [refuse(calls.wallet.reconciliation, 'system.error')] }),
};
