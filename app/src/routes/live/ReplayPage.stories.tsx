import { calls as liveCalls } from '@goldbean/contract/live';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
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
  unreachable,
  wordsOf,
} from '../../stories/index.ts';
import { showRecording } from '../../stories/still-picture.ts';
import { hour, liveId, teacherOf } from './live.fixtures.ts';
import { written } from './live-words.fixtures.ts';
import { replay, replayAnswers, replayOf } from './replay.fixtures.ts';
import { ReplayPage } from './ReplayPage.tsx';

const facts = page({
  address: paths.livePlayback.href({ live_id: liveId }),
  answers: replayAnswers,
});
const meta = {
  title: 'Pages/live/Replay',
  component: ReplayPage,
  tags: ['!autodocs'],
  ...facts,
  beforeEach: async (context) => {
    showRecording();
    return facts.beforeEach(context);
  },
} satisfies Meta;

export default meta;
type Story = StoryObj;
type Play = NonNullable<Story['play']>;

const minute = 60_000;

/** The recording stands at its place and can be moved. */
const opens: Play = async ({ canvasElement }) => {
  const name = wordsOf('live-tools')('replay.position');
  await within(canvasElement).findByRole('slider', { name });
};
const goTo = (canvasElement: HTMLElement, at: number) => {
  const slider = within(canvasElement).getByRole('slider', {
    name: wordsOf('live-tools')('replay.position'),
  });
  return fireEvent.change(slider, { target: { value: String(at) } });
};
const curtain = async (canvasElement: HTMLElement, words: string) => {
  await within(canvasElement).findByText(words);
};

/** S37: what was said until the moment that is seen, and no more. */
export const Watching: Story = {
  tags: ['main'],
  play: async (context) => {
    await opens(context);
    await goTo(context.canvasElement, 72_000);
    const canvas = within(context.canvasElement);
    await canvas.findByText(localized(written.reply));
    await expect(canvas.queryByText(localized(written.noted))).toBeNull();
    await goTo(context.canvasElement, 14 * minute);
    await canvas.findByText(localized(written.noted));
  },
};
/** The comments that flew until here; a press goes to the frame. */
export const Comments: Story = {
  play: async (context) => {
    await opens(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: wordsOf('live-room')('tab.barrage') }));
    await goTo(context.canvasElement, 2 * minute);
    await userEvent.click(
      await canvas.findByRole('button', { name: wordsOf('barrage')('goTo', { at: '0:50' }) }),
    );
    await waitFor(() =>
      expect(canvas.getByRole('slider', { name: wordsOf('live-tools')('replay.position') })).toHaveValue(
        '50000',
      ),
    );
  },
};
/** Chapters, red packets and gifts, to go there. */
export const Moments: Story = {
  play: async (context) => {
    await opens(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: wordsOf('live-tools')('replay.moments') }));
    const moment = await canvas.findByRole('button', { name: saying(localized(written.notice)) });
    await userEvent.click(moment);
    await expect(moment).toHaveAttribute('aria-current', 'time');
  },
};
/** S37, C036: it goes on where the member left it, on whatever device, and says so. */
export const Resumed: Story = {
  parameters: given({ answers: [replayOf({}, { left_at: 31 * minute })] }),
  play: async (context) => {
    await opens(context);
    const canvas = within(context.canvasElement);
    const t = wordsOf('live-tools');
    await canvas.findByText(t('replay.resumed', { at: '31:00' }));
    await userEvent.click(canvas.getByRole('button', { name: t('replay.restart') }));
    await waitFor(() => expect(canvas.getByRole('slider', { name: t('replay.position') })).toHaveValue('0'));
  },
};
/** S03: a found minute opens at that minute, also where the member left it elsewhere; without a word about that place. */
export const FoundMinute: Story = {
  parameters: given({
    address: paths.livePlayback.href({ live_id: liveId, t: '125' }),
    answers: [replayOf({}, { left_at: 31 * minute })],
  }),
  play: async (context) => {
    await opens(context);
    const canvas = within(context.canvasElement);
    const t = wordsOf('live-tools');
    await waitFor(() =>
      expect(canvas.getByRole('slider', { name: t('replay.position') })).toHaveValue('125000'),
    );
    await expect(canvas.queryByText(t('replay.resumed', { at: '31:00' }))).toBeNull();
  },
};
/** The live session is still on air: it can be seen from its beginning, and joined again. */
export const OnAir: Story = {
  parameters: given({ answers: [replayOf({ state: 'recording', expires_at: null, expires_at_ts: null })] }),
  play: async (context) => {
    await opens(context);
    const name = wordsOf('live-stage')('controls.backToLive');
    await expect(within(context.canvasElement).getByRole('button', { name })).toBeInTheDocument();
  },
};
/** Some of it could not be recorded. */
export const WithGap: Story = {
  parameters: given({ answers: [replayOf({ missing: [{ at: 9 * minute, ms: 95_000, reason: 'disk' }] })] }),
  play: async ({ canvasElement }) =>
    curtain(canvasElement, wordsOf('live-tools')('replay.missing', { length: '1:35' })),
};
/** C060: who runs the live session keeps it, trims it and deletes it. */
export const Teacher: Story = {
  tags: ['pictured'],
  parameters: given({
    member: teacherOf(storyMember),
    answers: [
      replayOf({}, { role: 'streamer', runs: true }),
      answer(liveCalls.replay.choose, {
        replay: { ...replay, mode: 'permanent', days: null, expires_at: null, expires_at_ts: null },
      }),
    ],
  }),
  play: async (context) => {
    await opens(context);
    const t = wordsOf('live-tools');
    const canvas = within(context.canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: t('replay.permanent') }));
    await userEvent.click(canvas.getByRole('button', { name: t('replay.save') }));
    await canvas.findByText(t('replay.saved'));
  },
};
export const Loading: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [never(liveCalls.replay.info)] }),
};
export const Opening: Story = { beforeEach: () => showRecording('silent') };
export const Processing: Story = {
  parameters: given({ answers: [replayOf({ state: 'processing', hls: '' })] }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByText(wordsOf('live-tools')('replay.processing'));
  },
};
export const Expired: Story = {
  parameters: given({
    answers: [replayOf({ state: 'expired', hls: '', expires_at_ts: storyNow - 48 * hour })],
  }),
  play: async ({ canvasElement }) => curtain(canvasElement, wordsOf('live-tools')('replay.expiredHint')),
};
export const Failed: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [replayOf({ state: 'failed', hls: '', duration: 0 })] }),
  play: async ({ canvasElement }) => curtain(canvasElement, wordsOf('live-tools')('replay.failed')),
};
export const NoneKept: Story = {
  parameters: given({ answers: [refuse(liveCalls.replay.info, 'replay.missing')] }),
  play: async ({ canvasElement }) => curtain(canvasElement, wordsOf('live-tools')('replay.notMade')),
};
export const NetworkMembersKeptOut: Story = {
  parameters: given({ answers: [refuse(liveCalls.replay.info, 'live.network_blocked')] }),
  play: async ({ canvasElement }) => curtain(canvasElement, wordsOf('live-stage')('blocked.network')),
};
export const AsksForMore: Story = {
  parameters: given({ answers: [refuse(liveCalls.replay.info, 'live.requirement')] }),
  play: async ({ canvasElement }) => curtain(canvasElement, wordsOf('live-stage')('blocked.requirement')),
};
export const Unreachable: Story = {
  parameters: given({ answers: [unreachable(liveCalls.replay.info)] }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: wordsOf('live-stage')('retry') });
  },
};
export const CannotPlay: Story = {
  beforeEach: () => showRecording('unsupported'),
  play: async ({ canvasElement }) => curtain(canvasElement, wordsOf('live-room')('player.unsupported')),
};
