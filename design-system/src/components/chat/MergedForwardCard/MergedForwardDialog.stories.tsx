import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { failures, heard, talk, titles } from '../../../stories/index.ts';
import { classMessage, kinds, lecturer, monitor, student } from '../class.fixtures.ts';
import { MergedForwardDialog } from './MergedForwardDialog.tsx';

const messages = [
  classMessage('1', { kind: 'text', text: talk.feesAnswerUp }),
  classMessage('2', kinds.image, { author: lecturer }),
  classMessage('3', kinds.file, { author: monitor }),
  classMessage('4', kinds.merged, { author: student }),
];

const meta = {
  title: 'components/chat/MergedForwardDialog',
  component: MergedForwardDialog,
  parameters: { docs: { story: { inline: false, iframeHeight: 620 } } },
  args: {
    state: { kind: 'ready', title: kinds.merged.title, depth: 1, messages },
    onClose: fn(),
    onBack: fn(),
    onRetry: fn(),
    onOpenCard: fn(),
    onOpenImage: fn(),
  },
} satisfies Meta<typeof MergedForwardDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A card inside a card opens (D38). */
export const Ready: Story = {
  tags: ['pictured'],
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: heard(kinds.merged.title) }));
    await expect(args.onOpenCard).toHaveBeenCalledWith(messages[3]);
    await userEvent.click(within(dialog).getAllByRole('button').at(-1) ?? dialog);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Nested: Story = {
  tags: ['pictured'],
  args: {
    state: {
      kind: 'ready',
      title: titles.chatWithSiti,
      depth: 2,
      messages: messages.slice(0, 2),
    },
  },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getAllByRole('button').at(-2) ?? dialog);
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};
export const Loading: Story = {
  tags: ['pictured'],
  args: { state: { kind: 'loading', title: kinds.merged.title } },
};
export const LoadFailed: Story = {
  tags: ['pictured'],
  args: {
    state: { kind: 'error', title: kinds.merged.title, reason: failures.noAnswer },
  },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getAllByRole('button')[0] ?? dialog);
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const AllStates: Story = {
  name: 'All states',
  args: { state: { kind: 'ready', title: kinds.merged.title, depth: 2, messages } },
};
