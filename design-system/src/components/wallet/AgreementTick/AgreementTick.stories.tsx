import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { AgreementTick, type AgreementTickProps } from './AgreementTick.tsx';

function Ticking(props: AgreementTickProps) {
  const [isTicked, setIsTicked] = useState(props.isTicked);
  return (
    <AgreementTick
      {...props}
      isTicked={isTicked}
      onTick={(value) => {
        props.onTick(value);
        setIsTicked(value);
      }}
    />
  );
}

const meta = {
  title: 'components/wallet/AgreementTick',
  component: AgreementTick,
  args: {
    agreement: 'pay',
    version: '2026-11',
    href: '/pindao/payAgreement',
    isTicked: false,
    onTick: fn(),
  },
  render: (args) => <Ticking {...args} />,
} satisfies Meta<typeof AgreementTick>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unticked: Story = {
  play: async ({ args, canvasElement }) => {
    const tick = within(canvasElement).getByRole('checkbox');
    tick.focus();
    await userEvent.keyboard(' ');
    await expect(args.onTick).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(tick).not.toBeChecked();
  },
};
export const Ticked: Story = { args: { isTicked: true } };
export const Missing: Story = {
  args: { isMissing: true, agreement: 'exchange', href: '/pindao/exchangeAgreement' },
  play: async ({ canvasElement }) => {
    const tick = within(canvasElement).getByRole('checkbox');
    await expect(tick).toBeInvalid();
    await expect(tick).toHaveAccessibleDescription();
    // Ticking mends it.
    await userEvent.click(tick);
    await expect(tick).toBeValid();
    await userEvent.click(tick);
  },
};

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <StoryGrid>
      {(['pay', 'payOverseas', 'coins', 'exchange', 'service'] as const).map((agreement) => (
        <StoryRow key={agreement} label={agreement}>
          <AgreementTick {...args} agreement={agreement} />
          <AgreementTick {...args} agreement={agreement} isTicked />
        </StoryRow>
      ))}
      <StoryRow label="missing">
        <AgreementTick {...args} isMissing />
      </StoryRow>
    </StoryGrid>
  ),
};
