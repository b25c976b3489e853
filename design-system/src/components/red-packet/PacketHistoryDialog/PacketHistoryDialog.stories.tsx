import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { cast } from '../../../stories/index.ts';
import { PacketHistoryDialog } from './PacketHistoryDialog.tsx';

const start = Date.UTC(2026, 10, 21, 2, 30);

const meta = {
  title: 'components/red-packet/PacketHistoryDialog',
  component: PacketHistoryDialog,
  parameters: { docs: { story: { inline: false, iframeHeight: 520 } } },
  args: {
    sender: cast.hong.nickname,
    records: {
      state: {
        kind: 'ready',
        records: [
          { id: 'a', nickname: cast.xiaoming.nickname, img: null, amount: 188, at: start },
          { id: 'b', nickname: cast.yutong.nickname, img: null, amount: 342, at: start - 1_500, isMe: true },
        ],
      },
      claimed: 2,
      count: 20,
      sum: 530,
      total: 4_000,
      onRetry: fn(),
      onMore: fn(),
    },
    proof: {
      hash: '9f2c6a1d0b7e45c38a91d6f04e7b2c5518e3a90f6d4b7c21e05f8a3c9d16b742',
      state: { kind: 'committed' },
      onVerify: fn(),
    },
    onClose: fn(),
  },
} satisfies Meta<typeof PacketHistoryDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['pictured'],
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByText(cast.xiaoming.nickname)).toBeVisible());
    const close = dialog.getAllByRole('button').at(-1);
    if (close) await userEvent.click(close);
    await expect(args.onClose).toHaveBeenCalled();
  },
};
export const Loading: Story = {
  tags: ['pictured'],
  args: {
    records: {
      state: { kind: 'loading' },
      claimed: 0,
      count: 20,
      sum: 0,
      total: 4_000,
      onRetry: fn(),
      onMore: fn(),
    },
  },
};

export const AllStates: Story = { name: 'All states' };
