import { calls as liveCalls, type Replay, type ReplayEvent } from '@goldbean/contract/live';
import { calls as moneyCalls } from '@goldbean/contract/money';
import type { Message } from '@goldbean/contract/talk';
import type { CallAnswer } from '@goldbean/contract/shared';
import { storyCover } from '@goldbean/design-system/stories/pictures';
import { answer, type Replies } from '../../stories/answers.ts';
import { storyNow } from '../../stories/fixed-clock.ts';
import { channel, hour, liveId, teacher, yutong } from './live.fixtures.ts';
import { written } from './live-words.fixtures.ts';

const minute = 60_000;
const second = 1_000;
const duration = 84 * minute;
const started = storyNow - 26 * hour;

type ReplayInfoAnswer = CallAnswer<typeof liveCalls.replay.info>;

export const replay: Replay = {
  live_id: liveId,
  video_id: 'v1',
  state: 'ready',
  mode: 'limited',
  days: 7,
  expires_at: '2026-11-27 18:00:00',
  expires_at_ts: started + 7 * 24 * hour,
  duration,
  hls: '/hls/story/index.m3u8',
  missing: [],
  chapters: [
    { at: 2 * minute, kind: 'notice', text: written.notice },
    { at: 40 * minute, kind: 'product', text: 'course-24' },
  ],
  marks: [
    { at: 12 * minute, kind: 'gift', n: 28 },
    { at: 31 * minute, kind: 'packet', n: 1 },
    { at: 66 * minute, kind: 'gift', n: 104 },
  ],
  poster: '',
  thumbnails: null,
  trim: null,
  recorded: duration,
};

/** The replay as G220 tells it. @param given what is other than ready and seen by a member */
export const replayOf = (given: Partial<Replay> = {}, my: Partial<ReplayInfoAnswer['my']> = {}): Replies =>
  answer(liveCalls.replay.info, {
    replay: { ...replay, ...given },
    live: {
      live_id: liveId,
      room: 'live_1',
      name: written.name,
      theme: written.theme,
      introduction: written.introduction,
      background: storyCover(Number(liveId)),
      state: given.state === 'recording' ? 'live' : 'ended',
      channel,
      streamer: teacher,
      started: '2026-11-20 18:00:00',
      started_ts: started,
    },
    my: { role: 'member', runs: false, followed: true, left_at: null, ...my },
  });

const said: readonly (readonly [at: number, sender: typeof teacher, text: string])[] = [
  [2 * second, teacher, written.hello],
  [40 * second, yutong, written.question],
  [70 * second, teacher, written.reply],
  [13 * minute, yutong, written.noted],
];

const messageAt = (at: number, { uid, nickname, img }: typeof teacher, text: string): Message => ({
  id: `m${at}`,
  seq: at,
  client_msg_id: `c${at}`,
  kind: 'text',
  body: { text },
  status: 'normal',
  sender: { uid, nickname, img },
  reply_to: null,
  mentions: [],
  ts: started + at,
});

const events: readonly ReplayEvent[] = [
  ...said.map(([at, sender, text]): ReplayEvent => ({
    type: 'msg',
    seq: at,
    media_ts: at,
    ts: started + at,
    data: messageAt(at, sender, text),
  })),
  ...[50 * second, 71 * second].map((at): ReplayEvent => ({
    type: 'event',
    seq: at + 1,
    media_ts: at,
    ts: started + at,
    data: {
      kind: 'barrage',
      event_id: `b${at}`,
      user: { uid: yutong.uid, nickname: yutong.nickname, img: yutong.img },
      text: written.noted,
      media_ts: at,
    },
  })),
].toSorted((one, other) => one.media_ts - other.media_ts);

type ReplayListItem = CallAnswer<typeof liveCalls.replay.list>['list'][number];
const card = (id: string, name: string, given: Partial<ReplayListItem> = {}): ReplayListItem => ({
  live_id: id,
  name,
  theme: written.theme,
  background: storyCover(Number(id)),
  channel,
  streamer: teacher,
  started: '2026-11-18 18:00:00',
  started_ts: started - 48 * hour,
  state: 'ready',
  duration: 52 * minute,
  poster: '',
  expires_at: null,
  expires_at_ts: null,
  ...given,
});

/** Everything that the page of a replay asks. */
export const replayAnswers: readonly Replies[] = [
  replayOf(),
  answer(liveCalls.replay.events, ({ from_ts, to_ts }) => ({
    list: events.filter(({ media_ts }) => media_ts >= from_ts && media_ts < to_ts),
    next: null,
  })),
  answer(liveCalls.replay.list, {
    list: [card('1', written.name), card('2', written.theme), card('3', written.channel)],
    total: 3,
    page: 1,
    page_size: 12,
  }),
  answer(liveCalls.live.watch, { ok: true, task: null }),
  answer(moneyCalls.shop.liveProducts, { list: [] }),
  answer(moneyCalls.shop.cart, { items: [], sum: [] }),
];
