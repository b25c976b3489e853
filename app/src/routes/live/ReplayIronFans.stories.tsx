import { calls as liveCalls } from '@goldbean/contract/live';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '../../shared/paths/index.ts';
import { given, page, refuse, wordsOf } from '../../stories/index.ts';
import { showRecording } from '../../stories/still-picture.ts';
import { createIronDoor, plansOf } from './iron-fans.fixtures.ts';
import { channel, liveId } from './live.fixtures.ts';
import { replayAnswers, replayOf } from './replay.fixtures.ts';
import { ReplayPage } from './ReplayPage.tsx';

const door = createIronDoor(liveCalls.replay.info, replayOf(), channel.channel_id);
const facts = page({
  address: paths.livePlayback.href({ live_id: liveId }),
  answers: [...replayAnswers, door.replies, plansOf(channel)],
});
const meta = {
  title: 'Pages/live/ReplayIronFans',
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
type Play = NonNullable<Story['play']>;

const t = () => wordsOf('fans');
const join: Play = async ({ canvasElement }) => {
  const name = wordsOf('live-room')('ironFan.join');
  await userEvent.click(await within(canvasElement).findByRole('button', { name }));
  const dialog = await screen.findByRole('dialog', { name: t()('iron.title') });
  await waitFor(() => expect(dialog).toBeVisible());
  await waitFor(() => expect(within(dialog).getAllByRole('radio')).toHaveLength(4));
};

/** P10, N05: what is missing, and the nearest way to it; nothing of the recording. */
export const Locked: Story = {
  tags: ['main'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(wordsOf('live-stage')('blocked.ironFan'))).toBeVisible();
    const name = wordsOf('live-tools')('replay.position');
    await expect(canvas.queryByRole('slider', { name })).toBeNull();
  },
};
export const Plans: Story = { play: join };
/** The membership opens the replay at once. */
export const Bought: Story = {
  parameters: given({ answers: [door.bought] }),
  play: async (context) => {
    await join(context);
    const dialog = within(await screen.findByRole('dialog', { name: t()('iron.title') }));
    const [monthly] = dialog.getAllByRole('radio');
    if (monthly) await userEvent.click(monthly);
    await userEvent.click(dialog.getByRole('checkbox'));
    await userEvent.click(dialog.getByRole('button', { name: t()('iron.join') }));
    const name = wordsOf('live-tools')('replay.position');
    // Sooner than it is asked for again by itself.
    await within(context.canvasElement).findByRole('slider', { name });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
/** What it asks is no membership: nothing is to be bought. */
export const OtherCourse: Story = {
  parameters: given({ answers: [refuse(liveCalls.replay.info, 'live.requirement', { course_type: 2 })] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(wordsOf('live-stage')('blocked.requirement'));
    await expect(canvas.queryByRole('button', { name: wordsOf('live-room')('ironFan.join') })).toBeNull();
  },
};
