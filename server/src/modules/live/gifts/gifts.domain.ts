import { giftLimits, type Gift } from '@goldbean/contract';

/** Panels of gifts, in the order they are shown; the app has its own words for the keys. */
export const tabs = [
  { key: 'popular', name: '热门' },
  { key: 'luxury', name: '豪华' },
  { key: 'fan', name: '粉丝团' },
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
