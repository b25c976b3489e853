import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { GuidanceDialog } from './GuidanceDialog.tsx';

const meta = {
  title: 'components/rewards/GuidanceDialog',
  component: GuidanceDialog,
  args: { isOpen: true, isClaiming: false, onClose: fn(), onClaim: fn() },
} satisfies Meta<typeof GuidanceDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The main button of the dialog: the last before the cross. */
const main = () => {
  const button = within(screen.getByRole('dialog')).getAllByRole('button').at(-2);
  if (!button) throw new Error('the dialog has no button');
  return button;
};
const toTheEnd = async () => {
  for (let page = 1; page < 4; page += 1) await userEvent.click(main());
};

export const FirstPage: Story = {};
export const LastPage: Story = {
  play: async ({ args }) => {
    await toTheEnd();
    await expect(args.onClaim).not.toHaveBeenCalled();
    await userEvent.click(main());
    await expect(args.onClaim).toHaveBeenCalledOnce();
  },
};
export const Claiming: Story = { args: { isClaiming: true }, play: toTheEnd };

export const AllStates: Story = { name: 'All states', play: async () => userEvent.click(main()) };
