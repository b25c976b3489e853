import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { TalkShortcuts } from './TalkShortcuts.tsx';

const meta = {
  title: 'components/chat/TalkShortcuts',
  component: TalkShortcuts,
  args: { isOpen: true, onClose: fn() },
} satisfies Meta<typeof TalkShortcuts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  tags: ['pictured'],
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await userEvent.click(screen.getByRole('button'));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const AllStates: Story = { name: 'All states' };
