import type { Tx } from '../../../platform/database/index.ts';
import type { PricedGift } from './draft-gifts.usecase.ts';
import { comboSince } from './gifts.domain.ts';
import { feedCombos, kindOf } from './gifts.repository.ts';

/**
 * Adds gifts to the combos of their givers.
 * @param now UTC ms
 * @returns the combo after each, by its draft
 */
export async function combosAfter(tx: Tx, drafts: readonly PricedGift[], now: number) {
  const groups = [...Map.groupBy(drafts, ({ uid, gift }) => kindOf({ uid, giftId: gift.gift_id })).values()];
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

/** Each of a group with how many gifts come after it there. */
function withLater(group: readonly PricedGift[]): [PricedGift, number][] {
  let later = group.reduce((sum, { ask }) => sum + ask.given.n, 0);
  return group.map((draft) => {
    later -= draft.ask.given.n;
    return [draft, later];
  });
}
