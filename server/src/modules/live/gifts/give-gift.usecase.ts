import type { CallAnswer, calls } from '@goldbean/contract';
import { fulfilled, type Outcome } from '../../../platform/batch/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { Registry } from '../../../platform/registry.ts';
import { draftGifts, type GiftRequest, type PricedGift } from './draft-gifts.usecase.ts';
import { combosAfter } from './feed-combos.usecase.ts';
import type { GiftListeners, GiftParts, GiftPorts } from './gifts.ports.ts';
import { insertSends, takeFromKnapsacks } from './gifts.repository.ts';
import { eventMembersOf } from './members.views.ts';
import type { Ranks } from './ranks/ranks.usecase.ts';
import { giftNotificationOf } from './gift.events.ts';
import { charge, createGiftBatches, type GiftRoom } from './gift-batch.usecase.ts';

type GiftsGiveAnswer = CallAnswer<typeof calls.gifts.give>;

/** E28: a room is notified of gifts at most ten times a second, so they are given together that often. */
const batchSettings = { most: 500, paceMs: 100 };

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
  const { clock, users, rooms } = ports;

  /** Stores the paid gifts and announces them. */
  async function record(tx: Tx, live: GiftRoom, drafts: readonly PricedGift[]) {
    const now = clock.now();
    const combos = await combosAfter(tx, drafts, now);
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
    const drafts = await draftGifts(tx, live, asks, ports, parts);
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
