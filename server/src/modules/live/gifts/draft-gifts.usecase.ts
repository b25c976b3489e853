import type { CallRequest, calls } from '@goldbean/contract';
import { refused } from '../../../platform/batch/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { Registry } from '../../../platform/registry.ts';
import type { BatchRequest, GiftRoom, Priced } from './gift-batch.usecase.ts';
import { costOf, isLocked, type CatalogueGift } from './gifts.domain.ts';
import type { GiftParts, GiftPorts } from './gifts.ports.ts';
import { findGifts, findOwned, holdKnapsacks, kindOf } from './gifts.repository.ts';

export type GiftRequest = CallRequest<typeof calls.gifts.give>;

/** A gift that passed every check but the payment. */
export interface PricedGift extends Priced {
  readonly kind: 'gift';
  readonly ask: BatchRequest<GiftRequest>;
  readonly gift: CatalogueGift;
  /** In the giver's knapsack afterwards. */
  readonly left: number;
}

/** The gifts that pass every check but the payment; each is checked as if those before it had been given. */
export async function draftGifts(
  tx: Tx,
  { room, channelId }: GiftRoom,
  asks: readonly BatchRequest<GiftRequest>[],
  { ids, lives }: Pick<GiftPorts, 'ids' | 'lives'>,
  parts: Pick<Registry<GiftParts>, 'need'>,
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
    const refusal = access.get(uid)?.join;
    if (refusal) return refused(refusal);
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
