import type { JudgedWishComment, Wish, WishComment, WishEvent, WishMessage } from '@goldbean/contract/wishes';
import type { calls } from '@goldbean/contract/wishes';
import type { CallData } from '@goldbean/contract/shared';
import { storyCover } from '@goldbean/design-system/stories/pictures';
import { storyNow, writtenAt } from '../../stories/fixed-clock.ts';
import { people } from '../../stories/people.ts';
import { wishWords as words } from './wish-words.fixtures.ts';

const hour = 3_600_000;
export const day = 24 * hour;

export const userOf = (person: (typeof people)[keyof typeof people], level = 12) => ({
  ...person,
  jwcode: `8800${person.uid}`,
  level,
});
const at = (ms: number) => ({ at: writtenAt(ms), at_ts: ms });

/** A wish with some of it changed. */
export const storyWish = (change: Partial<Wish> = {}): Wish => ({
  wish_id: '1',
  title: words.lines,
  description: words.linesAbout,
  product: 'live',
  kind: 2,
  status: 1,
  communicated: false,
  pinned: false,
  of_the_day: false,
  author: userOf(people.yutong),
  ...at(storyNow - 3 * day),
  free_votes: 1_204,
  paid_votes: 350,
  voted: false,
  comments: 86,
  expected: null,
  expected_ts: null,
  reward: null,
  pics: [],
  recording: null,
  hidden_reason: null,
  merged_into: null,
  edition: 1,
  ...change,
});

export const expected = (ms: number) => ({ expected: writtenAt(ms), expected_ts: ms });

export const storyWishes: readonly Wish[] = [
  storyWish({
    wish_id: '2',
    title: words.calendar,
    description: words.calendarAbout,
    product: 'content',
    status: 2,
    pinned: true,
    voted: true,
    free_votes: 842,
    paid_votes: 115,
    comments: 31,
    ...expected(storyNow + 40 * day),
    pics: [1, 2, 3, 4, 5, 6].map((seed) => ({ file_id: `p${seed}`, url: storyCover(seed) })),
  }),
  storyWish(),
  storyWish({
    wish_id: '3',
    title: words.notes,
    description: words.notesAbout,
    product: 'learning',
    author: userOf(people.zhiming),
    status: 3,
    of_the_day: true,
    free_votes: 2_310,
    paid_votes: 1_575,
    comments: 204,
    ...expected(storyNow + 12 * day),
    reward: { beans: 500, paid: false },
  }),
  storyWish({
    wish_id: '4',
    title: words.speed,
    description: words.speedAbout,
    kind: 1,
    status: 4,
    author: userOf(people.wang),
    free_votes: 3_021,
    paid_votes: 600,
    comments: 152,
    ...expected(storyNow - 2 * day),
  }),
];

export const listOf = <Row>(list: readonly Row[], page = 1) => ({
  list: [...list],
  total: list.length,
  page,
  page_size: 20,
});

/** What G047 answers of this wish, or of a day without one. */
export const todayOf = (wish: Wish | null): CallData<typeof calls.wishes.today> => {
  const ends = storyNow + 4 * hour;
  return { wish, gained: wish ? 42 : 0, ends: writtenAt(ends), ends_ts: ends };
};

/** The wish of the day of the stories. */
export const storyToday = todayOf(storyWishes[2] ?? null);

const countsOf = (list: readonly Wish[]) =>
  Object.fromEntries(
    [7, 1, 2, 3, 4, 5, 6].map((status) => [
      String(status),
      list.filter((wish) => status === 7 || wish.status === status).length,
    ]),
  );

/** What G030 answers of these wishes. @param status 7 for all */
export const wishListOf = (list: readonly Wish[], status = 7) => ({
  ...listOf(list.filter((wish) => status === 7 || wish.status === status)),
  counts: countsOf(list),
});

/** D05: how the wish of the story came to where it stands. */
const events: WishEvent[] = [
  {
    event_id: 'e4',
    action: { kind: 'dated', expected_ts: storyNow + 24 * day },
    by: userOf(people.qiming),
    reason: words.planned,
    ...at(storyNow - day),
  },
  {
    event_id: 'e3',
    action: { kind: 'moved', from: 1, to: 2, communicated: true },
    by: userOf(people.qiming),
    reason: words.planned,
    ...at(storyNow - day),
  },
  {
    event_id: 'e2',
    action: { kind: 'answered' },
    by: userOf(people.qiming),
    reason: '',
    ...at(storyNow - 2 * day),
  },
  {
    event_id: 'e1',
    action: { kind: 'created' },
    by: userOf(people.yutong),
    reason: '',
    ...at(storyNow - 3 * day),
  },
];

/** The same before its date was said: the newest step is a move. */
export const storyMoves: WishEvent[] = events.slice(1);

/** E02: the newest step is a vote in the name of a member. */
export const storyBehalf: WishEvent[] = [
  {
    event_id: 'e5',
    action: { kind: 'voted', voter: userOf(people.wang) },
    by: userOf(people.qiming),
    reason: words.remark,
    ...at(storyNow - hour),
  },
  ...events,
];

/** D05: launched, completed, and rewarded. */
export const storyEnd: WishEvent[] = [
  {
    event_id: 'e8',
    action: { kind: 'rewarded', beans: 100 },
    by: null,
    reason: '',
    ...at(storyNow - hour),
  },
  {
    event_id: 'e7',
    action: { kind: 'moved', from: 4, to: 6, communicated: true },
    by: userOf(people.qiming),
    reason: '',
    ...at(storyNow - hour),
  },
  ...events,
];

type Detail = CallData<typeof calls.wishes.detail>;

/** One wish that is planned and answered. */
export const storyDetail = (wish: Partial<Wish> = {}, change: Partial<Detail> = {}): Detail => ({
  wish: storyWish({
    status: 2,
    communicated: true,
    ...expected(storyNow + 24 * day),
    pics: [1, 2].map((seed) => ({ file_id: `p${seed}`, url: storyCover(seed) })),
    ...wish,
  }),
  events,
  answer: {
    text: words.answer,
    by: userOf(people.qiming),
    ...at(storyNow - 2 * day),
    edited_ts: null,
  },
  page: '/pindao/pdLive',
  version: '1.0.0',
  levels: [
    { level: 3, votes: 402 },
    { level: 12, votes: 802 },
  ],
  voters: 1_204,
  my: { voted: false, tickets: 0, hears: true, edits: false, withdraws: false },
  server_ts: storyNow,
  ...change,
});

const commentOf = (change: Partial<WishComment>): WishComment => ({
  comment_id: 'c1',
  user: userOf(people.wang),
  text: words.remark,
  ...at(storyNow - 5 * hour),
  state: 'displayed',
  reason: '',
  likes: 38,
  liked: true,
  reply_to: null,
  ...change,
});

/** Mine in review, mine that was rejected, and what everybody reads. */
export const storyComments: readonly WishComment[] = [
  commentOf({
    comment_id: 'c3',
    user: userOf(people.member, 6),
    text: words.mine,
    state: 'pending',
    likes: 0,
    liked: false,
    ...at(storyNow - hour),
  }),
  commentOf({
    comment_id: 'c2',
    user: userOf(people.zhiming),
    text: words.reply,
    likes: 2,
    liked: false,
    reply_to: { comment_id: 'c1', nickname: people.wang.nickname, text: words.remark },
    ...at(storyNow - 2 * hour),
  }),
  commentOf({}),
];

/** D68: mine, with why it was not published. */
export const storyRejected = commentOf({
  comment_id: 'c4',
  user: userOf(people.member, 6),
  text: words.mine,
  state: 'rejected',
  reason: words.planned,
  likes: 0,
  liked: false,
});

/** D68: what the product head judges. */
export const storyReview: readonly JudgedWishComment[] = [
  {
    ...commentOf({ comment_id: 'c8', text: words.mine, state: 'pending', likes: 0, liked: false }),
    wish: { wish_id: '1', title: words.lines },
    judged: null,
    own: false,
  },
  {
    ...commentOf({
      comment_id: 'c9',
      user: userOf(people.member, 6),
      state: 'pending',
      likes: 0,
      liked: false,
    }),
    wish: { wish_id: '3', title: words.notes },
    judged: null,
    own: true,
  },
];

const messageOf = (message_id: string, age: number, news: WishMessage['news'], read = true): WishMessage => ({
  message_id,
  ...at(storyNow - age),
  read,
  wish: { wish_id: '1', title: words.lines },
  muted: false,
  news,
});
const wang = userOf(people.wang);

/** S11: messages of the three tabs. */
export const storyMessages: Readonly<Record<'default' | 'pingMe' | 'zanMe', readonly WishMessage[]>> = {
  default: [
    messageOf('m1', hour, { kind: 'moved', to: 2, communicated: true, reason: words.planned }, false),
    messageOf('m2', 3 * hour, { kind: 'answered', text: words.answer }, false),
    messageOf('m3', day, { kind: 'dated', expected_ts: storyNow + 24 * day, reason: words.planned }),
    messageOf('m4', 2 * day, { kind: 'merged', into: { wish_id: '3', title: words.notes } }),
    messageOf('m5', 2 * day, { kind: 'refunded', beans: 25 }),
    messageOf('m6', 3 * day, { kind: 'rewarded', beans: 100 }),
    messageOf('m11', 3 * day, { kind: 'voted', by: userOf(people.qiming), reason: words.remark }),
    messageOf('m7', 4 * day, { kind: 'rejected', text: words.mine, reason: words.planned }),
  ],
  pingMe: [
    messageOf('m8', hour, { kind: 'replied', by: wang, comment_id: 'c1', text: words.remark }, false),
    messageOf('m9', day, { kind: 'mentioned', by: wang, comment_id: 'c2', text: words.reply }),
  ],
  zanMe: [messageOf('m10', hour, { kind: 'liked', by: wang, comment_id: 'c3', text: words.mine, total: 38 })],
};
