import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { cast, failures } from '../../../stories/index.ts';
import { notice } from '../class.fixtures.ts';
import { NoticeReaders } from './NoticeReaders.tsx';

const readers = [cast.lin, cast.hong, cast.yutong, cast.amirul].map((person, at) => ({
  uid: `u${at}`,
  ...person,
  readAt: notice.publishedAt + at * 60_000,
}));
const yetToRead = readers.map(({ uid, nickname, img }) => ({ uid, nickname, img }));

const meta = {
  title: 'components/chat/NoticeReaders',
  component: NoticeReaders,
  args: {
    state: { kind: 'ready', readers, hasMore: true },
    shown: 'read',
    onShow: fn(),
    read: { count: 186, of: 500 },
    onMore: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof NoticeReaders>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Read: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getAllByRole('tab')[1] ?? canvasElement);
    await expect(args.onShow).toHaveBeenCalledWith('unread');
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};
export const NotYet: Story = { args: { shown: 'unread', state: { kind: 'ready', readers: yetToRead } } };
/** E08: those who have not read it are reminded, at most once an hour. */
export const Reminding: Story = {
  args: {
    ...NotYet.args,
    reminder: { isUnderWay: false, onRemind: fn() },
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getAllByRole('button').at(-1) ?? canvasElement);
    await expect(args.reminder?.onRemind).toHaveBeenCalledOnce();
  },
};
export const RemindedLately: Story = {
  args: {
    ...NotYet.args,
    reminder: { isUnderWay: false, againAt: notice.publishedAt + 3_600_000, onRemind: fn() },
  },
};
export const Nobody: Story = {
  args: { state: { kind: 'ready', readers: [] }, read: { count: 0, of: 500 } },
};
export const Everybody: Story = {
  args: { shown: 'unread', state: { kind: 'ready', readers: [] }, read: { count: 500, of: 500 } },
};
export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const Failed: Story = { args: { state: { kind: 'error', reason: failures.noAnswer } } };

export const AllStates: Story = {
  name: 'All states',
  // The same region many times: that is what this page is for.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <StoryGrid>
      <StoryRow label="read">
        <NoticeReaders {...args} />
      </StoryRow>
      <StoryRow label="nobody">
        <NoticeReaders {...args} state={{ kind: 'ready', readers: [] }} read={{ count: 0, of: 500 }} />
      </StoryRow>
      <StoryRow label="failed">
        <NoticeReaders {...args} state={{ kind: 'error', reason: failures.noAnswer }} />
      </StoryRow>
    </StoryGrid>
  ),
};
