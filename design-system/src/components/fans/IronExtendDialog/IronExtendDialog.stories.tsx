import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { cast, failures } from '../../../stories/index.ts';
import { IronExtendDialog } from './IronExtendDialog.tsx';

const meta = {
  title: 'components/fans/IronExtendDialog',
  component: IronExtendDialog,
  args: { isOpen: true, nickname: cast.lin.nickname, onExtend: fn(), onClose: fn() },
} satisfies Meta<typeof IronExtendDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** T12: nothing is sent without a reason, or for no day. */
export const Asking: Story = {
  tags: ['pictured'],
  play: async ({ args, canvasElement }) => {
    const dialog = within(within(canvasElement).getByRole('dialog'));
    const [days, reason] = dialog.getAllByRole('textbox');
    const send = canvasElement.querySelector('[type=submit]') ?? canvasElement;
    await userEvent.click(send);
    await userEvent.type(reason ?? canvasElement, failures.classCancelled);
    await userEvent.clear(days ?? canvasElement);
    await userEvent.type(days ?? canvasElement, '0');
    await userEvent.click(send);
    await expect(args.onExtend).not.toHaveBeenCalled();
    await userEvent.clear(days ?? canvasElement);
    await userEvent.type(days ?? canvasElement, '7');
    await userEvent.click(send);
    await expect(args.onExtend).toHaveBeenCalledWith({ days: 7, reason: failures.classCancelled });
  },
};
export const Saving: Story = { tags: ['pictured'], args: { isSaving: true } };
export const Failed: Story = { tags: ['pictured'], args: { error: failures.noAnswer } };

/** A modal stands alone: the state with most in it. */
export const AllStates: Story = {
  name: 'All states',
  args: { error: failures.noAnswer },
  play: async ({ canvasElement }) => {
    await userEvent.click(canvasElement.querySelector('[type=submit]') ?? canvasElement);
  },
};
