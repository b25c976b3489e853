import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../../primitives/index.ts';
import { market } from '../../../stories/index.ts';
import {
  InsufficientBalanceDialog,
  type InsufficientBalanceDialogProps,
} from './InsufficientBalanceDialog.tsx';

function OpenedDialog(props: InsufficientBalanceDialogProps) {
  const [isOpen, setIsOpen] = useState(props.isOpen);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{market.sendBeans}</Button>
      <InsufficientBalanceDialog
        {...props}
        isOpen={isOpen}
        onClose={() => {
          props.onClose();
          setIsOpen(false);
        }}
      />
    </>
  );
}

const meta = {
  title: 'components/wallet/InsufficientBalanceDialog',
  component: InsufficientBalanceDialog,
  parameters: { docs: { story: { inline: false, iframeHeight: 420 } } },
  args: {
    isOpen: true,
    onClose: fn(),
    currency: 'BEAN',
    need: 520,
    have: 36,
    onRecharge: fn(),
  },
  render: (args) => <OpenedDialog {...args} />,
} satisfies Meta<typeof InsufficientBalanceDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Beans: Story = {
  tags: ['pictured'],
  args: { isOpen: false },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button');
    await userEvent.click(opener);
    const [later, recharge] = within(canvas.getByRole('dialog')).getAllByRole('button');
    await expect(later).toHaveFocus();
    await userEvent.click(recharge ?? canvasElement);
    await expect(args.onRecharge).toHaveBeenCalledOnce();
    await userEvent.click(later ?? canvasElement);
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
  },
};
export const Coins: Story = { tags: ['pictured'], args: { currency: 'COIN', need: 3, have: 0 } };
export const DraftKept: Story = { tags: ['pictured'], args: { keepsDraft: true } };
export const Huge: Story = { tags: ['pictured'], args: { need: 9_007_199_254, have: 12_680_000 } };

export const AllStates: Story = { name: 'All states', args: { keepsDraft: true, need: 1_250_000, have: 36 } };
