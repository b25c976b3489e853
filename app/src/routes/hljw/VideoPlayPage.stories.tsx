import { circleRoom } from '@goldbean/contract';
import { calls } from '@goldbean/contract/content';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '../../shared/paths/index.ts';
import { given, localized, never, page, pushFrame, refuse, saying, wordsOf } from '../../stories/index.ts';
import {
  cashVideo,
  crossVideo,
  pendingVideo,
  preparedVideo,
  shortVideoAnswers,
  words,
} from './short-video.fixtures.ts';
import { VideoPlayPage } from './VideoPlayPage.tsx';

const meta = {
  title: 'Pages/hljw/VideoPlay',
  component: VideoPlayPage,
  tags: ['!autodocs'],
  ...page({ address: paths.videoPlay.href({ id: crossVideo.id }), answers: shortVideoAnswers }),
} satisfies Meta;

export default meta;
type Story = StoryObj;
type Play = NonNullable<Story['play']>;

const content = () => wordsOf('content');
/** The player of a video; its picture holds still, so that it looks the same each time. */
async function playerOf(canvasElement: HTMLElement, title: string) {
  const region = await within(canvasElement).findByRole('region', { name: localized(title) });
  const player = within(region);
  await waitFor(() => expect(region.querySelector('video:not([hidden])')).toHaveProperty('paused', false));
  await userEvent.click(await player.findByRole('button', { name: content()('video.pause') }));
  await player.findByRole('button', { name: content()('video.play') });
  return { region, player };
}
const opens =
  (title: string): Play =>
  async ({ canvasElement }) =>
    void (await playerOf(canvasElement, title));

/** S04: with its chapters and words beside it; the next one is fetched already. */
export const Playing: Story = {
  tags: ['main'],
  play: async ({ canvasElement }) => {
    await playerOf(canvasElement, crossVideo.title);
    await expect(canvasElement.querySelectorAll('video')).toHaveLength(2);
    await expect(within(canvasElement).getByText(localized(words.crossText))).toBeVisible();
    await expect(within(canvasElement).getByRole('button', { name: saying('600000') })).toBeVisible();
  },
};
/** S04: the wheel leads to the next, which was fetched ahead, a key back, from anywhere on the page. */
export const ByWheelAndKeys: Story = {
  play: async ({ canvasElement }) => {
    const { region } = await playerOf(canvasElement, crossVideo.title);
    const ahead = region.querySelector('video[hidden]');
    await fireEvent.wheel(region, { deltaY: 120 });
    const next = await within(canvasElement).findByRole('region', { name: localized(cashVideo.title) });
    await expect(next.querySelector('video:not([hidden])')).toBe(ahead);
    await fireEvent.keyDown(document.body, { key: 'ArrowUp' });
    await opens(crossVideo.title)({ canvasElement } as Parameters<Play>[0]);
  },
};
/** E30: the heart answers at once, and what others do is heard. */
export const Liked: Story = {
  play: async ({ canvasElement }) => {
    const { player } = await playerOf(canvasElement, crossVideo.title);
    await fireEvent.keyDown(document.body, { key: 'l' });
    await player.findByText('129');
    pushFrame({
      type: 'event',
      room: circleRoom,
      epoch: 'e',
      ts: 1,
      data: { kind: 'content_counts', type: 'video', id: crossVideo.id, likes: 131, comments: 4 },
    });
    await waitFor(() => expect(player.getByText('131')).toBeVisible());
  },
};
/** E30: comments in a drawer, by the address (D91). */
export const WithComments: Story = {
  tags: ['pictured'],
  parameters: given({ address: paths.videoPlay.href({ id: crossVideo.id, panel: 'comments' }) }),
  play: async ({ canvasElement }) => {
    const drawer = await within(canvasElement).findByRole('dialog');
    await within(drawer).findByText(localized(words.thanks));
  },
};
/** T14: mine waits, and I see where it stands. */
export const Pending: Story = {
  parameters: given({ address: paths.videoPlay.href({ id: pendingVideo.id, tab: 'mine' }) }),
  play: async (context) => {
    await opens(pendingVideo.title)(context);
    await within(context.canvasElement).findByText(content()('review.pending'));
  },
};
/** D32: mine is being converted. */
export const Prepared: Story = {
  parameters: given({ address: paths.videoPlay.href({ id: preparedVideo.id, tab: 'mine' }) }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(content()('video.processing'));
  },
};
/** Deleted, or taken out of sight. */
export const Gone: Story = {
  parameters: given({ answers: [refuse(calls.shortVideos.detail, 'video.missing')] }),
};
export const Loading: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [never(calls.shortVideos.feed)] }),
};
export const LoadFailed: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [refuse(calls.shortVideos.feed, 'system.error')] }),
};
