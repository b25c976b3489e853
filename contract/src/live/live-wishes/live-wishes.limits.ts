/** Limits of what a teacher hopes for in a live session (D18). */
export const liveWishLimits = {
  /** Wishes of one live session at once. */
  liveWishesMax: 5,
  /** The highest number of gifts that may be hoped for. */
  liveWishTargetMax: 99_999,
} as const;
