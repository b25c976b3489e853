/** Pictures of our gift set, by the key that the server sends. */
export const giftIcons = [
  'chalk',
  'applause',
  'sunflower',
  'goldbean',
  'candle',
  'bull',
  'rocket',
  'castle',
  'crown',
  'heart',
  'shield',
  'ribbon',
] as const;
export type GiftIconName = (typeof giftIcons)[number];

export const isGiftIcon = (icon: string): icon is GiftIconName => giftIcons.some((known) => known === icon);
