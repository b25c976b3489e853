import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { failures, titles } from '../../../stories/index.ts';
import { Statement, type StatementProps } from './Statement.tsx';

const now = Date.UTC(2026, 11, 5, 2, 30);
const day = 86_400_000;

const meta = {
  title: 'components/wallet/Statement',
  component: Statement,
  args: {
    currency: 'BEAN',
    kinds: ['recharge', 'gift', 'reward', 'expiry'],
    filter: { kind: null, from: null, to: null },
    state: {
      kind: 'ready',
      lines: [
        {
          id: '1',
          at: now,
          kind: 'recharge',
          amount: 710,
          left: 12_680,
          note: 'GB20261205000042',
          href: '/user/pay',
        },
        { id: '2', at: now - day, kind: 'gift', amount: -188, left: 11_970, note: titles.averagesLin },
        { id: '3', at: now - 2 * day, kind: 'expiry', amount: -20, left: 12_158, note: '' },
      ],
    },
    page: 1,
    pageCount: 6,
    timeZone: 'Asia/Shanghai',
    now,
    onFilter: fn(),
    onPage: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof Statement>;

export default meta;
type Story = StoryObj<typeof meta>;

function Filtering(args: StatementProps) {
  const [filter, setFilter] = useState(args.filter);
  return (
    <Statement
      {...args}
      filter={filter}
      onFilter={(changed) => {
        setFilter(changed);
        args.onFilter(changed);
      }}
    />
  );
}

export const Ready: Story = {
  render: (args) => <Filtering {...args} />,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const kind = canvas.getAllByRole('combobox')[0];
    if (!kind) throw new Error('there is no choice of a kind');
    await userEvent.selectOptions(kind, 'gift');
    await expect(args.onFilter).toHaveBeenLastCalledWith({ kind: 'gift', from: null, to: null });
    await userEvent.selectOptions(kind, '');
    await expect(args.onFilter).toHaveBeenLastCalledWith({ kind: null, from: null, to: null });
    kind.blur();
  },
};
export const Filtered: Story = {
  args: { filter: { kind: 'gift', from: now - 7 * day, to: now }, pageCount: 1 },
};
export const Empty: Story = { args: { state: { kind: 'ready', lines: [] }, pageCount: 0 } };
export const Loading: Story = { args: { state: { kind: 'loading' }, pageCount: 1 } };
export const LoadFailed: Story = {
  args: { state: { kind: 'error', reason: failures.noAnswer }, pageCount: 1 },
};

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      {Object.entries({ Ready, Filtered, Empty, Loading, LoadFailed }).map(([name, story]) => (
        <Statement key={name} {...args} {...story.args} />
      ))}
    </div>
  ),
};
