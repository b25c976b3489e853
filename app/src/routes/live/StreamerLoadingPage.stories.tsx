import { calls as liveCalls } from '@goldbean/contract/live';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { paths } from '../../shared/paths/index.ts';
import {
  answer,
  given,
  localized,
  never,
  page,
  refuse,
  saying,
  storyMember,
  storyNow,
  wordsOf,
} from '../../stories/index.ts';
import { hour, infoOf, liveId, summaryOf, teacherOf } from './live.fixtures.ts';
import { written } from './live-words.fixtures.ts';
import { StreamerLoadingPage } from './StreamerLoadingPage.tsx';

const lives = [
  summaryOf({ live_id: '1', state: 'live', start_time_ts: storyNow - hour }),
  summaryOf({ live_id: '2', name: written.reports }),
  summaryOf({ live_id: '3', name: written.positions, start_time_ts: storyNow + 27 * hour }),
];
const listOf = (list: typeof lives) =>
  answer(liveCalls.live.list, ({ state }) => {
    const those = list.filter((live) => state === undefined || live.state === state);
    return { list: those, total: those.length, page: 1, page_size: 20 };
  });

const meta = {
  title: 'Pages/live/StreamerLoading',
  component: StreamerLoadingPage,
  tags: ['!autodocs'],
  ...page({
    address: paths.streamerLoading.href(),
    member: teacherOf(storyMember),
    answers: [listOf(lives)],
  }),
} satisfies Meta;

export default meta;
type Story = StoryObj;

/** Several live sessions: which one is meant. */
export const Choosing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByRole('link', {
        // Another title ends with the same words.
        name: new RegExp(`^${saying(localized(written.positions)).source}`),
      }),
    ).toBeVisible();
  },
};
export const Checking: Story = {
  parameters: given({ answers: [never(liveCalls.live.list)] }),
};
export const NoLives: Story = {
  parameters: given({ answers: [listOf([])] }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(wordsOf('home')('streamer.none'));
  },
};
export const NoChannel: Story = { parameters: given({ member: storyMember }) };
export const Failed: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [refuse(liveCalls.live.list, 'system.error')] }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toBeVisible();
  },
};
/** Somebody else's live session: watched, not run. */
export const NotYours: Story = {
  parameters: given({
    address: paths.streamerLoading.href({ live_id: liveId }),
    member: storyMember,
    answers: [infoOf()],
  }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('link', { name: wordsOf('home')('streamer.watch') });
  },
};
export const Missing: Story = {
  tags: ['pictured'],
  parameters: given({
    address: paths.streamerLoading.href({ live_id: liveId }),
    answers: [refuse(liveCalls.live.info, 'live.missing')],
  }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toBeVisible();
  },
};
