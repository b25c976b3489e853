import { calls, type CallAnswer, type LiveSummary, type User } from '@goldbean/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '../../shared/paths/index.ts';
import {
  answer,
  given,
  never,
  page,
  refuse,
  storyCover,
  storyMember,
  storyNow,
  wordsOf,
} from '../../stories/index.ts';
import { HomePage } from './HomePage.tsx';

const hour = 3_600_000;

const teacher = (uid: string, nickname: string): User => ({
  uid,
  jwcode: `8800${uid}`,
  nickname,
  img: '',
  level: 12,
});
const lin = teacher('7', '林一帆老师');
const aisyah = teacher('8', 'Cikgu Nurul Aisyah binti Mohd Hafizuddin');
const somchai = teacher('9', 'อาจารย์สมชาย วงศ์สุวรรณ');

const channels = {
  value: { channel_id: 'c7', name: '价值投资研习社', img: '' },
  technical: { channel_id: 'c8', name: 'Analisis Teknikal Harian', img: '' },
  thai: { channel_id: 'c9', name: 'หุ้นไทยวันนี้', img: '' },
} as const;

const live = (
  given: Pick<LiveSummary, 'live_id' | 'name' | 'state' | 'channel' | 'streamer'> & Partial<LiveSummary>,
): LiveSummary => ({
  room: `live_${given.live_id}`,
  theme: '',
  background: storyCover(),
  start_time: '2026-11-20 19:30:00',
  start_time_ts: storyNow - hour / 2,
  online: 0,
  likes: 0,
  appointed: false,
  ...given,
});

const onAir: readonly [LiveSummary, ...LiveSummary[]] = [
  live({
    live_id: '1',
    name: '读懂现金流量表：从利润到现金的二十四堂课',
    state: 'live',
    channel: channels.value,
    streamer: lin,
    online: 12_846,
    likes: 340_218,
  }),
  live({
    live_id: '2',
    name: 'Candlestick mingguan: membaca sokongan dan rintangan',
    state: 'live',
    channel: channels.technical,
    streamer: aisyah,
    background: storyCover('#2f9e6e'),
    online: 932,
    likes: 4_120,
  }),
];
const next = [
  live({
    live_id: '3',
    name: 'อ่านงบการเงินก่อนตลาดเปิด',
    state: 'not_started',
    channel: channels.thai,
    streamer: somchai,
    background: storyCover('#d9a520'),
    start_time_ts: storyNow + 2 * hour,
    appointed: true,
  }),
  live({
    live_id: '4',
    name: '周末答疑：新股申购怎么算中签率',
    state: 'not_started',
    channel: channels.value,
    streamer: lin,
    start_time_ts: storyNow + 26 * hour,
  }),
  live({
    live_id: '5',
    name: 'Pengenalan ETF untuk pelabur baharu',
    state: 'not_started',
    channel: channels.technical,
    streamer: aisyah,
    background: storyCover('#2f9e6e'),
    start_time_ts: storyNow + 50 * hour,
  }),
];
const [sample] = onAir;
const ended = [
  live({
    live_id: '6',
    name: '三季报精读：消费与医药',
    state: 'ended',
    channel: channels.value,
    streamer: lin,
    start_time_ts: storyNow - 30 * hour,
    likes: 88_021,
  }),
];

const lists = (of: Partial<Record<'live' | 'not_started' | 'ended', readonly LiveSummary[]>>) =>
  answer(calls.live.list, ({ state, page: at, page_size }) => {
    const list = [...(of[state as keyof typeof of] ?? [])];
    return { list, total: list.length, page: at, page_size };
  });

type ChannelList = CallAnswer<typeof calls.channels.list>;
const shelf: ChannelList['list'] = [
  { ...channels.value, owner: lin, followed: true, subscribed: true, fans: 48_210 },
  { ...channels.technical, owner: aisyah, followed: false, subscribed: false, fans: 3_902 },
  { ...channels.thai, owner: somchai, followed: true, subscribed: false, fans: 12_077 },
];
const channelList = (list: ChannelList['list'], total = list.length) =>
  answer(calls.channels.list, { list, total, page: 1, page_size: 20 });

const teacherMember = {
  ...storyMember,
  nickname: lin.nickname,
  permission: { ...storyMember.permission, stream_channels: [channels.value.channel_id] },
};

const meta = {
  title: 'Pages/hljw/Home',
  component: HomePage,
  tags: ['!autodocs'],
  ...page({
    address: paths.homepage.href(),
    answers: [lists({ live: onAir, not_started: next, ended }), channelList(shelf)],
  }),
} satisfies Meta;

export default meta;
type Story = StoryObj;
type Play = NonNullable<Story['play']>;

/** A member in the evening: two live sessions on air, three to come. */
export const OnAir: Story = {};

/** A teacher: their own sessions lead to their settings, and the console is one step away. */
export const Teacher: Story = { parameters: given({ member: teacherMember }) };

/** Before anything is here. */
export const Loading: Story = {
  parameters: given({ answers: [never(calls.live.list), never(calls.channels.list)] }),
};

/** Nothing on air, nothing announced, no channel yet. */
export const Quiet: Story = { parameters: given({ answers: [lists({}), channelList([])] }) };

/** The lists could not be had; each row says so and offers another try. */
export const Failed: Story = {
  parameters: given({
    answers: [refuse(calls.live.list, 'system.error'), refuse(calls.channels.list, 'system.error')],
  }),
};

/** More than one page of each. */
export const More: Story = {
  parameters: given({
    answers: [
      answer(calls.live.list, ({ state, page: at, page_size }) => ({
        list: Array.from({ length: 12 }, (_, index) =>
          live({
            ...sample,
            name: `${sample.name} ${index + 1}`,
            live_id: `${state}${index}`,
            state: state ?? 'live',
          }),
        ),
        total: 40,
        page: at,
        page_size,
      })),
      channelList(shelf, 40),
    ],
  }),
};

/** D94: giving up a subscription is asked about first. */
export const LeavingChannel: Story = {
  play: async ({ canvasElement }) => {
    const t = wordsOf('live-card');
    const canvas = within(canvasElement);
    const [subscribed] = await canvas.findAllByRole('button', { name: t('channel.subscribed') });
    if (!subscribed) throw new Error('no channel is subscribed to');
    await userEvent.click(subscribed);
    const dialog = await canvas.findByRole('alertdialog');
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

const reserve: Play = async ({ canvasElement }) => {
  const [make] = await within(canvasElement).findAllByRole('button', {
    name: wordsOf('live-card')('appointment.make'),
  });
  if (!make) throw new Error('nothing can be reserved');
  await userEvent.click(make);
};

/** An appointment is on its way. */
export const Reserving: Story = {
  parameters: given({ answers: [never(calls.live.appointment)] }),
  play: async (context) => {
    await reserve(context);
    await within(context.canvasElement).findByRole('button', {
      name: wordsOf('live-card')('appointment.pending'),
    });
  },
};

/** The session is over by now: the button is as before, and a toast says why. */
export const NotReserved: Story = {
  parameters: given({ answers: [refuse(calls.live.appointment, 'live.ended')] }),
  play: async (context) => {
    await reserve(context);
    await within(context.canvasElement).findByText(wordsOf('errors')('live.ended'));
  },
};
