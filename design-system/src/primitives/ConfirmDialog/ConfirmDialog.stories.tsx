import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta = {
  title: 'primitives/ConfirmDialog',
  component: ConfirmDialog,
  parameters: { docs: { story: { inline: false, iframeHeight: 320 } } },
  args: {
    isOpen: true,
    title: 'Delete 3 messages?',
    children: 'They disappear for you only; the others of the class still see them.',
    confirmLabel: 'Delete',
    cancelLabel: 'Cancel',
    closeLabel: 'Close',
    tone: 'danger',
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Danger: Story = {
  play: async ({ args, canvasElement }) => {
    const dialog = within(canvasElement).getByRole('alertdialog', { name: 'Delete 3 messages?' });
    await expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

export const Gold: Story = {
  args: {
    tone: 'gold',
    title: 'Send a flying comment?',
    children: 'It costs 1 bean. You have 320.',
    confirmLabel: 'Send for 1 bean',
  },
};

export const Primary: Story = {
  args: {
    tone: 'primary',
    title: 'Publish the announcement?',
    children: 'All 86 members are told.',
    confirmLabel: 'Publish',
  },
};

export const Busy: Story = {
  args: { busyLabel: 'Deleting…' },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Close' }));
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

export const AllStates: Story = { name: 'All states' };
