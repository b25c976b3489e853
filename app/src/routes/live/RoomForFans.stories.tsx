import { calls as liveCalls } from '@goldbean/contract/live';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '../../shared/paths/index.ts';
import { given, wordsOf } from '../../stories/index.ts';
import { pictureIs, stillPage } from '../../stories/still-picture.ts';
import { createClubDoor } from './fans.fixtures.ts';
import { infoOf, liveId, roomAnswers } from './live.fixtures.ts';
import { LiveRoomPage } from './LiveRoomPage.tsx';

const opened = infoOf({ live: { course_type: 3 } });
const door = createClubDoor(liveCalls.live.info, opened);
const unfollowed = createClubDoor(liveCalls.live.info, opened, false);
const facts = stillPage({
  address: paths.liveRoom.href({ live_id: liveId }),
  answers: [...roomAnswers, door.replies],
});
// A live session for the members of the fan club, before somebody who is not in it (P10, course type 3).
const meta = {
  title: 'Pages/live/RoomForFans',
  component: LiveRoomPage,
  tags: ['!autodocs'],
  ...facts,
  beforeEach: async (context) => {
    door.close();
    unfollowed.close();
    return facts.beforeEach(context);
  },
} satisfies Meta;

export default meta;
type Story = StoryObj;
type Play = NonNullable<Story['play']>;

const t = () => wordsOf('fans');
/** Opens the club over the locked room. @returns its dialog */
const open = async (canvasElement: HTMLElement) => {
  const name = wordsOf('live-room')('fanClub.join');
  await userEvent.click(await within(canvasElement).findByRole('button', { name }));
  const dialog = await screen.findByRole('dialog', { name: t()('club.label') });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};
const joins = async (canvasElement: HTMLElement) => {
  const club = await open(canvasElement);
  await userEvent.click(await club.findByRole('button', { name: t()('join.button') }));
  return club;
};
const isOpen: Play = async ({ canvasElement }) => {
  await pictureIs(canvasElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

/** P10: what is missing, and the nearest way to it; no picture. */
export const Locked: Story = {
  tags: ['main'],
  play: async ({ canvasElement }) => {
    const words = await within(canvasElement).findByText(wordsOf('live-stage')('blocked.fanClub'));
    await expect(words).toBeVisible();
  },
};
export const Club: Story = {
  play: async ({ canvasElement }) => {
    const club = await open(canvasElement);
    await expect(await club.findByRole('button', { name: t()('join.button') })).toBeVisible();
  },
};
/** Joining opens the room at once. */
export const Joined: Story = {
  play: async (context) => {
    await joins(context.canvasElement);
    await isOpen(context);
  },
};
/** V36: who does not follow the channel does both in one press. */
export const FollowedFirst: Story = {
  parameters: given({ answers: [unfollowed.replies] }),
  play: async (context) => {
    const club = await joins(context.canvasElement);
    await expect(await club.findByText(t()('join.notFan'))).toBeVisible();
    await userEvent.click(club.getByRole('button', { name: t()('join.follow') }));
    await isOpen(context);
  },
};
