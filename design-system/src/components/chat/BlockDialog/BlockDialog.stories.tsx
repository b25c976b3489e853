import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { failures } from '../../../stories/index.ts';
import { BlockDialog } from './BlockDialog.tsx';

const meta = {
  title: 'components/chat/BlockDialog',
  component: BlockDialog,
  args: { isOpen: true, isPending: false, reasonMax: 200, onBlock: fn(), onClose: fn() },
} satisfies Meta<typeof BlockDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A reason is mandatory (D70). */
export const Open: Story = {
  tags: ['pictured'],
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    const action = dialog.getAllByRole('button').at(-2);
    await userEvent.click(action ?? document.body);
    await expect(args.onBlock).not.toHaveBeenCalled();
    await expect(dialog.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
    await userEvent.type(dialog.getByRole('textbox'), ` ${failures.advertising} `);
    await userEvent.click(action ?? document.body);
    await expect(args.onBlock).toHaveBeenCalledWith(failures.advertising);
  },
};
export const Pending: Story = { tags: ['pictured'], args: { isPending: true } };

export const AllStates: Story = { name: 'All states' };
