/** Limits of lucky and blessing bags (D19). Times in ms unless the name says seconds. */
export const bagLimits = {
  /** Members who can win one bag. */
  bagWinners: 100,
  /** The most that one winner gets: beans, and gifts of a kind. */
  bagBeansEach: 1_000_000,
  bagGiftsEach: 999,
  /** How long a bag waits for its draw. */
  bagSecondsMin: 10,
  bagSecondsMax: 1_800,
  /** Of the text that may be asked for. */
  bagCommentCharacters: 20,
  /** A bag that could not be drawn by then after its time is void, and its prize goes back. */
  bagKeptMs: 604_800_000,
  /** How long the room still shows what came of a bag. */
  bagShownMs: 600_000,
} as const;
