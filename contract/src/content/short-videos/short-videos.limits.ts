/** Limits of short videos (S04). Lengths in characters, times in ms. */
export const shortVideoLimits = {
  shortVideoTitle: 60,
  /** What its author says below it. */
  shortVideoWords: 500,
  /** The longest one. */
  shortVideoMs: 300_000,
  shortVideoChapters: 12,
  shortVideoChapterTitle: 30,
} as const;
