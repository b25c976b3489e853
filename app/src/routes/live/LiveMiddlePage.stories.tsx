import { calls as liveCalls } from '@goldbean/contract/live';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { paths } from '../../shared/paths/index.ts';
import {
  given,
  never,
  page,
  refuse,
  storyMember,
  storyNow,
  unreachable,
  wordsOf,
} from '../../stories/index.ts';
import { hour, infoOf, liveId, teacherOf } from './live.fixtures.ts';
import { written } from './live-words.fixtures.ts';
import { LiveMiddlePage } from './LiveMiddlePage.tsx';

const meta = {
  title: 'Pages/live/LiveMiddle',
  component: LiveMiddlePage,
  tags: ['!autodocs'],
  ...page({ address: paths.liveMiddlePage.href({ live_id: liveId }) }),
} satisfies Meta;

export default meta;
type Story = StoryObj;
type Play = NonNullable<Story['play']>;

const toCome = { state: 'not_started', started_ts: null } as const;
const door: Play = async ({ canvasElement }) => {
  await expect(await within(canvasElement).findByRole('heading', { level: 1 })).toBeVisible();
};
const alert: Play = async ({ canvasElement }) => {
  await expect(await within(canvasElement).findByRole('alert')).toBeVisible();
};

/** The door opens by itself as soon as the live session begins. */
export const Waiting: Story = {
  parameters: given({ answers: [infoOf({ ...toCome, live: { start_time_ts: storyNow + 3 * hour } })] }),
  play: door,
};
export const Appointed: Story = {
  parameters: given({
    answers: [infoOf({ ...toCome, live: { start_time_ts: storyNow + 3 * hour }, my: { appointed: true } })],
  }),
  play: door,
};
/** The hour has come, and the teacher has not. */
export const Late: Story = { parameters: given({ answers: [infoOf(toCome)] }), play: door };
/** Those who run it find the way to the console. */
export const Teacher: Story = {
  tags: ['pictured'],
  parameters: given({
    member: teacherOf(storyMember),
    answers: [infoOf({ ...toCome, live: { start_time_ts: storyNow + 3 * hour }, my: { role: 'streamer' } })],
  }),
  play: door,
};
export const Checking: Story = { parameters: given({ answers: [never(liveCalls.live.info)] }) };
/** What was recorded can be watched. */
export const Ended: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [infoOf({ state: 'ended' })] }),
  play: async (context) => {
    await door(context);
    await expect(
      within(context.canvasElement).getByRole('link', { name: wordsOf('live-tools')('replay.watch') }),
    ).toHaveAttribute('href', paths.livePlayback.href({ live_id: liveId }));
  },
};
export const Stopped: Story = {
  parameters: given({ answers: [infoOf({ state: 'stopped', end_reason: written.stopped })] }),
  play: async (context) => {
    await door(context);
    const name = wordsOf('live-tools')('replay.watch');
    await expect(within(context.canvasElement).queryByRole('link', { name })).toBeNull();
  },
};
export const Cancelled: Story = {
  parameters: given({ answers: [infoOf({ state: 'cancelled' })] }),
  play: door,
};
export const NoLive: Story = { parameters: given({ address: paths.liveMiddlePage.href() }), play: alert };
export const Missing: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [refuse(liveCalls.live.info, 'live.missing')] }),
  play: alert,
};
export const NetworkMembersKeptOut: Story = {
  parameters: given({ answers: [refuse(liveCalls.live.info, 'live.network_blocked')] }),
  play: alert,
};
export const AsksForMore: Story = {
  parameters: given({ answers: [refuse(liveCalls.live.info, 'live.requirement')] }),
  play: alert,
};
export const Unreachable: Story = {
  parameters: given({ answers: [unreachable(liveCalls.live.info)] }),
  play: alert,
};
