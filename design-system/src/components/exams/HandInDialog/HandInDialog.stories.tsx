import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { HandInDialog } from './HandInDialog.tsx';

const meta = {
  title: 'components/exams/HandInDialog',
  component: HandInDialog,
  args: { isOpen: true, flagged: 0, onHandIn: fn(), onClose: fn() },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof HandInDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = (canvasElement: HTMLElement, fromEnd: number) =>
  within(canvasElement).getAllByRole('button').at(fromEnd) ?? canvasElement;

/** The last button is the cross; before it stand the way back and the action. */
export const Ready: Story = {
  play: async ({ args, canvasElement }) => {
    await expect(button(canvasElement, -3)).toHaveFocus();
    await userEvent.click(button(canvasElement, -2));
    await expect(args.onHandIn).toHaveBeenCalledOnce();
    await userEvent.click(button(canvasElement, -3));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Sending: Story = {
  args: { isSending: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(button(canvasElement, -2));
    await userEvent.keyboard('{Escape}');
    await expect(args.onHandIn).not.toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const AllStates: Story = { name: 'All states', args: { flagged: 2 } };
