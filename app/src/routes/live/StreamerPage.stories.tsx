import { calls as liveCalls } from '@goldbean/contract/live';
import type { CallAnswer } from '@goldbean/contract/shared';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '../../shared/paths/index.ts';
import {
  answer,
  given,
  localized,
  never,
  people,
  pushFrame,
  refuse,
  storyMember,
  storyNow,
  wordsOf,
} from '../../stories/index.ts';
import {
  eventOf,
  figuresOf,
  hour,
  infoOf,
  joined,
  liveId,
  nextOf,
  roomAnswers,
  summaryOf,
  teacherOf,
  wishes,
} from './live.fixtures.ts';
import { deskAnswers } from './bags.fixtures.ts';
import { membership } from './iron-fans.fixtures.ts';
import { written } from './live-words.fixtures.ts';
import { goodsNames } from './shop.fixtures.ts';
import { voteOf } from './vote.fixtures.ts';
import { wholeRoom } from './whole-room.fixtures.ts';
import { titles } from '../hljw/home.fixtures.ts';
import { pictureIs, stillPage } from '../../stories/still-picture.ts';
import { StreamerPage } from './StreamerPage.tsx';

type StreamingHealthAnswer = CallAnswer<typeof liveCalls.streaming.health>;
const pushing: StreamingHealthAnswer = {
  pushing: true,
  fps: 30,
  bitrate: 4_200,
  gop: 2,
  codec: 'avc1',
  dropped: 0,
  refused: '',
  recording_off: null,
  tiers: [],
  advice: [],
};
const idle: StreamingHealthAnswer = { ...pushing, pushing: false, fps: 0, bitrate: 0, gop: 0, codec: '' };
const summary = {
  duration: 2 * hour,
  watched: 48_213,
  peak: 12_846,
  likes: 340_218,
  beans: 186_520,
  fans: 1_284,
};
const endedAt = { ended_at: '2026-11-20 20:00:00', ended_at_ts: storyNow };
const mine = { role: 'streamer' } as const;
const beforeAir = infoOf({
  state: 'not_started',
  started_ts: null,
  live: { start_time_ts: storyNow + hour / 2 },
  my: mine,
});

const consoleAnswers = [
  figuresOf({ earned: { beans: 186_520, fans: 1_284 } }),
  joined({ role: 'owner' }),
  answer(liveCalls.streaming.push, {
    rtmp_url: 'rtmp://live.goldbean.example/live',
    key: 'c7?key=2f9e6e0a7c1b4d58',
    stream: 'c7',
  }),
  answer(liveCalls.streaming.health, pushing),
];

const meta = {
  title: 'Pages/live/Streamer',
  component: StreamerPage,
  tags: ['!autodocs'],
  ...stillPage({
    address: paths.streamer.href({ live_id: liveId }),
    member: teacherOf(storyMember),
    answers: [...roomAnswers, infoOf({ my: mine }), ...consoleAnswers],
  }),
} satisfies Meta;

export default meta;
type Story = StoryObj;
type Play = NonNullable<Story['play']>;

const plays: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await pictureIs(canvasElement);
  await canvas.findByText(localized(written.reply));
  await canvas.findByText(wordsOf('streamer')('health.fps'));
};
const press = async (canvasElement: HTMLElement, name: string) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name }));

/** S36: on air, with the teacher's own picture; what it came to so far is in view, and the ways out are not beside it. */
export const OnAir: Story = {
  play: async (context) => {
    await plays(context);
    const t = wordsOf('streamer');
    const canvas = within(context.canvasElement);
    const board = within(canvas.getByRole('region', { name: t('console') }));
    await board.findByText('1,284');
    for (const name of ['duration', 'peak', 'beans', 'fans'] as const)
      await expect(board.getByText(t(`summary.${name}`))).toBeVisible();
    await expect(board.queryByRole('button', { name: t('end.button') })).toBeNull();
    // G311: the owner's.
    await expect(canvas.queryByRole('link', { name: t('ironFans') })).toBeNull();
    const { bottom } = board.getByText('1,284').getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    const closing = within(canvas.getByRole('region', { name: t('closing') }));
    await expect(closing.getByRole('button', { name: t('end.button') })).toBeVisible();
    await expect(closing.getByRole('button', { name: t('stop.button') })).toBeVisible();
  },
};
/** All that its owner has before them at once, in long words: each desk is filled, and each of it can be pressed. */
export const Everything: Story = {
  tags: ['main'],
  parameters: given({
    answers: [...wholeRoom({ role: 'owner', followed: true }), ...consoleAnswers, ...deskAnswers],
  }),
  play: async (context) => {
    await plays(context);
    const canvas = within(context.canvasElement);
    const t = wordsOf('live-tools');
    await canvas.findByRole('link', { name: wordsOf('streamer')('ironFans') });
    await expect(within(canvas.getByRole('complementary')).getAllByRole('tab')).toHaveLength(5);
    await canvas.findByRole('button', { name: t('vote.closeNow') });
    await canvas.findByText(t('desk.drawn'));
    const remove = t('wish.removeLabel', { gift: wordsOf('gifts')('name.rocket') });
    await canvas.findByRole('button', { name: remove });
    await canvas.findByRole('button', { name: `${t('product.withdraw')} ${localized(goodsNames.course)}` });
  },
};
export const Loading: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [never(liveCalls.live.info)] }),
};
export const BeforeAir: Story = {
  parameters: given({ answers: [beforeAir, answer(liveCalls.streaming.health, idle)] }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(wordsOf('streamer')('health.offline'));
  },
};
/** G089: the next picture puts it on air. */
export const Chosen: Story = {
  parameters: given({
    answers: [
      beforeAir,
      answer(liveCalls.streaming.health, idle),
      answer(liveCalls.streaming.start, { state: 'not_started' }),
    ],
  }),
  play: async ({ canvasElement }) => {
    const t = wordsOf('streamer');
    await press(canvasElement, t('choose'));
    await waitFor(async () => expect(await within(canvasElement).findByText(t('chosen'))).toBeVisible());
  },
};
/** D89: why the last push was turned away. */
export const PushRefused: Story = {
  tags: ['pictured'],
  parameters: given({
    answers: [beforeAir, answer(liveCalls.streaming.health, { ...idle, refused: 'wrong_key' })],
  }),
  play: async ({ canvasElement }) => {
    await waitFor(async () => expect(await within(canvasElement).findByRole('alert')).toBeVisible());
  },
};
/** G090: the encoder pushes to an address that is not the one shown here. */
export const PushMisaddressed: Story = {
  parameters: given({
    answers: [beforeAir, answer(liveCalls.streaming.health, { ...idle, refused: 'bad_address' })],
  }),
  play: async ({ canvasElement }) => {
    const t = wordsOf('streamer');
    const alert = await within(canvasElement).findByRole('alert');
    await expect(alert).toHaveTextContent(t('health.refused', { reason: t('refused.badAddress') }));
  },
};
/** What to mend before viewers notice. */
export const Advice: Story = {
  parameters: given({
    answers: [
      answer(liveCalls.streaming.health, {
        ...pushing,
        gop: 8,
        fps: 11,
        bitrate: 900,
        advice: ['gop_long', 'fps_low', 'bitrate_low'],
      }),
    ],
  }),
  play: plays,
};
export const Interrupted: Story = {
  parameters: given({
    answers: [infoOf({ my: mine, live: { interrupted: true } }), answer(liveCalls.streaming.health, idle)],
  }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(wordsOf('streamer')('health.offline'));
  },
};
/** S36: viewers see the pause picture, and the console says so; the teacher sees their own. */
export const PausePicture: Story = {
  parameters: given({
    answers: [answer(liveCalls.streaming.pause, { paused_ts: storyNow })],
  }),
  play: async (context) => {
    await plays(context);
    const t = wordsOf('streamer');
    const canvas = within(context.canvasElement);
    await press(context.canvasElement, t('pause.on'));
    pushFrame(eventOf(41, { kind: 'live_pause', live_id: liveId, since: storyNow }));
    await canvas.findByRole('button', { name: t('pause.off') });
    await expect(canvas.queryByText(wordsOf('live-stage')('paused.title'))).toBeNull();
  },
};
export const PauseRefused: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [refuse(liveCalls.streaming.pause, 'live.not_on_air')] }),
  play: async (context) => {
    await plays(context);
    await press(context.canvasElement, wordsOf('streamer')('pause.on'));
    await within(context.canvasElement.ownerDocument.body).findByText(wordsOf('errors')('live.not_on_air'));
  },
};
/** S36: the picture is asked for before anybody else sees it. */
export const TestAsked: Story = {
  parameters: given({
    answers: [
      infoOf({
        state: 'not_started',
        started_ts: null,
        my: mine,
        testing: true,
        media: { flv: '', hls: null },
      }),
      answer(liveCalls.streaming.health, idle),
    ],
  }),
  play: async ({ canvasElement }) => {
    const t = wordsOf('streamer');
    const canvas = within(canvasElement);
    await canvas.findByText(t('test.on', { button: t('choose') }));
    await canvas.findByText(t('health.testHint'));
  },
};
/** S36: it comes, with what there is to mend before going on air. */
export const TestPicture: Story = {
  parameters: given({
    answers: [
      infoOf({ state: 'not_started', started_ts: null, my: mine, testing: true }),
      answer(liveCalls.streaming.health, { ...pushing, gop: 8, advice: ['gop_long'] }),
      answer(liveCalls.streaming.start, { state: 'live' }),
    ],
  }),
  play: async ({ canvasElement }) => {
    const t = wordsOf('streamer');
    const canvas = within(canvasElement);
    await canvas.findByText(t('test.on', { button: t('choose') }));
    await canvas.findByText(t('health.fps'));
    await canvas.findByRole('group', { name: wordsOf('live-stage')('controls.label') });
    await press(canvasElement, t('choose'));
    pushFrame(eventOf(41, { kind: 'live_start', live_id: liveId }));
    await canvas.findByRole('button', { name: t('pause.on') });
  },
};
export const AddressFailed: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [refuse(liveCalls.streaming.push, 'system.error')] }),
  play: async (context) => {
    await plays(context);
    await within(context.canvasElement).findByText(wordsOf('streamer')('push.failed'));
  },
};
export const Ending: Story = {
  tags: ['pictured'],
  play: async (context) => {
    await plays(context);
    await press(context.canvasElement, wordsOf('streamer')('end.button'));
    await waitFor(async () =>
      expect(await within(context.canvasElement).findByRole('alertdialog')).toBeVisible(),
    );
  },
};
/** T01: ended by its teacher, and what it came to. */
export const Ended: Story = {
  tags: ['pictured'],
  parameters: given({
    answers: [
      answer(liveCalls.streaming.end, { state: 'ended', ...endedAt, summary }),
      nextOf(summaryOf({ live_id: '2', name: titles.weekend, start_time_ts: storyNow + 24 * hour })),
    ],
  }),
  play: async (context) => {
    await Ending.play?.(context);
    const t = wordsOf('streamer');
    const ask = within(within(context.canvasElement).getByRole('alertdialog'));
    await userEvent.click(ask.getByRole('button', { name: t('end.button') }));
    pushFrame(eventOf(41, { kind: 'live_end', live_id: liveId }));
    const canvas = within(context.canvasElement);
    await canvas.findByText(t('summary.duration'));
    // In some languages the picture has the same title; it stands first.
    await expect(canvas.getAllByRole('heading', { name: t('summary.ended') }).at(-1)).toBeVisible();
    // E Face.4: what it came to, and what comes next.
    for (const figure of ['duration', 'peak', 'beans', 'fans'] as const)
      await expect(canvas.getByText(t(`summary.${figure}`))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('next') })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: localized(titles.weekend) })).toBeVisible();
    // S36: from its head and from its summary to who watched.
    const links = within(context.canvasElement).getAllByRole('link', { name: t('watchers') });
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(
      Array.from({ length: 2 }, () => paths.viewList.href({ live_id: liveId })),
    );
  },
};
/** D27: an inspector stopped it while the teacher was on air. */
export const StoppedByInspector: Story = {
  play: async (context) => {
    await plays(context);
    pushFrame(eventOf(41, { kind: 'live_stop', live_id: liveId, reason: written.stopped }));
    const t = wordsOf('streamer');
    const canvas = within(context.canvasElement);
    const title = await canvas.findByRole('heading', { name: t('summary.stopped') });
    await waitFor(() => expect(title.parentElement).toHaveTextContent(localized(written.stopped)));
  },
};
export const NoticeSent: Story = {
  parameters: given({ answers: [answer(liveCalls.streaming.notice, { event_id: 'n1' })] }),
  play: async (context) => {
    await plays(context);
    const t = wordsOf('streamer');
    const box = within(context.canvasElement).getByRole('textbox', { name: t('notice.label') });
    await userEvent.type(box, '20:15{Enter}');
    await waitFor(async () =>
      expect(await within(context.canvasElement).findByText(t('notice.sent'))).toBeVisible(),
    );
  },
};
const fan = { ...people.zhiming, jwcode: '88002', level: 4 };
/** T12: whom the channel has as iron fans, over the console, which goes on beneath. */
export const IronFans: Story = {
  tags: ['pictured'],
  parameters: given({
    answers: [
      infoOf({ my: { role: 'owner' } }),
      answer(liveCalls.ironFans.members, {
        list: [{ user: fan, membership: membership() }],
        total: 1,
        page: 1,
        page_size: 20,
      }),
    ],
  }),
  play: async (context) => {
    await plays(context);
    const name = wordsOf('streamer')('ironFans');
    await userEvent.click(await within(context.canvasElement).findByRole('link', { name }));
    const t = wordsOf('fans');
    const dialog = within(await screen.findByRole('dialog', { name: t('staff.title') }));
    const extend = t('staff.extendOf', { name: localized(fan.nickname) });
    await waitFor(() => expect(dialog.getByRole('button', { name: extend })).toBeVisible());
  },
};
export const Missing: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [refuse(liveCalls.live.info, 'live.missing')] }),
  play: async ({ canvasElement }) => {
    await waitFor(async () => expect(await within(canvasElement).findByRole('alert')).toBeVisible());
  },
};

/** D18, P05: why a wish cannot be removed is said in words, and it stays. */
export const Wishes: Story = {
  parameters: given({ answers: [...wishes, refuse(liveCalls.liveWishes.remove, 'live.wish_missing')] }),
  play: async (context) => {
    await plays(context);
    const { canvasElement } = context;
    const words = wordsOf('live-tools');
    const desk = within(await within(canvasElement).findByRole('region', { name: words('wish.title') }));
    const remove = await desk.findByRole('button', {
      name: words('wish.removeLabel', { gift: wordsOf('gifts')('name.rocket') }),
    });
    await userEvent.click(remove);
    await within(canvasElement.ownerDocument.body).findByText(wordsOf('errors')('live.wish_missing'));
    await expect(desk.getAllByRole('progressbar')).toHaveLength(2);
  },
};

const asks: Play = async (context) => {
  await plays(context);
  const t = wordsOf('live-tools');
  const desk = within(within(context.canvasElement).getByRole('region', { name: t('vote.desk') }));
  const write = (label: string, text: string) => userEvent.type(desk.getByLabelText(label), text);
  await write(t('vote.question'), localized(written.voteQuestion));
  await write(t('vote.answer', { n: '1' }), localized(written.voteAdd));
  await write(t('vote.answer', { n: '2' }), localized(written.voteWait));
  await userEvent.click(desk.getByRole('button', { name: t('vote.ask') }));
};
/** C026: the room is asked, and how it votes is seen here. */
export const Asking: Story = {
  parameters: given({ answers: [answer(liveCalls.votes.create, { vote: voteOf() })] }),
  play: async (context) => {
    await asks(context);
    await within(context.canvasElement).findByRole('button', {
      name: wordsOf('live-tools')('vote.closeNow'),
    });
  },
};
export const AskingRefused: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [refuse(liveCalls.votes.create, 'vote.running')] }),
  play: async (context) => {
    await asks(context);
    await within(context.canvasElement).findByText(wordsOf('refusals')('vote.running'));
  },
};
/** How the last question went, and room for the next. */
export const VoteClosed: Story = {
  tags: ['pictured'],
  parameters: given({
    answers: [
      infoOf({ my: mine, now: { vote: voteOf() } }),
      answer(liveCalls.votes.close, { vote: voteOf({ closed: true }) }),
    ],
  }),
  play: async (context) => {
    await plays(context);
    await press(context.canvasElement, wordsOf('live-tools')('vote.closeNow'));
    await within(context.canvasElement).findByText(wordsOf('live-tools')('vote.result'));
  },
};
