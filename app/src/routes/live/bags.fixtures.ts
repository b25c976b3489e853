import { calls as liveCalls, type LuckyBag, type LuckyCondition } from '@goldbean/contract/live';
import { calls as moneyCalls, type SentPacket, type PacketRain, type RedBag } from '@goldbean/contract/money';
import type { ServerFrame } from '@goldbean/contract/talk';
import { answer, type Replies } from '../../stories/answers.ts';
import { storyNow } from '../../stories/fixed-clock.ts';
import { people } from '../../stories/people.ts';
import { spoken } from '../../stories/spoken.ts';
import { eventOf, liveId, teacher, yutong } from './live.fixtures.ts';

/* Bags, red packets and rain in the stories of the live pages. */

const minute = 60_000;
const between = {
  starts: '2026-11-20 19:59:00',
  starts_ts: storyNow - minute,
  ends: '2026-11-20 20:10:00',
  ends_ts: storyNow + 10 * minute,
};

/** What a bag asks to be said. */
const asked = spoken({
  zh_CN: '稳中求进',
  zh_HK: '穩中求進',
  en: 'Steady wins',
  ms: 'Sabar dan yakin',
  th: 'มั่นคงไว้ก่อน',
  vi: 'Chậm mà chắc',
});

const seed = '33653c4db43ac738dc6220d4acb8699c2146381c7fa2c7104e978e9a86fd5f20';
const follow: LuckyCondition = { key: 'follow', text: '', gift: null };
const comment: LuckyCondition = { key: 'comment_text', text: asked, gift: null };

/** A lucky bag of beans that waits, and asks for two things. */
export const bag: LuckyBag = {
  id: 'b1',
  live_id: liveId,
  kind: 1,
  giver: teacher,
  prize: { type: 'beans', amount: 88 },
  winners: 2,
  conditions: [follow, comment],
  entries: 1_284,
  state: 'open',
  void_reason: null,
  starts: '2026-11-20 19:59:00',
  starts_ts: storyNow - minute,
  draws: '2026-11-20 20:01:23',
  draws_ts: storyNow + 83_000,
  hash: '956139adb25b34ff34ab3751e34df64002df93ecb28a6bf4a919f868f5028bce',
};

const detailOf = (shown: LuckyBag, met: readonly string[]): Replies =>
  answer(liveCalls.bags.detail, {
    bag: shown,
    conditions: shown.conditions.map((one) => ({ ...one, met: met.includes(one.key) })),
    entries: shown.entries,
  });

/** The bag in the room. @param met what I meet of what it asks for */
export const bagAnswers = (
  other: Partial<LuckyBag> = {},
  met: readonly string[] = [],
): readonly Replies[] => {
  const shown = { ...bag, ...other };
  return [
    answer(liveCalls.bags.info, { bag: shown, joined: false, server_ts: storyNow }),
    detailOf(shown, met),
    answer(liveCalls.bags.participate, { joined: true, entries: 1_285 }),
  ];
};

const me = { ...people.member, jwcode: '100042', level: 3 };
/** It was drawn. @param won whether by me */
export const drawn = (won: boolean): readonly Replies[] => [
  ...bagAnswers({ state: 'drawn' }),
  answer(liveCalls.bags.award, {
    drawn: true,
    winners: [yutong, me],
    mine: { won, prize: won ? bag.prize : null },
  }),
  answer(liveCalls.bags.proof, {
    hash: bag.hash,
    seed,
    entries: ['8', people.member.uid, '9', yutong.uid],
    winners: [yutong.uid, people.member.uid],
  }),
];

export const entriesOf = (entries: number): ServerFrame => ({
  type: 'event',
  room: 'live_1',
  epoch: 'e1',
  ts: storyNow,
  data: { kind: 'lucky_entries', bag_id: bag.id, entries },
});
export const luckyEnd = (seq: number): ServerFrame =>
  eventOf(seq, {
    kind: 'lucky_end',
    bag_id: bag.id,
    state: 'drawn',
    void_reason: null,
    winners: [yutong, me].map(({ uid, nickname, img }) => ({ uid, nickname, img })),
    entries: 1_285,
  });

const packetSeed = '7426afc489d0eef99a0b438def226ad139f752350c25cf2c04900281afbb79e0';
const packetHash = '80ccfc7e449e6ab88c5c2db13450565366328bd235f709ea41c8c4c0d8b04f4e';
const redBag: RedBag = {
  id: 'p1',
  live_id: liveId,
  sender: teacher,
  kind: 'random',
  count: 5,
  left: 3,
  prize: 'beans',
  conditions: {},
  state: 'open',
  ...between,
  hash: packetHash,
  proof: { hash: packetHash, seed: null, shares: null },
};
/** A red packet lies in the room. @param isOver all of it is claimed */
export const redBagAnswers = (isOver = false): readonly Replies[] => [
  answer(moneyCalls.livePackets.bagsUnclaimed, { list: [redBag], rain: null }),
  answer(moneyCalls.livePackets.bagDetail, {
    bag: isOver
      ? {
          ...redBag,
          left: 0,
          state: 'all_claimed',
          proof: { hash: packetHash, seed: packetSeed, shares: [46, 12, 130, 8, 4] },
        }
      : redBag,
    mine: isOver ? { state: 'none_left' } : { state: 'unclaimed' },
  }),
  answer(moneyCalls.livePackets.robBag, { prize: { type: 'beans', amount: 46 } }),
  answer(moneyCalls.livePackets.bagRecords, {
    list: [
      { user: yutong, prize: { type: 'beans', amount: 130 }, at: redBag.starts, at_ts: storyNow - 20_000 },
      { user: teacher, prize: { type: 'beans', amount: 12 }, at: redBag.starts, at_ts: storyNow - 40_000 },
    ],
    total: 2,
    page: 1,
    page_size: 50,
  }),
];

const rain: PacketRain = {
  id: 'r1',
  live_id: liveId,
  total: 2_000,
  seconds: 30,
  per_user: 10,
  ...between,
  starts_ts: storyNow - 8_000,
  ends_ts: storyNow + 22_000,
  hash: packetHash,
};
/** Rain over the room. @param other what is other than falling */
export const rainAnswers = (other: Partial<PacketRain> = {}, mine = 46): readonly Replies[] => [
  answer(moneyCalls.livePackets.bagsUnclaimed, {
    list: [],
    rain: { rain: { ...rain, ...other }, total_mine: mine, left_taps: 7 },
  }),
  answer(moneyCalls.livePackets.catchRain, { amount: 18, total_mine: mine + 18, left_taps: 6 }),
];

const laid = (scene: SentPacket['scene'], state: SentPacket['state'], claimed: number): SentPacket => ({
  id: `${scene}${state}`,
  scene,
  sender: teacher,
  kind: 'random',
  prize: 'beans',
  count: 20,
  claimed,
  total: 888,
  taken: claimed * 40,
  state,
  ...between,
});
/** What those who run the live session have given. */
export const deskAnswers: readonly Replies[] = [
  answer(liveCalls.bags.list, {
    list: [
      { ...bag, id: 'b0', state: 'drawn', entries: 862 },
      { ...bag, id: 'b00', kind: 2, conditions: [], state: 'void', void_reason: 'nobody', entries: 0 },
    ],
    total: 2,
    page: 1,
    page_size: 20,
    offers: ['follow', 'comment_text', 'gift'],
  }),
  answer(liveCalls.bags.distribution, { bag }),
  detailOf(bag, []),
  answer(moneyCalls.livePackets.laid, {
    list: [laid(2, 'open', 7), laid(3, 'all_claimed', 20), laid(2, 'expired_refunded', 18)],
    total: 3,
    page: 1,
    page_size: 20,
  }),
];
