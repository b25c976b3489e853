import { giftLimits, type Gift } from '@goldbean/contract';

/** Panels of the catalogue, in the order they are shown; the app has its own words for the keys. */
export const tabs = [
  { key: 'popular', name: '热门' },
  { key: 'luxury', name: '豪华' },
  { key: 'fan', name: '粉丝团' },
] as const;
/** Panels of what is chosen from it, after those; one without gifts is not shown. */
export const chosenTabs = [
  { key: 'activity', name: '活动' },
  { key: 'featured', name: '推荐' },
] as const;
export type TabKey = (typeof tabs)[number]['key'];

/** A gift in the catalogue. */
export interface CatalogueGift extends Gift {
  readonly tab: TabKey;
}

/** Beans for `n` of it, or 0 when they come out of the knapsack. */
export const costOf = (gift: Pick<Gift, 'price'>, n: number, fromKnapsack: boolean): number =>
  fromKnapsack ? 0 : gift.price * n;

/** A combo goes on when its last gift is not older than this (domain 3.5), UTC ms. */
export const comboSince = (now: number): number => now - giftLimits.giftComboMs;

/** @param fanLevel of the giver in the channel's club, 0 for who is in none */
export const isLocked = (gift: Pick<Gift, 'fan_level'>, fanLevel: number): boolean =>
  gift.fan_level !== null && fanLevel < gift.fan_level;
