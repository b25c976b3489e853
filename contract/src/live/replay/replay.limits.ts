/** Limits of replays. Times in ms. */
export const replayLimits = {
  /** Life of a signed address of a replay or of live HLS; it also ends with the session and with the replay (D89). */
  replayTicketMs: 21_600_000,
  /** G091: events of one answer. */
  replayEventsMax: 500,
  /** G091: the longest range of one call. */
  replayRangeMs: 600_000,
  /** What is left by a trim is at least this long. */
  replayLeastMs: 1_000,
  /** Who left it closer to its beginning or its end begins anew. */
  replayEdgeMs: 15_000,
  /** Marks of gifts and red packets on the seek bar. */
  replayMarksMax: 300,
} as const;
