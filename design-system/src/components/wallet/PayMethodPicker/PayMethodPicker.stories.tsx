import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { failures, heard, market } from '../../../stories/index.ts';
import { PayMethodPicker, type PayMethodPickerProps } from './PayMethodPicker.tsx';

function Choosing(props: PayMethodPickerProps) {
  const [selected, setSelected] = useState(props.selected);
  return (
    <PayMethodPicker
      {...props}
      selected={selected}
      onSelect={(method) => {
        props.onSelect(method);
        setSelected(method);
      }}
    />
  );
}

const meta = {
  title: 'components/wallet/PayMethodPicker',
  component: PayMethodPicker,
  args: {
    options: [{ method: 'wechat' }, { method: 'alipay' }, { method: 'card' }],
    selected: 'wechat',
    onSelect: fn(),
  },
  render: (args) => <Choosing {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 760 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PayMethodPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Mainland: Story = {
  play: async ({ args, canvasElement }) => {
    const ways = within(canvasElement).getAllByRole('radio');
    ways[0]?.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('alipay');
    await expect(ways[1]).toBeChecked();
  },
};
export const Overseas: Story = {
  args: {
    selected: null,
    options: [
      { method: 'card', note: market.cardNote },
      { method: 'paypal' },
      { method: 'dangwu', note: '1,280 left' },
    ],
  },
};
export const SomeClosed: Story = {
  args: {
    options: [
      { method: 'wechat' },
      { method: 'alipay', closedReason: failures.alipayMaintained },
      { method: 'dangwu', note: '12 left', closedReason: failures.vouchers },
      { method: 'apple', closedReason: failures.appOnly },
    ],
  },
  play: async ({ canvasElement }) => {
    const closed = within(canvasElement).getAllByRole('radio')[1];
    await expect(closed).toBeDisabled();
    await expect(closed).toHaveAccessibleDescription(heard(failures.alipayMaintained));
  },
};
export const NoneOpen: Story = { args: { options: [] } };

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <StoryGrid>
      {(
        [
          ['mainland', Mainland.args],
          ['overseas', Overseas.args],
          ['some closed', SomeClosed.args],
          ['none open', NoneOpen.args],
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
