import type { CallAnswer } from '@goldbean/contract/shared';
import { calls as liveCalls, type LiveSettings, type LiveSummary } from '@goldbean/contract/live';
import { calls as talkCalls, type Message, type ServerFrame } from '@goldbean/contract/talk';
import type { MemberInfo } from '@goldbean/contract/people';
import type { User } from '@goldbean/contract/shared';
import { answer, type Replies } from '../../stories/answers.ts';
import { storyNow } from '../../stories/fixed-clock.ts';
import { storyCover } from '../../stories/pictures.ts';

/*
 * What the server says in the stories of the live pages. e2e/one-face.spec.ts gives the same answers to the app that
 * runs, so nothing here needs a browser.
 */

const minute = 60_000;
export const hour = 60 * minute;
export const liveId = '1';

const person = (uid: string, nickname: string): User => ({
  uid,
  jwcode: `8800${uid}`,
  nickname,
  img: '',
  level: 12,
});
export const teacher = person('7', '林一帆老师');
const assistant = person('8', 'Cikgu Nurul Aisyah');
const somchai = person('9', 'สมชาย ใจดีมั่งคั่งรุ่งเรือง');
const khue = person('10', 'Nguyễn Thị Minh Khuê');

export const channel = { channel_id: 'c7', name: '林一帆财经课堂', img: '' };

type Info = CallAnswer<typeof liveCalls.live.info>;

const sampleLive: Info['live'] = {
  live_id: liveId,
  room: 'live_1',
  name: '均线与仓位管理：从入门到实战',
  theme: '均线',
  introduction: '看懂金叉与死叉，学会用均线管理仓位。\n讲完有二十分钟答疑，请把问题发到聊天区。',
  background: storyCover(),
  state: 'live',
  interrupted: false,
  start_time: '2026-11-20 19:30:00',
  start_time_ts: storyNow - hour / 2,
  course_type: 1,
};

const info: Info = {
  live: sampleLive,
  room: sampleLive.room,
  channel,
  streamer: teacher,
  state: 'live',
  started_ts: storyNow - hour / 2,
  end_reason: '',
  media: { flv: '/flv/live/story.flv', hls: '' },
  my: {
    role: 'member',
    followed: true,
    subscribed: false,
    frozen: false,
    muted: false,
    appointed: false,
  },
  counters: { online: 12_846, watched: 48_213, likes: 340_218, fans: 128_460 },
  last_seq: 40,
  server_ts: storyNow,
};

interface Other extends Partial<Omit<Info, 'live' | 'my'>> {
  readonly live?: Partial<Info['live']>;
  readonly my?: Partial<Info['my']>;
}

/** The live session as C018 tells it. @param other what is other than on air and seen by a member */
export const infoOf = ({ live, my, ...other }: Other = {}): Replies => {
  const state = other.state ?? info.state;
  return answer(liveCalls.live.info, {
    ...info,
    ...other,
    ...(state !== 'live' && { media: { flv: '', hls: '' } }),
    live: { ...info.live, state, ...live },
    my: { ...info.my, ...my },
  });
};

const said: readonly (readonly [sender: User, text: string])[] = [
  [teacher, '大家好，今天先看均线，再讲怎么控制仓位。'],
  [somchai, 'สวัสดีครับอาจารย์ วันนี้ขอเรื่องเส้นค่าเฉลี่ยเคลื่อนที่ด้วยนะครับ'],
  [assistant, 'Nota kelas sudah dimuat naik. Sila muat turun sebelum kita bermula.'],
  [khue, 'Cô ơi, khối lượng tăng thì tín hiệu có mạnh hơn không ạ?'],
  [teacher, '放量的金叉更有分量。'],
  [khue, 'So a cross on thin volume is a maybe, not a yes. Noted.'],
];

const message = (sender: User, text: string, at: number): Message => ({
  id: `m${at}`,
  seq: at + 1,
  client_msg_id: `c${at}`,
  kind: 'text',
  body: { text },
  status: 'normal',
  sender: { uid: sender.uid, nickname: sender.nickname, img: '' },
  reply_to: null,
  mentions: [],
  ts: storyNow - (said.length - at) * minute,
});

type Joined = CallAnswer<typeof talkCalls.messaging.join>;

/** What I may do in the talk. */
export const joined = (my: Partial<Joined['my']> = {}): Replies =>
  answer(talkCalls.messaging.join, {
    room: sampleLive.room,
    epoch: 'e1',
    last_seq: 40,
    my: { role: 'member', muted_until: null, room_muted: false, ...my },
  });

type Gift = CallAnswer<typeof liveCalls.gifts.list>['tabs'][number]['list'][number];
const gift = (icon: string, price: number, fan_level: number | null = null): Gift => ({
  gift_id: icon,
  name: icon,
  icon,
  price,
  fan_level,
});

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
      { key: 'fan', name: 'Fans', list: [gift('crown', 52_000, 10)] },
    ],
  }),
  answer(liveCalls.gifts.knapsack, {
    list: [{ gift: gift('sunflower', 5), n: 3, expires: null, expires_ts: null }],
  }),
  answer(liveCalls.gifts.give, { balance: 12_630, combo: { id: 'k2', n: 10 }, knapsack_left: 3 }),
  answer(liveCalls.live.watch, { ok: true, task: null }),
];

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
  permission: { ...member.permission, stream_channels: [channel.channel_id] },
});

/** A live session on a list. */
export const summaryOf = (given: Partial<LiveSummary> = {}): LiveSummary => ({
  live_id: liveId,
  room: sampleLive.room,
  name: sampleLive.name,
  theme: sampleLive.theme,
  background: storyCover(),
  state: 'not_started',
  start_time: '2026-11-20 23:00:00',
  start_time_ts: storyNow + 3 * hour,
  channel,
  streamer: teacher,
  online: 0,
  likes: 0,
  appointed: false,
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
    ...given,
  },
});
