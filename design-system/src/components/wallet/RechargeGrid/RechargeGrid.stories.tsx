import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { failures } from '../../../stories/index.ts';
import { beanPacks, coinPacks } from './RechargeGrid.fixtures.ts';
import { RechargeGrid, type RechargeGridProps } from './RechargeGrid.tsx';

function Choosing(props: RechargeGridProps) {
  const [selected, setSelected] = useState(props.selected);
  return (
    <RechargeGrid
      {...props}
      selected={selected}
      onSelect={(pack) => {
        props.onSelect(pack);
        setSelected(pack.id);
      }}
    />
  );
}

const meta = {
  title: 'components/wallet/RechargeGrid',
  component: RechargeGrid,
  args: {
    state: { kind: 'ready', packs: beanPacks },
    selected: '2',
    onSelect: fn(),
    onRetry: fn(),
  },
  render: (args) => <Choosing {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 690 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RechargeGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvasElement }) => {
    const packs = within(canvasElement).getAllByRole('radio');
    packs[2]?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onSelect).toHaveBeenLastCalledWith(beanPacks[3]);
    await expect(packs[3]).toBeChecked();
  },
};
export const FirstRecharge: Story = {
  args: { selected: null, state: { kind: 'ready', packs: beanPacks.slice(0, 3), firstBonus: 50 } },
};
export const Coins: Story = { args: { selected: 'c2', state: { kind: 'ready', packs: coinPacks } } };
export const Huge: Story = {
  args: {
    selected: null,
    state: {
      kind: 'ready',
      packs: [
        {
          id: 'h',
          currency: 'BEAN',
          amount: 88_888_888,
          bonus: 8_888_888,
          price: { amount: 88_888_888, currency: 'CNY' },
        },
      ],
    },
  },
};
export const Empty: Story = { args: { state: { kind: 'ready', packs: [] } } };
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
    <StoryGrid>
      {(
        [
          ['ready', Ready.args],
          ['first recharge', FirstRecharge.args],
          ['coins', Coins.args],
          ['huge', Huge.args],
          ['empty', Empty.args],
          ['loading', Loading.args],
          ['error', LoadFailed.args],
        ] as const
      ).map(([label, given]) => (
        <StoryRow key={label} label={label}>
          <div data-fill-row>
            <Choosing {...args} {...given} />
          </div>
        </StoryRow>
      ))}
    </StoryGrid>
  ),
};
