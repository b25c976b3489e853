import { callPath, type Call, type CallAnswer } from '@goldbean/contract';
import { calls as liveCalls } from '@goldbean/contract/live';
import { calls as peopleCalls } from '@goldbean/contract/people';
import { calls as talkCalls } from '@goldbean/contract/talk';
import { answer, refuse, type Replies } from '../../stories/answers.ts';
import { storyNow, writtenAt } from '../../stories/fixed-clock.ts';
import { people } from '../../stories/people.ts';
import { written } from './live-words.fixtures.ts';

type FansInfoAnswer = CallAnswer<typeof liveCalls.fans.info>;

const day = 24 * 3_600_000;
const levels: FansInfoAnswer['club']['levels'] = [
  { level: 1, closeness: 0, benefits: ['medal', 'group', 'lucky_bags'], unlocked: false },
  { level: 2, closeness: 100, benefits: [], unlocked: false },
  { level: 3, closeness: 300, benefits: ['gift_heart'], unlocked: false },
  { level: 5, closeness: 1_500, benefits: ['medal_bronze'], unlocked: false },
  { level: 10, closeness: 20_000, benefits: ['medal_silver'], unlocked: false },
];

/** The club of the room's channel, before somebody who is not in it. */
const stranger: FansInfoAnswer = {
  club: {
    id: 'c7',
    name: written.channel,
    img: '',
    medal: written.medal,
    members: 3_280,
    levels,
  },
  my: {
    level: 0,
    unlocked: 0,
    closeness: 0,
    next: 0,
    medal: '',
    lit: false,
    lit_until: null,
    auto_light: false,
    joined_ts: null,
  },
};
/** Two groups of the club: one for all its members, one that asks for level 5. @param joined whether I am in the first */
const groupsOf = (joined: boolean): CallAnswer<typeof talkCalls.groupJoining.find> => ({
  list: [1, 5].map((level) => ({
    group_id: `g${level}`,
    kind: 'fan' as const,
    name: written.medal,
    channel_id: stranger.club.id,
    channel: written.channel,
    img: '',
    members: 312,
    capacity: 500,
    fan_level: level,
    joined: joined && level === 1,
  })),
  total: 2,
  page: 1,
  page_size: 100,
  own: [],
});
const groups = answer(talkCalls.groupJoining.find, groupsOf(false));

/** The groups of the club, of which the first is entered by joining it. */
export function createClubGroups() {
  const my = { joined: false };
  return {
    /** Nothing was done yet. */
    reset(): void {
      my.joined = false;
    },
    replies: {
      ...answer(talkCalls.groupJoining.find, () => groupsOf(my.joined)),
      ...answer(talkCalls.groupJoining.join, () => {
        my.joined = true;
        return { group_id: 'g1' };
      }),
    } satisfies Replies,
  };
}
export const strangerClub: Replies = { ...answer(liveCalls.fans.info, stranger), ...groups };
/** Left three hours ago. */
export const leftClub: Replies = {
  ...answer(liveCalls.fans.info, {
    ...stranger,
    my: { ...stranger.my, rejoin_at: storyNow + (21 * day) / 24 },
  }),
  ...groups,
};

/** A fan of level 3, which waits to be unlocked. */
const fan = (
  my: Partial<FansInfoAnswer['my']> = {},
  unlocked: readonly number[] = [1, 2],
): FansInfoAnswer => ({
  club: {
    ...stranger.club,
    levels: levels.map((entry) => ({ ...entry, unlocked: unlocked.includes(entry.level) })),
  },
  my: {
    level: 3,
    unlocked: 2,
    closeness: 460,
    next: 700,
    medal: stranger.club.medal,
    lit: true,
    lit_until: storyNow + 2 * day,
    auto_light: true,
    joined_ts: storyNow - 9 * day,
    ...my,
  },
});
const tasks = answer(liveCalls.fans.tasks, {
  list: [
    { id: 'sign_in', name: 'sign_in', done: 1, target: 1, reward: 10 },
    { id: 'watch', name: 'watch', done: 2, target: 6, reward: 10 },
    { id: 'comment', name: 'comment', done: 10, target: 10, reward: 2 },
    { id: 'gift', name: 'gift', done: 0, target: 10, reward: 20 },
    { id: 'share', name: 'share', done: 0, target: 1, reward: 10 },
  ],
  won: 50,
  cap: 300,
});
export const fanClub: Replies = { ...answer(liveCalls.fans.info, fan()), ...tasks, ...groups };
export const darkClub: Replies = {
  ...answer(liveCalls.fans.info, fan({ lit: false, lit_until: null, auto_light: false })),
  ...tasks,
  ...groups,
};

type FanMembersItem = CallAnswer<typeof liveCalls.fans.members>['list'][number];

/** Of the second and the third, who are as close, who joined first is before the other. */
const rows = (
  [
    [people.jing, 10, 21_400],
    [people.qiming, 3, 460],
    [people.member, 3, 460],
    [people.yutong, 2, 120],
    [people.zhiming, 1, 10],
  ] as const
).map(([who, level, closeness], at): FanMembersItem => {
  const joined_ts = storyNow - (40 - at) * day;
  return {
    user: { ...who, jwcode: who.uid, level: 4 },
    rank: at + 1,
    level,
    closeness,
    medal: stranger.club.medal,
    lit: at % 3 !== 1,
    joined: writtenAt(joined_ts),
    joined_ts,
  };
});
/** Who is in the club: two pages. */
export const clubMembers = answer(liveCalls.fans.members, ({ page, kind, sort }) => {
  if (kind === 'group') return { list: rows.slice(2, 4), total: 2, page, page_size: 4 };
  const listed = sort === 'newest' ? rows.toReversed() : rows;
  return {
    list: page === 1 ? listed.slice(0, 4) : listed.slice(4),
    total: rows.length,
    page,
    page_size: 4,
  };
});
export const noClubMembers = answer(liveCalls.fans.members, {
  list: [],
  total: 0,
  page: 1,
  page_size: 20,
});

/** A club that becomes what an action makes of it. */
export function createClub(before: 'stranger' | 'fan', after: 'fan' | 'unlocked' | 'stranger') {
  const answers = { stranger, fan: fan(), unlocked: fan({ unlocked: 3 }, [1, 2, 3]) };
  const club = { stands: before as keyof typeof answers };
  const change = () => {
    club.stands = after;
  };
  return {
    /** Nothing was done yet. */
    reset(): void {
      club.stands = before;
    },
    replies: {
      ...answer(liveCalls.fans.info, () => answers[club.stands]),
      ...tasks,
      ...groups,
      ...answer(liveCalls.fans.join, () => {
        change();
        return { member: fan().my };
      }),
      ...answer(liveCalls.fans.unlock, () => {
        change();
        return { level: 3, benefits: ['gift_heart' as const] };
      }),
      ...answer(liveCalls.fans.exit, () => {
        change();
        return { rejoin_at: storyNow + day };
      }),
    } satisfies Replies,
  };
}

/**
 * The call of a page that the club opens (P10): refused until it is joined.
 * @param follows whether joining finds that the channel is followed already
 */
export function createClubDoor(call: Call, opened: Replies, follows = true) {
  const path = callPath(call);
  const locked = refuse(call, 'live.requirement', { course_type: 3, channel_id: stranger.club.id })[path];
  const open = opened[path];
  const club = createClub('stranger', 'fan');
  const join = callPath(liveCalls.fans.join);
  const notFan = refuse(liveCalls.fans.join, 'fan.not_fan')[join];
  const joined = club.replies[join];
  const door = { isOpen: false, follows };
  return {
    /** Nobody has joined or followed yet. */
    close(): void {
      Object.assign(door, { isOpen: false, follows });
      club.reset();
    },
    replies: {
      ...club.replies,
      ...answer(peopleCalls.channels.follow, () => {
        door.follows = true;
        return { followed: true, fans: 128_461 };
      }),
      [join]: (fields) => {
        const reply = door.follows ? joined : notFan;
        if (!reply) throw new Error(`there is no answer of ${join}`);
        door.isOpen = door.follows;
        return reply(fields);
      },
      [path]: (fields) => {
        const reply = door.isOpen ? open : locked;
        if (!reply) throw new Error(`there is no answer of ${path}`);
        return reply(fields);
      },
    } satisfies Replies,
  };
}
