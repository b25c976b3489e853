import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { cast, failures, wordsOf } from '../../../stories/index.ts';
import { ReportContentDialog } from './ReportContentDialog.tsx';

const meta = {
  title: 'components/content/ReportContentDialog',
  component: ReportContentDialog,
  args: {
    kind: 'post',
    author: cast.somchai.nickname,
    state: { kind: 'writing' },
    onSend: fn(),
    onClose: fn(),
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 720 } } },
} satisfies Meta<typeof ReportContentDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const t = () => wordsOf('content-report');

/** Something else needs words. */
export const Writing: Story = {
  tags: ['pictured'],
  play: async ({ args, canvasElement }) => {
    const dialog = within(within(canvasElement).getByRole('dialog'));
    const send = dialog.getByRole('button', { name: t()('send') });
    await userEvent.click(send);
    // The dialog is seen once it has faded in.
    await waitFor(() => expect(dialog.getByText(t()('reasonMissing'))).toBeVisible());
    await userEvent.click(dialog.getByRole('radio', { name: t()('other') }));
    await userEvent.click(send);
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByRole('textbox'), '20:40');
    await userEvent.click(send);
    await expect(args.onSend).toHaveBeenCalledWith({ reason: 'other', content: '20:40' });
  },
};
export const OfAComment: Story = { tags: ['pictured'], args: { kind: 'comment' } };
export const Sending: Story = { tags: ['pictured'], args: { state: { kind: 'sending' } } };
export const Failed: Story = {
  tags: ['pictured'],
  args: { state: { kind: 'writing', error: failures.networkDown } },
};
export const Sent: Story = {
  args: { state: { kind: 'sent' } },
  play: async ({ args, canvasElement }) => {
    const [close] = within(canvasElement).getAllByRole('button', { name: t()('close') });
    await userEvent.click(close ?? canvasElement);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Exists: Story = { tags: ['pictured'], args: { state: { kind: 'exists' } } };

/** A dialog stands alone: the state with most in it. */
export const AllStates: Story = { name: 'All states' };
