/** Limits of gifts and of real-time comments. Times in ms. */
export const giftLimits = {
  /** Gifts by one member within this time are one combo (domain 3.5). */
  giftComboMs: 3_000,
  giftMaxAtOnce: 9_999,
  barrageCharacters: 60,
  /** K15, D24: price of one real-time comment, in beans. */
  barragePriceBeans: 1,
} as const;
