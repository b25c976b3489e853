import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { cast, failures, wordsOf } from '../../../stories/index.ts';
import { answered, closed, given, waiting } from './FeedbackDesk.fixtures.ts';
import { FeedbackDesk } from './FeedbackDesk.tsx';

const meta = {
  title: 'components/moderation/FeedbackDesk',
  component: FeedbackDesk,
  args: {
    tab: 'open',
    onTab: fn(),
    state: { kind: 'ready', rows: [given(waiting)], page: 1, pageCount: 3 },
    onPage: fn(),
    onRetry: fn(),
    answering: null,
    onAnswer: fn(),
    onSend: fn(),
    onCancel: fn(),
    onClose: fn(),
    onBrokenPicture: fn(),
  },
} satisfies Meta<typeof FeedbackDesk>;

export default meta;
type Story = StoryObj<typeof meta>;

const t = () => wordsOf('feedback');

export const Open: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: t()('row.closeIt') }));
    await expect(args.onClose).toHaveBeenCalledWith(waiting.id);
    await userEvent.click(canvas.getByRole('button', { name: t()('row.answerIt') }));
    await expect(args.onAnswer).toHaveBeenCalledOnce();
  },
};
export const Answered: Story = {
  tags: ['pictured'],
  args: { tab: 'answered', state: { kind: 'ready', rows: [given(answered)], page: 1, pageCount: 1 } },
};
/** Nothing is sent without words. */
export const Answering: Story = {
  tags: ['pictured'],
  args: { answering: { name: cast.jingyi.nickname, isSaving: false } },
  parameters: { docs: { story: { inline: false, iframeHeight: 720 } } },
  play: async ({ args, canvasElement }) => {
    const dialog = within(within(canvasElement).getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: t()('answer.send') }));
    await waitFor(() => expect(dialog.getByText(t()('answer.missing'))).toBeVisible());
    await userEvent.type(dialog.getByRole('textbox'), failures.noDisclaimer);
    await userEvent.click(dialog.getByRole('button', { name: t()('answer.send') }));
    await expect(args.onSend).toHaveBeenCalledWith(failures.noDisclaimer);
  },
};
/** It cannot be closed while it is on its way. */
export const Sending: Story = {
  tags: ['pictured'],
  args: { answering: { name: cast.jingyi.nickname, isSaving: true } },
  parameters: { docs: { story: { inline: false, iframeHeight: 720 } } },
};
export const AnswerFailed: Story = {
  tags: ['pictured'],
  args: { answering: { name: cast.jingyi.nickname, isSaving: false, error: failures.networkDown } },
  parameters: { docs: { story: { inline: false, iframeHeight: 720 } } },
};
export const Nothing: Story = {
  tags: ['pictured'],
  args: { state: { kind: 'ready', rows: [], page: 1, pageCount: 1 } },
};
export const Loading: Story = { tags: ['pictured'], args: { state: { kind: 'loading' } } };
export const LoadFailed: Story = {
  args: { state: { kind: 'failed', reason: failures.noAnswer } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: t()('retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const AllStates: Story = {
  name: 'All states',
  args: {
    state: { kind: 'ready', rows: [waiting, answered, closed].map(given), page: 1, pageCount: 3 },
  },
};
