import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { EmojiPicker } from './EmojiPicker.tsx';

const meta = {
  title: 'components/chat/EmojiPicker',
  component: EmojiPicker,
  args: { onPick: fn() },
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: 150 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof EmojiPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button');
    await userEvent.click(opener);
    const grid = await canvas.findByRole('toolbar');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(within(grid).getByRole('button', { name: '😐' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('toolbar')).not.toBeInTheDocument();
    await expect(opener).toHaveFocus();
    await userEvent.click(opener);
    await userEvent.click(canvas.getByRole('button', { name: '📈' }));
    await expect(args.onPick).toHaveBeenCalledWith('📈');
    await expect(canvas.queryByRole('toolbar')).not.toBeInTheDocument();
  },
};
export const Open: Story = { args: { defaultOpen: true } };
export const OnTheStage: Story = {
  tags: ['pictured'],
  args: { defaultOpen: true },
  decorators: [
    (Story) => (
      <div data-surface="stage" style={{ padding: '16px 16px 16px' }}>
        <Story />
      </div>
    ),
  ],
};
export const AllStates: Story = { name: 'All states', args: { defaultOpen: true } };
