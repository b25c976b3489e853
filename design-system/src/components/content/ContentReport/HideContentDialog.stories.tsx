import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { failures, wordsOf } from '../../../stories/index.ts';
import { HideContentDialog } from './HideContentDialog.tsx';

const meta = {
  title: 'components/content/HideContentDialog',
  component: HideContentDialog,
  args: { kind: 'post', isSaving: false, onHide: fn(), onClose: fn() },
  parameters: { docs: { story: { inline: false, iframeHeight: 520 } } },
} satisfies Meta<typeof HideContentDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const t = () => wordsOf('content-report');

/** D70: not without a reason. */
export const Writing: Story = {
  tags: ['pictured'],
  play: async ({ args, canvasElement }) => {
    const dialog = within(within(canvasElement).getByRole('dialog'));
    const hide = dialog.getByRole('button', { name: t()('hide.open') });
    await userEvent.click(hide);
    // The dialog fades in.
    await waitFor(() => expect(dialog.getByText(t()('hide.reasonMissing'))).toBeVisible());
    await expect(args.onHide).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByRole('textbox'), ' VIP ');
    await userEvent.click(hide);
    await expect(args.onHide).toHaveBeenCalledWith('VIP');
  },
};
export const OfAComment: Story = { tags: ['pictured'], args: { kind: 'comment' } };
export const Saving: Story = { tags: ['pictured'], args: { isSaving: true } };
export const Failed: Story = { tags: ['pictured'], args: { error: failures.networkDown } };

/** A dialog stands alone: the state with most in it. */
export const AllStates: Story = { name: 'All states' };
