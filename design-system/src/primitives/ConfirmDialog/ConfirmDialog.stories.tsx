import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { controls } from '../../stories/index.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta = {
  title: 'primitives/ConfirmDialog',
  component: ConfirmDialog,
  parameters: { docs: { story: { inline: false, iframeHeight: 320 } } },
  args: {
    isOpen: true,
    title: controls.deleteThree,
    children: controls.deleteThreeWords,
    confirmLabel: controls.delete,
    cancelLabel: controls.cancel,
    closeLabel: controls.close,
    tone: 'danger',
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Danger: Story = {
  tags: ['pictured'],
  play: async ({ args, canvasElement }) => {
    const dialog = within(canvasElement).getByRole('alertdialog', { name: controls.deleteThree });
    await expect(within(dialog).getByRole('button', { name: controls.cancel })).toHaveFocus();
    await userEvent.click(within(dialog).getByRole('button', { name: controls.delete }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

export const Gold: Story = {
  tags: ['pictured'],
  args: {
    tone: 'gold',
    title: controls.flyingAsk,
    children: controls.flyingCosts,
    confirmLabel: controls.flyingSend,
  },
};

export const Primary: Story = {
  tags: ['pictured'],
  args: {
    tone: 'primary',
    title: controls.publishAsk,
    children: controls.publishTold,
    confirmLabel: controls.publish,
  },
};

export const Busy: Story = {
  args: { busyLabel: controls.deleting },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: controls.close }));
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

export const AllStates: Story = { name: 'All states' };
