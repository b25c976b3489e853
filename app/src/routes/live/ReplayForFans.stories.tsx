import { calls as liveCalls } from '@goldbean/contract/live';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '../../shared/paths/index.ts';
import { page, wordsOf } from '../../stories/index.ts';
import { showRecording } from '../../stories/still-picture.ts';
import { createClubDoor } from './fans.fixtures.ts';
import { liveId } from './live.fixtures.ts';
import { replayAnswers, replayOf } from './replay.fixtures.ts';
import { ReplayPage } from './ReplayPage.tsx';

const door = createClubDoor(liveCalls.replay.info, replayOf());
const facts = page({
  address: paths.livePlayback.href({ live_id: liveId }),
  answers: [...replayAnswers, door.replies],
});
// The replay of a live session for the members of the fan club (P10, course type 3).
const meta = {
  title: 'Pages/live/ReplayForFans',
  component: ReplayPage,
  tags: ['!autodocs'],
  ...facts,
  beforeEach: async (context) => {
    door.close();
    showRecording();
    return facts.beforeEach(context);
  },
} satisfies Meta;

export default meta;
type Story = StoryObj;

/** P10: what is missing, and the nearest way to it. */
export const Locked: Story = {
  tags: ['main'],
  play: async ({ canvasElement }) => {
    const words = await within(canvasElement).findByText(wordsOf('live-stage')('blocked.fanClub'));
    await expect(words).toBeVisible();
  },
};
/** It plays at once. */
export const Joined: Story = {
  tags: ['pictured'],
  play: async ({ canvasElement }) => {
    const way = wordsOf('live-room')('fanClub.join');
    await userEvent.click(await within(canvasElement).findByRole('button', { name: way }));
    const t = wordsOf('fans');
    const dialog = await screen.findByRole('dialog', { name: t('club.label') });
    await userEvent.click(await within(dialog).findByRole('button', { name: t('join.button') }));
    const name = wordsOf('live-tools')('replay.position');
    await within(canvasElement).findByRole('slider', { name });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
