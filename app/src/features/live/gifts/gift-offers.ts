import type { Gift } from '@goldbean/contract/live';
import type { GiftOffer } from '@goldbean/design-system/gifts';
import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { giftsState } from './gifts.state.ts';

/** A gift as it is drawn. */
export const offerOf = ({ gift_id, icon, name, price, fan_level, iron_fan }: Readonly<Gift>): GiftOffer => ({
  id: gift_id,
  icon,
  name,
  price,
  fanLevel: fan_level,
  isIron: iron_fan,
});

/** The catalogue of the live session that is open; empty until it is loaded. */
export function useGiftOffers(): readonly GiftOffer[] {
  const { tabs } = useSnapshot(giftsState).panel;
  // A gift of a campaign, or one that is featured, stands under its own tab too.
  return useMemo(
    () => [
      ...new Map(tabs.flatMap(({ list }) => list.map((gift) => [gift.gift_id, offerOf(gift)]))).values(),
    ],
    [tabs],
  );
}

/** What the member owns and can give, or put into a bag. */
export function useOwnGifts(): readonly { readonly gift: GiftOffer; readonly count: number }[] {
  const { knapsack } = useSnapshot(giftsState);
  return useMemo(() => knapsack.map(({ gift, n }) => ({ gift: offerOf(gift), count: n })), [knapsack]);
}
