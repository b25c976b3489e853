import { calls } from '@goldbean/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '../../shared/paths/index.ts';
import { answer, given, localized, page, people, storyMember, wordsOf } from '../../stories/index.ts';
import { fanClub } from '../live/fans.fixtures.ts';
import { membership, plansOf } from '../live/iron-fans.fixtures.ts';
import { classEntry, classGroup, classTalk, written } from './chat.fixtures.ts';
import { ChatPage } from './ChatPage.tsx';

const channel = { channel_id: classGroup.channel_id, name: written.group, img: '' };

// Beside the talk of a class: what its channel has for fans; the query opens it over the talk (D91).
const meta = {
  title: 'Pages/chat/Channel',
  component: ChatPage,
  tags: ['!autodocs'],
  ...page({
    address: paths.chat.href({ group: '12', side: 'channel' }),
    answers: [...classTalk([]), answer(calls.groups.list, { list: [classEntry(null)] })],
  }),
} satisfies Meta;

export default meta;
type Story = StoryObj;

const t = () => wordsOf('groups');
const follow = async (canvasElement: HTMLElement, name: string) => {
  const side = within(await within(canvasElement).findByRole('complementary', { name: t()('side.label') }));
  await userEvent.click(await side.findByRole('link', { name }));
};
const panel = async (name: string) => within(await screen.findByRole('dialog', { name }));

export const Ways: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: t()('channel.club') })).toBeVisible();
  },
};
/** E14: closed, it leaves the talk and its side as they were. */
export const Club: Story = {
  parameters: given({ answers: [fanClub] }),
  play: async ({ canvasElement }) => {
    await follow(canvasElement, t()('channel.club'));
    const fans = wordsOf('fans');
    await expect(await (await panel(fans('club.label'))).findByText(fans('tasks.title'))).toBeInTheDocument();
  },
};
export const ClubClosed: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [fanClub] }),
  play: async ({ canvasElement }) => {
    await follow(canvasElement, t()('channel.club'));
    const fans = wordsOf('fans');
    const dialog = await panel(fans('club.label'));
    await dialog.findByText(fans('tasks.title'));
    await userEvent.click(dialog.getByRole('button', { name: fans('close') }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: fans('club.label') })).toBeNull());
    await expect(within(canvasElement).getByRole('link', { name: t()('channel.iron') })).toBeVisible();
  },
};
/** S45: what a membership costs and how mine stands. */
export const IronPlans: Story = {
  parameters: given({ answers: [plansOf(channel, membership())] }),
  play: async ({ canvasElement }) => {
    await follow(canvasElement, t()('channel.iron'));
    const dialog = await panel(wordsOf('fans')('iron.title'));
    await waitFor(() => expect(dialog.getAllByRole('radio').length).toBeGreaterThan(3));
  },
};
/** Who owns the channel sees whom it has, and extends by hand. */
export const IronFans: Story = {
  parameters: given({
    member: { ...storyMember, ...people.jing },
    answers: [
      answer(calls.ironFans.members, {
        list: [{ user: { ...people.zhiming, jwcode: '88002', level: 4 }, membership: membership() }],
        total: 1,
        page: 1,
        page_size: 20,
      }),
    ],
  }),
  play: async ({ canvasElement }) => {
    await follow(canvasElement, t()('channel.ironStaff'));
    const fans = wordsOf('fans');
    const dialog = await panel(fans('staff.title'));
    const name = fans('staff.extendOf', { name: localized(people.zhiming.nickname) });
    await waitFor(() => expect(dialog.getByRole('button', { name })).toBeVisible());
  },
};
