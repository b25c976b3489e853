import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { wordsOf } from '../../../stories/index.ts';
import { GroupChannel } from './GroupChannel.tsx';

const meta = {
  title: 'components/chat/GroupChannel',
  component: GroupChannel,
  args: { clubHref: '#club', ironHref: '#iron', isMine: false },
} satisfies Meta<typeof GroupChannel>;

export default meta;
type Story = StoryObj<typeof meta>;

const t = () => wordsOf('groups');
const link = (canvasElement: HTMLElement, name: string) => within(canvasElement).getByRole('link', { name });

export const Member: Story = {
  play: async ({ canvasElement }) => {
    await expect(link(canvasElement, t()('channel.club'))).toHaveAttribute('href', '#club');
    await expect(link(canvasElement, t()('channel.iron'))).toHaveAttribute('href', '#iron');
  },
};
/** Who owns the channel sees whom it has. */
export const Mine: Story = {
  args: { isMine: true },
  play: async ({ canvasElement }) => {
    await expect(link(canvasElement, t()('channel.ironStaff'))).toHaveAttribute('href', '#iron');
  },
};

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 320 }}>
      <GroupChannel {...args} />
      <GroupChannel {...args} isMine />
    </div>
  ),
};
