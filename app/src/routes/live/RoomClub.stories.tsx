import { calls as liveCalls } from '@goldbean/contract/live';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '../../shared/paths/index.ts';
import { given, localized, never, refuse, unreachable, wordsOf } from '../../stories/index.ts';
import { pictureIs, stillPage } from '../../stories/still-picture.ts';
import {
  clubMembers,
  createClub,
  createClubGroups,
  darkClub,
  fanClub,
  leftClub,
  noClubMembers,
} from './fans.fixtures.ts';
import { channel, infoOf, liveId, roomAnswers } from './live.fixtures.ts';
import { LiveRoomPage } from './LiveRoomPage.tsx';

const joining = createClub('stranger', 'fan');
const unlocking = createClub('fan', 'unlocked');
const leaving = createClub('fan', 'stranger');
const entering = createClubGroups();
const facts = stillPage({
  address: paths.liveRoom.href({ live_id: liveId, club: channel.channel_id }),
  answers: [...roomAnswers, infoOf()],
});

// The fan club over the room (E14, D91): the query opens it.
const meta = {
  title: 'Pages/live/RoomClub',
  component: LiveRoomPage,
  tags: ['!autodocs'],
  ...facts,
  beforeEach: async (context) => {
    for (const club of [joining, unlocking, leaving, entering]) club.reset();
    return facts.beforeEach(context);
  },
} satisfies Meta;

export default meta;
type Story = StoryObj;
type Play = NonNullable<Story['play']>;

const t = () => wordsOf('fans');
/** The room comes first, and the club over it. */
const club = async () => {
  await pictureIs(document.body);
  return within(await screen.findByRole('dialog', { name: t()('club.label') }));
};
const press = async (name: string) => {
  const button = await (await club()).findByRole('button', { name });
  await userEvent.click(button);
};
const saysWhy =
  (words: () => string): Play =>
  async () => {
    await press(t()('join.button'));
    await expect((await (await club()).findAllByText(words())).length).toBeGreaterThan(0);
  };

/** Not in it: what it gives, and the way in. */
export const Stranger: Story = {
  tags: ['main'],
  play: async () => {
    await expect(await (await club()).findByRole('button', { name: t()('join.button') })).toBeVisible();
  },
};
/** T09: a member at once, without a reload. */
export const Joined: Story = {
  parameters: given({ answers: [joining.replies] }),
  play: async () => {
    await press(t()('join.button'));
    await expect(await (await club()).findByText(t()('tasks.title'))).toBeVisible();
  },
};
/** V36: follow it first. */
export const NotAFan: Story = {
  parameters: given({ answers: [refuse(liveCalls.fans.join, 'fan.not_fan')] }),
  play: saysWhy(() => t()('join.notFan')),
};
export const InAnotherClub: Story = {
  parameters: given({ answers: [refuse(liveCalls.fans.join, 'fan.one_group', { name: channel.name })] }),
  play: saysWhy(() => t()('join.otherGroup', { name: localized(channel.name) })),
};
export const Full: Story = {
  parameters: given({ answers: [refuse(liveCalls.fans.join, 'fan.members_full')] }),
  play: saysWhy(() => t()('join.full')),
};
/** K10: left three hours ago. */
export const Locked: Story = {
  parameters: given({ answers: [leftClub] }),
  play: async () => {
    const button = await (await club()).findByRole('button', { name: t()('join.button') });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};
/** Lit by itself; tasks of the day, and a level that waits to be unlocked. */
export const Fan: Story = {
  parameters: given({ answers: [fanClub] }),
  play: async () => {
    await expect(await (await club()).findByText(t()('tasks.title'))).toBeVisible();
  },
};
/** E15: the group for all members is open, the one of level 5 says what it asks for and what I have. */
export const GroupsByLevel: Story = {
  parameters: given({ answers: [fanClub, entering.replies] }),
  play: async () => {
    const inside = await club();
    const [locked] = await inside.findAllByText(t()('group.levelTooLow', { mine: 2, level: 5 }));
    await expect(locked).toBeVisible();
    const [open, shut] = inside.getAllByRole('button', { name: t()('group.join') });
    await expect(shut).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(open ?? document.body);
    await expect(await inside.findByRole('button', { name: t()('group.open') })).toBeVisible();
  },
};
export const Dark: Story = {
  parameters: given({
    answers: [darkClub, refuse(liveCalls.fans.light, 'wallet.insufficient_beans', { balance: 0 })],
  }),
  play: async () => {
    await press(t()('light.now'));
    await expect(await (await club()).findByRole('alert')).toBeVisible();
  },
};
/** T09: taken, and celebrated. */
export const Unlocked: Story = {
  parameters: given({ answers: [unlocking.replies] }),
  play: async () => {
    await press(t()('levels.unlock'));
    await userEvent.click(await screen.findByRole('button', { name: t()('unlock.button') }));
    await expect(await screen.findByText(t()('unlock.have'))).toBeVisible();
  },
};
/** What is lost by name (T09). */
export const Leaving: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [fanClub] }),
  play: async () => {
    await press(t()('exit.button'));
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
  },
};
export const Left: Story = {
  parameters: given({ answers: [leaving.replies] }),
  play: async () => {
    await press(t()('exit.button'));
    await userEvent.click(await screen.findByRole('button', { name: t()('exit.confirm') }));
    await expect(await (await club()).findByRole('button', { name: t()('join.button') })).toBeVisible();
  },
};
const showsMembers = async () => {
  await press(t()('members.open'));
  return within(await screen.findByRole('dialog', { name: t()('members.title') }));
};
/** E14: who is in it, the closest first; the last page is told to be the last. */
export const Members: Story = {
  parameters: given({ answers: [fanClub, clubMembers] }),
  play: async () => {
    const list = await showsMembers();
    await expect(await list.findAllByRole('listitem')).toHaveLength(4);
    await userEvent.click(list.getByRole('button', { name: t()('members.more') }));
    await waitFor(() => expect(list.getByText(t()('members.end'))).toBeVisible());
    await expect(list.getAllByRole('listitem')).toHaveLength(5);
    await expect(list.getByText(t()('members.you'))).toBeVisible();
  },
};
/** C058: who joined last first, and those in the club's groups; the places stay those by closeness. */
export const MembersInAnotherOrder: Story = {
  parameters: given({ answers: [fanClub, clubMembers] }),
  play: async () => {
    const list = await showsMembers();
    await userEvent.click(await list.findByRole('tab', { name: t()('members.newest') }));
    await waitFor(() =>
      expect(list.getAllByRole('listitem')[0]).toHaveTextContent(t()('members.place', { n: '5' })),
    );
    await userEvent.click(list.getByRole('tab', { name: t()('members.groups') }));
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(2));
  },
};
/** Before joining one sees whom one would join; the club is under the list as it was. */
export const MembersBeforeJoining: Story = {
  parameters: given({ answers: [noClubMembers] }),
  play: async () => {
    const list = await showsMembers();
    await waitFor(() => expect(list.getByText(t()('members.emptyHint'))).toBeVisible());
    await userEvent.click(list.getByRole('button', { name: t()('close') }));
    await expect(await (await club()).findByRole('button', { name: t()('join.button') })).toBeVisible();
  },
};
export const MembersFailed: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [fanClub, unreachable(liveCalls.fans.members)] }),
  play: async () => {
    const list = await showsMembers();
    await waitFor(() => expect(list.getByRole('button', { name: t()('retry') })).toBeVisible());
  },
};
export const Loading: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [never(liveCalls.fans.info)] }),
  play: async () => {
    await expect(await (await club()).findByText(t()('club.loading'))).toBeInTheDocument();
  },
};
export const Failed: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [unreachable(liveCalls.fans.info)] }),
  play: async () => {
    await expect(await (await club()).findByRole('button', { name: t()('retry') })).toBeVisible();
  },
};
