import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { failures, heard, places, wordsOf } from '../../../stories/index.ts';
import { GroupFinder, type GroupFinderItem } from './GroupFinder.tsx';

const groups: readonly GroupFinderItem[] = [
  {
    id: '1',
    kind: 'fan',
    name: places.morningFans,
    channel: places.financeChannel,
    img: '',
    members: 486,
    capacity: 500,
    fanLevel: 3,
    isJoined: false,
  },
  {
    id: '2',
    kind: 'study',
    name: places.readReports,
    channel: places.financeChannel,
    img: '',
    members: 500,
    capacity: 500,
    fanLevel: null,
    isJoined: false,
  },
  {
    id: '3',
    kind: 'large',
    name: places.marketTalk,
    channel: places.financeChannel,
    img: '',
    members: 1_204,
    capacity: 2_000,
    fanLevel: null,
    isJoined: true,
  },
];
const ready = { kind: 'ready', groups, hasMore: false, isLoadingMore: false } as const;

const meta = {
  title: 'components/chat/GroupFinder',
  component: GroupFinder,
  args: {
    isOpen: true,
    state: ready,
    joining: '',
    refusal: null,
    onJoin: fn(),
    onEnter: fn(),
    onLeave: fn(),
    onMore: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof GroupFinder>;

export default meta;
type Story = StoryObj<typeof meta>;

/** T11: who is in one opens or leaves it, who is not joins it. */
export const Ready: Story = {
  tags: ['pictured'],
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    const [first, , third] = dialog.getAllByRole('listitem');
    await userEvent.click(
      within(first ?? document.body).getByRole('button', { name: heard(places.morningFans) }),
    );
    await expect(args.onJoin).toHaveBeenCalledWith(groups[0]);
    const [leave, enter] = within(third ?? document.body).getAllByRole('button', {
      name: heard(places.marketTalk),
    });
    await userEvent.click(leave ?? document.body);
    await expect(args.onLeave).toHaveBeenCalledWith(groups[2]);
    await userEvent.click(enter ?? document.body);
    await expect(args.onEnter).toHaveBeenCalledWith(groups[2]);
  },
};
/** M26, M27, M30: the reason stands with its group and is read out. */
export const Refused: Story = {
  tags: ['pictured'],
  args: { refusal: { id: '2', words: failures.groupFull } },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('alert')).toHaveTextContent(failures.groupFull);
  },
};
export const Joining: Story = { tags: ['pictured'], args: { joining: '1' } };
export const WithMore: Story = {
  tags: ['pictured'],
  args: { state: { ...ready, hasMore: true } },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getAllByRole('button').at(-2) ?? document.body);
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};
/** Who owns a channel opens groups of it. */
export const OfAnOwner: Story = {
  tags: ['pictured'],
  args: { onNew: fn() },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: wordsOf('chat')('opening.title') }));
    await expect(args.onNew).toHaveBeenCalledOnce();
  },
};
export const Empty: Story = { tags: ['pictured'], args: { state: { ...ready, groups: [] } } };
export const Loading: Story = { tags: ['pictured'], args: { state: { kind: 'loading' } } };
export const Failed: Story = { tags: ['pictured'], args: { state: { kind: 'failed', onRetry: fn() } } };

export const AllStates: Story = { name: 'All states' };
