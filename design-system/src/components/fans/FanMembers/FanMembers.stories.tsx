import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { cast, failures, heard, market, wordsOf } from '../../../stories/index.ts';
import { FanMembers, type FanMemberRow } from './FanMembers.tsx';

const rowOf = (
  rank: number,
  person: (typeof cast)[keyof typeof cast],
  rest: Pick<FanMemberRow, 'level' | 'closeness' | 'isLit' | 'isMe'>,
): FanMemberRow => ({ uid: String(rank), rank, ...person, ...rest });

/** The third and the fourth are as close: who joined first is before the other. */
const rows: readonly FanMemberRow[] = [
  rowOf(1, cast.mei, { level: 30, closeness: 9_007_199, isLit: true }),
  rowOf(2, cast.longName, { level: 20, closeness: 12_400, isLit: true }),
  rowOf(3, cast.jiahao, { level: 10, closeness: 2_460, isLit: false }),
  rowOf(4, cast.faizal, { level: 10, closeness: 2_460, isLit: true, isMe: true }),
  rowOf(5, cast.hong, { level: 5, closeness: 700, isLit: true }),
  rowOf(6, cast.thao, { level: 1, closeness: 0, isLit: false }),
];

const meta = {
  title: 'components/fans/FanMembers',
  component: FanMembers,
  args: {
    isOpen: true,
    medal: market.medalSteady,
    view: 'closest',
    state: { kind: 'ready', rows, hasMore: true },
    onView: fn(),
    onMore: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof FanMembers>;

export default meta;
type Story = StoryObj<typeof meta>;

const t = () => wordsOf('fans');
/** Once the drawer has come in. */
const isSeen = (text: string, canvasElement: HTMLElement) =>
  waitFor(() => expect(drawer(canvasElement).getByText(text)).toBeVisible());
const drawer = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole('dialog'));

export const Ready: Story = {
  play: async ({ args, canvasElement }) => {
    const listed = drawer(canvasElement).getAllByRole('listitem');
    await expect(listed).toHaveLength(rows.length);
    await expect(listed[3]).toHaveTextContent(heard(cast.faizal.nickname, t()('members.you')));
    await userEvent.click(drawer(canvasElement).getByRole('button', { name: t()('members.more') }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};
/** The places stay those by closeness. */
export const Newest: Story = {
  args: { view: 'newest', state: { kind: 'ready', rows: rows.toReversed(), hasMore: false } },
  play: async ({ args, canvasElement }) => {
    await isSeen(t()('members.end'), canvasElement);
    await expect(drawer(canvasElement).getByRole('tab', { selected: true })).toHaveTextContent(
      t()('members.newest'),
    );
    await userEvent.click(drawer(canvasElement).getByRole('tab', { name: t()('members.groups') }));
    await expect(args.onView).toHaveBeenLastCalledWith('groups');
  },
};
export const NobodyInGroups: Story = {
  args: { view: 'groups', state: { kind: 'ready', rows: [], hasMore: false } },
  play: async ({ canvasElement }) => {
    await isSeen(t()('members.emptyGroupsHint'), canvasElement);
  },
};
export const LoadingMore: Story = {
  args: { state: { kind: 'ready', rows, hasMore: true, isLoadingMore: true } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(drawer(canvasElement).getByRole('button', { name: t()('members.loading') }));
    await expect(args.onMore).not.toHaveBeenCalled();
  },
};
/** The last page is here. */
export const End: Story = {
  args: { state: { kind: 'ready', rows, hasMore: false } },
  play: async ({ canvasElement }) => {
    await isSeen(t()('members.end'), canvasElement);
    await expect(drawer(canvasElement).queryByRole('button', { name: t()('members.more') })).toBeNull();
  },
};
export const Empty: Story = {
  args: { state: { kind: 'ready', rows: [], hasMore: false } },
  play: async ({ canvasElement }) => {
    await isSeen(t()('members.emptyHint'), canvasElement);
  },
};
export const Loading: Story = { tags: ['pictured'], args: { state: { kind: 'loading' } } };
export const LoadFailed: Story = {
  args: { state: { kind: 'failed', reason: failures.noAnswer } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(drawer(canvasElement).getByRole('button', { name: t()('retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** A drawer stands alone: the state with most in it. */
export const AllStates: Story = { name: 'All states' };
