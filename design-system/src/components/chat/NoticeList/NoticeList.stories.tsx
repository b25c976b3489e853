import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { failures, talk } from '../../../stories/index.ts';
import { notice } from '../class.fixtures.ts';
import { NoticeList } from './NoticeList.tsx';

const announcements = [
  { ...notice, isRead: false },
  {
    ...notice,
    id: 'a2',
    isRead: true,
    edited: { by: notice.publisher, at: notice.publishedAt + 3_600_000 },
  },
  { ...notice, id: 'a3', mustRead: false, isRead: false, text: talk.classAtHalf },
];

const meta = {
  title: 'components/chat/NoticeList',
  component: NoticeList,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    state: { kind: 'ready', announcements, hasMore: true },
    onOpen: fn(),
    onMore: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof NoticeList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A member reads; they cannot write one. */
export const ForMember: Story = {
  play: async ({ args, canvasElement }) => {
    const buttons = within(canvasElement).getAllByRole('button');
    await expect(buttons).toHaveLength(4);
    await userEvent.click(buttons[0] ?? canvasElement);
    await expect(args.onOpen).toHaveBeenCalledWith(announcements[0]);
    await userEvent.click(buttons[3] ?? canvasElement);
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};
/** P06: staff write. */
export const ForStaff: Story = {
  args: { onWrite: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getAllByRole('button')[0] ?? canvasElement);
    await expect(args.onWrite).toHaveBeenCalledOnce();
  },
};
export const LoadingMore: Story = {
  args: { state: { kind: 'ready', announcements, hasMore: true, isLoadingMore: true } },
};
export const Empty: Story = { args: { state: { kind: 'ready', announcements: [] } } };
export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const Failed: Story = { args: { state: { kind: 'error', reason: failures.noAnswer } } };

export const AllStates: Story = {
  name: 'All states',
  // The same region many times: that is what this page is for.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <StoryGrid>
      <StoryRow label="for staff">
        <NoticeList {...args} onWrite={args.onOpen} />
      </StoryRow>
      <StoryRow label="empty">
        <NoticeList {...args} state={{ kind: 'ready', announcements: [] }} />
      </StoryRow>
      <StoryRow label="loading">
        <NoticeList {...args} state={{ kind: 'loading' }} />
      </StoryRow>
      <StoryRow label="failed">
        <NoticeList {...args} state={{ kind: 'error', reason: failures.noAnswer }} />
      </StoryRow>
    </StoryGrid>
  ),
};
