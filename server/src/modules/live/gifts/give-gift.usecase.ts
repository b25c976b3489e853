import type { CallAnswer, CallRequest, calls } from '@goldbean/contract';
import { fulfilled, refused, type Outcome } from '../../../platform/batch/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { Registry } from '../../../platform/registry.ts';
import { comboSince, costOf, isLocked, type CatalogueGift } from './gifts.domain.ts';
import type { GiftListeners, GiftParts, GiftPorts } from './gifts.ports.ts';
import {
  feedCombos,
  findGifts,
  findOwned,
  holdKnapsacks,
  insertSends,
  kindOf,
  takeFromKnapsacks,
} from './gifts.repository.ts';
import { eventMembersOf } from './members.views.ts';
import type { Ranks } from './ranks.usecase.ts';
import { giftNotificationOf } from './gift.events.ts';
import {
  charge,
  createGiftBatches,
  type BatchRequest,
  type GiftRoom,
  type Priced,
} from './gift-batch.usecase.ts';

type GiftRequest = CallRequest<typeof calls.gifts.give>;
type GiftsGiveAnswer = CallAnswer<typeof calls.gifts.give>;

/** E28: a room is notified of gifts at most ten times a second, so they are given together that often. */
const batchSettings = { most: 500, paceMs: 100 };

/** A gift that passed every check but the payment. */
interface PricedGift extends Priced {
  readonly kind: 'gift';
  readonly ask: BatchRequest<GiftRequest>;
  readonly gift: CatalogueGift;
  /** In the giver's knapsack afterwards. */
  readonly left: number;
}

/**
 * Gifts (C034): the giver pays the channel, or they are taken from the giver's knapsack.
 * @param listeners notified before the room is
 * @param parts what others know of gifts
 */
export function createGiftSending(
  ports: GiftPorts,
  ranks: Pick<Ranks, 'spent'>,
  listeners: () => readonly GiftListeners[keyof GiftListeners][],
  parts: Pick<Registry<GiftParts>, 'need'>,
) {
  const { clock, ids, users, lives, rooms } = ports;

  /** The gifts that pass every check but the payment; each is checked as if those before it had been given. */
  async function draftAll(
    tx: Tx,
    { room, channelId }: GiftRoom,
    asks: readonly BatchRequest<GiftRequest>[],
  ): Promise<(PricedGift | PromiseRejectedResult)[]> {
    const access = await lives.accessAmong(tx, room, [...new Set(asks.map(({ uid }) => uid))]);
    const catalogue = await findGifts(
      tx,
      asks.map(({ given }) => given.gift_id),
    );
    const kinds = asks.map(({ uid, given }) => ({ uid, giftId: given.gift_id }));
    await holdKnapsacks(
      tx,
      kinds.filter((_, n) => asks[n]?.given.from === 'knapsack'),
    );
    const owned = new Map((await findOwned(tx, kinds)).map((item) => [kindOf(item), item.n]));
    const locked = asks.filter(({ given }) => (catalogue.get(given.gift_id)?.fan_level ?? null) !== null);
    const givers = [...new Set(locked.map(({ uid }) => uid))];
    const levels = givers.length > 0 ? await parts.need('fanLevels')(tx, channelId, givers) : null;
    const ofIron = asks.filter(({ given }) => catalogue.get(given.gift_id)?.iron_fan);
    const ironFans =
      ofIron.length > 0
        ? await parts.need('ironFans')(tx, channelId, [...new Set(ofIron.map(({ uid }) => uid))])
        : null;
    return asks.map((ask): PricedGift | PromiseRejectedResult => {
      const { uid, given } = ask;
      const { gift_id: giftId, n, from } = given;
      const bar = access.get(uid)?.join;
      if (bar) return refused(bar);
      const gift = catalogue.get(giftId);
      if (!gift) return refused('gift.missing');
      const mine = levels?.get(uid) ?? 0;
      if (isLocked(gift, mine)) return refused('gift.locked', { fan_level: gift.fan_level, mine });
      if (gift.iron_fan && !ironFans?.has(uid)) return refused('gift.iron');
      const fromKnapsack = from === 'knapsack';
      const kind = kindOf({ uid, giftId });
      const left = (owned.get(kind) ?? 0) - (fromKnapsack ? n : 0);
      if (left < 0) return refused('gift.knapsack_short');
      owned.set(kind, left);
      const id = ids.next();
      const cause = {
        type: 'gift_send',
        id,
        note: { key: 'gift', icon: gift.icon, name: gift.name, n },
      } as const;
      return { ask, gift, left, id, uid, beans: costOf(gift, n, fromKnapsack), kind: 'gift', cause };
    });
  }

  /** @returns the combo after each, by its draft */
  async function comboAll(tx: Tx, drafts: readonly PricedGift[], now: number) {
    const groups = [
      ...Map.groupBy(drafts, ({ uid, gift }) => kindOf({ uid, giftId: gift.gift_id })).values(),
    ];
    const fed = await feedCombos(
      tx,
      groups.flatMap((group) => {
        const [first] = group;
        if (!first) return [];
        const { live_id, gift_id } = first.ask.given;
        const n = group.reduce((sum, { ask }) => sum + ask.given.n, 0);
        return [{ live_id, uid: first.uid, gift_id, combo_id: first.id, n, last_at: now }];
      }),
      comboSince(now),
    );
    const comboOf = new Map(fed.map((combo) => [kindOf({ uid: combo.uid, giftId: combo.gift_id }), combo]));
    const after = new Map<PricedGift, { readonly id: string; readonly n: number }>();
    for (const [draft, later] of groups.flatMap(withLater)) {
      const combo = comboOf.get(kindOf({ uid: draft.uid, giftId: draft.gift.gift_id }));
      after.set(draft, { id: combo?.combo_id ?? draft.id, n: Number(combo?.n) - later });
    }
    return after;
  }

  /** Stores the paid gifts and announces them. */
  async function record(tx: Tx, live: GiftRoom, drafts: readonly PricedGift[]) {
    const now = clock.now();
    const combos = await comboAll(tx, drafts, now);
    const comboOf = (draft: PricedGift) => combos.get(draft) ?? { id: draft.id, n: draft.ask.given.n };
    await takeFromKnapsacks(
      tx,
      drafts
        .filter(({ beans }) => beans === 0)
        .map(({ uid, ask: { given } }) => ({ uid, giftId: given.gift_id, n: given.n })),
    );
    await insertSends(
      tx,
      drafts.map((draft) => {
        const { id, uid, beans, ask } = draft;
        const { live_id, gift_id, n, media_ts = null } = ask.given;
        return {
          send_id: id,
          live_id,
          channel_id: live.channelId,
          uid,
          gift_id,
          n,
          beans,
          from_knapsack: beans === 0,
          combo_id: comboOf(draft).id,
          media_ts,
          created_at: now,
        };
      }),
    );
    const liveId = drafts[0]?.ask.given.live_id ?? '';
    await ranks.spent(tx, { ...live, liveId }, drafts);
    const given = drafts.map(({ uid, gift, ask }) => ({ uid, giftId: gift.gift_id, n: ask.given.n }));
    for (const listener of listeners()) await listener(tx, { liveId, room: live.room }, given);
    const personOf = await eventMembersOf(
      users,
      tx,
      drafts.map(({ uid }) => uid),
    );
    await rooms.announce(tx, live.room, giftNotificationOf(drafts, comboOf, personOf));
    return comboOf;
  }

  return createGiftBatches<GiftRequest, GiftsGiveAnswer>(ports, batchSettings, async (tx, live, asks) => {
    const drafts = await draftAll(tx, live, asks);
    const priced = drafts.filter((draft) => 'ask' in draft);
    const charged = await charge(ports, tx, live.channelId, priced);
    const given = priced.filter((draft) => charged.get(draft)?.status === 'fulfilled');
    const comboOf = given.length === 0 ? null : await record(tx, live, given);
    return drafts.map((draft): Outcome<GiftsGiveAnswer> => {
      if (!('ask' in draft)) return draft;
      const paid = charged.get(draft);
      if (paid?.status !== 'fulfilled' || !comboOf) return paid as PromiseRejectedResult;
      const { left } = draft;
      return fulfilled({ balance: paid.value, combo: comboOf(draft), knapsack_left: left });
    });
  });
}

/** Each of a group with how many gifts come after it there. */
function withLater(group: readonly PricedGift[]): [PricedGift, number][] {
  let later = group.reduce((sum, { ask }) => sum + ask.given.n, 0);
  return group.map((draft) => {
    later -= draft.ask.given.n;
    return [draft, later];
  });
}
