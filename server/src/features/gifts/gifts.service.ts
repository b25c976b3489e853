import { limits, type CallAnswer, type CallRequest, type giftCalls } from '@goldbean/contract';
import type { Reader, Tx } from '../../platform/database/index.ts';
import type { Intent } from '../../platform/idempotency.ts';
import { refuse } from '../../platform/refusal.ts';
import { comboSince, costOf, isLocked, tabs } from './gifts.domain.ts';
import type { GiftPorts } from './gifts.ports.ts';
import {
  addToKnapsack,
  addTotal,
  countInKnapsack,
  feedCombo,
  findCatalogue,
  findGift,
  findKnapsack,
  findRank,
  insertBarrage,
  insertSend,
  sumTotals,
  takeFromKnapsack,
} from './gifts.repository.ts';

type Request<Name extends keyof typeof giftCalls> = CallRequest<(typeof giftCalls)[Name]>;
type Answer<Name extends keyof typeof giftCalls> = CallAnswer<(typeof giftCalls)[Name]>;

/** How many the rank of a lesson shows. */
const rankMost = 100;
/** Clubs come with fans; until then nobody has a level. */
const fanLevel = 0;

/** Gifts and comments over the picture: what a member pays is what the channel gets (domain 3.5, D24). */
export function createGifts(ports: GiftPorts) {
  const { database, clock, ids, idempotency, users, lives, wallet, rooms } = ports;
  const { reader } = database;

  async function person(from: Reader, uid: string) {
    const user = (await users.many(from, [uid])).get(uid);
    return { uid, nickname: user?.nickname ?? '', img: user?.img ?? '' };
  }

  /** The lesson on air, if the member may be in it. */
  async function entered(tx: Tx, liveId: string, uid: string, toSpeak: boolean) {
    const live = await lives.onAir(tx, liveId);
    const access = await lives.access(tx, live.room, uid);
    const refusal = toSpeak ? access?.speak : access?.join;
    if (refusal) return refuse(refusal);
    if (toSpeak && (await rooms.isMuted(tx, live.room, uid))) return refuse('chat.muted');
    return live;
  }

  async function give(tx: Tx, uid: string, given: Request<'giveGift'>): Promise<Answer<'giveGift'>> {
    const { live_id, gift_id, n, from, media_ts = null, request_id } = given;
    const live = await entered(tx, live_id, uid, false);
    const gift = (await findGift(tx, gift_id)) ?? refuse('gift.missing');
    if (isLocked(gift, fanLevel)) return refuse('gift.locked', { fan_level: gift.fan_level });
    const fromKnapsack = from === 'knapsack';
    const beans = costOf(gift, n, fromKnapsack);
    const now = clock.now();
    const sendId = ids.next();
    const left = fromKnapsack
      ? ((await takeFromKnapsack(tx, uid, gift_id, n)) ?? refuse('gift.knapsack_short'))
      : await countInKnapsack(tx, uid, gift_id);
    const combo = await feedCombo(
      tx,
      { live_id, uid, gift_id, combo_id: sendId, n, last_at: now },
      comboSince(now),
    );
    const isNew = await insertSend(tx, {
      send_id: sendId,
      live_id,
      channel_id: live.channelId,
      uid,
      gift_id,
      n,
      beans,
      from_knapsack: fromKnapsack,
      combo_id: combo.combo_id,
      media_ts,
      request_id,
      created_at: now,
    });
    if (!isNew) return refuse('system.repeated');
    if (beans > 0) await addTotal(tx, { live_id, uid, beans, reached_at: now });
    await rooms.announce(tx, live.room, {
      kind: 'gift',
      event_id: sendId,
      user: await person(tx, uid),
      gift: { gift_id, name: gift.name, icon: gift.icon, price: gift.price },
      n,
      combo: { id: combo.combo_id, n: combo.n },
      media_ts,
    });
    const balance = fromKnapsack
      ? await wallet.beans(tx, uid)
      : await charge(tx, uid, live.channelId, beans, {
          kind: 'gift',
          cause: { type: 'gift_send', id: sendId, note: `${gift.name} × ${n}` },
        });
    return { balance, combo: { id: combo.combo_id, n: combo.n }, knapsack_left: left };
  }

  /** Last in every transaction here: the wallet's locks come after all others. */
  async function charge(
    tx: Tx,
    uid: string,
    channelId: string,
    amount: number,
    why: { kind: 'gift' | 'barrage'; cause: { type: string; id: string; note: string } },
  ): Promise<number> {
    const to = { kind: 'channel', id: channelId } as const;
    // The intent is guarded here, by its answer and by its row, so the wallet need not remember it again.
    const payment = { payer: uid, to, currency: 'BEAN', amount, actor: uid, requestId: undefined } as const;
    return (await wallet.pay(tx, { ...payment, ...why })).balance;
  }

  async function fly(tx: Tx, uid: string, given: Request<'giveBarrage'>): Promise<Answer<'giveBarrage'>> {
    const { live_id, text, media_ts = null, request_id } = given;
    const live = await entered(tx, live_id, uid, true);
    const now = clock.now();
    const eventId = ids.next();
    const beans = limits.barragePriceBeans;
    const isNew = await insertBarrage(tx, {
      barrage_id: eventId,
      live_id,
      channel_id: live.channelId,
      uid,
      text,
      media_ts,
      beans,
      request_id,
      created_at: now,
    });
    if (!isNew) return refuse('system.repeated');
    await addTotal(tx, { live_id, uid, beans, reached_at: now });
    await rooms.announce(tx, live.room, {
      kind: 'barrage',
      event_id: eventId,
      user: await person(tx, uid),
      text,
      media_ts,
    });
    const balance = await charge(tx, uid, live.channelId, beans, {
      kind: 'barrage',
      cause: { type: 'barrage', id: eventId, note: text },
    });
    return { balance, event_id: eventId };
  }

  return {
    /** C037. */
    async list({ live_id, tab }: Request<'giftList'>): Promise<Answer<'giftList'>> {
      await lives.exists(reader, live_id);
      const catalogue = await findCatalogue(reader);
      const wanted = tabs.filter(({ key }) => tab === undefined || key === tab);
      return {
        tabs: wanted.map(({ key, name }) => ({
          key,
          name,
          list: catalogue.filter((gift) => gift.tab === key),
        })),
      };
    },

    /** C038. What lies there does not expire yet. */
    async knapsack(uid: string): Promise<Answer<'knapsack'>> {
      const items = await findKnapsack(reader, uid);
      return { list: items.map((item) => ({ ...item, expires: null, expires_ts: null })) };
    },

    /** C034: the price of `n` leaves the giver and reaches the channel, once per intent. */
    give: (uid: string, given: Request<'giveGift'>, intent: Intent): Promise<Answer<'giveGift'>> =>
      database.transaction((tx) => idempotency.once(tx, intent, () => give(tx, uid, given))),

    /** C035, K15, P03: one bean; what is refused is not charged. */
    barrage: (uid: string, given: Request<'giveBarrage'>, intent: Intent): Promise<Answer<'giveBarrage'>> =>
      database.transaction((tx) => idempotency.once(tx, intent, () => fly(tx, uid, given))),

    /** Puts gifts into a member's knapsack: prizes, and the demo's presents. */
    addToKnapsack,
    /** Takes gifts out of it again. @returns how many are left, or null when there were not so many */
    takeFromKnapsack,
    /** A gift of the catalogue, or null. */
    find: findGift,

    /** Beans spent in a lesson: what its channel earned there. */
    totalsOf: async (from: Reader, liveId: string): Promise<{ beans: number }> => ({
      beans: await sumTotals(from, liveId),
    }),

    /** Who gave most in a lesson, most first; of equals, who got there first. */
    rankOf: (from: Reader, liveId: string): Promise<{ uid: string; score: number }[]> =>
      findRank(from, liveId, rankMost),
  };
}
export type Gifts = ReturnType<typeof createGifts>;
