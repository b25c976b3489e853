import { agreements, callsByName, calls } from '@goldbean/contract';

const {
  anniversary,
  wallet,
  notices,
  gifts,
  bags,
  redPackets,
  livePackets,
  rewards,
  exchange,
  dangwu,
  shop,
  recharge,
  orders,
  tickets,
  ironFans,
  fans,
  levels,
  wishVotes,
  wishDesk,
  articles,
  treasures,
} = calls;

/** The features of the contract that have to do with money, by `feature.verb`. */
export const moneyCalls = callsByName({
  anniversary,
  wallet,
  notices,
  gifts,
  bags,
  redPackets,
  livePackets,
  rewards,
  exchange,
  dangwu,
  shop,
  recharge,
  orders,
  tickets,
  ironFans,
  fans,
  levels,
  wishVotes,
  wishDesk,
  articles,
  treasures,
});
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
export type MoneyOutsider = keyof typeof outsiders;

/** What the owner has, made before the first test. */
export interface MoneyObjects {
  readonly order: string;
  readonly packet: string;
  readonly group: string;
  readonly live: string;
  readonly channel: string;
  readonly journal: string;
  readonly notice: string;
}
export type MoneyMatrixFields = Readonly<Record<string, unknown>>;

export type MoneyMatrixEntry =
  /** Names an object of the owner's; every outsider is refused but those who `may` by their office. */
  | { kind: 'refused'; input: (objects: MoneyObjects) => MoneyMatrixFields; may?: readonly MoneyOutsider[] }
  /** Names an object of the owner's, and passes it over in silence. */
  | { kind: 'passed over'; input: (objects: MoneyObjects) => MoneyMatrixFields }
  /** Names nothing of anybody's: who asks sees and moves their own alone, whatever else the request says. */
  | { kind: 'own'; input?: (objects: MoneyObjects) => MoneyMatrixFields }
  /** Names what is there for everybody: a live session, a product, a bag in a live session. */
  | { kind: 'for all' };

const own: MoneyMatrixEntry = { kind: 'own' };
const forAll: MoneyMatrixEntry = { kind: 'for all' };
const ofOrder = (more: MoneyMatrixFields = {}): MoneyMatrixEntry => ({
  kind: 'refused',
  input: ({ order }) => ({ order_no: order, ...more }),
});
const ofPacket = (more: MoneyMatrixFields = {}): MoneyMatrixEntry => ({
  kind: 'refused',
  input: ({ packet }) => ({ packet_id: packet, ...more }),
});
const ofClub = ({ channel }: MoneyObjects): MoneyMatrixFields => ({ channel_id: channel, request_id: 'r1' });
/** Of the product head (P11, D69); to them and to administrators this wish does not exist. */
const ofDesk = (more: MoneyMatrixFields = {}): MoneyMatrixEntry => ({
  kind: 'refused',
  input: () => ({ wish_id: 'none', request_id: 'r1', ...more }),
  may: ['product head', 'administrator'],
});
const agreed = { agree: 1, agreement_version: agreements.pay.version, request_id: 'r1' };

export const matrix: Readonly<Record<MoneyCall, MoneyMatrixEntry>> = {
  'wallet.balances': own,
  'wallet.statement': own,
  'wallet.lots': own,
  'wallet.channelIncome': {
    kind: 'refused',
    input: ({ channel }) => ({ channel_id: channel }),
    may: ['administrator'],
  },
  'wallet.reconciliation': { kind: 'refused', input: () => ({}), may: ['administrator'] },
  'wallet.reverse': {
    kind: 'refused',
    input: ({ journal }) => ({ journal_id: journal, reason: 'mine', request_id: 'r1' }),
    may: ['administrator'],
  },
  'notices.list': own,
  'notices.read': { kind: 'passed over', input: ({ notice }) => ({ ids: JSON.stringify([notice]) }) },

  'gifts.list': forAll,
  'gifts.knapsack': own,
  'gifts.rankInfo': forAll,
  'gifts.activities': forAll,
  'gifts.activityGifts': forAll,
  'gifts.featured': forAll,
  'gifts.give': { kind: 'own', input: ({ live }) => ({ live_id: live, gift_id: 'chalk', request_id: 'r1' }) },
  'gifts.barrage': { kind: 'own', input: ({ live }) => ({ live_id: live, text: 'hi', request_id: 'r1' }) },

  'anniversary.popup': forAll,
  'anniversary.take': {
    kind: 'own',
    input: ({ live }) => ({ live_id: live, coupon_id: 'none', request_id: 'r1' }),
  },

  'tickets.offer': forAll,
  'tickets.buy': { kind: 'own', input: ({ live }) => ({ live_id: live, beans: 30, request_id: 'r1' }) },

  'articles.list': forAll,
  'articles.detail': forAll,
  'articles.file': forAll,
  'articles.saveDraft': { kind: 'own', input: () => ({ title: 'Mine', request_id: 'r1' }) },
  'articles.submit': { kind: 'own', input: () => ({ title: 'Mine', request_id: 'r2' }) },
  'articles.order': {
    kind: 'own',
    input: () => ({ kind: 'article', id: 'none', pay_type: 2, price: 100, ...agreed }),
  },

  'ironFans.plans': { kind: 'own', input: ({ channel }) => ({ channel_id: channel }) },
  'ironFans.order': {
    kind: 'own',
    input: ({ channel }) => ({
      channel_id: channel,
      plan: 'monthly',
      pay_type: 'coins',
      price: 45,
      ...agreed,
    }),
  },
  'ironFans.cancel': { kind: 'own', input: ({ channel }) => ({ channel_id: channel }) },
  'ironFans.change': {
    kind: 'own',
    input: ({ channel }) => ({ channel_id: channel, plan: 'continuous_yearly', price: 430, ...agreed }),
  },
  'ironFans.mine': own,
  'ironFans.members': {
    kind: 'refused',
    input: ({ channel }) => ({ channel_id: channel }),
    may: ['administrator'],
  },
  'ironFans.extend': {
    kind: 'refused',
    input: ({ channel }) => ({ channel_id: channel, uid: 'u1', days: 7, reason: 'mine', request_id: 'r1' }),
    may: ['administrator'],
  },
  'levels.mine': own,
  'levels.unlock': { kind: 'own', input: () => ({ level: 2 }) },
  'fans.info': forAll,
  'fans.user': forAll,
  'fans.members': forAll,
  'fans.join': { kind: 'own', input: ({ channel }) => ({ channel_id: channel, agree: 1, request_id: 'r1' }) },
  'fans.tasks': { kind: 'own', input: ofClub },
  'fans.unlock': { kind: 'own', input: (given) => ({ ...ofClub(given), level: 1 }) },
  'fans.light': { kind: 'own', input: ofClub },
  'fans.isLit': { kind: 'own', input: ofClub },
  'fans.exit': { kind: 'own', input: (given) => ({ ...ofClub(given), confirm: 1 }) },

  'wishVotes.packs': forAll,
  'wishVotes.voters': forAll,
  'wishVotes.vote': { kind: 'own', input: () => ({ wish_id: 'none', action: 'vote' }) },
  'wishVotes.buy': { kind: 'own', input: () => ({ wish_id: 'none', pack: 15, request_id: 'r1' }) },
  'wishDesk.move': ofDesk({ status: 2, reason: 'mine' }),
  'wishDesk.complete': ofDesk({ note: 'mine' }),
  'wishDesk.schedule': ofDesk({ reason: 'mine' }),
  'wishDesk.pin': ofDesk({ on: 1 }),
  'wishDesk.merge': ofDesk({ from_id: 'none', to_id: 'none', reason: 'mine' }),
  'wishDesk.answer': ofDesk({ text: 'mine' }),
  'wishDesk.voteFor': ofDesk({ jwcode: 'member2', reason: 'mine' }),
  'wishDesk.rewards': ofDesk(),
  'wishDesk.reward': ofDesk({ beans: 20 }),

  'treasures.list': own,
  'treasures.exchange': {
    kind: 'own',
    input: () => ({ treasure_id: 'none', vouchers: 1, ...agreed }),
  },

  'bags.info': forAll,
  'bags.detail': forAll,
  'bags.award': forAll,
  'bags.participate': forAll,
  'bags.isParticipate': forAll,
  'bags.distribution': {
    kind: 'refused',
    input: ({ live }) => ({
      live_id: live,
      kind: 1,
      prize: JSON.stringify({ type: 'beans', amount: 1 }),
      winners: 1,
      duration: 60,
      request_id: 'r1',
    }),
    // Giving bags is an administrator's right too (domain 3.1).
    may: ['administrator'],
  },
  'bags.proof': forAll,
  'bags.list': {
    kind: 'refused',
    input: ({ live }) => ({ live_id: live }),
    may: ['administrator'],
  },

  'redPackets.send': {
    kind: 'refused',
    input: ({ group }) => ({ group_id: group, kind: 'random', count: 1, total: 1, request_id: 'r1' }),
  },
  'redPackets.info': ofPacket(),
  'redPackets.open': ofPacket({ request_id: 'r1' }),
  'redPackets.received': own,
  'redPackets.records': ofPacket(),
  'redPackets.ungrabbed': { kind: 'refused', input: ({ group }) => ({ group_id: group }) },

  'livePackets.createBag': {
    kind: 'refused',
    input: ({ live }) => ({ live_id: live, kind: 'random', count: 1, total: 1, request_id: 'r1' }),
    // Live packets are an administrator's right too (domain 3.1).
    may: ['administrator'],
  },
  'livePackets.bagDetail': forAll,
  'livePackets.robBag': forAll,
  'livePackets.bagRecords': forAll,
  'livePackets.bagsUnclaimed': forAll,
  'livePackets.laid': {
    kind: 'refused',
    input: ({ live }) => ({ live_id: live }),
    may: ['administrator'],
  },
  'livePackets.startRain': {
    kind: 'refused',
    input: ({ live }) => ({ live_id: live, total: 10, seconds: 30, per_user: 1, request_id: 'r1' }),
    // Live packets are an administrator's right too (domain 3.1).
    may: ['administrator'],
  },
  'livePackets.catchRain': forAll,

  'rewards.list': own,
  'rewards.claim': { kind: 'own', input: () => ({ kind: 'newcomer', request_id: 'r1' }) },
  'rewards.signIn': { kind: 'own', input: () => ({ request_id: 'r1' }) },
  'rewards.signInState': own,
  'rewards.invites': own,
  'rewards.bindInvite': { kind: 'own', input: () => ({ code: 'nobody' }) },

  'exchange.offer': own,
  'exchange.exchange': { kind: 'own', input: () => ({ coins: 1, ...agreed }) },
  'dangwu.balance': own,
  'dangwu.buyBeans': { kind: 'own', input: () => ({ amount: 1, ...agreed }) },
  'dangwu.goods': forAll,
  'dangwu.createOrder': { kind: 'own', input: () => ({ goods_id: 'dangwu_10', pay_type: 1, ...agreed }) },
  'dangwu.statement': own,

  'shop.detail': forAll,
  'shop.list': forAll,
  'shop.liveProducts': forAll,
  'shop.channelProducts': forAll,
  'shop.product': forAll,
  'shop.productOld': forAll,
  'shop.joinGroupPurchase': forAll,
  'shop.groupPurchase': forAll,
  'shop.groupPurchaseMembers': forAll,
  'shop.inGroupPurchase': forAll,
  'shop.createOrder': {
    kind: 'own',
    input: ({ live }) => ({
      items: JSON.stringify([{ product_id: 'nothing', n: 1 }]),
      live_id: live,
      pay_type: 1,
      ...agreed,
    }),
  },
  'shop.saveCart': { kind: 'own', input: ({ live }) => ({ live_id: live, items: '[]' }) },
  'shop.cart': { kind: 'own', input: ({ live }) => ({ live_id: live }) },

  'recharge.beanPacks': forAll,
  'recharge.offer': forAll,
  'recharge.createBeanOrder': {
    kind: 'own',
    input: () => ({ goods_id: 'beans_60', pay_type: 1, channel: 5, ...agreed }),
  },
  'recharge.payByWechat': ofOrder(),
  'recharge.payByAlipay': ofOrder(),
  'recharge.payByPaypal': ofOrder(),
  'recharge.beanOrderState': ofOrder(),
  'recharge.paypalOrderState': ofOrder({ paypal_id: 'p1' }),
  'recharge.coinPacks': forAll,
  'recharge.createCoinOrder': {
    kind: 'own',
    input: () => ({ goods_id: 'coins_10', pay_type: 4, ...agreed }),
  },
  'recharge.coinOrderState': ofOrder(),

  'orders.methods': forAll,
  'orders.progress': ofOrder(),
  'orders.list': own,
  'orders.detail': ofOrder(),
  'orders.pay': ofOrder(),
  'orders.record': ofOrder({ channel: 5, pay_num: 600, pay_type: 1, gold_num: 60 }),
};
