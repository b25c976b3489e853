import { calls, type LiveSummary, type User } from '@goldbean/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { paths } from '../../shared/paths/index.ts';
import {
  answer,
  given,
  localized,
  never,
  page,
  people,
  refuse,
  storyCover,
  storyNow,
  wordsOf,
} from '../../stories/index.ts';
import { ChannelPage } from './ChannelPage.tsx';
import { titles } from './home.fixtures.ts';

const lin: User = { ...people.lin, jwcode: '880001', level: 12 };
const jing: User = { ...people.jing, jwcode: '880002', level: 8 };
const channel = { channel_id: 'c7', name: titles.value, img: lin.img };
const live = (given: Pick<LiveSummary, 'live_id' | 'name' | 'state'>): LiveSummary => ({
  room: `live_${given.live_id}`,
  theme: '',
  background: storyCover(Number(given.live_id)),
  start_time: '2026-11-20 19:30:00',
  start_time_ts: storyNow - 18e5,
  online: 932,
  likes: 4120,
  appointed: false,
  ticket_beans: null,
  channel,
  streamer: lin,
  ...given,
});
const onAir = live({ live_id: '1', name: titles.cashFlow, state: 'live' });
const paged = <Row,>(list: Row[]) => ({ list, total: list.length, page: 1, page_size: 20 });
const product = {
  id: 'p1',
  name: titles.etf,
  cover: '',
  desc: '',
  price: 3990,
  currency: 'CNY' as const,
  stock: 12,
  limit: null,
  sold: 8,
  state: 'on_sale' as const,
};
const filled = [
  answer(calls.channels.info, {
    channel: {
      ...channel,
      owner: lin,
    },
    teacher: lin,
    teachers: [lin, jing],
    next_live: onAir,
    subscribed: true,
    followed: false,
    fans: 48210,
    group_id: 'g1',
  }),
  answer(calls.live.list, paged([onAir, live({ live_id: '6', name: titles.quarter, state: 'ended' })])),
  answer(calls.replay.list, paged([])),
  answer(calls.favourites.kept, { ids: ['c7'] }),
  answer(calls.shop.channelProducts, paged([product])),
];

const meta = {
  title: 'Pages/hljw/Channel',
  component: ChannelPage,
  tags: ['!autodocs'],
  ...page({ address: paths.channel.href({ channel_id: 'c7' }), answers: filled }),
} satisfies Meta;

export default meta;
type Story = StoryObj;

/** S13: one channel with its teachers, lives and goods; who subscribes has its class group one step away. */
export const Subscribed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByRole('heading', { level: 1, name: localized(titles.value) }),
    ).toBeVisible();
    await canvas.findByRole('link', { name: wordsOf('live-card')('channel.openGroup') });
    await expect(await canvas.findByRole('link', { name: localized(jing.nickname) })).toBeVisible();
  },
};
export const Empty: Story = {
  tags: ['pictured'],
  parameters: given({
    answers: [
      answer(calls.channels.info, {
        channel: {
          ...channel,
          owner: lin,
        },
        teacher: lin,
        teachers: [lin],
        next_live: null,
        subscribed: false,
        followed: false,
        fans: 0,
        group_id: null,
      }),
      answer(calls.live.list, paged([])),
      answer(calls.shop.channelProducts, paged([])),
    ],
  }),
};
export const Loading: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [never(calls.channels.info)] }),
};
export const Missing: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [refuse(calls.channels.info, 'request.not_found')] }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(wordsOf('channels')('detail.missing'));
  },
};
export const Failed: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [refuse(calls.channels.info, 'system.error')] }),
};
