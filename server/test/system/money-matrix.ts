import {
  dangwuCalls,
  exchangeCalls,
  giftCalls,
  livePacketCalls,
  noticeCalls,
  orderCalls,
  rechargeCalls,
  redPacketCalls,
  rewardCalls,
  shopCalls,
  walletCalls,
} from '@goldbean/contract';

/** The areas of the contract that have to do with money. */
export const moneyCalls = {
  ...walletCalls,
  ...noticeCalls,
  ...giftCalls,
  ...redPacketCalls,
  ...livePacketCalls,
  ...rewardCalls,
  ...exchangeCalls,
  ...dangwuCalls,
  ...shopCalls,
  ...rechargeCalls,
  ...orderCalls,
} as const;
export type MoneyCall = keyof typeof moneyCalls;

/** Fields that name an object of somebody's. */
export const objectFields: ReadonlySet<string> = new Set([
  'order_no',
  'packet_id',
  'bag_id',
  'rain_id',
  'journal_id',
  'hold_id',
  'notice_id',
]);

/** Whom the objects are none of: they share no class group with the owner, and own no channel of his. */
export const outsiders = {
  member: 'jw8803',
  'owner of another channel': 'teacher2',
  inspector: 'inspector',
  'product head': 'producthead',
  administrator: 'admin',
} as const;
export type Outsider = keyof typeof outsiders;

/** What the owner has, made before the first test. */
export interface Objects {
  readonly order: string;
  readonly packet: string;
  readonly group: string;
  readonly live: string;
  readonly channel: string;
  readonly journal: string;
  readonly notice: string;
}
export type Fields = Readonly<Record<string, unknown>>;

export type Entry =
  /** Names an object of the owner's; every outsider is refused but those who `may` by their office. */
  | { kind: 'refused'; input: (objects: Objects) => Fields; may?: readonly Outsider[] }
  /** Names an object of the owner's, and passes it over in silence. */
  | { kind: 'passed over'; input: (objects: Objects) => Fields }
  /** Names nothing of anybody's: who asks sees and moves their own alone, whatever else the request says. */
  | { kind: 'own'; input?: (objects: Objects) => Fields }
  /** Names what is there for everybody: a lesson, a product, a bag in a lesson. */
  | { kind: 'for all' };

const own: Entry = { kind: 'own' };
const forAll: Entry = { kind: 'for all' };
const ofOrder = (more: Fields = {}): Entry => ({
  kind: 'refused',
  input: ({ order }) => ({ order_no: order, ...more }),
});
const ofPacket = (more: Fields = {}): Entry => ({
  kind: 'refused',
  input: ({ packet }) => ({ packet_id: packet, ...more }),
});
const agreed = { agree: 1, request_id: 'r1' };

export const matrix: Readonly<Record<MoneyCall, Entry>> = {
  wallet: own,
  statement: own,
  lots: own,
  channelIncome: {
    kind: 'refused',
    input: ({ channel }) => ({ channel_id: channel }),
    may: ['administrator'],
  },
  conservation: { kind: 'refused', input: () => ({}), may: ['administrator'] },
  reverse: {
    kind: 'refused',
    input: ({ journal }) => ({ journal_id: journal, reason: 'mine', request_id: 'r1' }),
    may: ['administrator'],
  },
  noticeList: own,
  readNotices: { kind: 'passed over', input: ({ notice }) => ({ ids: JSON.stringify([notice]) }) },

  giftList: forAll,
  knapsack: own,
  giveGift: { kind: 'own', input: ({ live }) => ({ live_id: live, gift_id: 'chalk', request_id: 'r1' }) },
  giveBarrage: { kind: 'own', input: ({ live }) => ({ live_id: live, text: 'hi', request_id: 'r1' }) },

  sendPacket: {
    kind: 'refused',
    input: ({ group }) => ({ group_id: group, kind: 'random', count: 1, total: 1, request_id: 'r1' }),
  },
  packetInfo: ofPacket(),
  grabPacket: ofPacket({ request_id: 'r1' }),
  packetsReceived: own,
  packetRecords: ofPacket(),
  packetsUngrabbed: { kind: 'refused', input: ({ group }) => ({ group_id: group }) },

  createBag: {
    kind: 'refused',
    input: ({ live }) => ({ live_id: live, kind: 'random', count: 1, total: 1, request_id: 'r1' }),
    // Live packets are an administrator's right too (domain 3.1).
    may: ['administrator'],
  },
  bagDetail: forAll,
  robBag: forAll,
  bagRecords: forAll,
  bagsUnclaimed: forAll,
  startRain: {
    kind: 'refused',
    input: ({ live }) => ({ live_id: live, total: 10, seconds: 30, per_user: 1, request_id: 'r1' }),
    // Live packets are an administrator's right too (domain 3.1).
    may: ['administrator'],
  },
  catchRain: forAll,

  rewards: own,
  claimReward: { kind: 'own', input: () => ({ kind: 'newcomer', request_id: 'r1' }) },
  signIn: { kind: 'own', input: () => ({ request_id: 'r1' }) },
  signInState: own,
  invites: own,
  bindInvite: { kind: 'own', input: () => ({ code: 'nobody' }) },

  coins: own,
  exchangeCoins: { kind: 'own', input: () => ({ coins: 1, ...agreed }) },
  dangwu: own,
  buyBeansWithDangwu: { kind: 'own', input: () => ({ amount: 1, ...agreed }) },
  dangwuGoods: forAll,
  createDangwuOrder: { kind: 'own', input: () => ({ goods_id: 'dangwu_10', pay_type: 1, ...agreed }) },
  dangwuStatement: own,

  liveProducts: forAll,
  product: forAll,
  joinGroupPurchase: forAll,
  groupPurchase: forAll,
  groupPurchaseMembers: forAll,
  inGroupPurchase: forAll,

  beanPacks: forAll,
  rechargeOffer: forAll,
  createBeanOrder: {
    kind: 'own',
    input: () => ({ goods_id: 'beans_60', pay_type: 1, channel: 5, ...agreed }),
  },
  payByWechat: ofOrder(),
  payByAlipay: ofOrder(),
  payByPaypal: ofOrder(),
  beanOrderState: ofOrder(),
  paypalOrderState: ofOrder({ paypal_id: 'p1' }),
  coinPacks: forAll,
  createCoinOrder: { kind: 'own', input: () => ({ goods_id: 'coins_10', pay_type: 4, ...agreed }) },
  coinOrderState: ofOrder(),

  payMethods: forAll,
  orderProgress: ofOrder(),
  orderList: own,
  orderDetail: ofOrder(),
  payOrder: ofOrder(),
  recordRecharge: ofOrder({ channel: 5, pay_num: 600, pay_type: 1, gold_num: 60 }),
};
