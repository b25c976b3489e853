import { agreements, calls, type CallAnswer, type LiveSummary, type User } from '@goldbean/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
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
  storyCover,
  storyMember,
  storyNow,
  wordsOf,
} from '../../stories/index.ts';
import { articleWords } from './article.fixtures.ts';
import { words as postWords } from './circle.fixtures.ts';
import { titles } from './home.fixtures.ts';
import { articles, noShelves, shelfAnswers } from './home-shelves.fixtures.ts';
import { words as videoWords } from './short-video.fixtures.ts';
import { HomePage } from './HomePage.tsx';

const hour = 3_600_000;

const teacher = (person: (typeof people)[keyof typeof people]): User => ({
  ...person,
  jwcode: `8800${person.uid}`,
  level: 12,
});
const lin = teacher(people.lin);
const jing = teacher(people.jing);
const qiming = teacher(people.qiming);

const channels = {
  value: { channel_id: 'c7', name: titles.value, img: lin.img },
  technical: { channel_id: 'c8', name: titles.technical, img: jing.img },
  funds: { channel_id: 'c9', name: titles.funds, img: qiming.img },
} as const;

const live = (
  given: Pick<LiveSummary, 'live_id' | 'name' | 'state' | 'channel' | 'streamer'> & Partial<LiveSummary>,
): LiveSummary => ({
  room: `live_${given.live_id}`,
  theme: '',
  background: storyCover(Number(given.live_id)),
  start_time: '2026-11-20 19:30:00',
  start_time_ts: storyNow - hour / 2,
  online: 0,
  likes: 0,
  appointed: false,
  ticket_beans: null,
  ...given,
});

const onAir: readonly [LiveSummary, ...LiveSummary[]] = [
  live({
    live_id: '1',
    name: titles.cashFlow,
    state: 'live',
    channel: channels.value,
    streamer: lin,
    online: 12_846,
    likes: 340_218,
  }),
  live({
    live_id: '2',
    name: titles.candles,
    state: 'live',
    channel: channels.technical,
    streamer: jing,
    online: 932,
    likes: 4_120,
  }),
];
const next = [
  live({
    live_id: '3',
    name: titles.beforeOpening,
    state: 'not_started',
    channel: channels.funds,
    streamer: qiming,
    start_time_ts: storyNow + 2 * hour,
    appointed: true,
  }),
  live({
    live_id: '4',
    name: titles.weekend,
    state: 'not_started',
    channel: channels.value,
    streamer: lin,
    start_time_ts: storyNow + 26 * hour,
  }),
  live({
    live_id: '5',
    name: titles.etf,
    state: 'not_started',
    channel: channels.technical,
    streamer: jing,
    start_time_ts: storyNow + 50 * hour,
  }),
];
const [sample] = onAir;
const ended = [
  live({
    live_id: '6',
    name: titles.quarter,
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

type ChannelsListAnswer = CallAnswer<typeof calls.channels.list>;
/** S13: as a card of its channel shows it. */
const nextOf = ({
  live_id,
  name,
  start_time_ts,
  state,
}: LiveSummary): ChannelsListAnswer['list'][number]['next_live'] => ({
  live_id,
  name,
  start_time_ts,
  state: state === 'live' ? 'live' : 'not_started',
});
const [onAirNow = null] = onAir.map(nextOf);
const soon = next.map(nextOf)[2] ?? null;
const shelf: ChannelsListAnswer['list'] = [
  { ...channels.value, owner: lin, followed: true, subscribed: true, fans: 48_210, next_live: onAirNow },
  { ...channels.technical, owner: jing, followed: false, subscribed: false, fans: 3_902, next_live: soon },
  { ...channels.funds, owner: qiming, followed: true, subscribed: false, fans: 12_077, next_live: null },
];
const channelList = (list: ChannelsListAnswer['list'], total = list.length) =>
  answer(calls.channels.list, ({ tab }) => {
    const followed = list.filter((channel) => channel.followed);
    return tab === 'followed'
      ? { list: followed, total: followed.length, page: 1, page_size: 20 }
      : { list, total, page: 1, page_size: 20 };
  });

const teacherMember = {
  ...storyMember,
  nickname: lin.nickname,
  img: lin.img,
  permission: { ...storyMember.permission, stream_channels: [channels.value.channel_id] },
};

const meta = {
  title: 'Pages/hljw/Home',
  component: HomePage,
  tags: ['!autodocs'],
  ...page({
    address: paths.homepage.href(),
    answers: [lists({ live: onAir, not_started: next, ended }), channelList(shelf), ...shelfAnswers],
  }),
} satisfies Meta;

export default meta;
type Story = StoryObj;
type Play = NonNullable<Story['play']>;

/** Buttons of the page that are filled: more than one, and none is the first thing to do. */
const filledIn = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('main').querySelectorAll('[data-fill="filled"]');

/** A member in the evening: two live sessions on air, three to come; one button is filled, that of the first. */
export const OnAir: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(localized(titles.candles));
    await expect(filledIn(canvasElement)).toHaveLength(1);
  },
};

/** A teacher: their own sessions lead to their settings, and the console is one step away. */
export const Teacher: Story = {
  tags: ['pictured'],
  parameters: given({ member: teacherMember }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // A teacher is not asked to follow himself, and is asked to follow the others.
    await canvas.findAllByRole('button', { name: saying(localized(channels.technical.name)) });
    await expect(canvas.queryByRole('button', { name: saying(localized(channels.value.name)) })).toBeNull();
    await expect(filledIn(canvasElement).length).toBeLessThan(2);
  },
};

/** Before anything is here. */
export const Loading: Story = {
  tags: ['pictured'],
  parameters: given({
    answers: [
      never(calls.live.list),
      never(calls.channels.list),
      never(calls.articles.list),
      never(calls.shortVideos.feed),
      never(calls.posts.list),
    ],
  }),
};

/** Nothing on air, nothing announced, no channel yet. */
export const Quiet: Story = {
  parameters: given({ answers: [lists({}), channelList([]), ...noShelves] }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(wordsOf('home')('quiet.title'));
    await expect(filledIn(canvasElement).length).toBeLessThan(2);
  },
};

/** One of each: no card stands beside nothing. */
export const OneOfEach: Story = {
  parameters: given({
    answers: [
      lists({ live: onAir.slice(0, 1), not_started: next.slice(0, 1), ended }),
      channelList(shelf.slice(0, 1)),
      ...noShelves,
    ],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(localized(titles.quarter));
    const alone = canvas.getByRole('main').querySelectorAll('ul:has(> li:only-child)');
    // The channel is followed: what it has on air stands there too.
    await expect(alone).toHaveLength(4);
    for (const row of alone) {
      const card = row.firstElementChild?.firstElementChild;
      const free = row.getBoundingClientRect().width - (card?.getBoundingClientRect().width ?? 0);
      await expect(free).toBeLessThan(1);
    }
    await expect(filledIn(canvasElement)).toHaveLength(1);
  },
};

/** The lists could not be had; each row says so and offers another try. */
export const Failed: Story = {
  tags: ['pictured'],
  parameters: given({
    answers: [
      refuse(calls.live.list, 'system.error'),
      refuse(calls.channels.list, 'system.error'),
      refuse(calls.articles.list, 'system.error'),
      refuse(calls.shortVideos.feed, 'system.error'),
      refuse(calls.posts.list, 'system.error'),
    ],
  }),
};

/** The hour of one has come since the list was fetched: it is announced no more. */
export const HourHasCome: Story = {
  parameters: given({
    answers: [
      lists({
        not_started: next.map((one, index) => (index === 0 ? { ...one, start_time_ts: storyNow } : one)),
      }),
      channelList(shelf),
      ...noShelves,
    ],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: localized(titles.weekend) })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: localized(titles.beforeOpening) })).toBeNull();
  },
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
            background: storyCover(index),
            state: state ?? 'live',
            ...(state === 'not_started' && { start_time_ts: storyNow + (index + 1) * hour }),
          }),
        ),
        total: 40,
        page: at,
        page_size,
      })),
      channelList(shelf, 40),
      ...noShelves,
    ],
  }),
};

/** V35: a subscription asks for the channel's terms, and is not sent before they are ticked. */
const subscribed = fn();
export const Subscribing: Story = {
  tags: ['pictured'],
  parameters: given({
    answers: [
      answer(calls.channels.subscribe, (input) => {
        subscribed(input);
        return { subscribed: true, group_id: 'g1' };
      }),
    ],
  }),
  play: async ({ canvasElement }) => {
    subscribed.mockClear();
    const canvas = within(canvasElement);
    const name = `${wordsOf('actions')('subscribe')}: ${localized(channels.technical.name)}`;
    await userEvent.click(await canvas.findByRole('button', { name }));
    const dialog = within(await canvas.findByRole('alertdialog'));
    const confirm = dialog.getByRole('button', { name: wordsOf('home')('subscribe.confirm') });
    await userEvent.click(confirm);
    await expect(await dialog.findByText(wordsOf('errors')('request.agreement_required'))).toBeVisible();
    await expect(subscribed).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('checkbox'));
    await userEvent.click(confirm);
    await waitFor(() =>
      expect(subscribed).toHaveBeenCalledWith(
        expect.objectContaining({
          channel_id: channels.technical.channel_id,
          action: 'add',
          agree: true,
          agreement_version: agreements.channel.version,
        }),
      ),
    );
  },
};

/** D94: giving up a subscription is asked about first. */
export const LeavingChannel: Story = {
  tags: ['pictured'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [subscribed] = await canvas.findAllByRole('button', {
      name: saying(wordsOf('actions')('subscribed')),
    });
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
  parameters: given({ answers: [refuse(calls.live.appointment, 'live.appointment_over')] }),
  play: async (context) => {
    await reserve(context);
    await within(context.canvasElement).findByText(wordsOf('errors')('live.appointment_over'));
  },
};

/** S03: to read, to watch and from whom one follows, each with the way to all of them. */
export const Shelves: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const t = wordsOf('shelves');
    const read = within(await canvas.findByRole('region', { name: t('read.title') }));
    await read.findByRole('link', { name: localized(articleWords.title) });
    await expect(read.getByRole('link', { name: t('read.all') })).toHaveAttribute(
      'href',
      paths.homepage.href({ menu: 'read' }),
    );
    const watch = within(await canvas.findByRole('region', { name: t('watch.title') }));
    await watch.findByRole('link', { name: localized(videoWords.cross) });
    const followed = within(await canvas.findByRole('region', { name: t('followed.title') }));
    await followed.findByText(localized(postWords.average));
    await expect(canvas.getByRole('link', { name: t('homework') })).toHaveAttribute(
      'href',
      paths.homework.href(),
    );
  },
};

/** S03: one part by its address, whole; the others are not there. */
export const OnlyToRead: Story = {
  parameters: given({ address: paths.homepage.href({ menu: 'read' }) }),
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await main.findByRole('link', { name: localized(articleWords.title) });
    // The links of the menu, one of homework, and the articles.
    await expect(main.getAllByRole('heading', { level: 2 })).toHaveLength(1);
    await expect(main.getAllByRole('heading', { level: 3 })).toHaveLength(articles.length);
    await expect(main.getByRole('link', { current: true })).toHaveTextContent(
      wordsOf('shelves')('read.title'),
    );
  },
};
export const OnlyToWatch: Story = {
  parameters: given({ address: paths.homepage.href({ menu: 'watch' }) }),
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await main.findByRole('link', { name: localized(videoWords.cash) });
    // What has been on air is watched too.
    await main.findByText(localized(titles.quarter));
    await expect(main.queryByText(localized(titles.candles))).toBeNull();
  },
};
export const OnlyFollowed: Story = {
  parameters: given({ address: paths.homepage.href({ menu: 'followed' }) }),
};

/** D61: a navigation code without a place of its own is the whole homepage. */
export const UnknownMenu: Story = {
  parameters: given({ address: paths.homepage.href({ menu: '999999101' }) }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(localized(titles.candles));
  },
};

/** One shelf fails; the others stand as they are. */
export const OneShelfFailed: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [refuse(calls.articles.list, 'system.error')] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(wordsOf('shelves')('read.failed'));
    await canvas.findByText(localized(videoWords.cross));
  },
};

const ownAct: CallAnswer<typeof calls.moderation.mine>['list'][number] = {
  id: 'a1',
  kind: 'freeze',
  scope: 'viewer',
  live_id: '1',
  channel: channels.value,
  reason: titles.cashFlow,
  rule: 'insult',
  by: '',
  by_role: 'inspector',
  evidence: { live: titles.cashFlow, media_ts: null, message: null },
  at: '2026-11-20 19:30:00',
  at_ts: storyNow - 2 * hour,
  until_ts: storyNow + 70 * hour,
  ended_ts: null,
};
const acts = (list: (typeof ownAct)[]) =>
  answer(calls.moderation.mine, { list, total: list.length, page: 1, page_size: 20 });
const panelAddress = paths.homepage.href({ panel: 'acts' });
const panelSays = async (canvasElement: HTMLElement, words: string) => {
  const panel = await within(canvasElement).findByRole('dialog', {
    name: wordsOf('moderation')('own.title'),
  });
  await within(panel).findByText(words);
};

/** N06, G201: what was done against me, why, by which rule and until when. */
export const OwnActs: Story = {
  parameters: given({
    address: panelAddress,
    answers: [acts([ownAct, { ...ownAct, id: 'a2', kind: 'warn', until_ts: null }])],
  }),
  play: ({ canvasElement }) => panelSays(canvasElement, wordsOf('moderation')('force.inForce')),
};
export const OwnActsNone: Story = {
  parameters: given({ address: panelAddress, answers: [acts([])] }),
  play: ({ canvasElement }) => panelSays(canvasElement, wordsOf('moderation')('own.empty')),
};
export const OwnActsFailed: Story = {
  tags: ['pictured'],
  parameters: given({ address: panelAddress, answers: [refuse(calls.moderation.mine, 'system.error')] }),
  play: ({ canvasElement }) => panelSays(canvasElement, wordsOf('moderation')('own.failed')),
};
