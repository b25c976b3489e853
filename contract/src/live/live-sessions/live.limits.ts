/** Limits of live sessions. Times in ms. */
export const liveLimits = {
  likesAtOnce: 50,
  /** T01, D27: an encoder may be gone this long. */
  publisherGraceMs: 60_000,
  /** S36: an encoder may be gone this long while the streamer shows the pause picture. */
  pauseGraceMs: 1_800_000,
  /** D89: life of a signed media address. */
  mediaTicketMs: 60_000,
  /** E26: those with an appointment are told so long before. */
  reminderMs: 600_000,
  /** V31, K13. */
  replayMaxDays: 7,
  replayDefaultDays: 7,
  liveNameCharacters: 50,
  liveThemeCharacters: 50,
  liveIntroductionCharacters: 1_000,
} as const;
