import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { failures, market } from '../../../stories/index.ts';
import { WishBehalfDialog } from './WishBehalfDialog.tsx';

const meta = {
  title: 'components/wishes/WishBehalfDialog',
  component: WishBehalfDialog,
  args: {
    title: market.wishNotes,
    draft: { jwcode: '', reason: '' },
    errors: {},
    isSending: false,
    onChange: fn(),
    onSubmit: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof WishBehalfDialog>;

export default meta;
type Story = StoryObj<typeof meta>;
const filled = { jwcode: 'jw8801', reason: market.dailyFirst };

/** E02: whose vote it is, and why. */
export const Empty: Story = {
  tags: ['pictured'],
  play: async ({ args, canvasElement }) => {
    const dialog = within(within(canvasElement).getByRole('dialog'));
    const [number, reason] = dialog.getAllByRole('textbox');
    await fireEvent.change(number ?? canvasElement, { target: { value: 'jw8801' } });
    await expect(args.onChange).toHaveBeenLastCalledWith({ jwcode: 'jw8801' });
    await fireEvent.change(reason ?? canvasElement, { target: { value: market.dailyFirst } });
    await expect(args.onChange).toHaveBeenLastCalledWith({ reason: market.dailyFirst });
    await userEvent.click(
      dialog.getAllByRole('button').find((one) => one.matches('[type=submit]')) ?? canvasElement,
    );
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
export const Filled: Story = { tags: ['pictured'], args: { draft: filled } };
export const Wrong: Story = {
  tags: ['pictured'],
  args: { errors: { jwcode: failures.asksTipRules, reason: failures.asksTipRules } },
  play: async ({ canvasElement }) => {
    const dialog = within(within(canvasElement).getByRole('dialog'));
    for (const field of dialog.getAllByRole('textbox')) await expect(field).toBeInvalid();
  },
};
export const Sending: Story = {
  tags: ['pictured'],
  args: { draft: filled, isSending: true },
  play: async ({ args, canvasElement }) => {
    const dialog = within(within(canvasElement).getByRole('dialog'));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(dialog.getAllByRole('textbox')).toHaveLength(2);
  },
};
export const Refused: Story = { tags: ['pictured'], args: { draft: filled, error: failures.tooFast } };

/** A dialog stands alone: the state with most in it. */
export const AllStates: Story = {
  name: 'All states',
  args: { draft: filled, errors: { jwcode: failures.asksTipRules }, error: failures.tooFast },
};
