import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { storyNow } from '../chat.fixtures.ts';
import { conversations } from '../class.fixtures.ts';
import { ConversationList } from './ConversationList.tsx';

const meta = {
  title: 'components/chat/ConversationList',
  component: ConversationList,
  args: {
    state: { kind: 'ready', conversations },
    selected: 'g1',
    onOpen: fn(),
    onRetry: fn(),
    now: storyNow(),
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 280, blockSize: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ConversationList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Unread, named, a draft, pinned and silent ones. */
export const Ready: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { current: true })).toHaveTextContent('财富十二班');
    await userEvent.click(canvas.getByRole('button', { name: /Kelas/ }));
    await expect(args.onOpen).toHaveBeenCalledWith(conversations[1]);
  },
};
export const Empty: Story = { args: { state: { kind: 'ready', conversations: [] } } };
export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const LoadFailed: Story = {
  args: { state: { kind: 'error', reason: 'The server did not answer.' } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const AllStates: Story = {
  name: 'All states',
  // The same region many times: that is what this page is for.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 1100 }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(4, 1fr)', blockSize: 420 }}>
      <ConversationList {...args} />
      <ConversationList {...args} state={{ kind: 'ready', conversations: [] }} />
      <ConversationList {...args} state={{ kind: 'loading' }} />
      <ConversationList {...args} state={{ kind: 'error', reason: 'The server did not answer.' }} />
    </div>
  ),
};
