import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { failures, talk, wordsOf } from '../../../stories/index.ts';
import { answered, closed, waiting } from '../FeedbackDesk/FeedbackDesk.fixtures.ts';
import { FeedbackPanel } from './FeedbackPanel.tsx';

const meta = {
  title: 'components/moderation/FeedbackPanel',
  component: FeedbackPanel,
  args: {
    isOpen: true,
    onClose: fn(),
    tab: 'mine',
    onTab: fn(),
    form: <p>{talk.feedbackLive}</p>,
    mine: { kind: 'ready', rows: [waiting, answered], hasMore: true },
    onMore: fn(),
    onRetry: fn(),
    onWithdraw: fn(),
    onBrokenPicture: fn(),
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 800 } } },
} satisfies Meta<typeof FeedbackPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

const t = () => wordsOf('feedback');

export const Mine: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: t()('more') }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};
/** The place of the form. */
export const Writing: Story = { tags: ['pictured'], args: { tab: 'write' } };
/** It is asked before anything is gone. */
export const Withdrawing: Story = {
  tags: ['pictured'],
  args: { mine: { kind: 'ready', rows: [waiting], hasMore: false } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: t()('row.withdraw') }));
    const asked = within(canvas.getByRole('alertdialog'));
    await expect(args.onWithdraw).not.toHaveBeenCalled();
    await userEvent.click(asked.getByRole('button', { name: t()('withdraw.confirm') }));
    await expect(args.onWithdraw).toHaveBeenCalledWith(waiting.id);
  },
};
export const Nothing: Story = {
  tags: ['pictured'],
  args: { mine: { kind: 'ready', rows: [], hasMore: false } },
};
export const Loading: Story = { tags: ['pictured'], args: { mine: { kind: 'loading' } } };
export const LoadFailed: Story = {
  tags: ['pictured'],
  args: { mine: { kind: 'failed', reason: failures.noAnswer } },
};

export const AllStates: Story = {
  name: 'All states',
  args: { mine: { kind: 'ready', rows: [waiting, answered, closed], hasMore: false } },
};
