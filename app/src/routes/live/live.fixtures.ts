import type { CallAnswer } from '@goldbean/contract/shared';
import { calls as liveCalls, type LiveSettings, type LiveSummary } from '@goldbean/contract/live';
import { calls as moneyCalls } from '@goldbean/contract/money';
import { calls as talkCalls, type Message, type ServerFrame } from '@goldbean/contract/talk';
import type { MemberInfo } from '@goldbean/contract/people';
import type { User } from '@goldbean/contract/shared';
import { answer, type Replies } from '../../stories/answers.ts';
import { storyNow } from '../../stories/fixed-clock.ts';
import { people } from '../../stories/people.ts';
import { storyCover } from '@goldbean/design-system/stories/pictures';
import { strangerClub } from './fans.fixtures.ts';
import { written } from './live-words.fixtures.ts';

/*
 * What the server says in the stories of the live pages. e2e/one-face.spec.ts gives the same answers to the app that
 * runs, so nothing here needs a browser.
 */

const minute = 60_000;
export const hour = 60 * minute;
export const liveId = '1';

const user = (person: (typeof people)[keyof typeof people]): User => ({
  ...person,
  jwcode: `8800${person.uid}`,
  level: 12,
});
export const teacher = user(people.lin);
const assistant = user(people.jing);
const wang = user(people.wang);
export const yutong = user(people.yutong);

export const channel = { channel_id: 'c7', name: written.channel, img: people.lin.img };

type LiveInfoAnswer = CallAnswer<typeof liveCalls.live.info>;

const sampleLive: LiveInfoAnswer['live'] = {
  live_id: liveId,
  room: 'live_1',
  name: written.name,
  theme: written.theme,
  introduction: written.introduction,
  background: storyCover(Number(liveId)),
  state: 'live',
  interrupted: false,
  start_time: '2026-11-20 19:30:00',
  start_time_ts: storyNow - hour / 2,
  course_type: 1,
  ticket_beans: null,
};

const top: LiveInfoAnswer['now']['rank'] = {
  top: [
    { user: yutong, score: 286_400, hidden: false },
    { user: wang, score: 96_660, hidden: false },
    { user: assistant, score: 5_200, hidden: false },
  ],
  count: 1_846,
};

const info: LiveInfoAnswer = {
  live: sampleLive,
  room: sampleLive.room,
  channel,
  streamer: teacher,
  state: 'live',
  started_ts: storyNow - hour / 2,
  paused_ts: null,
  testing: false,
  end_reason: '',
  media: { flv: '/flv/live/story.flv', hls: null },
  my: {
    role: 'member',
    followed: true,
    subscribed: false,
    iron_fan: false,
    frozen: false,
    warned: false,
    muted: false,
    appointed: false,
  },
  counters: { online: 12_846, watched: 48_213, likes: 340_218, fans: 128_460 },
  now: { product_id: null, vote: null, wishes: [], rank: top, running: {} },
  last_seq: 40,
  server_ts: storyNow,
};

interface Other extends Partial<Omit<LiveInfoAnswer, 'live' | 'my' | 'now'>> {
  readonly now?: Partial<LiveInfoAnswer['now']>;
  readonly live?: Partial<LiveInfoAnswer['live']>;
  readonly my?: Partial<LiveInfoAnswer['my']>;
}

/** The live session as C018 tells it. @param other what is other than on air and seen by a member */
export const infoOf = ({ live, my, now, ...other }: Other = {}): Replies => {
  const state = other.state ?? info.state;
  return answer(liveCalls.live.info, {
    ...info,
    ...other,
    ...(state !== 'live' && !other.testing && { media: { flv: '', hls: null } }),
    live: { ...info.live, state, ...live },
    my: { ...info.my, ...my },
    now: { ...info.now, ...now },
  });
};

const said: readonly (readonly [sender: User, text: string])[] = [
  [teacher, written.hello],
  [wang, written.wish],
  [assistant, written.notes],
  [yutong, written.question],
  [teacher, written.reply],
  [yutong, written.noted],
];

const message = (sender: User, text: string, at: number): Message => ({
  id: `m${at}`,
  seq: at + 1,
  client_msg_id: `c${at}`,
  kind: 'text',
  body: { text },
  status: 'normal',
  sender: { uid: sender.uid, nickname: sender.nickname, img: sender.img },
  reply_to: null,
  mentions: [],
  ts: storyNow - (said.length - at) * minute,
});

type MessagingJoinAnswer = CallAnswer<typeof talkCalls.messaging.join>;

/** What I may do in the talk. */
export const joined = (my: Partial<MessagingJoinAnswer['my']> = {}): Replies =>
  answer(talkCalls.messaging.join, {
    room: sampleLive.room,
    epoch: 'e1',
    last_seq: 40,
    my: { role: 'member', muted_until: null, room_muted: false, ...my },
  });

type GiftListItem = CallAnswer<typeof liveCalls.gifts.list>['tabs'][number]['list'][number];
const gift = (icon: string, price: number, fan_level: number | null = null): GiftListItem => ({
  gift_id: icon,
  name: icon,
  icon,
  price,
  fan_level,
  iron_fan: icon === 'shield',
});

type LiveAudienceAnswer = CallAnswer<typeof liveCalls.live.audience>;
const figures: LiveAudienceAnswer = {
  online: 12_846,
  duration: hour / 2,
  watched: 48_213,
  peak: 13_902,
  likes: 340_218,
  earned: null,
};
/** What the live session comes to (C029). @param given what those who run it see, or who came */
export const figuresOf = (given: Partial<LiveAudienceAnswer> = {}): Replies =>
  answer(liveCalls.live.audience, { ...figures, ...given });

/** What comes after it: the next of its channel, or none; and what is on air elsewhere. */
export const nextOf = (next: LiveSummary | null, others: readonly LiveSummary[] = []): Replies =>
  answer(liveCalls.live.list, ({ channel_id }) => {
    const list = channel_id === undefined ? [...others] : next ? [next] : [];
    return { list, total: list.length, page: 1, page_size: 20 };
  });

/** C019: nothing stands against the channel. */
export const notBanned: CallAnswer<typeof liveCalls.moderation.violation> = {
  banned: false,
  reason: '',
  until: null,
  until_ts: null,
  warnings: 0,
  appeal_state: 'none',
  my_warning: null,
};
const ranked = top.top.map(({ score }, at) => ({
  rank: at + 1,
  hidden: false,
  user: [yutong, wang, assistant][at] ?? yutong,
  score,
}));
const updated = { updated: '2026-11-20 20:00:00', updated_ts: storyNow };

const anonymous: User = { uid: '', jwcode: '', nickname: '', img: '', level: 0 };
/** E29: the first is hidden and nameless to the member of the stories, who is the second and hidden too. */
export const hiddenRank: readonly Replies[] = [
  infoOf({
    now: {
      rank: {
        top: [286_400, 96_660].map((score) => ({ user: anonymous, score, hidden: true })),
        count: 2,
      },
    },
  }),
  answer(liveCalls.live.rank, {
    list: [
      { rank: 1, user: anonymous, score: 286_400, hidden: true },
      { rank: 2, user: user(people.member), score: 96_660, hidden: true },
    ],
    hidden: true,
    ...updated,
  }),
];

/** Everything that the room and its console ask beside the live session itself. */
export const roomAnswers: readonly Replies[] = [
  joined(),
  answer(talkCalls.messaging.leave, { ok: true }),
  answer(talkCalls.messaging.history, {
    list: said.map(([sender, text], at) => message(sender, text, at)),
    has_more: false,
  }),
  answer(liveCalls.gifts.list, {
    tabs: [
      {
        key: 'popular',
        name: 'Popular',
        list: [
          gift('chalk', 1),
          gift('applause', 2),
          gift('sunflower', 5),
          gift('heart', 10),
          gift('goldbean', 20),
          gift('candle', 66),
          gift('bull', 188),
          gift('rocket', 1_000),
        ],
      },
      { key: 'luxury', name: 'Grand', list: [gift('rocket', 1_000), gift('castle', 9_999)] },
      {
        key: 'fan',
        name: 'Fans',
        list: [gift('ribbon', 52), gift('crown', 52_000, 10), gift('shield', 1_314)],
      },
      { key: 'activity', name: 'Campaign', list: [gift('candle', 66), gift('rocket', 1_000)] },
      { key: 'featured', name: 'Featured', list: [gift('sunflower', 5), gift('bull', 188)] },
    ],
  }),
  answer(liveCalls.gifts.activities, { list: [] }),
  answer(liveCalls.gifts.knapsack, {
    list: [{ gift: gift('sunflower', 5), n: 3, expires: null, expires_ts: null }],
  }),
  answer(liveCalls.gifts.give, { balance: 12_630, combo: { id: 'k2', n: 10 }, knapsack_left: 3 }),
  strangerClub,
  answer(liveCalls.liveWishes.list, { list: [] }),
  answer(liveCalls.bags.info, { bag: null, joined: false, server_ts: storyNow }),
  answer(moneyCalls.livePackets.bagsUnclaimed, { list: [], rain: null }),
  answer(liveCalls.anniversary.popup, { show: false, coupon: null }),
  answer(moneyCalls.shop.liveProducts, { list: [] }),
  answer(moneyCalls.shop.cart, { items: [], sum: [] }),
  answer(liveCalls.bags.list, {
    list: [],
    total: 0,
    page: 1,
    page_size: 20,
    offers: ['follow', 'comment_text', 'gift'],
  }),
  answer(liveCalls.live.rank, { list: ranked, hidden: false, ...updated }),
  answer(liveCalls.gifts.rankInfo, {
    list: ranked,
    me: { rank: 28, score: 320, gap: 46 },
    hidden: false,
    ...updated,
  }),
  answer(liveCalls.live.watch, { ok: true, task: null }),
  answer(liveCalls.moderation.violation, notBanned),
  answer(liveCalls.live.clarity, {
    tiers: [
      {
        key: 'original',
        name: 'Original',
        flv: '/flv/o',
        hls: null,
        bitrate: 2_400,
        height: 1_080,
        off: null,
      },
      { key: 'hd', name: 'HD', flv: '/flv/hd', hls: null, bitrate: 1_500, height: 720, off: null },
      { key: 'sd', name: 'SD', flv: '', hls: null, bitrate: 800, height: 480, off: 'overloaded' },
    ],
    default: 'original',
  }),
  figuresOf(),
  nextOf(null),
];

/** Gifts that the teacher hopes for (D18): one on its way, one that has come. */
export const wishes: readonly Replies[] = [
  answer(liveCalls.liveWishes.list, {
    list: [
      {
        id: 'w1',
        gift: gift('sunflower', 5),
        target: 66,
        now: 41,
        helpers: 18,
        top: [wang, yutong, assistant],
      },
      { id: 'w2', gift: gift('rocket', 1_000), target: 3, now: 3, helpers: 2, top: [yutong, wang] },
    ],
  }),
  answer(liveCalls.liveWishes.people, {
    list: [
      { user: wang, n: 28 },
      { user: yutong, n: 12 },
      { user: assistant, n: 1 },
    ],
    total: 3,
    page: 1,
    page_size: 20,
  }),
  answer(liveCalls.liveWishes.save, { id: 'w1' }),
  answer(liveCalls.liveWishes.remove, { ok: true }),
];

/** So many of what the first of them hopes for have come. */
export const wishSum = (now: number): ServerFrame => ({
  type: 'event',
  room: sampleLive.room,
  epoch: 'e1',
  ts: storyNow,
  data: { kind: 'wish_sum', wish_id: 'w1', now },
});

/** What the room's connection says of it; what was loaded holds all up to 40. */
export const eventOf = (
  seq: number,
  data: { readonly kind: string; readonly [field: string]: unknown },
): ServerFrame => ({ type: 'event', room: sampleLive.room, epoch: 'e1', seq, ts: storyNow, data });

/** The teacher of the channel. */
export const teacherOf = (member: MemberInfo): MemberInfo => ({
  ...member,
  uid: teacher.uid,
  nickname: teacher.nickname,
  img: teacher.img,
  permission: { ...member.permission, stream_channels: [channel.channel_id] },
});

/** A live session on a list. */
export const summaryOf = (given: Partial<LiveSummary> = {}): LiveSummary => ({
  live_id: liveId,
  room: sampleLive.room,
  name: sampleLive.name,
  theme: sampleLive.theme,
  background: storyCover(Number(given.live_id ?? liveId)),
  state: 'not_started',
  start_time: '2026-11-20 23:00:00',
  start_time_ts: storyNow + 3 * hour,
  channel,
  streamer: teacher,
  online: 0,
  likes: 0,
  appointed: false,
  ticket_beans: null,
  ...given,
});

/** A live session as its form knows it. */
export const settingsOf = (
  given: Partial<LiveSettings> = {},
): CallAnswer<typeof liveCalls.streaming.settings> => ({
  live: {
    ...sampleLive,
    state: 'not_started',
    start_time: '2026-11-21 20:00:00',
    start_time_ts: storyNow + 24 * hour,
    channel_id: channel.channel_id,
    preview_time_ts: storyNow + 20 * hour,
    background_id: 'f1',
    admins: [assistant],
    block_network: false,
    replay_mode: 'limited',
    replay_days: 7,
    goods: ['course-24'],
    ticket_sold: false,
    ...given,
  },
});
