import { calls, type CallAnswer, type User } from '@goldbean/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '../../shared/paths/index.ts';
import {
  answer,
  given,
  localized,
  never,
  page,
  people,
  refuse,
  saying,
  storyNow,
  wordsOf,
} from '../../stories/index.ts';
import { ChannelsPage } from './ChannelsPage.tsx';
import { titles } from './home.fixtures.ts';

type ListedChannels = CallAnswer<typeof calls.channels.list>['list'];
const hour = 3_600_000;
const teacher = (person: (typeof people)[keyof typeof people]): User => ({
  ...person,
  jwcode: `8800${person.uid}`,
  level: 12,
});
const lin = teacher(people.lin);
const jing = teacher(people.jing);

const channels: ListedChannels = [
  {
    channel_id: 'c7',
    name: titles.value,
    img: lin.img,
    owner: lin,
    fans: 48210,
    followed: true,
    subscribed: true,
    next_live: {
      live_id: '1',
      name: titles.cashFlow,
      start_time_ts: storyNow,
      state: 'live',
    },
  },
  {
    channel_id: 'c8',
    name: titles.technical,
    img: jing.img,
    owner: jing,
    fans: 3902,
    followed: false,
    subscribed: false,
    next_live: {
      live_id: '3',
      name: titles.candles,
      start_time_ts: storyNow + 2 * hour,
      state: 'not_started',
    },
  },
];
const listed = (list: ListedChannels) =>
  answer(calls.channels.list, { list, total: list.length, page: 1, page_size: 20 });

const meta = {
  title: 'Pages/hljw/Channels',
  component: ChannelsPage,
  tags: ['!autodocs'],
  ...page({ address: paths.channels.href(), answers: [listed(channels)] }),
} satisfies Meta;

export default meta;
type Story = StoryObj;

/** S13: following is one button and subscribing another; subscribing asks for the terms first (V35). */
export const All: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const buttons = await canvas.findAllByRole('button', { name: saying(localized(titles.technical)) });
    await expect(buttons).toHaveLength(2);
    await userEvent.click(buttons[1] ?? canvasElement);
    const dialog = await canvas.findByRole('alertdialog');
    // It fades in.
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
export const NotFound: Story = {
  tags: ['pictured'],
  ...page({ address: paths.channels.href({ q: 'zzz' }), answers: [listed([])] }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(wordsOf('channels')('none', { q: 'zzz' }));
  },
};
export const Loading: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [never(calls.channels.list)] }),
};
export const Failed: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [refuse(calls.channels.list, 'system.error')] }),
};

/** S46: the line-up over the page, with who is on air. */
export const LineUp: Story = {
  tags: ['pictured'],
  ...page({
    address: paths.channels.href({ panel: 'lecturers' }),
    answers: [
      // A channel has the face of its teacher, and no face stands twice.
      listed([]),
      answer(calls.lecturers.list, {
        list: [
          {
            user: {
              ...lin,
              intro: titles.cashFlow,
            },
            fans: 3402,
            lives: 214,
            follow: {
              followed: true,
              follows_me: true,
            },
            channels: [
              {
                channel_id: 'c7',
                name: titles.value,
              },
            ],
            on_air: {
              live_id: '1',
              name: titles.cashFlow,
            },
          },
          {
            user: {
              ...jing,
              intro: '',
            },
            fans: 12,
            lives: 3,
            follow: {
              followed: false,
              follows_me: false,
            },
            channels: [
              {
                channel_id: 'c8',
                name: titles.technical,
              },
            ],
            on_air: null,
          },
        ],
        total: 2,
        page: 1,
        page_size: 20,
      }),
    ],
  }),
  play: async ({ canvasElement }) => {
    const panel = within(await within(canvasElement).findByRole('dialog'));
    const live = await panel.findByText(wordsOf('content')('lecturer.live'));
    // It fades in.
    await waitFor(() => expect(live).toBeVisible());
  },
};
